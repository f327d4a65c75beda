// How sure a score may be of its side: a logistic regression on its size and on how far the sentiment model, the lexicon and both models of the score agree, learnt on labels
// that none of them had seen.

import type { WeighedScore } from '@vigilo/domain/news/suggestion/weigh-score';
import {
  chooseStep,
  findSide,
  leanTo,
  SURE_NUMBERS,
  sureFigures,
} from '@vigilo/domain/news/suggestion/score-verdicts';
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

/** The figures of a suggestion as the product weighs them, and whether its side is right: of the score that is chosen, and of the side it leans to where that is 0. */
function describeSides(seen: Seen): Described[] {
  const { value, sides, gold } = seen;
  const chosen = chooseStep(value, findSide(sides));
  const right = Math.abs(gold) <= NEUTRAL_GOLD ? 0 : Math.sign(gold);
  const scores = chosen === 0 ? [chosen, leanTo(value)] : [chosen];
  return scores.map((score) => {
    const side = Math.sign(score);
    return { figures: sureFigures(seen, side), isRight: side === right, side };
  });
}

type Sure = Pick<ModelNumbers, (typeof SURE_NUMBERS)[number]>;

function confidenceBy(weights: readonly number[], figures: readonly number[]): number {
  const sum = figures.reduce((total, figure, at) => total + figure * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Learns the weights; a row whose score is 0 counts with that and with the side it leans to. */
export function fitConfidence(rows: readonly Seen[]): Sure {
  const seen = rows.flatMap(describeSides);
  const weights = SURE_NUMBERS.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = SURE_NUMBERS.map(() => 0);
    for (const { figures, isRight } of seen) {
      const error = (isRight ? 1 : 0) - confidenceBy(weights, figures);
      for (let at = 0; at < slopes.length; at += 1)
        slopes[at] = (slopes[at] ?? 0) + (error * (figures[at] ?? 0)) / seen.length;
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + PACE * (slope - 0.0005 * (weights[at] ?? 0));
    });
  }
  const [sureBase = 0, sureBySize = 0, sureByAgreement = 0, sureByLexicon = 0, sureByBoth = 0] = weights;
  return { sureBase, sureBySize, sureByAgreement, sureByLexicon, sureByBoth };
}

/** What is shown as sure is to be right so often, on labels that no part has seen: some two hundredths more than issue 17 asks of headlines by strangers. */
const WANTED_PRECISION = 0.9425;

/** The least confidence from which the sides other than 0 are right often enough; the largest there is where that is never so. */
export function chooseThreshold(rows: readonly Seen[], sure: Sure): number {
  const weights = SURE_NUMBERS.map((name) => sure[name]);
  const described = rows.flatMap((row) =>
    describeSides(row).flatMap(({ figures, isRight, side }) =>
      side === 0 ? [] : [{ confidence: confidenceBy(weights, figures), isRight }],
    ),
  );
  const tried = Array.from({ length: 45 }, (_, index) => 0.5 + 0.01 * index);
  const isEnough = (from: number) => {
    const shown = described.filter(({ confidence }) => confidence >= from);
    return shown.filter(({ isRight }) => isRight).length >= WANTED_PRECISION * shown.length;
  };
  return tried.find(isEnough) ?? 0.95;
}
