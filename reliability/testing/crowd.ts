// People who each do the same thing again and again until they are told to end.

import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 50;

export class Crowd {
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  /** One more: does `step` for 0, 1, ... until {@link end}, and waits a moment where it says that it was not done. */
  add(step: (turn: number) => Promise<boolean>): void {
    this.#working.push(this.#work(step));
  }

  /** Resolves when what is under way is done. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #work(step: (turn: number) => Promise<boolean>): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const isDone = await step(turn);
      if (!isDone) await sleep(RETRY_MS);
    }
  }
}
