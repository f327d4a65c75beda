// Which half the pairs of each list belong to. What the rules say of them is measured elsewhere (run.ts).

import { describe, expect, it } from 'vitest';
import { findDrawnPairs, HELD_BACK } from './drawn-pairs.ts';

const pairs = findDrawnPairs();

describe.skipIf(pairs === null)('pairs drawn or written anew (skipped without ../shared/data)', () => {
  it('hold all of the fourth list back, half of it one story', () => {
    const fourth = (pairs ?? []).filter(({ source }) => source === 'fourth');
    expect(fourth.map(({ half }) => half)).toEqual(Array.from({ length: 120 }, () => HELD_BACK));
    expect(fourth.filter(({ isOne }) => isOne)).toHaveLength(60);
  });
});
