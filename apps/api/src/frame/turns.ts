// How many requests may change something at once, and how long a request may take. Changes wait for one another's rows; without a bound those that
// wait would take every connection, and nobody could read either.

import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.ts';

const RETRY_SECONDS = 5;

function busy(): Problem {
  return new Problem('unavailable', 'refusals.busy', { retryAfter: RETRY_SECONDS });
}

/** Lets so many through at once, the others in the order in which they came. */
export class Turns {
  readonly #countAllowed: (waiting: number) => number;
  readonly #waitMs: number;
  readonly #waiting = new Set<() => void>();
  readonly #refusal: () => Problem;
  #running = 0;

  /**
   * @param most how many at once, or a way to find out, at least 1, where that depends on how many wait
   * @param waitMs whoever waits longer is refused, and never comes through
   * @param refusal in which words
   */
  constructor(most: number | ((waiting: number) => number), waitMs: number, refusal: () => Problem = busy) {
    this.#countAllowed = typeof most === 'number' ? () => most : most;
    this.#waitMs = waitMs;
    this.#refusal = refusal;
  }

  /** Whether nobody is through or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws Problem 'unavailable' or the given one, with nothing done, where the turn does not come in time; else what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.size === 0 && this.#hasRoom()) this.#running += 1;
    else await this.#takeTurn();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#letNextIn();
    }
  }

  #hasRoom(): boolean {
    return this.#running < this.#countAllowed(this.#waiting.size);
  }

  #takeTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.#waiting.delete(come);
        reject(this.#refusal());
      }, this.#waitMs);
      this.#waiting.add(come);
    });
  }

  /** They take their places at once, so that nobody who comes meanwhile gets before them. */
  #letNextIn(): void {
    for (const next of this.#waiting) {
      if (!this.#hasRoom()) return;
      this.#waiting.delete(next);
      this.#running += 1;
      next();
    }
  }
}

/**
 * Waits for `work` at most so long; what it still does then, it does unseen.
 *
 * @param ms 0 waits as long as it takes
 * @throws Problem 'unavailable' where it takes longer
 */
export function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === 0) return work;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(busy()), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Whether the database answers is known this soon (health.service.ts). */
const KNOWN_MS = 1000;

/**
 * Waits for work that may take long, as long as what it waits for is alive: every so often that is asked.
 *
 * @param ms longest time that something silent is waited for, the time to find that out included; 0 never asks
 * @throws Problem 'unavailable' where it is not
 */
export async function whileAlive<T>(
  ms: number,
  isAlive: () => Promise<boolean>,
  work: Promise<T>,
): Promise<T> {
  if (ms === 0) return work;
  const pause = Math.max(ms / 2, ms - KNOWN_MS);
  const over = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(pause, undefined, { signal: over.signal });
      if (!(await isAlive())) throw busy();
    }
  };
  const watching = watch();
  // Where the work is done first, the watch ends with a rejection of its own.
  watching.catch(() => undefined);
  try {
    return await Promise.race([work, watching]);
  } finally {
    over.abort();
  }
}
