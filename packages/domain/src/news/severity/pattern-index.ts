// Finds which of many rules may hold for a text without trying them all (issue 17: 8,000 suggestions a second): those of each of whose patterns the text has a
// needed piece. Trying only these gives the same answers, since the patterns of the others cannot match.

import { EDGE, listNeededPieces } from './needed-pieces.ts';

const CHARACTERS = 0x10000;
const EDGE_CODE = EDGE.charCodeAt(0);
const NONE: readonly number[] = [];

export class PatternIndex<T> {
  readonly #rules: readonly T[];
  /** For each rule how many of its patterns need a piece. */
  readonly #needed: Uint8Array;
  /** The rules that need none: they may hold for any text. */
  readonly #always: readonly number[];
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
  readonly #ends: readonly (readonly number[] | null)[];

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
    this.#always = rules.flatMap((_, at) => (this.#needed[at] === 0 ? [at] : []));
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
    const isFound = new Uint8Array(this.#owners.length);
    const missing = this.#needed.slice();
    const listed = [...this.#always];
    const edge = this.#letters[EDGE_CODE] ?? 0;
    let node = 0;
    let wasInWord = false;
    const read = (letter: number) => {
      node = this.#next[node * this.#width + letter] ?? 0;
      for (const pattern of this.#ends[node] ?? NONE) {
        if (isFound[pattern] === 1) continue;
        isFound[pattern] = 1;
        const owner = this.#owners[pattern] ?? 0;
        missing[owner] = (missing[owner] ?? 0) - 1;
        if (missing[owner] === 0) listed.push(owner);
      }
    };
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const isInWord = isWordCode(code);
      if (isInWord !== wasInWord) read(edge);
      read(this.#letters[code] ?? 0);
      wasInWord = isInWord;
    }
    if (wasInWord) read(edge);
    return this.#pick(listed.toSorted((a, b) => a - b));
  }

  #pick(places: readonly number[]): T[] {
    const picked: T[] = [];
    for (const place of places) {
      const rule = this.#rules[place];
      if (rule !== undefined) picked.push(rule);
    }
    return picked;
  }
}

interface Tree {
  readonly next: Uint32Array;
  /** Null where no piece ends. */
  readonly ends: readonly (readonly number[] | null)[];
}

interface Node {
  readonly children: Map<number, Node>;
  readonly ends: Set<number>;
  /** Its row in the table. */
  readonly place: number;
  /** The node of the longest piece that begins within what leads here. */
  fallback: Node | null;
}

/** The tree of pieces, with a way on from each node for each letter. */
function growTree(
  pieces: readonly { readonly piece: string; readonly pattern: number }[],
  toNumber: (letter: string) => number,
  width: number,
): Tree {
  const nodes: Node[] = [];
  const add = () => {
    const node: Node = { children: new Map(), ends: new Set(), place: nodes.length, fallback: null };
    nodes.push(node);
    return node;
  };
  const root = add();
  for (const { piece, pattern } of pieces) {
    let node = root;
    for (const letter of piece) {
      const child = node.children.get(toNumber(letter)) ?? add();
      node.children.set(toNumber(letter), child);
      node = child;
    }
    node.ends.add(pattern);
  }
  return {
    next: connect(root, nodes, width),
    ends: nodes.map(({ ends }) => (ends.size > 0 ? [...ends] : null)),
  };
}

/** The table of where each letter leads from each node, the fallbacks set on the way. */
function connect(root: Node, nodes: readonly Node[], width: number): Uint32Array {
  const next = new Uint32Array(nodes.length * width);
  // Nearer to the root first: the fallback of a node is nearer than the node.
  const waiting = [root];
  for (const { children, ends, place, fallback } of waiting) {
    if (fallback) {
      next.copyWithin(place * width, fallback.place * width, (fallback.place + 1) * width);
      for (const pattern of fallback.ends) ends.add(pattern);
    }
    for (const [letter, child] of children) {
      child.fallback = fallback ? (nodes[next[place * width + letter] ?? 0] ?? root) : root;
      next[place * width + letter] = child.place;
      waiting.push(child);
    }
  }
  return next;
}

/** Whether a character is one of `\w`. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95
  );
}
