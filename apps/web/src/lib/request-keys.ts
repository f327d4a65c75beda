// The keys of requests that create something: a request whose answer did not arrive is repeated with the key it had, by the program or by whoever presses
// the button once more, and the server creates nothing twice.

import type { Call } from '@vigilo/contract/call';
import { Problem } from './problem.ts';

const KEY_BYTES = 16;
/** Repeats by the program itself. */
const REPEATS = 2;
const PAUSE_S = 1;
const LONGEST_PAUSE_S = 5;
/** Of more requests than these it is not remembered that their outcome is unknown. */
const MOST_REMEMBERED = 100;

/** The keys of requests of which nobody knows whether they were done, by what they ask for. */
const open = new Map<string, string>();

/** A new key; no random UUID, which browsers make on pages over https alone. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Makes a request with a key where its call takes one, and repeats it where it stays unknown whether it was done.
 *
 * @param args all that the request says besides its call
 * @throws what the last try throws
 */
export async function withKey<T>(
  call: Call,
  args: unknown,
  exchange: (key: string | undefined) => Promise<T>,
): Promise<T> {
  if (call.creates !== true) return exchange(undefined);
  const asked = `${call.method} ${call.path} ${JSON.stringify(args)}`;
  const key = open.get(asked) ?? newKey();
  if (open.size < MOST_REMEMBERED) open.set(asked, key);
  for (let repeats = 0; ; repeats += 1) {
    try {
      const answer = await exchange(key);
      open.delete(asked);
      return answer;
    } catch (error) {
      if (!isUnknown(error)) open.delete(asked);
      if (!isUnknown(error) || repeats === REPEATS) throw error;
      await pause(error.retryAfter);
    }
  }
}

/** Whether a failure leaves open what became of the request: no answer, none of ours, or the first one is still running. */
function isUnknown(error: unknown): error is Problem {
  return (
    error instanceof Problem && (error.status === 0 || error.status >= 500 || error.code === 'still-running')
  );
}

async function pause(seconds = PAUSE_S): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_PAUSE_S) * 1000));
}
