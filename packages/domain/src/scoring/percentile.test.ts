import { describe, expect, it } from 'vitest';
import { percentileFromRank } from './percentile.ts';

describe('a percentile', () => {
  it.each([
    [1, 88, 100],
    [88, 88, 0],
    [2, 88, 98],
    [12, 88, 87],
    [3, 5, 50],
    [1, 1, 100],
  ])('of rank %i among %i is %i', (rank, of, percentile) =>
    expect(percentileFromRank(rank, of)).toBe(percentile),
  );
});
