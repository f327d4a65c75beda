// What each step of the way to the score brings: every row is predicted by what was learnt from the other folds only.

import { DENSE_LENGTH } from '@vigilo/domain/news/suggestion/dense-features';
import type { Example } from '@vigilo/domain/news/suggestion/fit-linear';
import { fitRidge, dotProduct } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { computeFigures, forestRow, withMargins } from '@vigilo/domain/news/suggestion/suggest';
import { MARGIN_FIGURES, topicBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import { computeMargins, SEED, TREES } from './fit-models.ts';
import { fitTrees, forestValue } from './fit-trees.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import { splitFold } from './measure-parts.ts';
import type { Reading } from './readings.ts';
import { toExample, computeRarity, readPlain, SHAPE } from './readings.ts';

const FOLDS = 10;

export interface Step {
  readonly name: string;
  readonly predicted: readonly number[];
}

/** Predictions of all scored rows, step by step. */
export function measureSteps(material: Material, sentiment: LinearModel): Step[] {
  const { sets, scored, ground } = material;
  const plain = sets.scored.map(({ text }) => readPlain(text, material.isCommon));
  const rarity = computeRarity([...plain, ...material.topics], topicBuckets(SHAPE));
  const margins = scored.map((reading) => computeMargins(ground, sentiment, reading));
  const figures = scored.map(({ dense }) => computeFigures({ ...ground, numbers: SHAPE }, dense));
  const noFigures = scored.map(() => []);
  const masked = (views: number, each: readonly ArrayLike<number>[]) =>
    scored.map((reading, at) =>
      toExample({ ...reading, views: reading.views.slice(0, views) }, ground.rarity, each[at] ?? []),
    );
  const size = ground.rarity.length + DENSE_LENGTH + MARGIN_FIGURES;
  const ridge = (examples: readonly Example[], width: number) => predictByRidge(material, examples, width);
  return [
    {
      name: 'constant (the mean)',
      predicted: crossPredict(material, (learnt) => {
        const mean = learnt.reduce((sum, at) => sum + toGold(material, at), 0) / learnt.length;
        return () => mean;
      }),
    },
    { name: 'lexicon alone', predicted: scored.map(({ dense }) => dense[0] ?? 0) },
    {
      name: 'words and letters as written',
      predicted: ridge(
        plain.map((reading: Reading) =>
          toExample({ ...reading, views: reading.views.slice(0, 2) }, rarity, []),
        ),
        rarity.length,
      ),
    },
    { name: 'company and other names masked', predicted: ridge(masked(2, noFigures), size) },
    { name: '+ places around the company', predicted: ridge(masked(3, noFigures), size) },
    { name: '+ dense figures', predicted: ridge(masked(3, figures), size) },
    {
      name: 'pairs alone, nothing of this set',
      predicted: margins.map((each) => 0.35 * ((each[2] ?? 0) - (each[0] ?? 0))),
    },
    {
      name: '+ what the pairs say',
      predicted: ridge(
        masked(
          3,
          figures.map((each, at) =>
            withMargins(each, margins[at] ?? new Float64Array(3), SHAPE.marginWeight),
          ),
        ),
        size,
      ),
    },
    {
      name: 'trees over figures and pairs',
      predicted: predictByTrees(
        material,
        scored.map(({ dense }, at) => forestRow(dense, margins[at] ?? new Float64Array(3))),
      ),
    },
  ];
}

function toGold({ sets }: Material, at: number): number {
  return sets.scored[at]?.score ?? 0;
}

/** Posts are noisier than headlines, so each counts half. */
function toWeight({ sets }: Material, at: number): number {
  return sets.scored[at]?.isPost ? 0.5 : 1;
}

function predictByRidge(material: Material, examples: readonly Example[], width: number): number[] {
  return crossPredict(material, (learnt) => {
    const fit = fitRidge(
      examplesAt(examples, learnt),
      learnt.map((at) => toGold(material, at)),
      learnt.map((at) => toWeight(material, at)),
      { size: width, rounds: 25, seed: SEED },
    );
    return (at) => (examples[at] ? dotProduct(examples[at], fit.weights) + fit.bias : 0);
  });
}

function predictByTrees(material: Material, rows: readonly ReturnType<typeof forestRow>[]): number[] {
  return crossPredict(material, (learnt) => {
    const forest = fitTrees(
      learnt.flatMap((at) => rows[at] ?? []),
      learnt.map((at) => toGold(material, at)),
      learnt.map((at) => toWeight(material, at)),
      TREES,
    );
    return (at) => (rows[at] ? forestValue(forest, rows[at]) : 0);
  });
}

function crossPredict(
  { groups, scored }: Material,
  learn: (learnt: readonly number[]) => (at: number) => number,
): number[] {
  const folds = assignFolds(groups.slice(0, scored.length), FOLDS);
  const predicted: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { learnt, held } = splitFold(folds, fold);
    const predict = learn(learnt);
    for (const at of held) predicted[at] = predict(at);
  }
  return predicted;
}

function examplesAt(examples: readonly Example[], places: readonly number[]): Example[] {
  return places.flatMap((at) => examples[at] ?? []);
}
