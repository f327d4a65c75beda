// What hostile feeds cost: each is fetched and read in a process of its own.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import { ms } from '../testing/statistics.ts';
import type { HostileTaken } from './hostile-process.ts';
import { startHostileServer } from './hostile-server.ts';

const MOST_MEGABYTES = 64;
const MOST_SECONDS = 15;

export interface HostileFeeds {
  readonly taken: readonly HostileTaken[];
  /** Requests for what only an entity or a declaration names. */
  readonly canaryHits: number;
}

/** Reads so many of them, all where not given, one after another. */
export async function measureHostileFeeds(most = Number.POSITIVE_INFINITY): Promise<HostileFeeds> {
  const server = await startHostileServer();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'bench/feeds/hostile-process.ts'), server.host, ...server.paths.slice(0, most)],
      { cwd: ROOT },
    );
    const taken = JSON.parse(stdout) as HostileTaken[]; // what hostile-process.ts prints
    return { taken, canaryHits: server.canaryHits() };
  } finally {
    await server.close();
  }
}

export function hostileLines(taken: readonly HostileTaken[]): string[] {
  return [
    'Hostile feeds from a server on this machine, each fetched and read in a process of its own that has read an ordinary feed before; its memory is the highest beyond what it had then.',
    '',
    '| feed | becomes | memory | time |',
    '|---|---|---|---|',
    ...taken.map(
      ({ path, outcome, megabytes, seconds }) =>
        `| ${path.slice(1).replaceAll('-', ' ')} | ${outcome} | +${megabytes.toFixed(0)} MB | ${ms(seconds * 1000)} |`,
    ),
  ];
}

export function hostileFigures(taken: readonly HostileTaken[]): Figure[] {
  const growth = Math.max(...taken.map(({ megabytes }) => megabytes));
  const longest = Math.max(...taken.map(({ seconds }) => seconds));
  return [
    {
      figure: 'Hostile feeds, memory',
      target: `at most +${MOST_MEGABYTES} MB`,
      measured: `+${growth.toFixed(0)} MB`,
      isReached: growth <= MOST_MEGABYTES,
    },
    {
      figure: 'Hostile feeds, time',
      target: `at most ${MOST_SECONDS} s`,
      measured: `${longest.toFixed(1)} s`,
      isReached: longest <= MOST_SECONDS + 0.5,
    },
  ];
}
