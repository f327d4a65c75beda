// Financial statements: of the figures that a person typed from the printed pages of eight filings, how many are found with value, scale, sign and
// period, and which found figures contradict the pages (score.ts).

import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import type { ReadChild } from '../../apps/api/src/extraction/read-children.ts';
import { extractChild, readTablesOf, splitPages } from '../../apps/api/src/extraction/read-children.ts';
import { readPages } from '../../tools/read-files.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import { DOTS, drawPictures } from '../testing/page-pictures.ts';
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
    scores.push(
      scoreFiling(
        filing,
        listFound(await readPages(join(DATA, filing.file))).map(({ fact }) => fact),
      ),
    );
  const scans = await scoreScans(filings.filter(({ statements }) => statements.length > 0));
  return {
    title: `${title}, ${filings.length} filings`,
    lines: [
      ...describeScores(scores),
      '',
      `The pages with statements as clean pictures of ${DOTS} dots an inch, through OCR; of the wrong ones ${scans.sure} are not sent to a person:`,
      '',
      ...describeScores(scans.scores),
    ],
    figures: [
      toFigure('Figures of statements', scores, 0.95),
      {
        figure: 'Figures of statements as pictures, wrong above the threshold',
        target: '0',
        measured: String(scans.sure),
        isReached: scans.sure === 0,
      },
    ],
  };
}

function toFigure(figure: string, scores: readonly FilingScore[], least: number): Figure {
  const count = (of: 'right' | 'missing' | 'wrong') =>
    scores.reduce((sum, score) => sum + score[of].length, 0);
  const printed = count('right') + count('missing');
  return {
    figure: `${figure} found with value, scale, sign and period; wrong`,
    target: `>= ${least * 100} %; 0`,
    measured: `${count('right')} of ${printed}; ${count('wrong')}`,
    isReached: count('right') >= least * printed && count('wrong') === 0,
  };
}

type Filing = Parameters<typeof scoreFiling>[0];

/** The pages with statements read as pictures, and how many wrong values a person is not asked about. */
async function scoreScans(filings: readonly Filing[]): Promise<{ scores: FilingScore[]; sure: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-statements-'));
  try {
    const scores: FilingScore[] = [];
    let sure = 0;
    for (const filing of filings) {
      const numbers = [...new Set(filing.statements.map(({ page }) => page))].toSorted((a, b) => a - b);
      const drawn = await drawPictures(join(DATA, filing.file), { folder, name: 'page', pages: numbers });
      const pages: ReadPage[] = [];
      for (const { number, path } of drawn)
        pages.push(...(await readPages(path)).map((page) => ({ ...straightenPage(page), number })));
      const found = listFound(pages);
      scores.push(
        scoreFiling(
          filing,
          found.map(({ fact }) => fact),
        ),
      );
      sure += scoreFiling(
        filing,
        found.flatMap(({ fact, isSure }) => (isSure ? [fact] : [])),
      ).wrong.length;
    }
    return { scores, sure };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ReadFact {
  readonly fact: FoundFact;
  /** Nobody is asked to look at it. */
  readonly isSure: boolean;
}

function listFound(pages: readonly ReadPage[]): ReadFact[] {
  const tables = readTablesOf(pages);
  return splitPages(pages, tables, SHIPPED_DOCUMENT_TYPES).flatMap((child) =>
    factsOf(extractChild(child, pages, tables, SHIPPED_DOCUMENT_TYPES)),
  );
}

function factsOf({ documentType, rows }: ReadChild): ReadFact[] {
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
    const dated = row.PeriodMonths === undefined ? fact : { ...fact, months: row.PeriodMonths };
    return [{ fact: dated, isSure: row.LookReasons.length === 0 }];
  });
}
