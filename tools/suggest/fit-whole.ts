// The whole model from some of the pairs and labels, so that whatever is left out has been seen by no part of it. How far scores are spread, how sure they
// are and from where on they are shown is chosen inside, on headlines that an inner fold left out.

import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { softmax } from '@vigilo/domain/news/suggestion/linear-model';
import { writeModelFile } from '@vigilo/domain/news/suggestion/model-file';
import { linearParts } from '@vigilo/domain/news/suggestion/quantise';
import { computeFigures, forestRow, withMargins } from '@vigilo/domain/news/suggestion/score-figures';
import type { ModelNumbers } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Seen } from './fit-confidence.ts';
import { chooseThreshold, fitConfidence } from './fit-confidence.ts';
import { CREDIT_GATES, fitCredit } from './fit-credit.ts';
import type { ScoreModels, ScoreRow } from './fit-models.ts';
import { computeMargins, fitScore, fitSentiment, linearSums } from './fit-models.ts';
import type { TopicPart } from './fit-reach.ts';
import { fitReach } from './fit-reach.ts';
import type { Forest } from './fit-trees.ts';
import { forestValue } from './fit-trees.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import { bestSteepness } from './measure-parts.ts';
import { commonWords, SHAPE, withoutMeanings, WORD_TABLE } from './readings.ts';

const INNER_FOLDS = 4;

/** Places of pairs and of labels. */
export interface Places {
  readonly pairs: readonly number[];
  readonly labels: readonly number[];
}

/** The file of the model that is learnt from these places only. */
export function fitWhole(
  material: Material,
  places: Places,
  { topic, topicSteepness }: TopicPart,
  head: { version: string; quality: Readonly<Record<string, number>> },
): Uint8Array {
  const sentiment = fitSentimentOf(material, places);
  const rows = readUnseen(material, places);
  const scoring = fitScore(material.ground, rows);
  // How sure a score may be is learnt from headlines that were published: those written to learn from say more plainly what they say.
  const published = rows.filter(({ isWritten }) => !isWritten);
  const seen = predictUnseen(material, rows, published);
  const sentimentSteepness = bestSteepness(
    published.map(({ margins }) => margins),
    published.map(({ score }) => (Math.abs(score) <= 0.05 ? 1 : score > 0 ? 2 : 0)),
  );
  const stretch = bestStretch(seen);
  const known = seen.map(({ value, score, parts, lexicon, margins }): Seen => ({
    value: Math.max(-1, Math.min(1, value * stretch)),
    gold: score,
    parts,
    lexicon,
    sides: softmax(margins, sentimentSteepness),
  }));
  const sure = fitConfidence(known);
  const { reach, reachSteepness } = fitReach(material, places.labels, { topic, topicSteepness });
  const numbers: ModelNumbers = {
    ...SHAPE,
    stretch,
    sentimentSteepness,
    topicSteepness,
    reachSteepness,
    ...CREDIT_GATES,
    ...sure,
    sureFrom: chooseThreshold(known, sure),
    forestBase: scoring.forest.base,
  };
  return writeModelFile(
    { version: head.version, numbers, topics: material.topicNames, quality: head.quality },
    [
      { name: 'common', kind: 'int8', values: material.common },
      { name: 'creditWords', kind: 'int8', values: commonWords(material.lessons.map(({ text }) => text)) },
      { name: 'words', kind: 'int8', values: WORD_TABLE.words },
      { name: 'meanings', kind: 'int8', values: WORD_TABLE.meanings },
      ...linearParts('sentiment', sentiment),
      ...linearParts('topic', topic),
      ...linearParts('reach', reach),
      ...linearParts('score', scoring.score),
      ...linearParts('credit', fitCredit(material, sentiment, places.pairs)),
      { name: 'forest', kind: 'float32', values: flattenTrees(scoring.forest) },
      { name: 'mean', kind: 'float32', values: material.ground.mean },
      { name: 'deviation', kind: 'float32', values: material.ground.deviation },
    ],
  );
}

function flattenTrees({ trees }: Forest): number[] {
  return trees.flatMap((tree) =>
    tree.flatMap(({ feature, limit, left, right, value }) => [feature, limit, left, right, value]),
  );
}

function fitSentimentOf({ ground, pairRows, ownRows }: Material, places: Places): LinearModel {
  return fitSentiment(ground, [
    ...places.pairs.flatMap((at) => pairRows[at] ?? []),
    ...places.labels.flatMap((at) => ownRows[at] ?? []),
  ]);
}

/** The labels, with what a sentiment model says that has not seen them. */
function readUnseen(material: Material, places: Places): ScoreRow[] {
  const { groups, labels, labelled, ground } = material;
  const foldOfPair = assignFolds(groups.pairs, INNER_FOLDS);
  const foldOfLabel = assignFolds(groups.labels, INNER_FOLDS);
  const models = Array.from({ length: INNER_FOLDS }, (_, fold) =>
    fitSentimentOf(material, {
      pairs: places.pairs.filter((at) => foldOfPair[at] !== fold),
      labels: places.labels.filter((at) => foldOfLabel[at] !== fold),
    }),
  );
  return places.labels.flatMap((at): ScoreRow[] => {
    const [label, reading, fold = 0] = [labels[at], labelled[at], foldOfLabel[at]];
    const model = models[fold];
    if (!label || !reading || !model) return [];
    const margins = computeMargins(ground, model, reading);
    return [{ reading, margins, fold, score: label.score, isWritten: label.origin === 'written' }];
  });
}

/** What is predicted for each of some rows by a score that has not seen its fold. */
function predictUnseen(
  material: Material,
  rows: readonly ScoreRow[],
  wanted: readonly ScoreRow[],
): Predicted[] {
  const models = Array.from({ length: INNER_FOLDS }, (_, fold) =>
    fitScore(
      material.ground,
      rows.filter((row) => row.fold !== fold),
    ),
  );
  return wanted.map((row) => {
    const model = models[row.fold];
    const parts: readonly [number, number] = model ? predictScore(material, model, row) : [0, 0];
    const { score, margins, reading } = row;
    return { score, margins, value: 0.5 * (parts[0] + parts[1]), parts, lexicon: reading.dense[0] ?? 0 };
  });
}

interface Predicted {
  readonly value: number;
  readonly score: number;
  readonly margins: Float64Array;
  readonly parts: readonly [number, number];
  readonly lexicon: number;
}

function predictScore(
  { ground }: Material,
  { score, forest }: ScoreModels,
  { reading, margins }: ScoreRow,
): readonly [number, number] {
  const figures = withMargins(
    computeFigures({ ...ground, numbers: SHAPE }, reading.dense),
    margins,
    SHAPE.marginWeight,
  );
  const [linear = 0] = linearSums(score, withoutMeanings(reading), figures);
  return [linear, forestValue(forest, forestRow(reading.dense, margins))];
}

/** How much wider scores must be spread to lie nearest to the gold ones: ridge and trees are mild. */
function bestStretch(rows: readonly { value: number; score: number }[]): number {
  const error = (stretch: number) =>
    rows.reduce(
      (sum, { value, score }) => sum + Math.abs(score - Math.max(-1, Math.min(1, stretch * value))),
      0,
    );
  const tried = Array.from({ length: 21 }, (_, index) => 0.9 + 0.03 * index);
  return tried.reduce((best, each) => (error(each) < error(best) ? each : best));
}
