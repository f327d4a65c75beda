// How well stories are told apart on the pairs that were labelled by hand, both halves (issue 5, 'Figures'). The limits are below what was measured,
// so that a change that makes it worse is noticed; the figures themselves are printed by `npm run bench -- stories`.

import { describe, expect, it } from 'vitest';
import { findLabelledPairs, measure } from './measure-pairs.ts';

const pairs = findLabelledPairs();

describe.skipIf(pairs === null)('labelled pairs of real headlines (skipped without ../shared/data)', () => {
  it.each([
    ['tuning', 1000, 0.95, 0.78],
    ['test', 180, 0.93, 0.8],
  ] as const)('%s half: at least %i pairs, precision %d, recall %d', (half, count, precision, recall) => {
    const own = (pairs ?? []).filter((pair) => pair.half === half);
    const figures = measure(own);
    expect(own.length).toBeGreaterThanOrEqual(count);
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
  });

  it('that are not joined are asked about seldom, and where it is worth a look', () => {
    const apart = (pairs ?? []).filter(({ isFound }) => !isFound);
    const asked = apart.filter(({ isFlagged }) => isFlagged);
    const right = asked.filter(({ isOne }) => isOne);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.45);
    expect(right.length / apart.filter(({ isOne }) => isOne).length).toBeGreaterThanOrEqual(0.35);
    expect(asked.filter(({ band }) => band === 'random')).toEqual([]);
  });

  it('joins almost no random pairs', () => {
    expect((pairs ?? []).filter(({ band, isFound }) => band === 'random' && isFound)).toEqual([]);
  });
});
