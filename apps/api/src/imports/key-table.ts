// Which keys of a file have been seen, in little memory: a file of a million rows has millions of them. A key is kept as 64 bits of a hash with a
// whole number beside it, 12 bytes at half to three quarters full; that two different keys of a million fall together has a chance of one in
// ten million. The seed comes from the import, so nobody can prepare keys that do.

const START = 1 << 12;
const FULLEST = 0.7;

export class KeyTable {
  readonly #seed: number;
  #high = new Uint32Array(START);
  #low = new Uint32Array(START);
  /** 0 where the place is free. */
  #values = new Int32Array(START);
  #size = 0;
  /** The hash of the key at hand, in two halves: returning it would make an object for each key. */
  #hashHigh = 0;
  #hashLow = 0;

  constructor(seed: number) {
    this.#seed = Math.trunc(seed);
  }

  /** The number kept with a key of a scope, or null. */
  find(scope: number, key: string): number | null {
    const value = this.#values[this.#findPlace(scope, key)] ?? 0;
    return value === 0 ? null : value;
  }

  /** Keeps a number from 1 with a key, instead of any other. */
  set(scope: number, key: string, value: number): void {
    if (this.#size > this.#values.length * FULLEST) this.#grow();
    const place = this.#findPlace(scope, key);
    if (this.#values[place] === 0) this.#size += 1;
    this.#high[place] = this.#hashHigh;
    this.#low[place] = this.#hashLow;
    this.#values[place] = value;
  }

  #findPlace(scope: number, key: string): number {
    this.#hash(scope, key);
    return this.#findPlaceByHash();
  }

  #findPlaceByHash(): number {
    const mask = this.#values.length - 1;
    let place = this.#hashLow & mask;
    while (
      this.#values[place] !== 0 &&
      (this.#high[place] !== this.#hashHigh || this.#low[place] !== this.#hashLow)
    )
      place = (place + 1) & mask;
    return place;
  }

  /** Two multiplicative hashes side by side, mixed into each other at the end (cyrb53 by bryc, public domain). */
  #hash(scope: number, key: string): void {
    let a = Math.imul(0xdeadbeef ^ this.#seed ^ scope, 2_654_435_761);
    let b = Math.imul(0x41c6ce57 ^ this.#seed ^ scope, 1_597_334_677);
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at);
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
    }
    const mixedA = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
    const mixedB =
      Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(mixedA ^ (mixedA >>> 13), 3_266_489_909);
    this.#hashHigh = mixedA >>> 0;
    this.#hashLow = mixedB >>> 0;
  }

  #grow(): void {
    const [high, low, values] = [this.#high, this.#low, this.#values];
    this.#high = new Uint32Array(values.length * 2);
    this.#low = new Uint32Array(values.length * 2);
    this.#values = new Int32Array(values.length * 2);
    for (const [at, value] of values.entries()) {
      if (value === 0) continue;
      this.#hashHigh = high[at] ?? 0;
      this.#hashLow = low[at] ?? 0;
      const place = this.#findPlaceByHash();
      this.#high[place] = this.#hashHigh;
      this.#low[place] = this.#hashLow;
      this.#values[place] = value;
    }
  }
}

/** A seed from an import's id. */
export function seedFromId(importId: string): number {
  return Number.parseInt(importId.replaceAll('-', '').slice(-8), 16);
}
