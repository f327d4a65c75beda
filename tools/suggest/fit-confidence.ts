// How sure a score may be of its side: a logistic regression on its size and on how far the sentiment model agrees, learnt on headlines that neither
// was learnt from, of the labels and of the pairs.

import type { WeighedScore } from '@vigilo/domain/news/suggestion/weigh-score';
import { chooseStep, SURE_NUMBERS, sureFigures } from '@vigilo/domain/news/suggestion/suggest-score';
import type { ModelNumbers } from '@vigilo/domain/news/suggestion/suggestion-model';

/** A suggested score with what is known about it. */
export interface Seen extends WeighedScore {
  readonly gold: number;
}

const STEPS = 6000;
const PACE = 0.5;
const NEUTRAL_GOLD = 0.05;

interface Described {
  readonly figures: readonly number[];
  readonly isRight: boolean;
  /** -1, 0 or 1. */
  readonly side: number;
}

/** The figures of a suggestion as the product weighs them, and whether its side is right. */
function describeSide(seen: Seen): Described {
  const { value, sides, gold } = seen;
  const place = sides.reduce((best, each, at) => (each > (sides[best] ?? 0) ? at : best), 0);
  const side = Math.sign(chooseStep(value, place - 1));
  const right = Math.abs(gold) <= NEUTRAL_GOLD ? 0 : Math.sign(gold);
  return { figures: sureFigures(seen, side), isRight: side === right, side };
}

type Sure = Pick<ModelNumbers, (typeof SURE_NUMBERS)[number]>;

function confidenceBy(weights: readonly number[], figures: readonly number[]): number {
  const sum = figures.reduce((total, figure, at) => total + figure * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Learns the weights; both sets count the same, however long they are. */
export function fitConfidence(sets: readonly (readonly Seen[])[]): Sure {
  const seen = sets.flatMap((rows) =>
    rows.map((row) => ({ ...describeSide(row), weight: 1 / rows.length / sets.length })),
  );
  const weights = SURE_NUMBERS.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = SURE_NUMBERS.map(() => 0);
    for (const { figures, isRight, weight } of seen) {
      const error = (isRight ? 1 : 0) - confidenceBy(weights, figures);
      figures.forEach((figure, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * figure * weight;
      });
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + PACE * (slope - 0.0005 * (weights[at] ?? 0));
    });
  }
  const [sureBase = 0, sureBySize = 0, sureByAgreement = 0, sureByLexicon = 0, sureByBoth = 0] = weights;
  return { sureBase, sureBySize, sureByAgreement, sureByLexicon, sureByBoth };
}

/** What is shown as sure is to be right so often, on headlines that no part has seen. */
const WANTED_PRECISION = 0.93;

/** The least confidence from which the sides other than 0 are right often enough, in both sets; the largest there is where that is never so. */
export function chooseThreshold(sets: readonly (readonly Seen[])[], sure: Sure): number {
  const weights = SURE_NUMBERS.map((name) => sure[name]);
  const ofSets = sets.map((rows) =>
    rows.flatMap((row) => {
      const { figures, isRight, side } = describeSide(row);
      return side === 0 ? [] : [{ confidence: confidenceBy(weights, figures), isRight }];
    }),
  );
  const tried = Array.from({ length: 45 }, (_, index) => 0.5 + 0.01 * index);
  const isEnough = (from: number) =>
    ofSets.every((rows) => {
      const shown = rows.filter(({ confidence }) => confidence >= from);
      return shown.filter(({ isRight }) => isRight).length >= WANTED_PRECISION * shown.length;
    });
  return tried.find(isEnough) ?? 0.95;
}
