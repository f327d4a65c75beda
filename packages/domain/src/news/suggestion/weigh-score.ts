// What the models say of the score of a headline (issue 17, 'A model that may be shipped'): the sum of ridge regression and trees, the chances of each side, what it is as credit news, and the
// contribution of each word.

import type { CreditBand } from '../severity/credit-bands.ts';
import { CREDIT_BANDS, sideFromBand } from '../severity/credit-bands.ts';
import type { Severity } from '../severity/credit-rule.ts';
import { chooseCreditBand, withRule } from './credit-news.ts';
import { denseFeatures } from './dense-features.ts';
import { forestSum } from './forest.ts';
import { fillMasked } from './hashed-features.ts';
import type { WeighedList } from './linear-model.ts';
import { addShares, computeSums, softmax } from './linear-model.ts';
import { fillMeanings } from './meaning-features.ts';
import type { Headline } from './read-headline.ts';
import { computeFigures, forestRow, withMargins } from './score-figures.ts';
import type { Senses } from './senses.ts';
import type { SuggestionModel } from './suggestion-model.ts';

/** A headline as the models read it. */
export interface ScoreReading {
  readonly headline: Headline;
  readonly senses: Senses;
  /** What analysts taught, -1..1. */
  readonly shift: number;
}

/** The sum of the models, the chances of each side, the contribution of each word, and what the model of credit news says. */
export function weighScore(
  model: SuggestionModel,
  { headline, senses, shift }: ScoreReading,
): {
  weighed: WeighedScore;
  shares: Float64Array;
  findCreditBand: FindCreditBand;
  shareCredit: (band: CreditBand) => Float64Array;
} {
  const { numbers, lists, sentiment, score } = model;
  const dense = denseFeatures(headline, senses);
  fillMasked(lists, headline, senses);
  fillMeanings(lists.meanings, headline, model.findMeanings);
  const scoreViews: WeighedList[] = [
    { list: lists.words, weight: numbers.wordWeight },
    { list: lists.letters, weight: numbers.letterWeight },
    { list: lists.places, weight: numbers.placeWeight },
  ];
  const views = [...scoreViews, { list: lists.meanings, weight: numbers.meaningWeight }];
  const figures = computeFigures(model, dense);
  const margins = computeSums(sentiment, views, figures);
  const inputs = withMargins(figures, margins, numbers.marginWeight);
  const [linear = 0] = computeSums(score, scoreViews, inputs);
  const grown = forestSum(model.forest, forestRow(dense, margins));
  const value = Math.max(-1, Math.min(1, numbers.stretch * (linear + grown) * 0.5 + shift));
  const shares = new Float64Array(headline.words.length);
  addShares(score, scoreViews, { one: 0, times: 1, shares });
  addShares(sentiment, views, { one: 2, times: 0.2, shares });
  addShares(sentiment, views, { one: 0, times: -0.2, shares });
  senses.values.forEach((sense, at) => {
    shares[at] = (shares[at] ?? 0) + 0.03 * sense;
  });
  return {
    weighed: {
      value,
      sides: softmax(margins, numbers.sentimentSteepness),
      parts: [linear, grown],
      lexicon: dense[0] ?? 0,
    },
    shares,
    // Both are asked before the lists are filled with the next headline.
    findCreditBand: (rule, isDecided) =>
      chooseCreditBand(computeSums(model.credit, views, withRule(inputs, rule)), isDecided, numbers),
    shareCredit(band) {
      const own = new Float64Array(headline.words.length);
      const times = sideFromBand(band) === 'bad' ? -1 : 1;
      addShares(model.credit, views, { one: CREDIT_BANDS.indexOf(band), times, shares: own });
      return own;
    },
  };
}

/** The band of credit news, with the rule of severity that holds and whether it decides; null for ordinary news. */
export type FindCreditBand = (rule: Severity | null, isDecided: boolean) => CreditBand | null;

/** What the models say of a headline. */
export interface WeighedScore {
  /** -1..1, unrounded. */
  readonly value: number;
  /** Chances of negative, neutral, positive. */
  readonly sides: Float64Array;
  /** What the linear model and the trees say by themselves. */
  readonly parts: readonly [number, number];
  /** The score by the lexicon alone. */
  readonly lexicon: number;
}
