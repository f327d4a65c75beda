// Calls that take much of the machine, in the places that are shared out (../frame/fair-shares.ts).

import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../frame/problem.ts';

const LONGEST_PAUSE_MS = 1000;

export interface Place {
  readonly leave: () => void;
  /** Whether others ask for something meanwhile. */
  readonly doOthersAsk: () => boolean;
}

/**
 * Does what takes much of the machine, and leaves its place once it is done and its reply was read, or nobody reads it any more; where others ask for
 * something meanwhile, after as long again (at most a second), so that whoever asks for one thing after another leaves half of the time to them.
 *
 * @param reply tells by 'close' that it was read
 */
export async function inShare<T>(
  { leave, doOthersAsk }: Place,
  reply: EventEmitter & { readonly destroyed: boolean },
  act: () => Promise<T>,
): Promise<T> {
  if (reply.destroyed) {
    leave();
    throw new Problem('unavailable', 'refusals.busy');
  }
  const begun = performance.now();
  const read = new Promise<void>((resolve) => reply.once('close', () => resolve()));
  const done = act();
  const leaveInTime = async () => {
    await Promise.allSettled([done, read]);
    const took = performance.now() - begun;
    if (doOthersAsk()) await sleep(Math.min(took, LONGEST_PAUSE_MS), undefined, { ref: false });
    leave();
  };
  void leaveInTime();
  return done;
}
