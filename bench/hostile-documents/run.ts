// Hostile files through the whole flow. The files are those of ../shared/data and some that are made here.

import { existsSync } from 'node:fs';
import type { BenchResult } from '../testing/bench-result.ts';
import { ms, times } from '../testing/statistics.ts';
import { listMadeFiles } from './made-files.ts';
import type { Measured } from './measure-files.ts';
import { CALL_EVERY_MS, HOSTILE_FOLDER, listCollected, measureHostileFiles } from './measure-files.ts';

/** Nobody waits longer for all of them. */
const PATIENCE_MS = 25 * 60_000;
const MOST_SECONDS_A_PAGE = 20;
const MOST_TIMES = 2;
const REFUSED = 'refused at upload';

export async function bench(): Promise<BenchResult> {
  const title = 'Hostile documents through the whole flow';
  if (!existsSync(HOSTILE_FOLDER))
    return { title, lines: ['Not measured: the files of ../shared/data are absent.'] };
  const files = [...(await listCollected()), ...listMadeFiles()];
  return { title, ...buildResult(await measureHostileFiles(files, PATIENCE_MS)) };
}

function buildResult(measured: Measured): Pick<BenchResult, 'lines' | 'figures'> {
  const { outcomes, refused, files, p99Before, p99Meanwhile } = measured;
  const { counts, slowest, stuck, waiting } = outcomes;
  const crashes = [...counts]
    .filter(([key]) => key.includes('reader-crashed') || key.includes('interrupted'))
    .reduce((sum, [, count]) => sum + count, measured.workerLives ? 0 : 1);
  const hangs = slowest.secondsAPage > MOST_SECONDS_A_PAGE ? 1 : 0;
  const ends = [
    ...[...refused].map(([status, count]) => `${REFUSED} (${status}) ${count}`),
    ...[...counts].toSorted(([, one], [, other]) => other - one).map(([key, count]) => `${key} ${count}`),
  ];
  return {
    lines: [
      `${files} files, ${outcomes.pages} pages in ${Math.round(measured.seconds)} s, with OCR: ${ends.join(', ')}. The same content twice is one document. The longest was worked on for ${slowest.seconds.toFixed(1)} s, ${slowest.secondsAPage.toFixed(1)} s a page (${slowest.name}).`,
      '',
      `The companies listed every ${CALL_EVERY_MS} ms: p99 ${ms(p99Before)} before, ${ms(p99Meanwhile)} meanwhile.`,
    ],
    figures: [
      {
        figure: `Hostile files through the whole flow: crashes, over ${MOST_SECONDS_A_PAGE} s a page, without a final status`,
        target: '0, 0, 0',
        measured: `${crashes}, ${hangs}, ${stuck + waiting} of ${files}`,
        isReached: crashes === 0 && hangs === 0 && stuck === 0 && waiting === 0,
      },
      {
        figure: 'p99 of the listing of companies meanwhile',
        target: `at most ${MOST_TIMES}x`,
        measured: times(p99Meanwhile / p99Before),
        isReached: p99Meanwhile <= MOST_TIMES * p99Before,
      },
    ],
  };
}
