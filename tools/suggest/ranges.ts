// How far a figure may be off: it is taken again of samples of the same size, drawn with replacement by groups of near-duplicates, and the middle 95 % of them
// is its range.

import { randomFrom } from '@vigilo/domain/news/suggestion/fit-linear';

const SAMPLES = 500;
const SEED = 17;

export interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A figure of places 0..groups.length-1 with its range of 95 %. Deterministic. */
export function computeRanged(
  groups: readonly number[],
  compute: (places: readonly number[]) => number,
): Ranged {
  const members = [...Map.groupBy(groups.keys(), (at) => groups[at] ?? 0).values()];
  const random = randomFrom(SEED);
  const values = Array.from({ length: SAMPLES }, () =>
    compute(members.flatMap(() => members[Math.floor(random() * members.length)] ?? [])),
  ).toSorted((a, b) => a - b);
  return {
    value: compute([...groups.keys()]),
    low: values[Math.floor(0.025 * SAMPLES)] ?? 0,
    high: values[Math.floor(0.975 * SAMPLES)] ?? 0,
  };
}

/** `0.75 (0.73 to 0.77)`. */
export function formatRanged({ value, low, high }: Ranged): string {
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}
