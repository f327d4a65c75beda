// How sure a score may be of its side: a logistic regression on its size and on how far the sentiment model agrees, learnt on headlines that neither
// was learnt from, of both sets: the scored one, where hardly anything is neutral, and the pairs, where much is.

import type { Measured } from './build-model.ts';

/** A suggested score with what is known about it. */
export interface Seen {
  readonly value: number;
  /** Negative, neutral, positive. */
  readonly sides: Float64Array;
  readonly gold: number;
}

const STEPS = 6000;
const PACE = 0.5;
const SMALL = 0.25;
const NEUTRAL_GOLD = 0.05;

/** The figures of a suggestion as `suggest` weighs them, and whether its side is right. */
function describeSides({ value, sides, gold }: Seen): {
  figures: readonly [number, number, number];
  isRight: boolean;
} {
  const place = sides.reduce((best, each, at) => (each > (sides[best] ?? 0) ? at : best), 0);
  const steps = Math.round(value * 10);
  const isNothing = steps === 0 || (place === 1 && Math.abs(value) < SMALL);
  const side = isNothing ? 0 : Math.sign(steps);
  const right = Math.abs(gold) <= NEUTRAL_GOLD ? 0 : Math.sign(gold);
  return {
    figures: [1, isNothing ? SMALL - Math.abs(value) : Math.abs(value), sides[1 + side] ?? 0],
    isRight: side === right,
  };
}

/** Learns the three weights; both sets count the same, however long they are. */
export function fitConfidence(
  sets: readonly (readonly Seen[])[],
): Pick<Measured, 'sureBase' | 'sureBySize' | 'sureByAgreement'> {
  const seen = sets.flatMap((rows) =>
    rows.map((row) => ({ ...describeSides(row), weight: 1 / rows.length / sets.length })),
  );
  const weights = [0, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = [0, 0, 0];
    for (const { figures, isRight, weight } of seen) {
      const sum = figures.reduce((total, figure, at) => total + figure * (weights[at] ?? 0), 0);
      const error = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      figures.forEach((figure, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * figure * weight;
      });
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) + PACE * (slope - 0.0005 * (weights[at] ?? 0));
    });
  }
  const [sureBase = 0, sureBySize = 0, sureByAgreement = 0] = weights;
  return { sureBase, sureBySize, sureByAgreement };
}
