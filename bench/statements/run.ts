// Financial statements: of the figures that a person typed from the printed pages of eight filings, how many are found with value, scale, sign and
// period, and which found figures contradict the pages (score.ts).

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';
import type { ReadChild } from '../../apps/api/src/extraction/read-children.ts';
import { extractChild, readTablesOf, splitPages } from '../../apps/api/src/extraction/read-children.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import type { FilingScore, FoundFact } from './score.ts';
import { describeScores, printedFilings, scoreFiling, STATEMENT_FIGURES } from './score.ts';

const DATA = join(ROOT, '../shared/data');

export async function bench(): Promise<BenchResult> {
  const title = 'Figures of financial statements';
  const typed = join(import.meta.dirname, 'filings.json');
  const filings = printedFilings.parse(JSON.parse(readFileSync(typed, 'utf8')));
  if (!existsSync(join(DATA, 'filings')))
    return { title, lines: ['Not measured: `../shared/data/filings` is not there.'] };
  const scores: FilingScore[] = [];
  for (const filing of filings)
    scores.push(scoreFiling(filing, listFound(await readPages(join(DATA, filing.file)))));
  return { title: `${title}, ${filings.length} filings`, lines: describeScores(scores) };
}

async function readPages(file: string): Promise<ReadPage[]> {
  const document = await openDocument(file, { text: 'auto', languages: ['eng'], turn: 0 });
  const numbers = Array.from({ length: document.pageCount }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.readPage(number)));
  await document.close();
  return pages;
}

function listFound(pages: readonly ReadPage[]): FoundFact[] {
  const tables = readTablesOf(pages);
  return splitPages(pages, tables, SHIPPED_DOCUMENT_TYPES).flatMap((child) =>
    factsOf(extractChild(child, pages, tables, SHIPPED_DOCUMENT_TYPES)),
  );
}

function factsOf({ documentType, rows }: ReadChild): FoundFact[] {
  const keys = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === documentType)?.keys ?? [];
  return rows.flatMap((row) => {
    const field = keys.find(({ key }) => key === row.SSOTKey)?.field;
    const key = STATEMENT_FIGURES.find((figure) => figure === field);
    if (key === undefined || row.ValueType !== 'entity' || row.Value === '') return [];
    const fact = {
      key,
      end: row.Period ?? null,
      value: Number(row.Value),
      page: row.ValueCoordinates[0]?.page_n ?? 1,
    };
    return [row.PeriodMonths === undefined ? fact : { ...fact, months: row.PeriodMonths }];
  });
}
