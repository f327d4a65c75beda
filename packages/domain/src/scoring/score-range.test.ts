import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso, isoFromDay } from './day.ts';
import { cutSeries, lastMonths, rangeFromSeries } from './score-range.ts';

const SERIES = {
  from: '2026-01-01',
  scores: Array.from({ length: 100 }, (_, index) => index / 1000),
  prices: [
    { date: '2026-01-01', price: 1 },
    { date: '2026-02-01', price: 2 },
  ],
  events: [
    { date: '2026-01-31T12:00:00.000Z' },
    { date: '2026-02-01T12:00:00.000Z' },
    { date: '2026-03-01T12:00:00.000Z' },
  ],
};

describe('a part of a series', () => {
  it('has the scores, prices and events of its days, the first and last among them', () => {
    const part = cutSeries(SERIES, { first: dayFromIso('2026-02-01'), last: dayFromIso('2026-02-10') });
    expect(part).toEqual({
      from: '2026-02-01',
      scores: SERIES.scores.slice(31, 41),
      prices: [SERIES.prices[1]],
      events: [SERIES.events[1]],
    });
  });

  it('cuts the scores by type as well', () => {
    const ones = SERIES.scores.map(() => 1);
    const part = cutSeries(
      { ...SERIES, byType: { company: SERIES.scores, industry: ones, macro: ones } },
      { first: dayFromIso('2026-01-02'), last: dayFromIso('2026-01-03') },
    );
    expect(part.byType).toEqual({ company: [0.001, 0.002], industry: [1, 1], macro: [1, 1] });
  });

  it('never leaves the series and keeps each score on its day', () => {
    const day = fc.integer({ min: dayFromIso('2025-06-01'), max: dayFromIso('2026-12-31') });
    fc.assert(
      fc.property(day, day, (first, last) => {
        const part = cutSeries(SERIES, { first, last });
        const own = rangeFromSeries(part);
        expect(part.scores.length).toBeGreaterThan(0);
        expect(own.first).toBeGreaterThanOrEqual(dayFromIso(SERIES.from));
        expect(part.scores[0]).toBe(SERIES.scores[own.first - dayFromIso(SERIES.from)]);
      }),
    );
  });

  it('of the last months ends with the series and does not begin before it', () => {
    const whole = rangeFromSeries(SERIES);
    expect(isoFromDay(whole.last)).toBe('2026-04-10');
    expect(isoFromDay(lastMonths(whole, 1).first)).toBe('2026-03-11');
    expect(lastMonths(whole, 12)).toEqual(whole);
  });
});
