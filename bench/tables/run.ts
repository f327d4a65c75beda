// How well tables are read, on 30 real documents with 57 tables whose cells were written down by others (../shared/data/tables): adjacency F1 over all
// cells and over documents, with the grid reader, without it, and by whitespace alone over the same words. Then on pages that were labelled by hand
// (labels/README.md): those for tuning, the last ones of filings, which no rule is written on, and, where TABLE_LABELS names a folder, the tables there that people
// corrected. And pages a second on one core.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { readTables, readTextTables } from '@vigilo/domain/tables/read-tables';
import type { ReadTable } from '@vigilo/domain/tables/read-table';
import { tableRows } from '@vigilo/domain/tables/table-rows';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { count, median } from '../testing/statistics.ts';
import type { TableReader } from './measure-labels.ts';
import { measureCorrected, measureLabels } from './measure-labels.ts';
import { DATA, scoreAgainstFolder } from './run-scorer.ts';
import { readByWhitespace } from './whitespace-columns.ts';

const FILES = join(DATA, 'tables/pdf');
const TURNS = 7;
const PACE = 60;
const [MICRO, MACRO] = [0.98, 0.97];

const toReported = (table: ReadTable) => ({ ...table, rows: tableRows(table) });

const READERS = {
  'grids and text': (page) => readTables(page).map(toReported),
  'text alone': (page) => readTextTables(page).map(toReported),
  'yardstick: whitespace': (page) =>
    readByWhitespace(page).map((rows) => ({ rows, box: null, headerRows: 0 })),
} satisfies Readonly<Record<string, TableReader>>;
type ReaderName = keyof typeof READERS;
const NAMES: readonly ReaderName[] = ['grids and text', 'text alone', 'yardstick: whitespace'];

async function readDocuments(): Promise<Map<string, ReadPage[]>> {
  const documents = new Map<string, ReadPage[]>();
  for (const file of readdirSync(FILES).filter((name) => name.endsWith('.pdf'))) {
    const document = await openDocument(join(FILES, file), { text: 'auto', languages: ['eng'], turn: 0 });
    const numbers = Array.from({ length: document.pageCount }, (_, index) => index + 1);
    documents.set(
      file.slice(0, -'.pdf'.length),
      await Promise.all(numbers.map((number) => document.readPage(number))),
    );
    await document.close();
  }
  return documents;
}

function score(documents: ReadonlyMap<string, readonly ReadPage[]>, read: TableReader) {
  const tables = [...documents].map(
    ([name, pages]) => [name, pages.flatMap((page) => read(page)).map(({ rows }) => rows)] as const,
  );
  return scoreAgainstFolder(join(DATA, 'tables'), new Map(tables));
}

const ALL = NAMES.map((name) => READERS[name]);

type Measured = Awaited<ReturnType<typeof measureLabels>>;

async function describeLabels(fresh: Measured): Promise<string[]> {
  const folder = process.env['TABLE_LABELS'];
  return [
    ...describeFigures('Labelled by hand, for tuning', await measureLabels('tuning', ALL)),
    '',
    ...describeFigures('Labelled by hand, pages of filings that no rule was written on', fresh),
    ...(folder === undefined
      ? []
      : ['', ...describeFigures('Corrected and approved by people', measureCorrected(folder, ALL))]),
  ];
}

function describeFigures(what: string, measured: Measured): string[] {
  return [
    `${what}: ${count(measured[0]?.score.micro.tables.gold ?? 0)} tables on ${count(measured[0]?.pages ?? 0)} pages, each page by itself.`,
    '',
    '| reader | adjacency F1, micro / macro over pages | tables exact | tables found | no table reported where there is none |',
    '|---|---|---|---|---|',
    ...measured.map(
      ({ score: { micro, macro }, silentPages, pagesWithoutTable }, index) =>
        `| ${NAMES[index] ?? ''} | ${micro.adjacency.f1.toFixed(3)} / ${macro.adjacencyF1.toFixed(3)} | ${micro.tables.exact} of ${micro.tables.gold} | ${micro.tables.predicted} | ${silentPages} of ${pagesWithoutTable} pages |`,
    ),
  ];
}

/** Of the first reader; nothing is promised of it, and no rule is written to better it. */
function statedOfFresh([first]: Measured): Figure {
  if (first === undefined) throw new Error('No reader was measured');
  const { micro, macro } = first.score;
  return {
    figure: 'Tables of filings, on pages that no rule was written on: adjacency F1 micro / macro',
    target: 'stated',
    measured: `${micro.adjacency.f1.toFixed(3)} / ${macro.adjacencyF1.toFixed(3)}, ${micro.tables.exact} of ${count(micro.tables.gold)} exact`,
    isReached: null,
  };
}

/** Pages a second of processor time, from the words to the tables. */
function measurePace(pages: readonly ReadPage[], read: TableReader): number {
  const begun = process.cpuUsage();
  for (const page of pages) read(page);
  const { user, system } = process.cpuUsage(begun);
  return pages.length / ((user + system) / 1e6);
}

export async function bench(): Promise<BenchResult> {
  const title = 'Tables of 30 real documents';
  if (!existsSync(FILES)) return { title, lines: ['Not measured: `../shared/data/tables` is not there.'] };
  const documents = await readDocuments();
  const pages = [...documents.values()].flat();
  const paces: Record<ReaderName, number[]> = {
    'grids and text': [],
    'text alone': [],
    'yardstick: whitespace': [],
  };
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const name of NAMES) {
      const pace = measurePace(pages, READERS[name]);
      // The first turn warms up.
      if (turn > 0) paces[name].push(pace);
    }
  const results = NAMES.map((name) => ({
    name,
    ...score(documents, READERS[name]),
    pace: median(paces[name]),
  }));
  const [whole, , yardstick] = results;
  if (whole === undefined || yardstick === undefined) throw new Error('No reader was measured');
  const written = (result: typeof whole): string =>
    `${result.micro.adjacency.f1.toFixed(3)} / ${result.macro.adjacencyF1.toFixed(3)}`;
  const fresh = await measureLabels('fresh', ALL);
  return {
    title: `${title}, ${count(pages.length)} pages`,
    lines: [
      '| reader | adjacency F1, micro / macro | tables exact | tables found | pages a second of processor time |',
      '|---|---|---|---|---|',
      ...results.map(
        (result) =>
          `| ${result.name} | ${written(result)} | ${result.micro.tables.exact} of ${result.micro.tables.gold} | ${result.micro.tables.predicted} | ${count(Math.round(result.pace))} |`,
      ),
      '',
      'The pages were read by the product beforehand; the pace is that of the tables alone. The rules were written on these files: expect less elsewhere.',
      '',
      ...(await describeLabels(fresh)),
    ],
    figures: [
      {
        figure: 'Tables, adjacency F1 micro / macro',
        target: `>= ${MICRO} / ${MACRO}`,
        measured: `${written(whole)} (whitespace alone: ${written(yardstick)})`,
        isReached: whole.micro.adjacency.f1 >= MICRO && whole.macro.adjacencyF1 >= MACRO,
      },
      {
        figure: 'Tables from words, one core',
        target: `>= ${PACE} pages a second`,
        measured: count(Math.round(whole.pace)),
        isReached: whole.pace >= PACE,
      },
      statedOfFresh(fresh),
    ],
  };
}
