// Each part of the model, measured on headlines that it has not seen and that nothing it has seen is near to.

import { softmax } from '@vigilo/domain/news/suggestion/linear-model';
import { computeAccuracy, computeF1 } from './figures.ts';
import { linearSums } from './fit-models.ts';
import { fitTopic } from './fit-topic.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import type { Reading } from './readings.ts';

export interface Split {
  readonly learnt: readonly number[];
  readonly held: readonly number[];
}

/** Places with one fold of groups held out. */
function splitFold(folds: readonly number[], fold: number): Split {
  const places = folds.map((_, index) => index);
  return {
    learnt: places.filter((at) => folds[at] !== fold),
    held: places.filter((at) => folds[at] === fold),
  };
}

export interface PairFigures {
  readonly macroF1: number;
  readonly accuracy: number;
  /** Accuracy where one headline's companies differ in sentiment. */
  readonly differing: number;
  readonly differingCount: number;
}

/** How good predicted sentiments of the held pairs are. */
export function pairFigures(
  { sets }: Material,
  held: readonly number[],
  predicted: readonly number[],
): PairFigures {
  const gold = held.map((at) => sets.pairs[at]?.sentiment ?? 1);
  const byHeadline = Map.groupBy(held.keys(), (place) => sets.pairs[held[place] ?? 0]?.text ?? '');
  const differing = [...byHeadline.values()]
    .filter((places) => new Set(places.map((place) => gold[place])).size > 1)
    .flat();
  return {
    macroF1: computeF1(gold, predicted, 3).macro,
    accuracy: computeAccuracy(gold, predicted),
    differing: computeAccuracy(
      differing.map((place) => gold[place]),
      differing.map((place) => predicted[place]),
    ),
    differingCount: differing.length,
  };
}

export interface TopicMeasured {
  readonly macroF1: number;
  readonly accuracy: number;
  readonly byTopic: readonly number[];
  readonly steepness: number;
  /** Of the held texts. */
  readonly gold: readonly number[];
  readonly predicted: readonly number[];
  /** The held texts with the chance of each topic. */
  readonly held: readonly { at: number; chances: Float64Array }[];
  /** Confidence and whether it was right, for each held text. */
  readonly sure: readonly { confidence: number; isRight: boolean }[];
}

export function measureTopic(material: Material): TopicMeasured {
  const { groups, topics, topicLabels, topicNames } = material;
  const { learnt, held } = splitFold(assignFolds(groups.topics, 5), 0);
  const model = fitTopic(material, learnt);
  const sums = pick(topics, held).map((reading) => linearSums(model, reading, new Float64Array(0)));
  const gold = held.map((at) => topicLabels[at] ?? 0);
  const predicted = sums.map(argmax);
  const steepness = bestSteepness(sums, gold);
  const { macro, byClass } = computeF1(gold, predicted, topicNames.length);
  const chances = sums.map((each) => softmax(each, steepness));
  const sure = chances.map((each, index) => ({
    confidence: Math.max(...each),
    isRight: predicted[index] === gold[index],
  }));
  return {
    macroF1: macro,
    accuracy: computeAccuracy(gold, predicted),
    byTopic: byClass,
    gold,
    predicted,
    steepness,
    sure,
    held: held.map((at, index) => ({ at, chances: chances[index] ?? new Float64Array(topicNames.length) })),
  };
}

/** The steepness with which sums become the probabilities that are least surprised by the truth. */
export function bestSteepness(sums: readonly Float64Array[], gold: readonly number[]): number {
  const surprise = (steepness: number) =>
    sums.reduce(
      (total, each, index) =>
        total - Math.log(Math.max(softmax(each, steepness)[gold[index] ?? 0] ?? 0, 1e-9)),
      0,
    );
  const tried = Array.from({ length: 40 }, (_, index) => 0.5 * 1.08 ** index);
  return tried.reduce((best, each) => (surprise(each) < surprise(best) ? each : best));
}

function argmax(sums: Float64Array): number {
  return sums.reduce((best, each, index) => (each > (sums[best] ?? 0) ? index : best), 0);
}

function pick(readings: readonly Reading[], places: readonly number[]): Reading[] {
  return places.flatMap((at) => readings[at] ?? []);
}
