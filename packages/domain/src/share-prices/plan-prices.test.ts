import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredPrice } from './plan-prices.ts';
import { findRestatement, mustFetchAll, planPrices } from './plan-prices.ts';

const line = (from: number, ...prices: number[]): StoredPrice[] =>
  prices.map((price, at) => ({ day: from + at, price, currency: 'USD' }));
const bare = (prices: readonly StoredPrice[]) => prices.map(({ day, price }) => ({ day, price }));

const series = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 60 }),
      price: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    }),
    { selector: ({ day }) => day, maxLength: 30 },
  )
  .map((prices) => prices.toSorted((a, b) => a.day - b.day));

/** What is stored once a plan is written. */
function written(
  stored: readonly StoredPrice[],
  fetched: ReturnType<typeof bare>,
  currency: string,
): StoredPrice[] {
  const { add, change } = planPrices(stored, fetched, currency);
  return [...new Map([...stored, ...change, ...add].map((each) => [each.day, each])).values()].toSorted(
    (a, b) => a.day - b.day,
  );
}

describe('an update of prices', () => {
  it('adds what is new and changes what the provider corrected, and nothing else', () => {
    const plan = planPrices(line(10, 100, 101, 102), bare(line(11, 101, 99, 103)), 'USD');
    expect(plan).toEqual({ add: line(13, 103), change: line(12, 99) });
  });

  it('restates days that were not sent by the factor of a split that the provider adjusts for', () => {
    const stored = line(10, 80, 100, 102, 104);
    const fetched = bare(line(11, 50, 51, 52, 53));
    expect([findRestatement(stored, fetched), mustFetchAll(stored, fetched, 'USD')]).toEqual([0.5, true]);
    expect(planPrices(stored, fetched, 'USD')).toEqual({
      add: line(14, 53),
      change: line(10, 40, 50, 51, 52),
    });
  });

  it('notices a split that was adjusted for only days later', () => {
    expect(findRestatement(line(10, 100, 102, 51, 52), bare(line(10, 50, 51, 51, 52)))).toBe(0.5);
  });

  it('does not take one corrected day for a split', () => {
    expect(findRestatement(line(10, 100, 101, 102), bare(line(10, 100, 50, 102)))).toBeNull();
    expect(findRestatement(line(10, 100), bare(line(10, 50)))).toBeNull();
  });

  it('fetches all prices if the currency has changed', () => {
    expect([
      mustFetchAll(line(1, 10), [], 'EUR'),
      mustFetchAll(line(1, 10), [], 'USD'),
      mustFetchAll([], [], 'EUR'),
    ]).toEqual([true, false, false]);
  });

  it('stores everything that was sent, loses no day, and is idempotent', () => {
    fc.assert(
      fc.property(series, series, (before, fetched) => {
        const stored = before.map((each) => ({ ...each, currency: 'USD' }));
        const after = written(stored, fetched, 'USD');
        const near = new Map(after.map(({ day, price }) => [day, price]));
        for (const { day, price } of fetched)
          expect(Math.abs((near.get(day) ?? 0) / price - 1)).toBeLessThanOrEqual(1e-6);
        expect(stored.every(({ day }) => near.has(day))).toBe(true);
        expect(planPrices(after, fetched, 'USD')).toEqual({ add: [], change: [] });
      }),
    );
  });
});
