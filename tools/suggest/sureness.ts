// How sure a score may be of its sign: a logistic regression on its size and on how far the sentiment model agrees, learnt on rows that the score
// was not learnt from.

import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { probabilitiesOf } from '@vigilo/domain/news/suggestion/linear-model';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import type { Measured } from './build-model.ts';
import { marginsOf } from './fit-models.ts';
import type { Material } from './material.ts';
import type { ScoredRow } from './read-sets.ts';

const STEPS = 4000;
const PACE = 0.5;

export function fitSureness(
  rows: readonly ScoredRow[],
  suggestions: readonly Suggestion[],
  material: Material,
  { sentiment, steepness, stretch }: { sentiment: LinearModel; steepness: number; stretch: number },
): Pick<Measured, 'sureBase' | 'sureBySize' | 'sureByAgreement'> {
  const seen = rows.flatMap(({ score, isPost }, index) => {
    const [reading, suggestion] = [material.scored[index], suggestions[index]];
    if (isPost || Math.abs(score) <= 0.05 || !reading || !suggestion) return [];
    const value = Math.max(-1, Math.min(1, stretch * suggestion.score.value));
    const sides = probabilitiesOf(marginsOf(material.ground, sentiment, reading), steepness);
    const agreement = (sides[value >= 0 ? 2 : 0] ?? 0) - (sides[value >= 0 ? 0 : 2] ?? 0);
    return [{ figures: [1, Math.abs(value), agreement], isRight: Math.sign(value) === Math.sign(score) }];
  });
  const weights = [0, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = [0, 0, 0];
    for (const { figures, isRight } of seen) {
      const sum = figures.reduce((total, figure, at) => total + figure * (weights[at] ?? 0), 0);
      const error = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      figures.forEach((figure, at) => {
        slopes[at] = (slopes[at] ?? 0) + (error * figure) / seen.length;
      });
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + PACE * (slope - 0.001 * (weights[at] ?? 0));
    });
  }
  const [sureBase = 0, sureBySize = 0, sureByAgreement = 0] = weights;
  return { sureBase, sureBySize, sureByAgreement };
}
