// What hostile feeds cost: each is fetched and read in a process of its own.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../testing/own-process.ts';
import type { HostileTaken } from './hostile-process.ts';
import { startHostileServer } from './hostile-server.ts';

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
