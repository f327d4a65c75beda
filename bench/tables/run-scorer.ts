// The scorer of ../shared/data over read tables, against cells that others wrote down or against tables that are given.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../testing/own-process.ts';

export const DATA = join(ROOT, '../shared/data');

/** Tables as rows of texts, by the name of their document or page. */
export type TablesByName = ReadonlyMap<string, readonly (readonly (readonly string[])[])[]>;

const scored = z.object({
  micro: z.object({
    adjacency: z.object({ f1: z.number() }),
    tables: z.object({ exact: z.number(), gold: z.number(), predicted: z.number() }),
  }),
  macro: z.object({ adjacencyF1: z.number() }),
});
const detailed = z.record(z.string(), z.object({ adjacency: z.object({ f1: z.number() }) }));

/** With the adjacency F1 of each document by its name. */
export type TableScore = z.output<typeof scored> & { readonly byDocument: ReadonlyMap<string, number> };

/** Against the manifest and the CSV files of a folder of ../shared/data. */
export function scoreAgainstFolder(folder: string, predicted: TablesByName): TableScore {
  return inTemporaryFolder((own) =>
    runScorer(join(folder, 'manifest.csv'), join(folder, 'gt'), own, predicted),
  );
}

/** Against tables that are given. */
export function scoreAgainst(expected: TablesByName, predicted: TablesByName): TableScore {
  return inTemporaryFolder((folder) => {
    const manifest = ['pdf,gt_csv'];
    for (const [name, tables] of expected)
      for (const [index, rows] of tables.entries()) {
        const file = `${name}-${index}.csv`;
        manifest.push(`${name},${file}`);
        writeFileSync(join(folder, file), rows.map((row) => `${row.map(quote).join(',')}\n`).join(''));
      }
    writeFileSync(join(folder, 'manifest.csv'), manifest.join('\n'));
    return runScorer(join(folder, 'manifest.csv'), folder, folder, predicted);
  });
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function inTemporaryFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'vigilo-bench-tables-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runScorer(manifest: string, gold: string, folder: string, predicted: TablesByName): TableScore {
  for (const [name, tables] of predicted)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ tables: tables.map((rows) => ({ rows })) }));
  // Not the name of a document.
  const detail = join(folder, 'detail.txt');
  const words = ['--gold', manifest, '--gt', gold, '--pred', folder, '--detail', detail];
  const output = execFileSync(process.execPath, [join(DATA, 'scorers/score-tables.mjs'), ...words], {
    encoding: 'utf8',
  });
  const details = Object.entries(detailed.parse(JSON.parse(readFileSync(detail, 'utf8'))));
  return {
    ...scored.parse(JSON.parse(output)),
    byDocument: new Map(details.map(([name, { adjacency }]) => [name, adjacency.f1])),
  };
}
