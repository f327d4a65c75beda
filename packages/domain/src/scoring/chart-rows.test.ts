import { describe, expect, it } from 'vitest';
import { dayFromIso, isoFromDay } from './day.ts';
import { listChartRows } from './chart-rows.ts';

/** Prices of the weekdays from one day to another. */
function pricesBetween(from: string, to: string) {
  const days = Array.from({ length: dayFromIso(to) - dayFromIso(from) + 1 }, (_, i) => dayFromIso(from) + i);
  return days
    .filter((day) => ![0, 6].includes(new Date(isoFromDay(day)).getUTCDay()))
    .map((day) => ({ date: isoFromDay(day), price: day }));
}

const rowsUpTo = (to: string, days: number, prices: readonly { date: string; price: number }[]) =>
  listChartRows({
    from: isoFromDay(dayFromIso(to) - days + 1),
    scores: Array.from({ length: days }, (_, index) => index),
    prices,
    events: [],
  });

describe('the chart as a table', () => {
  it('has a row for each Friday and one for the Sunday at its end, which has the last close', () => {
    const rows = rowsUpTo('2026-11-22', 15, pricesBetween('2026-11-08', '2026-11-22'));
    expect(rows.map(({ day, score, close }) => [day, score, close?.day])).toEqual([
      ['2026-11-13', 5, '2026-11-13'],
      ['2026-11-20', 12, '2026-11-20'],
      ['2026-11-22', 14, '2026-11-20'],
    ]);
    expect(rows.at(-1)?.close?.price).toBe(dayFromIso('2026-11-20'));
  });

  it.each(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])(
    'has a price in every row of three months that end on %s',
    (to) => {
      const rows = rowsUpTo(to, 92, pricesBetween('2026-08-01', to));
      expect(rows.length).toBeGreaterThan(12);
      expect(rows.every(({ close }) => close !== null)).toBe(true);
      expect(rows.slice(0, -1).every(({ day, close }) => close?.day === day)).toBe(true);
    },
  );

  it('says nothing before the first price, and names the last close in a gap', () => {
    const prices = [{ date: '2026-11-04T00:00:00.000Z', price: 80 }];
    expect(rowsUpTo('2026-11-18', 22, prices).map(({ day, close }) => [day, close])).toEqual([
      ['2026-10-28', null],
      ['2026-11-04', { price: 80, day: '2026-11-04' }],
      ['2026-11-11', { price: 80, day: '2026-11-04' }],
      ['2026-11-18', { price: 80, day: '2026-11-04' }],
    ]);
  });
});
