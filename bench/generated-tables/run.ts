// How well tables of generated documents are read, whose cells are known because they were made: adjacency F1 against whitespace alone over the same words, and
// how many tables are found on pages that have none. The held-back half is given as totals alone.

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { readTables } from '@vigilo/domain/tables/read-tables';
import { tableRows } from '@vigilo/domain/tables/table-rows';
import type { GeneratedTables } from '../generated-documents/catalogue.ts';
import { listTables } from '../generated-documents/catalogue.ts';
import { makeTables } from '../generated-documents/make-documents.ts';
import { readPages } from '../../tools/read-files.ts';
import type { TableScore, TablesByName } from '../tables/run-scorer.ts';
import { scoreAgainst } from '../tables/run-scorer.ts';
import { readByWhitespace } from '../tables/whitespace-columns.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';

const HALVES = ['tuning', 'held back'] as const;

interface Described {
  readonly row: string;
  /** Of the half that may be looked into alone. */
  readonly mistakes: readonly string[];
}

interface HalfRead {
  readonly documents: readonly { readonly document: GeneratedTables; readonly pages: readonly ReadPage[] }[];
}

export async function bench(): Promise<BenchResult> {
  const title = 'Tables of generated documents';
  if (!existsSync(join(ROOT, '../shared/data/scorers')))
    return { title, lines: ['Not measured: `../shared/data/scorers` is not there.'] };
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-generated-tables-'));
  try {
    const described: Described[] = [];
    for (const half of HALVES) described.push(describe(half, await readHalf(half, join(folder, half))));
    return {
      title,
      lines: [
        '| layouts | documents, tables | adjacency F1, micro / macro | tables exact | whitespace alone | pages without a table | tables found there |',
        '|---|---|---|---|---|---|---|',
        ...described.map(({ row }) => row),
        '',
        ...described.flatMap(({ mistakes }) => mistakes),
        '',
        'A table over several pages is one a page. Pages without a table are prose, lists, contents, charts, letters.',
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readHalf(half: GeneratedTables['half'], folder: string): Promise<HalfRead> {
  const made = await makeTables(
    listTables().filter((document) => document.half === half),
    folder,
  );
  const documents: { document: GeneratedTables; pages: ReadPage[] }[] = [];
  for (const document of made) documents.push({ document, pages: await readPages(document.file) });
  return { documents };
}

const written = ({ micro, macro }: TableScore): string =>
  `${micro.adjacency.f1.toFixed(3)} / ${macro.adjacencyF1.toFixed(3)}`;

function describe(half: GeneratedTables['half'], { documents }: HalfRead): Described {
  const withTables = documents.filter(({ document }) => document.tables.length > 0);
  const without = documents.filter(({ document }) => document.tables.length === 0);
  const read = new Map(
    withTables.map(({ document, pages }) => [
      document.name,
      pages.flatMap((page) => readTables(page).map(tableRows)),
    ]),
  );
  const plain = new Map(
    withTables.map(({ document, pages }) => [document.name, pages.flatMap(readByWhitespace)]),
  );
  const expected: TablesByName = new Map(withTables.map(({ document }) => [document.name, document.tables]));
  const score = scoreAgainst(expected, read);
  const found = without.map(({ document, pages }) => ({
    name: document.name,
    count: pages.flatMap((page) => readTables(page)).length,
  }));
  const falsePages = found.filter(({ count }) => count > 0);
  const pageCount = without.reduce((sum, { pages }) => sum + pages.length, 0);
  const tableCount = found.reduce((sum, { count }) => sum + count, 0);
  const { gold, exact, predicted } = score.micro.tables;
  return {
    row: `| ${half} | ${withTables.length}, ${gold} | ${written(score)} | ${exact} of ${predicted} found | ${written(scoreAgainst(expected, plain))} | ${pageCount} | ${tableCount} on ${falsePages.length} pages |`,
    mistakes: half === 'tuning' ? listMistakes(withTables, score, falsePages) : [],
  };
}

/** The worst first. */
function listMistakes(
  withTables: HalfRead['documents'],
  { byDocument }: TableScore,
  falsePages: readonly { readonly name: string; readonly count: number }[],
): string[] {
  const tables = withTables
    .map(({ document: { name, ruled } }) => ({ name, ruled, f1: byDocument.get(name) ?? 0 }))
    .filter(({ f1 }) => f1 < 1)
    .toSorted((one, other) => one.f1 - other.f1)
    .map(({ name, ruled, f1 }) => `- ${name} (ruled: ${ruled}): ${f1.toFixed(3)}`);
  return [...tables, ...falsePages.map(({ name, count }) => `- ${name}: ${count} found where there is none`)];
}
