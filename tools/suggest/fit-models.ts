// Trains the models of a suggestion: sentiment (negative, neutral, positive), and the score on top of it.

import { DENSE_LENGTH } from '@vigilo/domain/news/suggestion/dense-features';
import { fitMachine, fitRidge } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { quantise } from '@vigilo/domain/news/suggestion/quantise';
import { computeFigures, forestRow, withMargins } from '@vigilo/domain/news/suggestion/score-figures';
import { MARGIN_FIGURES, maskedBuckets, scoreBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Forest } from './fit-trees.ts';
import { fitTrees } from './fit-trees.ts';
import type { Reading } from './readings.ts';
import { SHAPE, toExample, withoutMeanings } from './readings.ts';

export const SEED = 20_260_701;
const SENTIMENT = { strength: 0.25, rounds: 20 } as const;
/** `written`: what a written headline counts, a published one being 1; of 0, 0.25 and 1 this was best for published ones. */
const SCORE = { strength: 0.5, rounds: 25, written: 0.25 } as const;
const TREES = {
  trees: 250,
  depth: 3,
  rate: 0.04,
  leastRows: 8,
  pull: 5,
  rowShare: 0.7,
  featureShare: 0.4,
  seed: SEED,
} as const;

/** The parameters common to all readings of one kind. */
export interface Ground {
  readonly rarity: Float32Array;
  readonly mean: Float32Array;
  readonly deviation: Float32Array;
}

const SCORE_SIZE = scoreBuckets(SHAPE);
const MASKED_SIZE = maskedBuckets(SHAPE);

function standardise(ground: Ground, { dense }: Reading): Float64Array {
  return computeFigures({ ...ground, numbers: SHAPE }, dense);
}

/** A headline whose sentiment is known. */
export interface SentimentRow {
  readonly reading: Reading;
  /** 0 negative, 1 neutral, 2 positive. */
  readonly sentiment: number;
  /** How much it counts; 1 for one that nothing speaks against. */
  readonly weight: number;
}

/** The sentiment classifier, one class against the others. */
export function fitSentiment(ground: Ground, rows: readonly SentimentRow[]): LinearModel {
  const examples = rows.map(({ reading }) => toExample(reading, ground.rarity, standardise(ground, reading)));
  const strength = rows.map(({ weight }) => SENTIMENT.strength * weight);
  const fits = [0, 1, 2].map((one) =>
    fitMachine(
      examples,
      rows.map(({ sentiment }) => sentiment === one),
      strength,
      { size: MASKED_SIZE + DENSE_LENGTH, rounds: SENTIMENT.rounds, seed: SEED },
    ),
  );
  return quantise(fits, {
    buckets: MASKED_SIZE,
    figures: DENSE_LENGTH,
    worth: ground.rarity,
  });
}

export interface ScoreRow {
  readonly reading: Reading;
  readonly score: number;
  /** Whether it was written to learn from, and not published. */
  readonly isWritten: boolean;
  /** What a sentiment model says that has not seen the row. */
  readonly margins: Float64Array;
  readonly fold: number;
}

export interface ScoreModels {
  readonly score: LinearModel;
  readonly forest: Forest;
}

/** The score: a ridge regression over the words and what the sentiment says, and trees over the figures. */
export function fitScore(ground: Ground, rows: readonly ScoreRow[]): ScoreModels {
  const rarity = ground.rarity.subarray(0, SCORE_SIZE);
  const figures = DENSE_LENGTH + MARGIN_FIGURES;
  const examples = rows.map(({ reading, margins }) =>
    toExample(
      withoutMeanings(reading),
      rarity,
      withMargins(standardise(ground, reading), margins, SHAPE.marginWeight),
    ),
  );
  const wanted = rows.map(({ score }) => score);
  const weight = rows.map(({ isWritten }) => (isWritten ? SCORE.written : 1));
  const strength = weight.map((each) => SCORE.strength * each);
  const fit = fitRidge(examples, wanted, strength, {
    size: SCORE_SIZE + figures,
    rounds: SCORE.rounds,
    seed: SEED,
  });
  const forest = fitTrees(
    rows.map(({ reading, margins }) => forestRow(reading.dense, margins)),
    wanted,
    weight,
    TREES,
  );
  return { score: quantise([fit], { buckets: SCORE_SIZE, figures, worth: rarity }), forest };
}

/** The sums of the sentiment classifier for a reading, computed as in the product. */
export function computeMargins(ground: Ground, sentiment: LinearModel, reading: Reading): Float64Array {
  return linearSums(sentiment, reading, standardise(ground, reading));
}

/** The sums of a quantised model for a reading. */
export function linearSums(
  { classes, weights, scales, biases, dense }: LinearModel,
  { views }: Reading,
  figures: Float64Array,
): Float64Array {
  return Float64Array.from({ length: classes }, (_, one) => {
    let sum = 0;
    for (const { buckets, worth } of views)
      for (const bucket of buckets) sum += worth * (weights[bucket * classes + one] ?? 0);
    sum = sum * (scales[one] ?? 0) + (biases[one] ?? 0);
    const start = one * figures.length;
    return figures.reduce((total, figure, at) => total + figure * (dense[start + at] ?? 0), sum);
  });
}
