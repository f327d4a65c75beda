// Linear models over hashed features (issue 5, 'Suggestions'): each class has an eight-bit weight per bucket, with its own scale because a common one
// would round the weights of rare classes to zero, and a weight per dense feature. The sum of a class can be broken down by word.

import type { FeatureList } from './feature-list.ts';

export interface LinearModel {
  readonly classes: number;
  /** Weight of class c in bucket b at b * classes + c. */
  readonly weights: Int8Array;
  /** The value of one step of a class's weights. */
  readonly scales: Float32Array;
  readonly biases: Float32Array;
  /** Weight of class c for dense feature d at c * figures + d; empty if the model uses none. */
  readonly dense: Float32Array;
}

/** Features of one kind with the weight of the kind. */
export interface WeighedList {
  readonly list: FeatureList;
  readonly weight: number;
}

/** The sums of all classes. */
export function computeSums(
  { classes, weights, scales, biases, dense }: LinearModel,
  lists: readonly WeighedList[],
  figures: Float64Array | null,
): Float64Array {
  const sums = new Float64Array(classes);
  const block = new Int32Array(classes);
  for (const { list, weight } of lists) {
    fillBlock(block, weights, list);
    const worth = weight / list.norm;
    for (let each = 0; each < classes; each += 1) sums[each] = (sums[each] ?? 0) + worth * (block[each] ?? 0);
  }
  for (let each = 0; each < classes; each += 1)
    sums[each] =
      (sums[each] ?? 0) * (scales[each] ?? 0) + (biases[each] ?? 0) + denseSum(dense, each, figures);
  return sums;
}

/** The whole sums of a list, one for each class: four classes at a time, since sums in variables are faster than sums in an array. */
function fillBlock(block: Int32Array, weights: Int8Array, { buckets, length }: FeatureList): void {
  const sums = block;
  const classes = block.length;
  for (let first = 0; first < classes; first += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let index = 0; index < length; index += 1) {
      const at = (buckets[index] ?? 0) * classes + first;
      a += weights[at] ?? 0;
      b += weights[at + 1] ?? 0;
      c += weights[at + 2] ?? 0;
      d += weights[at + 3] ?? 0;
    }
    // Classes beyond the last are not kept: an array of numbers ignores them.
    sums[first] = a;
    sums[first + 1] = b;
    sums[first + 2] = c;
    sums[first + 3] = d;
  }
}

function denseSum(dense: Float32Array, each: number, figures: Float64Array | null): number {
  if (!figures || dense.length === 0) return 0;
  let sum = 0;
  const start = each * figures.length;
  for (let index = 0; index < figures.length; index += 1)
    sum += (dense[start + index] ?? 0) * (figures[index] ?? 0);
  return sum;
}

/** Adds each word's contribution to the sum of a class, times `times`, to `shares` at the index of the word. */
export function addShares(
  { classes, weights, scales }: LinearModel,
  lists: readonly WeighedList[],
  { one, times, shares }: { one: number; times: number; shares: Float64Array },
): void {
  const sums = shares;
  for (const { list, weight } of lists) {
    const { buckets, owners, length, norm } = list;
    const worth = (times * weight * (scales[one] ?? 0)) / norm;
    for (let index = 0; index < length; index += 1) {
      const owner = owners[index] ?? 0;
      sums[owner] = (sums[owner] ?? 0) + worth * (weights[(buckets[index] ?? 0) * classes + one] ?? 0);
    }
  }
}

/** Probabilities of classes from their sums; higher steepness gives more extreme values. */
export function softmax(sums: Float64Array, steepness: number): Float64Array {
  let most = -Infinity;
  for (const sum of sums) most = Math.max(most, sum);
  const chances = new Float64Array(sums.length);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const power = Math.exp(steepness * ((sums[at] ?? 0) - most));
    chances[at] = power;
    total += power;
  }
  for (let at = 0; at < sums.length; at += 1) chances[at] = (chances[at] ?? 0) / total;
  return chances;
}
