// The files of labels of one of the sets that labels/README.md names, and those of a folder of tables that people corrected.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { labelFile, labelIndex } from './label-cells.ts';

const FOLDER = join(import.meta.dirname, 'labels');

export type LabelSet = keyof z.output<typeof labelIndex>;
export type LabelFile = z.output<typeof labelFile>;

/** The names of the set's files, without '.json'. For tests. @public */
export function listLabelNames(set: LabelSet): readonly string[] {
  return labelIndex.parse(readJson('index'))[set];
}

export function readLabels(set: LabelSet): LabelFile[] {
  return listLabelNames(set).map((name) => labelFile.parse(readJson(name)));
}

/** Those that `npm run admin -- table-labels FOLDER` wrote. */
export function readLabelFolder(folder: string): LabelFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.pages.json'))
    .map((name) => labelFile.parse(readJson(name.slice(0, -'.json'.length), folder)));
}

function readJson(name: string, folder = FOLDER): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}
