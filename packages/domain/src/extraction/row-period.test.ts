import { describe, expect, it } from 'vitest';
import { namePeriod } from './row-period.ts';

describe('the period of a value', () => {
  it.each([
    [{ Period: '2026-06-30', PeriodMonths: 3 }, '2026-06-30, 3 months'],
    [{ Period: '2026-06-30', PeriodMonths: 6 }, '2026-06-30, 6 months'],
    [{ Period: '2026-06-30' }, '2026-06-30'],
    [{ Period: '2026-06-30', PeriodMonths: 12 }, '2026-06-30'],
    [{ Period: '2026-Q2', PeriodMonths: 3 }, '2026-Q2'],
    [{}, ''],
  ])('%j: %j', (row, name) => {
    expect(namePeriod(row)).toBe(name);
  });
});
