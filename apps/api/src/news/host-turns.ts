// Politeness towards publishers over every process: one request at a time to a host, and a pause between two, whichever process asks.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../frame/tables.ts';
import { leaveHost, takeHost } from './host-turns.queries.ts';

/** Longer than any request; a process that died gives its host back so. */
const HELD_MS = 60_000;
/** Who waits looks again at least so often. */
const LONGEST_LOOK_MS = 500;

export interface HostTurn {
  readonly db: Database;
  readonly host: string;
  /** Between the end of one request and the beginning of the next, in milliseconds. */
  readonly apartMs: number;
  /** What `performance.now()` says when it is too late to begin. */
  readonly until: number;
}

/** Does the work when the host is free. Answers whether it was done: not where the host is busy until then. @throws what `work` throws */
export async function inHostTurn(
  { db, host, apartMs, until }: HostTurn,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const holder = randomUUID();
  for (;;) {
    const busyMs = await takeHost(db, host, holder, HELD_MS);
    if (busyMs === 0) break;
    if (performance.now() + Math.min(busyMs, LONGEST_LOOK_MS) > until) return false;
    await sleep(Math.min(busyMs, LONGEST_LOOK_MS));
  }
  try {
    await work();
  } finally {
    await leaveHost(db, host, holder, apartMs);
  }
  return true;
}
