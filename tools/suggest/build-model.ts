// The whole model from the sets: each part is first measured on headlines it has not seen, which also sets how sums become
// probabilities, and is then learnt from everything.

import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { writeModelFile } from '@vigilo/domain/news/suggestion/model-file';
import { linearParts } from '@vigilo/domain/news/suggestion/quantise';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { ModelNumbers } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { ScoreModels, ScoreRow } from './fit-models.ts';
import { fitScore } from './fit-models.ts';
import type { Forest } from './fit-trees.ts';
import { assignFolds } from './groups.ts';
import type { Material } from './material.ts';
import { splitFold } from './measure-parts.ts';
import type { ScoredRow } from './read-sets.ts';
import { SHAPE } from './readings.ts';

const FOLDS = 10;

/** Numbers that are measured, not chosen. */
export type Measured = Pick<
  ModelNumbers,
  'stretch' | 'sentimentSteepness' | 'topicSteepness' | 'sureBase' | 'sureBySize' | 'sureByAgreement'
>;

export interface ModelParts {
  readonly version: string;
  readonly sentiment: LinearModel;
  readonly topic: LinearModel;
  readonly scoring: ScoreModels;
  readonly measured: Measured;
  readonly quality: Readonly<Record<string, number>>;
}

/** The file of a model. */
export function assembleModel(
  { common, ground, topicNames }: Material,
  { version, sentiment, topic, scoring, measured, quality }: ModelParts,
): Uint8Array {
  const numbers: ModelNumbers = { ...SHAPE, ...measured, forestBase: scoring.forest.base };
  return writeModelFile({ version, numbers, topics: topicNames, quality }, [
    { name: 'common', kind: 'int8', values: common },
    ...linearParts('sentiment', sentiment),
    ...linearParts('topic', topic),
    ...linearParts('score', scoring.score),
    { name: 'forest', kind: 'float32', values: flattenTrees(scoring.forest) },
    { name: 'mean', kind: 'float32', values: ground.mean },
    { name: 'deviation', kind: 'float32', values: ground.deviation },
  ]);
}

function flattenTrees({ trees }: Forest): number[] {
  return trees.flatMap((tree) =>
    tree.flatMap(({ feature, limit, left, right, value }) => [feature, limit, left, right, value]),
  );
}

/** The scored rows as examples. */
export function scoreRows({ sets, scored }: Material): ScoreRow[] {
  return sets.scored.flatMap(({ score, isPost }, index) => {
    const reading = scored[index];
    return reading ? [{ reading, score, isPost }] : [];
  });
}

/**
 * What the whole product says of each scored row when it has learnt the score from the other folds only. The sentiment model it stands on
 * must not have seen anything near a scored row.
 */
export function crossValidate(
  material: Material,
  parts: Omit<ModelParts, 'scoring' | 'version' | 'quality'>,
): Suggestion[] {
  const rows = scoreRows(material);
  const folds = assignFolds(material.groups.slice(0, rows.length), FOLDS);
  const suggestions: Suggestion[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { learnt, held } = splitFold(folds, fold);
    const scoring = fitScore(
      material.ground,
      parts.sentiment,
      learnt.flatMap((at) => rows[at] ?? []),
    );
    const model = openSuggestionModel(
      assembleModel(material, { ...parts, scoring, version: `fold ${fold}`, quality: {} }),
    );
    for (const at of held) {
      const row = material.sets.scored[at];
      if (row) suggestions[at] = suggest(model, row);
    }
  }
  return suggestions;
}

/** How much wider scores must be spread to lie nearest to the gold ones: ridge and trees are mild. */
export function bestStretch(rows: readonly ScoredRow[], suggestions: readonly Suggestion[]): number {
  const error = (stretch: number) =>
    rows.reduce(
      (sum, { score, isPost }, index) =>
        sum +
        (isPost
          ? 0
          : Math.abs(score - Math.max(-1, Math.min(1, stretch * (suggestions[index]?.score.value ?? 0))))),
      0,
    );
  const tried = Array.from({ length: 21 }, (_, index) => 0.9 + 0.03 * index);
  return tried.reduce((best, each) => (error(each) < error(best) ? each : best));
}
