// Which half the pairs of each list belong to, and that the rules do not get worse on headlines of a week. What they say of the others is measured elsewhere (run.ts).

import { describe, expect, it } from 'vitest';
import { findDrawnPairs, HELD_BACK, TUNING } from './drawn-pairs.ts';
import { measure } from './measure-pairs.ts';

const pairs = findDrawnPairs();

describe.skipIf(pairs === null)('pairs drawn or written anew (skipped without ../shared/data)', () => {
  it('hold all of the fourth list back, half of it one story', () => {
    const fourth = (pairs ?? []).filter(({ source }) => source === 'fourth');
    expect(fourth.map(({ half }) => half)).toEqual(Array.from({ length: 120 }, () => HELD_BACK));
    expect(fourth.filter(({ isOne }) => isOne)).toHaveLength(60);
  });

  it('pair the headlines of a week within one company, each company in one half', () => {
    const week = (pairs ?? []).filter(({ source }) => source === 'week');
    const countOf = (half: string) => {
      const own = week.filter((pair) => pair.half === half);
      return [own.length, own.filter(({ isOne }) => isOne).length];
    };
    expect(countOf(TUNING)).toEqual([1338, 213]);
    expect(countOf(HELD_BACK)).toEqual([1101, 191]);
    const keysOf = (half: string) =>
      new Set(
        week.filter((pair) => pair.half === half).flatMap(({ items }) => items.map(({ words }) => words.key)),
      );
    expect([...keysOf(TUNING)].filter((key) => keysOf(HELD_BACK).has(key))).toEqual([]);
  });

  it('joins hardly any two stages or events of a week, and more than a third of the stories', () => {
    const week = (pairs ?? []).filter(({ source, half }) => source === 'week' && half === HELD_BACK);
    const { precision, recall } = measure(week);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.38);
  });
});
