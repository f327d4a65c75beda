// Makes the sums of classes comparable whose machines were trained apart: those of a rare class are too low beside the others'. Each class gets a scale and an offset of its own, learnt
// from examples that the machines have not seen; both go into the model, which stays as large and as fast.

import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { softmax } from '@vigilo/domain/news/suggestion/linear-model';

/**
 * `steepness` is about that of the sums by themselves; `pull` holds the scales at 1 and the offsets at 0, as so many examples would. At a `rate` of 2 over the square of the steepness even two
 * classes that are equally likely everywhere do not overshoot.
 */
const ALIGNMENT = { steepness: 3, pull: 90, balance: 0.5, rounds: 2000, rate: 0.2 } as const;

/** How much more an example of each class weighs than one of a class of usual size: its rarity to the power of `balance`. */
export function weighClasses(labels: readonly number[], classes: number, balance: number): number[] {
  return Array.from({ length: classes }, (_, one) => {
    const count = labels.filter((label) => label === one).length;
    return (labels.length / (classes * Math.max(count, 1))) ** balance;
  });
}

/** What a model that has not seen an example says of it. */
export interface UnseenSums {
  readonly sums: Float64Array;
  /** Its class. */
  readonly label: number;
}

/** A scale and an offset for each class. */
interface Alignment {
  readonly factors: Float64Array;
  readonly offsets: Float64Array;
}

/** The model with the scale and the offset of each class under which the unseen examples' own classes are likeliest, found by descent. */
export function alignSums(model: LinearModel, unseen: readonly UnseenSums[]): LinearModel {
  const { classes } = model;
  const weights = weighClasses(
    unseen.map(({ label }) => label),
    classes,
    ALIGNMENT.balance,
  );
  const pull = (ALIGNMENT.rate * ALIGNMENT.pull) / unseen.length;
  const step = (value: number, slope: number, rest: number) =>
    (value - ALIGNMENT.rate * slope + pull * rest) / (1 + pull);
  let found: Alignment = { factors: new Float64Array(classes).fill(1), offsets: new Float64Array(classes) };
  for (let round = 0; round < ALIGNMENT.rounds; round += 1) {
    const slopes = findSlopes(found, unseen, weights);
    found = {
      factors: found.factors.map((factor, one) => step(factor, slopes.factors[one] ?? 0, 1)),
      offsets: found.offsets.map((offset, one) => step(offset, slopes.offsets[one] ?? 0, 0)),
    };
  }
  const { factors, offsets } = found;
  return {
    ...model,
    scales: model.scales.map((scale, one) => scale * (factors[one] ?? 1)),
    biases: model.biases.map((bias, one) => bias * (factors[one] ?? 1) + (offsets[one] ?? 0)),
  };
}

/** How fast the examples' surprise grows with each scale and offset. */
function findSlopes(
  { factors, offsets }: Alignment,
  unseen: readonly UnseenSums[],
  weights: readonly number[],
): Alignment {
  const slopes = { factors: new Float64Array(factors.length), offsets: new Float64Array(factors.length) };
  const aligned = new Float64Array(factors.length);
  const total = unseen.reduce((sum, { label }) => sum + (weights[label] ?? 0), 0);
  for (const { sums, label } of unseen) {
    alignInto(aligned, sums, { factors, offsets });
    const chances = softmax(aligned, ALIGNMENT.steepness);
    const weight = (ALIGNMENT.steepness * (weights[label] ?? 0)) / total;
    for (let one = 0; one < chances.length; one += 1) {
      const error = weight * ((chances[one] ?? 0) - (one === label ? 1 : 0));
      slopes.factors[one] = (slopes.factors[one] ?? 0) + error * (sums[one] ?? 0);
      slopes.offsets[one] = (slopes.offsets[one] ?? 0) + error;
    }
  }
  return slopes;
}

function alignInto(aligned: Float64Array, sums: Float64Array, { factors, offsets }: Alignment): void {
  const into = aligned;
  for (let one = 0; one < sums.length; one += 1)
    into[one] = (sums[one] ?? 0) * (factors[one] ?? 1) + (offsets[one] ?? 0);
}
