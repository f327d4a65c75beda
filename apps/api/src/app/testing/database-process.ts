import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThrowAwayServer } from '../../../../../tools/testing/throw-away-server.ts';

/** The first process of a PostgreSQL, which starts all others and ends with them. */
export async function findServer({ dataDir }: Pick<ThrowAwayServer, 'dataDir'>): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n', 1);
  return Number(pid);
}
