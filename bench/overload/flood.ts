// A user who takes what they can get, in a thread of its own: what is measured of others must not wait for who sends and takes in so much.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sent } from './send.ts';

export interface Flood {
  readonly port: number;
  readonly token: string;
  /** Calls at once. */
  readonly places: number;
  readonly sent: Sent;
}

export interface FloodCounts {
  readonly answered: number;
  readonly refused: number;
}

/** Begins a flood; what it returns ends it, and says how many calls were answered and refused. */
export async function startFlood(flood: Flood): Promise<() => Promise<FloodCounts>> {
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData: flood });
  await once(thread, 'online');
  return async () => {
    const said: Promise<FloodCounts[]> = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process has no origin
    thread.postMessage('end');
    const [counts = { answered: 0, refused: 0 }] = await said;
    await thread.terminate();
    return counts;
  };
}
