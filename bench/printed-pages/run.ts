// On how many pages of other people's print a table is reported where there is none, and on how many that have one it is found, on pages drawn at random from
// the manuals, papers and slides of Debian's packages (labels/README.md). The half held back is given as counts alone.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTables } from '@vigilo/domain/tables/read-tables';
import type { BenchResult } from '../testing/bench-result.ts';
import { count } from '../testing/statistics.ts';
import type { PageSet } from './printed-pages.ts';
import { listPages, readPrintedPages } from './printed-pages.ts';

const LEAST_CLEAN = 0.95;
const SETS = ['tuning', 'held back'] as const satisfies readonly PageSet[];
const VERDICTS = ['none', 'table', 'arguable'] as const;

interface Counted {
  readonly set: PageSet;
  readonly labelled: number;
  readonly reported: Readonly<Record<(typeof VERDICTS)[number], { pages: number; withTables: number }>>;
}

export async function bench(): Promise<BenchResult> {
  const title = 'Tables reported on printed pages';
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-printed-pages-'));
  try {
    const counted: Counted[] = [];
    for (const set of SETS) counted.push(await countReported(set, folder));
    if (counted.some(({ reported }) => reported.none.pages === 0))
      return { title, lines: ['Not measured: the packages of the pages could not be fetched.'] };
    return { title, lines: describe(counted), figures: counted.slice(1).map(toFigure) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countReported(set: PageSet, folder: string): Promise<Counted> {
  const labels = await listPages(set);
  const reported = {
    none: { pages: 0, withTables: 0 },
    table: { pages: 0, withTables: 0 },
    arguable: { pages: 0, withTables: 0 },
  };
  await readPrintedPages(labels, folder, (page, { verdict }) => {
    reported[verdict].pages += 1;
    if (readTables(page).length > 0) reported[verdict].withTables += 1;
  });
  return { set, labelled: labels.length, reported };
}

function describe(counted: readonly Counted[]): string[] {
  return [
    '| pages | read of labelled | a table reported where there is none | pages with a table on which one is reported | where it may be called one |',
    '|---|---|---|---|---|',
    ...counted.map(({ set, labelled, reported }) => {
      const read = VERDICTS.reduce((sum, verdict) => sum + reported[verdict].pages, 0);
      const shares = VERDICTS.map((verdict) => shareOf(reported[verdict]));
      return `| ${set} | ${count(read)} of ${count(labelled)} | ${shares.join(' | ')} |`;
    }),
    '',
    'Pages drawn at random from packages of Debian, three of a document at most, the halves parted by package; judged by two people, each one half, before the reader was seen.',
  ];
}

const shareOf = ({ pages, withTables }: { pages: number; withTables: number }): string =>
  `${withTables} of ${pages}`;

function toFigure({ reported: { none } }: Counted) {
  const clean = 1 - none.withTables / none.pages;
  return {
    figure: 'Printed pages without a table, held back, on which none is reported',
    target: `>= ${LEAST_CLEAN * 100} %`,
    measured: `${(clean * 100).toFixed(1)} % (${none.pages - none.withTables} of ${none.pages})`,
    isReached: clean >= LEAST_CLEAN,
  };
}
