import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { expect, it } from 'vitest';
import type { UnseenSums } from './align-sums.ts';
import { alignSums, weighClasses } from './align-sums.ts';

const MODEL: LinearModel = {
  classes: 2,
  weights: Int8Array.of(127, 0),
  scales: Float32Array.of(1, 1),
  biases: Float32Array.of(0, 0),
  dense: new Float32Array(0),
};

/** A frequent class, and a rare one whose sums never reach the frequent one's though they are highest for its own. */
const UNSEEN: readonly UnseenSums[] = [
  ...Array.from({ length: 900 }, () => ({ sums: Float64Array.of(0.8, -0.9), label: 0 })),
  ...Array.from({ length: 100 }, () => ({ sums: Float64Array.of(0.1, -0.1), label: 1 })),
];

function findClass({ scales, biases }: LinearModel, sums: Float64Array): number {
  const aligned = sums.map((sum, one) => sum * (scales[one] ?? 0) + (biases[one] ?? 0));
  return aligned.indexOf(Math.max(...aligned));
}

it('a rare class whose sums are too low is found, the frequent one still is', () => {
  const rare = Float64Array.of(0.1, -0.1);
  expect(findClass(MODEL, rare)).toBe(0);
  const aligned = alignSums(MODEL, UNSEEN);
  expect([findClass(aligned, rare), findClass(aligned, Float64Array.of(0.8, -0.9))]).toEqual([1, 0]);
  expect(aligned.weights).toBe(MODEL.weights);
});

it('hardly anything changes by a few examples', () => {
  const { scales, biases } = alignSums(MODEL, UNSEEN.slice(0, 3));
  for (const scale of scales) expect(Math.abs(scale - 1)).toBeLessThan(0.05);
  for (const bias of biases) expect(Math.abs(bias)).toBeLessThan(0.05);
});

it('texts that both classes claim alike are shared out less unevenly than they are frequent', () => {
  const doubtful = Float64Array.of(0, 0);
  const claimed = [
    ...Array.from({ length: 300 }, () => ({ sums: doubtful, label: 0 })),
    ...Array.from({ length: 200 }, () => ({ sums: doubtful, label: 1 })),
  ];
  const { biases } = alignSums(MODEL, claimed);
  const [frequent = 0, rare = 0] = biases;
  // Unweighed the likelihoods are as 3 to 2, weighed by the root of the rarity as the root of that.
  expect(Math.exp(3 * (frequent - rare))).toBeGreaterThan(1);
  expect(Math.exp(3 * (frequent - rare))).toBeLessThan(1.3);
});

it('a class with a quarter of the usual examples weighs twice as much at the power of a half', () => {
  const labels = [...Array.from({ length: 7 }, () => 0), 1];
  const [frequent = 0, rare = 0] = weighClasses(labels, 2, 0.5);
  expect([frequent, rare]).toEqual([Math.sqrt(8 / 14), 2]);
});
