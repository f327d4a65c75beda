// Finds which of many rules may hold for a text without trying them all (issue 17: 8,000 suggestions a second): those of each of whose patterns the text has a
// needed piece. Trying only these gives the same answers, since the patterns of the others cannot match.

import { EDGE, listNeededPieces } from './needed-pieces.ts';

const CHARACTERS = 0x10000;
const EDGE_CODE = EDGE.charCodeAt(0);

export class PatternIndex<T> {
  readonly #rules: readonly T[];
  /** For each rule how many of its patterns need a piece. */
  readonly #needed: Uint8Array;
  /** The rule of each such pattern. */
  readonly #owners: number[] = [];
  /** Each character of the pieces as a small number; 0 for all others. */
  readonly #letters = new Uint16Array(CHARACTERS);
  readonly #width: number;
  /**
   * The tree of the pieces: the node that follows node n with letter l is at n * width + l. Where the tree has none, it is the node of the longest piece that
   * begins within what was read (Aho and Corasick), so that a text is read once.
   */
  readonly #next: Uint32Array;
  /** The patterns that need a piece that ends at a node. */
  readonly #ends: readonly (readonly number[])[];

  constructor(rules: readonly T[], patternsOf: (rule: T) => readonly RegExp[]) {
    this.#rules = rules;
    this.#needed = new Uint8Array(rules.length);
    const pieces: { readonly piece: string; readonly pattern: number }[] = [];
    rules.forEach((rule, at) => {
      for (const pattern of patternsOf(rule)) {
        const needed = listNeededPieces(pattern);
        if (needed === null) continue;
        for (const piece of needed) pieces.push({ piece, pattern: this.#owners.length });
        this.#owners.push(at);
        this.#needed[at] = (this.#needed[at] ?? 0) + 1;
      }
    });
    const letters = [...new Set(pieces.flatMap(({ piece }) => piece.split('')))];
    letters.forEach((letter, at) => {
      this.#letters[letter.charCodeAt(0)] = at + 1;
    });
    this.#width = letters.length + 1;
    const tree = growTree(pieces, (letter) => this.#letters[letter.charCodeAt(0)] ?? 0, this.#width);
    this.#next = tree.next;
    this.#ends = tree.ends;
  }

  /** The rules that may hold for a text, in their order. */
  list(text: string): T[] {
    const letters = this.#spell(text);
    const isFound = new Uint8Array(this.#owners.length);
    const missing = this.#needed.slice();
    let node = 0;
    for (const letter of letters) {
      node = this.#next[node * this.#width + letter] ?? 0;
      for (const pattern of this.#ends[node] ?? []) {
        if (isFound[pattern] === 1) continue;
        isFound[pattern] = 1;
        const owner = this.#owners[pattern] ?? 0;
        missing[owner] = (missing[owner] ?? 0) - 1;
      }
    }
    return this.#rules.filter((_, at) => missing[at] === 0);
  }

  /** The letters of a text, with one for each edge of a word. */
  #spell(text: string): Uint16Array {
    const letters = new Uint16Array(2 * text.length + 1);
    const edge = this.#letters[EDGE_CODE] ?? 0;
    let length = 0;
    let wasInWord = false;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const isInWord = isWordCode(code);
      if (isInWord !== wasInWord) letters[length++] = edge;
      letters[length++] = this.#letters[code] ?? 0;
      wasInWord = isInWord;
    }
    if (wasInWord) letters[length++] = edge;
    return letters.subarray(0, length);
  }
}

interface Tree {
  readonly next: Uint32Array;
  readonly ends: readonly (readonly number[])[];
}

/** The tree of pieces, with a way on from each node for each letter. */
function growTree(
  pieces: readonly { readonly piece: string; readonly pattern: number }[],
  toNumber: (letter: string) => number,
  width: number,
): Tree {
  const children: Map<number, number>[] = [new Map()];
  const ends: Set<number>[] = [new Set()];
  for (const { piece, pattern } of pieces) {
    let node = 0;
    for (const letter of piece) {
      const number = toNumber(letter);
      const child = children[node]?.get(number) ?? children.push(new Map()) - 1;
      if (child === ends.length) ends.push(new Set());
      children[node]?.set(number, child);
      node = child;
    }
    ends[node]?.add(pattern);
  }
  const next = new Uint32Array(children.length * width);
  const fallbacks = new Uint32Array(children.length);
  // Nearer to the root first: the fallback of a node is nearer than the node.
  const waiting = [0];
  for (const node of waiting) {
    const fallback = fallbacks[node] ?? 0;
    if (node !== 0) {
      next.copyWithin(node * width, fallback * width, (fallback + 1) * width);
      for (const pattern of ends[fallback] ?? []) ends[node]?.add(pattern);
    }
    for (const [letter, child] of children[node] ?? []) {
      fallbacks[child] = node === 0 ? 0 : (next[node * width + letter] ?? 0);
      next[node * width + letter] = child;
      waiting.push(child);
    }
  }
  return { next, ends: ends.map((each) => [...each]) };
}

/** Whether a character is one of `\w`. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95
  );
}
