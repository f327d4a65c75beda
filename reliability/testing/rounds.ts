// Rounds of an experiment, some at a time, until all are done or its time is over.

import type { Plan } from './experiment.ts';

/** Does `round` for 0, 1, ... and returns how many rounds were done. */
export async function doRounds(
  plan: Plan,
  rounds: number,
  atOnce: number,
  round: (number: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < rounds && plan.hasTime()) {
      next += 1;
      await round(next - 1);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rounds) }, work));
  return done;
}

/** How often each value came. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(value: string | number, times = 1): void {
    this.#counts.set(String(value), this.get(value) + times);
  }

  get(value: string | number): number {
    return this.#counts.get(String(value)) ?? 0;
  }

  /** Of all values that `isMeant`. */
  sum(isMeant: (value: string) => boolean = () => true): number {
    return [...this.#counts].reduce((sum, [value, times]) => sum + (isMeant(value) ? times : 0), 0);
  }

  /** `200: 12, 409: 3`. */
  format(): string {
    return [...this.#counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([value, times]) => `${value}: ${times}`)
      .join(', ');
  }

  toCounts(prefix = ''): Record<string, number> {
    return Object.fromEntries([...this.#counts].map(([value, times]) => [`${prefix}${value}`, times]));
  }
}

/** Whether a status is a failure of the server that nobody meant: anything from 500 but 503, which says to come again. */
export function isFault(status: string | number): boolean {
  return Number(status) >= 500 && Number(status) !== 503;
}
