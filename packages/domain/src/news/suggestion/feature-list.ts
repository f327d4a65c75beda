// Features of a headline as bucket numbers (issue 5, 'Suggestions'): hashing into a fixed number of buckets makes a word list unnecessary. Each feature
// keeps the index of its word, so that a suggestion can name the words behind it.

/** Limit on the features of one kind; further ones are dropped. */
const MOST = 2048;

/** Mixes a number into a hash. */
export function mixHash(hash: number, value: number): number {
  const next = Math.imul(hash ^ value, 0x85ebca6b);
  return next ^ (next >>> 13);
}

/** The hash of a text (FNV-1a, 32 bits). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Features of one kind: buckets counted from `offset`, with the index of the word behind each. */
export class FeatureList {
  readonly buckets = new Int32Array(MOST);
  readonly owners = new Int16Array(MOST);
  length = 0;
  readonly #offset: number;
  readonly #mask: number;

  /** @param bits how many buckets: 2^bits */
  constructor(offset: number, bits: number) {
    this.#offset = offset;
    this.#mask = (1 << bits) - 1;
  }

  clear(): void {
    this.length = 0;
  }

  add(hash: number, owner: number): void {
    if (this.length === MOST) return;
    const spread = Math.imul(hash, 0xc2b2ae35);
    this.buckets[this.length] = this.#offset + ((spread ^ (spread >>> 16)) & this.#mask);
    this.owners[this.length] = owner;
    this.length += 1;
  }

  /** Norm of the list as a vector of counts, at least 1; repeated buckets are rare enough to be ignored. */
  get norm(): number {
    return Math.sqrt(Math.max(this.length, 1));
  }
}
