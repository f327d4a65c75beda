// The processes of a PostgreSQL: the first one, and those it started.

import { readFile } from 'node:fs/promises';
import { findServer } from '../../apps/api/src/app/testing/database-process.ts';

/** All of them; none where it does not run. */
export async function listServerProcesses(server: { readonly dataDir: string }): Promise<number[]> {
  const first = await findServer(server).catch(() => Number.NaN);
  if (!Number.isInteger(first)) return [];
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8').catch(() => '');
  return [first, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Sends a signal to each; those that are gone already do not matter. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself meanwhile.
    }
  }
}
