import { expect, it } from 'vitest';
import { forestSum, openForest } from './forest.ts';

const leaf = (value: number) => [-1, 0, 0, 0, value];
/** A node that asks for a feature and a limit, and says where to go for values up to it and above it. */
const node = (feature: number, limit: number, below: number, above: number) => [
  feature,
  limit,
  below,
  above,
  0,
];

it('adds up the leaves that the trees lead to', () => {
  const forest = openForest(
    Float32Array.from([
      ...node(0, 0.5, 1, 2),
      ...leaf(1),
      ...node(1, -2, 3, 4),
      ...leaf(2),
      ...leaf(4),
      ...node(1, 3, 1, 2),
      ...leaf(8),
      ...leaf(16),
    ]),
    0.5,
  );
  expect([
    forestSum(forest, Float64Array.of(0.5, 3)),
    forestSum(forest, Float64Array.of(0.6, -2)),
    forestSum(forest, Float64Array.of(0.6, 3.1)),
  ]).toEqual([9.5, 10.5, 20.5]);
});
