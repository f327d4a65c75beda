/** Reproducible random numbers for the demo data: the same seed gives the same numbers on every machine (sfc32, public domain). */

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** A uniform whole number from `from` to `to`, both inclusive. */
  whole(from: number, to: number): number;
  /** Normally distributed: mean 0, standard deviation 1. */
  normal(): number;
  /** True with the probability `p`. */
  chance(p: number): boolean;
  /** One of the items. @throws RangeError where there is none. */
  pick<T>(items: readonly T[]): T;
  /** The items in a new, shuffled list. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A hash of a text to 32 bits (FNV-1a), so that each company has streams of its own, whatever stands before it in the list. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A generator of random numbers from a whole seed and the name of what it is for. */
export function createRandom(seed: number, purpose: string): Random {
  let a = seed | 0;
  let b = hashText(purpose) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const nextBits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) nextBits();
  const next = (): number => nextBits() / 0x1_0000_0000;
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (p) => next() < p,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((left, right) => left.key - right.key)
        .map(({ item }) => item),
  };
}
