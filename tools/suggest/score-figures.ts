// Figures of suggested scores against gold ones: how near, on which side, and how often what is shown has the right side.

import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { computeCosine, computeF1, computeSignAccuracy } from './figures.ts';
import type { Ranged } from './ranges.ts';
import { computeRanged } from './ranges.ts';

/** From this size on a gold score is good or bad. */
const NEUTRAL_GOLD = 0.05;

function sideFromGold(gold: number): number {
  return Math.abs(gold) <= NEUTRAL_GOLD ? 0 : Math.sign(gold);
}

export interface ScoreFigures {
  readonly cosine: Ranged;
  readonly sign: Ranged;
  /** Of those shown as sure: how often the side is right, and their share of all. */
  readonly shownRight: Ranged;
  readonly shownShare: Ranged;
  /** Sure zeros, and how many of them are right. */
  readonly zeros: number;
  readonly zerosRight: number;
}

export function computeScoreFigures(
  gold: readonly number[],
  suggestions: readonly Suggestion[],
  groups: readonly number[],
): ScoreFigures {
  const pick = <T>(values: readonly T[], places: readonly number[]) =>
    places.flatMap((at) => values[at] ?? []);
  const raw = suggestions.map(({ score }) => score.value);
  const isShown = suggestions.map(({ score }) => score.certainty === 'sure');
  const isRight = suggestions.map(
    ({ score }, at) => Math.sign(score.thousandths) === sideFromGold(gold[at] ?? 0),
  );
  const shown = (places: readonly number[]) => places.filter((at) => isShown[at]);
  const zeros = shown([...groups.keys()]).filter((at) => suggestions[at]?.score.thousandths === 0);
  const range = (compute: (places: readonly number[]) => number) => computeRanged(groups, compute);
  return {
    cosine: range((places) => computeCosine(pick(gold, places), pick(raw, places))),
    sign: range((places) => computeSignAccuracy(pick(gold, places), pick(raw, places))),
    shownRight: range((places) => {
      const taken = shown(places);
      return taken.filter((at) => isRight[at]).length / (taken.length || 1);
    }),
    shownShare: range((places) => shown(places).length / (places.length || 1)),
    zeros: zeros.length,
    zerosRight: zeros.filter((at) => isRight[at]).length,
  };
}

/** F1 of one class with its range. */
export function rangeF1(
  gold: readonly number[],
  predicted: readonly number[],
  groups: readonly number[],
  { classes, one }: { classes: number; one: number | null },
): Ranged {
  return computeRanged(groups, (places) => {
    const { macro, byClass } = computeF1(
      places.map((at) => gold[at] ?? 0),
      places.map((at) => predicted[at] ?? 0),
      classes,
    );
    return one === null ? macro : (byClass[one] ?? 0);
  });
}
