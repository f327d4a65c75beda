import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromIso, dayFromTimestamp, findDay, isoFromDay, subtractMonths, noonFromDay } from './day.ts';

const anyDay = fc.integer({ min: dayFromIso('1900-01-01'), max: dayFromIso('2200-12-31') });

describe('days', () => {
  it('counts from 1970-01-01', () => {
    expect(dayFromIso('1970-01-01')).toBe(0);
    expect(isoFromDay(20_777)).toBe('2026-11-20');
  });

  it.each(['2026-02-30', '2026-2-3', '20260203', 'today', '', '2026-13-01', '2026-02-03T00:00:00Z'])(
    'refuses %s',
    (text) => {
      expect(findDay(text)).toBeNull();
      expect(() => dayFromIso(text)).toThrow(RangeError);
    },
  );

  it('reads back what it writes', () => {
    fc.assert(fc.property(anyDay, (day) => findDay(isoFromDay(day)) === day));
  });

  it('assigns noon and the last millisecond of a day to that day', () => {
    fc.assert(
      fc.property(
        anyDay,
        (day) =>
          dayFromTimestamp(noonFromDay(day)) === day && dayFromTimestamp((day + 1) * 86_400_000 - 1) === day,
      ),
    );
  });
});

describe('months back', () => {
  it.each([
    ['2026-11-20', 3, '2026-08-20'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 6, '2025-07-15'],
    ['2026-08-31', 6, '2026-02-28'],
  ])('%s less %i months is %s', (from, months, to) => {
    expect(isoFromDay(subtractMonths(dayFromIso(from), months))).toBe(to);
  });

  it('keeps the day of the month, or takes the last one the earlier month has', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), (day, months) => {
        const from = isoFromDay(day);
        const to = isoFromDay(subtractMonths(day, months));
        const wanted = Number(from.slice(8));
        const got = Number(to.slice(8));
        const isLastOfMonth = isoFromDay(subtractMonths(day, months) + 1).slice(8) === '01';
        expect(got === wanted || (got < wanted && isLastOfMonth)).toBe(true);
      }),
    );
  });

  it('never moves a later day before an earlier one', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 24 }),
        (day, months) => subtractMonths(day + 1, months) >= subtractMonths(day, months),
      ),
    );
  });
});
