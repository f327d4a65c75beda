// What is left to chance in a generated document: the same for the same name and seed, whatever else is made.

import { createRandom } from '../testing/random.ts';

export class Dice {
  readonly #next: () => number;

  constructor(name: string, seed: number) {
    let state = seed;
    for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
    this.#next = createRandom(state);
  }

  /** From low up to high. */
  between(low: number, high: number): number {
    return low + (high - low) * this.#next();
  }

  /** A whole number, both ends included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(part: number): boolean {
    return this.#next() < part;
  }

  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    const [one] = list.slice(this.int(0, list.length - 1));
    if (one === undefined) throw new RangeError('There is nothing to pick from');
    return one;
  }

  /** So many of the list, each once, in an order of chance. */
  some<T>(list: readonly T[], count: number): T[] {
    return list
      .map((item) => ({ item, place: this.#next() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ item }) => item);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => String(this.int(0, 9))).join('');
  }
}
