// Results that cost more than a look-up and stay the same while a version does: each is remembered under a key that names its version, so that a
// change is seen at once and by every process. What is old goes when there are too many.

export class Remembered<T> {
  readonly #most: number;
  readonly #results = new Map<string, T>();

  /** @param most results to keep */
  constructor(most: number) {
    this.#most = most;
  }

  /** The remembered result, or the one that `find` finds. */
  async get(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const found = await find();
    if (this.#results.size >= this.#most)
      for (const old of [...this.#results.keys()].slice(0, this.#most / 2)) this.#results.delete(old);
    this.#results.set(key, found);
    return found;
  }
}
