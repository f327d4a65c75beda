// Whether a pattern can be tried on any text without taking for ever (decisions.md section 5; issue 13: patterns safe against catastrophic
// backtracking). An engine that backtracks tries each way in which the parts can share out a text. The ways are counted on the automaton of
// the pattern, for the worst text of 120 characters, the longest that a pattern is tried on: at each character the worst one is taken for
// each state by itself, so that the count is never too small. `(a+)+` has 2^120 ways, `a+b+` a few hundred.

import { LONGEST_TEXT } from '../extraction/read-value.ts';
import type { Alternatives, Part } from './pattern-parts.ts';
import { readPatternParts } from './pattern-parts.ts';

/** Tried in a few milliseconds. @public */
export const MOST_STEPS = 1_000_000;

/** `{1,200}` counts as two hundred places; more than these are not counted. */
const MOST_PLACES = 400;

/** In how many ways each place can be come to. */
type Ways = ReadonlyMap<number, number>;

/** A part of the automaton: where it begins and ends, and in how many ways it is empty. */
interface Piece {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

const NOTHING: Piece = { first: new Map(), last: new Map(), empty: 1 };
const NEVER: Piece = { first: new Map(), last: new Map(), empty: 0 };

class TooLarge extends Error {}

function addWays(one: Ways, other: Ways, times: number): Ways {
  if (times === 0 || other.size === 0) return one;
  const sum = new Map(one);
  for (const [place, ways] of other) sum.set(place, (sum.get(place) ?? 0) + ways * times);
  return sum;
}

/** The automaton of an expression without empty moves: a place for each character, and from which place to which in how many ways. */
class Automaton {
  readonly sources: string[] = [];
  readonly next: Map<number, number>[] = [];

  #join(from: Ways, to: Ways): void {
    for (const [place, ways] of from) {
      const next = this.next[place];
      if (next === undefined) continue;
      for (const [target, more] of to) next.set(target, (next.get(target) ?? 0) + ways * more);
    }
  }

  #follow(one: Piece, other: Piece): Piece {
    this.#join(one.last, other.first);
    return {
      first: addWays(one.first, other.first, one.empty),
      last: addWays(other.last, one.last, other.empty),
      empty: one.empty * other.empty,
    };
  }

  add(alternatives: Alternatives): Piece {
    return alternatives
      .map((parts) =>
        parts.map((part) => this.#repeat(part)).reduce((one, other) => this.#follow(one, other), NOTHING),
      )
      .reduce(
        (one, other) => ({
          first: addWays(one.first, other.first, 1),
          last: addWays(one.last, other.last, 1),
          empty: one.empty + other.empty,
        }),
        NEVER,
      );
  }

  #addOnce(part: Part): Piece {
    if (part.kind !== 'characters') {
      const inside = this.add(part.alternatives);
      // What is looked at is not taken: the text goes on where it was.
      return part.kind === 'group' ? inside : { first: inside.first, last: new Map(), empty: 1 };
    }
    if (this.sources.length >= MOST_PLACES) throw new TooLarge();
    const place = this.sources.push(part.source) - 1;
    this.next.push(new Map());
    return { first: new Map([[place, 1]]), last: new Map([[place, 1]]), empty: 0 };
  }

  #repeat(part: Part): Piece {
    if (part.min === 1 && part.max === 1) return this.#addOnce(part);
    if (part.min > MOST_PLACES || (part.max > MOST_PLACES && part.max !== Number.POSITIVE_INFINITY))
      throw new TooLarge();
    const isEndless = part.max === Number.POSITIVE_INFINITY;
    let piece = NOTHING;
    for (let count = 0; count < part.min - (isEndless ? 1 : 0); count += 1)
      piece = this.#follow(piece, this.#addOnce(part));
    return this.#follow(
      piece,
      isEndless ? this.#addEndless(part) : this.#addOptional(part, part.max - part.min),
    );
  }

  #addEndless(part: Part): Piece {
    const once = this.#addOnce(part);
    this.#join(once.last, once.first);
    return part.min === 0 ? { ...once, empty: 1 } : once;
  }

  /** `(a(a(a)?)?)?` */
  #addOptional(part: Part, times: number): Piece {
    let piece = NOTHING;
    for (let count = 0; count < times; count += 1)
      piece = { ...this.#follow(this.#addOnce(part), piece), empty: 1 };
    return piece;
  }
}

/** Letters, digits and signs of the languages that documents come in, and of some others. */
const SAMPLE: readonly string[] = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'–—‘’“”•…€₹№αΩяЖאع中あ한',
  '\n',
];

/**
 * For each kind of character that the places tell apart, which places take it. A place that takes nothing of the sample counts as one that
 * takes everything.
 */
function listKinds(sources: readonly string[]): readonly ReadonlySet<number>[] {
  const unique = [...new Set(sources)];
  const tests = new Map(unique.map((source) => [source, new RegExp(`^(?:${source})$`, 'u')]));
  const own = unique.flatMap((source) => [...source]);
  const taken = new Map(
    unique.map((source) => [
      source,
      new Set([...SAMPLE, ...own].filter((character) => tests.get(source)?.test(character))),
    ]),
  );
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const character of [...SAMPLE, ...own]) {
    const places = sources.flatMap((source, place) => {
      const takes = taken.get(source);
      return takes === undefined || takes.size === 0 || takes.has(character) ? [place] : [];
    });
    kinds.set(places.join(' '), new Set(places));
  }
  return [...kinds.values()];
}

/** The most ways from these places on, over all kinds of the next character. */
function mostWays(next: Ways, kinds: readonly ReadonlySet<number>[], ahead: readonly number[]): number {
  let most = 0;
  for (const kind of kinds) {
    let sum = 0;
    for (const [place, ways] of next) if (kind.has(place)) sum += ways * (ahead[place] ?? 0);
    most = Math.max(most, sum);
  }
  return most;
}

/** The most ways on from each place, for the longest text; Infinity where it is more than MOST_STEPS. */
function countAhead(next: readonly Ways[], kinds: readonly ReadonlySet<number>[]): readonly number[] {
  const oneMore = (ahead: readonly number[]) => next.map((ways) => 1 + mostWays(ways, kinds, ahead));
  let ahead: readonly number[] = next.map(() => 1);
  for (let length = 1; length < LONGEST_TEXT; length += 1) {
    ahead = oneMore(ahead);
    if (ahead.some((ways) => ways > MOST_STEPS)) return next.map(() => Number.POSITIVE_INFINITY);
  }
  return ahead;
}

/**
 * How many steps an engine takes at most to try a pattern on a text of up to 120 characters, an upper bound; Infinity above `MOST_STEPS`, for a
 * pattern that is too large, and for one with parts that look back.
 * @param pattern an expression that compiles with the flag u
 */
export function countPatternSteps(pattern: string): number {
  const parts = readPatternParts(pattern);
  if (parts === null) return Number.POSITIVE_INFINITY;
  const automaton = new Automaton();
  try {
    const { first } = automaton.add(parts);
    const kinds = listKinds(automaton.sources);
    const steps = 1 + mostWays(first, kinds, countAhead(automaton.next, kinds));
    return steps > MOST_STEPS ? Number.POSITIVE_INFINITY : steps;
  } catch (error) {
    if (error instanceof TooLarge) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
