// From `npm start` to the first call that is answered: on an empty data folder, and again on the same one. Packages are installed and the web is
// built; a start that still had something to build is made again.

import { rm } from 'node:fs/promises';
import type { BenchResult } from '../testing/bench-result.ts';
import { startOwnProcess } from '../testing/own-process.ts';
import { median, short, spread } from '../testing/statistics.ts';
import { makeTemporaryFolder } from '../testing/temporary-postgres.ts';

const FIRST_RUNS = 3;
const RESTARTS = 5;
const READY = /Vigilo is ready on (http:\/\/\S+)/;
const PREPARED = /^(?:Installing packages|Building the web)/m;

interface Start {
  readonly seconds: number;
  readonly stopSeconds: number;
  readonly hadToPrepare: boolean;
}

export async function bench(): Promise<BenchResult> {
  const first: Start[] = [];
  const again: Start[] = [];
  while (first.length < FIRST_RUNS) {
    const folder = await makeTemporaryFolder();
    try {
      const start = await startAndStop(folder);
      if (start.hadToPrepare) continue;
      first.push(start);
      while (first.length === FIRST_RUNS && again.length < RESTARTS) again.push(await startAndStop(folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const words = (starts: readonly Start[]) => {
    const seconds = starts.map((start) => start.seconds);
    return `${short(median(seconds))} s (${spread(seconds)}, ${starts.length} runs)`;
  };
  return {
    title: '`npm start` to the first answered call, with the demo tenant',
    lines: [
      `- first run, on an empty data folder (cluster made, migrated, demo tenant made): **${words(first)}**`,
      `- restart on that folder: **${words(again)}**`,
      `- from Ctrl-C until everything has ended: ${short(median(again.map((start) => start.stopSeconds)))} s`,
      '- packages are installed and the web is built before; on a fresh clone that is added once',
    ],
    figures: [
      { figure: '`npm start`, first run', target: 'stated', measured: words(first), isReached: null },
      { figure: '`npm start`, restart', target: 'stated', measured: words(again), isReached: null },
    ],
  };
}

async function startAndStop(dataDir: string): Promise<Start> {
  const begun = performance.now();
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'warn' };
  const product = await startOwnProcess({ command: 'npm', words: ['start'], environment, ready: READY });
  try {
    const { ok } = await fetch(new URL('/api/health/ready', product.words[1]));
    if (!ok) throw new Error('The product says that it is ready but is not');
  } catch (error) {
    await product.stop();
    throw error;
  }
  const seconds = (performance.now() - begun) / 1000;
  const hadToPrepare = PREPARED.test(await product.read());
  const stopping = performance.now();
  await product.stop();
  return { seconds, stopSeconds: (performance.now() - stopping) / 1000, hadToPrepare };
}
