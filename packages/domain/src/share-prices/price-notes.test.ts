import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import { findSplit, listPriceNotes, weekdaysBetween } from './price-notes.ts';

/** Prices of one weekday after the other, from a Monday. */
function onWeekdays(...prices: number[]) {
  const monday = dayFromIso('2026-01-05');
  return prices.map((price, at) => ({ day: monday + Math.floor(at / 5) * 7 + (at % 5), price }));
}

describe('a step between two prices', () => {
  it.each([
    ['Apple, June 2014', 645.57, 93.7, 7],
    ['one for two', 100, 51, 2],
    ['two for three', 90, 61, 1.5],
    ['reverse, ten to one', 1.2, 11.6, 0.1],
    ['a bad day', 100, 80, null],
    ['a very good day', 10, 12.5, null],
    ['no change', 50, 50, null],
  ])('of %s looks like the split %s -> %s', (_what, before, after, ratio) =>
    expect(findSplit(before, after)).toBe(ratio),
  );

  it('is the same ratio the other way round', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        (before, after) => {
          const [there, back] = [findSplit(before, after), findSplit(after, before)];
          expect(there === null ? back : back !== null && Math.abs(there * back - 1) < 1e-9).toBe(
            there === null ? null : true,
          );
        },
      ),
    );
  });

  it('of at most a fifth is never a split', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
        fc.double({ min: 0.8, max: 1.25, noNaN: true }),
        (price, move) => {
          expect(findSplit(price, price * move)).toBeNull();
        },
      ),
    );
  });
});

describe('the notes on prices', () => {
  it('name a split at the first price after it', () => {
    expect(listPriceNotes(onWeekdays(100, 102, 50.5, 51, 50))).toEqual([{}, {}, { split: 2 }, {}, {}]);
  });

  it('treat a price that is back at once as wrong', () => {
    expect(listPriceNotes(onWeekdays(100, 101, 10.1, 100, 99))).toEqual([{}, {}, {}, {}, {}]);
  });

  it('report missing trading days, but not weekends and holidays', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-08', '2026-01-14'].map((day) => ({
      day: dayFromIso(day),
      price: 10,
    }));
    expect(listPriceNotes(days)).toEqual([{}, {}, {}, {}, { gap: 3 }]);
  });

  it('are one per price, for any prices', () => {
    const prices = fc.array(
      fc.record({
        step: fc.integer({ min: 1, max: 30 }),
        price: fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(prices, (steps) => {
        let day = 10_000;
        const notes = listPriceNotes(steps.map(({ step, price }) => ({ day: (day += step), price })));
        expect(notes).toHaveLength(steps.length);
        expect(
          notes.every(
            ({ split, gap }) =>
              (split === undefined || (split > 0 && split !== 1)) && (gap === undefined || gap > 2),
          ),
        ).toBe(true);
      }),
    );
  });
});

it('weekdays between two days equal those counted one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 30_000 }), fc.integer({ min: 1, max: 60 }), (from, length) => {
      // 1970-01-01 was a Thursday.
      const counted = Array.from({ length: length - 1 }, (_, i) => (((from + 1 + i + 4) % 7) + 7) % 7).filter(
        (weekday) => weekday !== 0 && weekday !== 6,
      ).length;
      expect(weekdaysBetween(from, from + length)).toBe(counted);
    }),
  );
});
