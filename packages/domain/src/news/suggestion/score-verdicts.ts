// What a rule of severity and what the models of ordinary news say of a score, each by itself, and how sure it is (issue 17). The models are two: one learnt scores, the other the sides that
// the public set gives its pairs. A rule is only sure where the second sees its side: rules know the words of credit, and not that somebody writes of something else in them.

import { EVENT_SCORE } from '../../scoring/impact.ts';
import type { Thousandths } from '../../scoring/thousandths.ts';
import type { Severity } from '../severity/credit-rule.ts';
import type { Certainty } from './certainty.ts';
import { roundToDigits } from './strongest-words.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import type { WeighedScore } from './weigh-score.ts';

export interface Verdict {
  /** -1..1, unrounded. */
  readonly value: number;
  /** The nearest score an event may have. */
  readonly thousandths: Thousandths;
  /** 0..1: the share of suggestions with this confidence whose side is right. */
  readonly confidence: number;
  readonly certainty: Certainty;
}

/** Index of neutral among negative, neutral, positive. */
const NEUTRAL = 1;
/** Below this, a score with neutral sentiment becomes 0, unless the side it leans to is sure. */
const SMALL = 0.4;
/** From this size on, a correction learnt from analysts overrides the sentiment model. */
const TAUGHT = 0.1;
const TAUGHT_AGREEMENT = 0.8;
/**
 * How often the side of a rule is right (logistic), by the chance that the sentiment model gives that side: fitted on the rows of labels and pairs in which a
 * rule holds, each suggested by a model that had not seen it, both sets counting the same (of the labels and the model of 2026-11-29).
 */
const RULE_RIGHT = { base: -0.57, byAgreement: 4.12 } as const;
/** Where the sentiment model gives the side of a rule less, the rule was right in one of six of the pairs and two of five of the labels. */
const LEAST_AGREEMENT = 0.1;
/** Where it gives it that much, the rule was right in so many of the pairs, and in more of the labels. */
export const SURE_RULE_RIGHT = 0.75;
/** The sentiment model does not contradict words that say 'neither good nor bad'. */
const NOT_CONTRADICTED = 0.33;

/** What a rule of severity says. */
export function scoreByRule(
  { tenths }: Severity,
  { sides, shift }: Pick<WeighedScore, 'sides'> & { shift: number },
): Verdict {
  const value = Math.max(-1, Math.min(1, tenths / 10 + shift));
  const thousandths = toStep(value);
  const agreement = sides[NEUTRAL + Math.sign(thousandths)] ?? 0;
  // What was taught is agreed with by those who taught it.
  const agreed = Math.abs(shift) >= TAUGHT ? Math.max(agreement, TAUGHT_AGREEMENT) : agreement;
  const right = toShare(RULE_RIGHT.base + RULE_RIGHT.byAgreement * agreed);
  const isSure = agreed >= LEAST_AGREEMENT;
  return {
    value,
    thousandths,
    confidence: roundToDigits(isSure ? Math.max(right, SURE_RULE_RIGHT) : right, 3),
    certainty: isSure ? 'sure' : 'unsure',
  };
}

function toShare(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** What tells how sure a side (-1, 0, 1) is: a constant, the size on that side, the sentiment model, the lexicon, and whether both models of the score agree. */
export function sureFigures({ value, sides, parts, lexicon }: WeighedScore, side: number): number[] {
  const [one, other] = parts.map((part) => Math.max(0, part * side));
  return [
    1,
    side === 0 ? SMALL - Math.abs(value) : value * side,
    sides[NEUTRAL + side] ?? 0,
    side === 0 ? (lexicon === 0 ? 1 : 0) : Math.sign(lexicon) * side,
    Math.min(one ?? 0, other ?? 0),
  ];
}

/** The weights of `sureFigures`, in their order. */
export const SURE_NUMBERS = [
  'sureBase',
  'sureBySize',
  'sureByAgreement',
  'sureByLexicon',
  'sureByBoth',
] as const;

/** What was taught (0: nothing, else the size of the score) is agreed with by those who taught it. */
function taughtFigures(figures: readonly number[], size: number): readonly number[] {
  const agreed = [0, 0, TAUGHT_AGREEMENT, 1, size];
  return size === 0 ? figures : figures.map((figure, at) => Math.max(figure, agreed[at] ?? 0));
}

/**
 * The score has the side of the sentiment model. Where it is small and that side neutral it is 0, unless the side it leans to is sure enough to be shown. The less
 * both models agree, the lower the confidence.
 */
export function scoreByModel(
  { numbers }: SuggestionModel,
  { shift, isSaidNeutral, ...weighed }: WeighedScore & { shift: number; isSaidNeutral: boolean },
): Verdict {
  const { value, sides } = weighed;
  const isTaught = Math.abs(shift) >= TAUGHT;
  const confidenceOf = (score: Thousandths) => {
    const figures = taughtFigures(sureFigures(weighed, Math.sign(score)), isTaught ? Math.abs(value) : 0);
    const sum = SURE_NUMBERS.reduce((total, name, at) => total + numbers[name] * (figures[at] ?? 0), 0);
    return roundToDigits(toShare(sum), 3);
  };
  const isZero = isSaidNeutral && !isTaught && Math.abs(value) < SMALL;
  const chosen = isZero ? 0 : isTaught ? toStep(value) : chooseStep(value, findSide(sides));
  const isMeant = chosen !== 0 || isSaidNeutral || isTaught;
  const leaning = isMeant ? chosen : leanTo(value);
  const thousandths = confidenceOf(leaning) >= numbers.sureFrom ? leaning : chosen;
  const confidence = confidenceOf(thousandths);
  const isSure = thousandths === 0 ? isSaidNeutral && isNeutral(sides) : confidence >= numbers.sureFrom;
  return { value, thousandths, confidence, certainty: isSure ? 'sure' : 'unsure' };
}

/** The likeliest side (-1, 0, 1) by the chances of negative, neutral and positive. */
export function findSide(sides: Float64Array): number {
  return sides.reduce((best, each, at) => (each > (sides[best] ?? 0) ? at : best), 0) - NEUTRAL;
}

function isNeutral(sides: Float64Array): boolean {
  return (sides[NEUTRAL] ?? 0) >= NOT_CONTRADICTED;
}

/** The score nearest to a value (-1..1) on the side (-1, 0, 1) of the sentiment model; 0 where both are weak. */
export function chooseStep(value: number, side: number): Thousandths {
  const step = toStep(value);
  if (side === 0) return Math.abs(value) < SMALL ? 0 : step;
  return Math.sign(step) === side ? step : side * EVENT_SCORE.step;
}

/** The score nearest to a value (-1..1) that is not 0. */
export function leanTo(value: number): Thousandths {
  return toStep(value) || (Math.sign(value) || 1) * EVENT_SCORE.step;
}

/** The nearest score that an event may have. */
export function toStep(value: number): Thousandths {
  return Math.round((value * 1000) / EVENT_SCORE.step) * EVENT_SCORE.step || 0;
}
