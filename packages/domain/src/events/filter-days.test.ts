import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoFromDay } from '../scoring/day.ts';
import { areInOrder, decideFilterDays } from './filter-days.ts';

const TODAY = '2026-11-21';

describe('the days of a date filter', () => {
  it.each([
    { from: '2026-01-05', to: '2026-01-05' },
    { from: '2026-01-05', to: null },
    { from: null, to: '2026-01-05' },
    { from: null, to: null },
  ])('leaves $from to $to as it is', (days) => {
    expect(decideFilterDays(days, 'from', TODAY)).toEqual({ days, isReversed: false });
  });

  it('resets only the changed day to today if From is later than To', () => {
    expect(decideFilterDays({ from: '2026-05-02', to: '2026-05-01' }, 'to', TODAY)).toEqual({
      days: { from: '2026-05-02', to: TODAY },
      isReversed: true,
    });
    expect(decideFilterDays({ from: '2026-05-02', to: '2026-05-01' }, 'from', TODAY)).toEqual({
      days: { from: TODAY, to: '2026-05-01' },
      isReversed: true,
    });
  });

  it('keep the day that was not changed, and are in order unless From was reset', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map(isoFromDay);
    fc.assert(
      fc.property(day, day, fc.constantFrom('from' as const, 'to' as const), (from, to, changed) => {
        const { days } = decideFilterDays({ from, to }, changed, isoFromDay(20_001));
        const kept = changed === 'from' ? 'to' : 'from';
        expect(days[kept]).toBe({ from, to }[kept]);
        expect(areInOrder(days)).toBe(from <= to || changed === 'to');
      }),
    );
  });
});
