// The files of labels of one half of the documents (labels/README.md).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { labelFile, labelIndex } from './label-cells.ts';

const FOLDER = join(import.meta.dirname, 'labels');

export type Half = keyof z.output<typeof labelIndex>;
type LabelFile = z.output<typeof labelFile>;

export function readLabels(half: Half): LabelFile[] {
  const index = labelIndex.parse(readJson('index'));
  return index[half].map((name) => labelFile.parse(readJson(name)));
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
}
