// People who each do the same thing again and again until they are told to end.

import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../bench/testing/random.ts';

/** After the first failure; twice as long after each further one, until LONGEST_MS: two hundred people who ask thousands of times a second would keep the process from starting. */
const RETRY_MS = 50;
const LONGEST_MS = 500;

export class Crowd {
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  /** One more: does `step` for 0, 1, ... until {@link end}, and waits a moment where it says that it was not done. */
  add(step: (turn: number) => Promise<boolean>): void {
    this.#working.push(this.#work(step, createRandom(this.#working.length)));
  }

  /** Resolves when what is under way is done. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #work(step: (turn: number) => Promise<boolean>, random: () => number): Promise<void> {
    let failures = 0;
    for (let turn = 0; !this.#isOver; turn += 1) {
      failures = (await step(turn)) ? 0 : failures + 1;
      // Not all at the same moment: the first of them finds out soon that it is back.
      if (failures > 0) await sleep(Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_MS) * random());
    }
  }
}
