import { describe, expect, it } from 'vitest';
import { parseSearch, writeSearch } from '../lib/search.ts';
import { parseDashboardSearch, withFirst, withSecond } from './dashboard-url.ts';

describe('the address of the RTI Summary', () => {
  it('holds both days', () => {
    const days = { from: '2026-10-01', to: '2026-11-20' };
    expect(parseDashboardSearch(parseSearch(writeSearch({ ...days })))).toEqual(days);
  });

  it.each([
    {},
    { from: '2026-02-30' },
    { to: 'today' },
    { from: ['2026-01-01', '2026-01-02'] },
    { to: 7 },
    { day: '2026-01-01' },
  ])('takes what is no day as left out: %j', (raw) => {
    expect(parseDashboardSearch(raw)).toEqual({});
  });
});

describe('choosing a day', () => {
  const days = { from: '2026-10-01', to: '2026-11-20' };

  it('changes one and keeps the other', () => {
    expect(withFirst(days, '2026-09-01')).toEqual({ from: '2026-09-01', to: '2026-11-20' });
    expect(withSecond(days, '2026-10-02')).toEqual({ from: '2026-10-01', to: '2026-10-02' });
    expect(withFirst(days, null)).toEqual({ to: '2026-11-20' });
    expect(withSecond(days, null)).toEqual({ from: '2026-10-01' });
  });

  it('forgets a first day that is not before the second any more', () => {
    expect(withSecond(days, '2026-10-01')).toEqual({ to: '2026-10-01' });
    expect(withSecond(days, '2025-01-01')).toEqual({ to: '2025-01-01' });
  });
});
