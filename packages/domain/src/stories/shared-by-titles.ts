// What two headlines have in common, in word weights (word-frequency.ts; issue 5, 'One story, counted once'): equal words, words with different
// endings, words that one writes as two, words that mean the same, and figures, where exact ones count most. Words of daily columns ('futures', 'market', 'investors with
// losses') recur every day and are weighed separately from informative ones.

import { areNearWords, toStemSet } from './stems.ts';
import type { Figure } from './title-numbers.ts';
import { isSameFigure } from './title-numbers.ts';
import type { Meanings, TitleWords } from './title-words.ts';
import { ROUTINE } from './word-lists.ts';

const routineStems = toStemSet(ROUTINE);

/** Words with equal stems in two headlines. */
export interface SharedWords {
  /** The shared weight of informative words. */
  readonly telling: number;
  /** The shared weight of words of daily columns. */
  readonly routine: number;
}

/** What two headlines have in common, in word weights (word-frequency.ts). */
export interface Common extends SharedWords {
  readonly shared: number;
  /** Twice the shared weight over the total weight, 0..1. */
  readonly likeness: number;
  /** The shared weight over that of the shorter headline, 0..1. */
  readonly contained: number;
  /** Shared percentages, amounts and counts of more than 20. */
  readonly tellingFigures: number;
  /** The weight of words in only the first, and in only the second. */
  readonly left: readonly [number, number];
}

/** Below this shared weight, two headlines cannot be one story. */
export const LEAST_SHARED = 0.5;
const NOTHING: Common = {
  shared: 0,
  likeness: 0,
  contained: 0,
  telling: 0,
  routine: 0,
  tellingFigures: 0,
  left: [0, 0],
};
const NEAR = 0.9;
const FIGURE_WEIGHT = 0.8;
/** Figures of three digits are seldom equal by chance. */
const EXACT_FIGURE_WEIGHT = 1.4;
const EXACT_DIGITS = 3;
const MOST_FIGURES = 2.4;
const TELLING_COUNT = 20;

/** The shared words of two headlines; a fast first step, since most pairs share too little for closer comparison. */
export function sharedWords(a: TitleWords, b: TitleWords): SharedWords {
  let [telling, routine] = [0, 0];
  for (const [word, weight] of a.words) {
    const other = b.words.get(word);
    if (other === undefined) continue;
    if (routineStems.has(word)) routine += Math.min(weight, other);
    else telling += Math.min(weight, other);
  }
  return { telling, routine };
}

/** What two headlines have in common; very little counts as nothing. */
export function inCommon(a: TitleWords, b: TitleWords, words: SharedWords = sharedWords(a, b)): Common {
  let shared = words.telling + words.routine;
  if (shared + a.figures.length * FIGURE_WEIGHT < LEAST_SHARED) return NOTHING;
  const restA = listUnsharedWords(a, b);
  const restB = listUnsharedWords(b, a);
  const near =
    pairNear(restA, restB) +
    pairGlued(restA, restB, b.sequence) +
    pairGlued(restB, restA, a.sequence) +
    pairMeant(restA, restB, a.readMeanings(), b.readMeanings());
  shared += near;
  const figures = a.figures.filter((figure) => b.figures.some((other) => isSameFigure(figure, other)));
  const exact = figures.filter(
    ({ kind, value }) =>
      kind === 'percent' || kind === 'amount' || (kind === 'count' && value > TELLING_COUNT),
  );
  const sumWeights = (list: readonly Figure[]) =>
    list.reduce(
      (total, { digits }) => total + (digits >= EXACT_DIGITS ? EXACT_FIGURE_WEIGHT : FIGURE_WEIGHT),
      0,
    );
  const whole = shared + Math.min(sumWeights(figures), MOST_FIGURES);
  const [left, right] = [sum(restA), sum(restB)];
  return {
    shared: shared + Math.min(sumWeights(exact), MOST_FIGURES),
    likeness: whole === 0 ? 0 : (2 * whole) / (2 * whole + left + right),
    contained: whole === 0 ? 0 : whole / (whole + Math.min(left, right)),
    routine: words.routine,
    telling: words.telling + near,
    tellingFigures: exact.length,
    left: [left, right],
  };
}

/** The words of one that are not in the other. */
function listUnsharedWords(own: TitleWords, other: TitleWords): Map<string, number> {
  const rest = new Map<string, number>();
  for (const [word, weight] of own.words) if (!other.words.has(word)) rest.set(word, weight);
  return rest;
}

/** Removes words that differ only in their ending from both; returns their weight. */
function pairNear(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [word, weight] of a) {
    for (const [other, otherWeight] of b) {
      if (!areNearWords(word, other)) continue;
      shared += NEAR * Math.min(weight, otherWeight);
      a.delete(word);
      b.delete(other);
      break;
    }
  }
  return shared;
}

/** The same for a word that the other headline writes as two ('JPMorgan', 'JP Morgan'). */
function pairGlued(a: Map<string, number>, b: Map<string, number>, sequence: readonly string[]): number {
  let shared = 0;
  for (const [word, weight] of a) {
    const at = sequence.findIndex((first, index) => first + (sequence[index + 1] ?? ' ') === word);
    if (at < 0) continue;
    shared += NEAR * weight;
    a.delete(word);
    b.delete(sequence[at] ?? '');
    b.delete(sequence[at + 1] ?? '');
  }
  return shared;
}

/** The same for words that mean the same. */
function pairMeant(
  a: Map<string, number>,
  b: Map<string, number>,
  meaningsOfA: Meanings,
  meaningsOfB: Meanings,
): number {
  let shared = 0;
  for (const [word, weight] of a) {
    const meanings = meaningsOfA.get(word);
    if (!meanings) continue;
    for (const [other, otherWeight] of b) {
      if (!meaningsOfB.get(other)?.some((meaning) => meanings.includes(meaning))) continue;
      shared += NEAR * Math.min(weight, otherWeight);
      a.delete(word);
      b.delete(other);
      break;
    }
  }
  return shared;
}

function sum(weights: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return total;
}
