import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanItem, EARLIEST_FILE_DAY } from '../news/clean-item.ts';
import { dayFromTimestamp } from '../scoring/day.ts';
import type { ImportField } from './fields.ts';
import { decideNews, readNewsRow } from './news-row.ts';
import { DEFAULT_OPTIONS } from './options.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const TODAY = dayFromTimestamp(NOW);

function read(row: Partial<Record<ImportField, string>>) {
  const cells = { ticker: 'ZBX', title: 'Zorbex wins a contract', source: 'Wire', ...row };
  const mapping = Object.fromEntries(Object.keys(cells).map((field, index) => [field, index]));
  return readNewsRow(Object.values(cells), mapping, DEFAULT_OPTIONS, TODAY, NOW);
}

describe('a row of news', () => {
  it.each([
    ['Wed Jul 01 13:37:59 +0000 2015', '2015-07-01T13:37:59.000Z'],
    ['2015-07-01 23:30:00 -05:00', '2015-07-02T04:30:00.000Z'],
    ['07/01/2015 1:05 PM', '2015-07-01T13:05:00.000Z'],
    ['07/01/2015', '2015-07-01'],
    ['', ''],
    // Ahead of this clock, as in a zone that the file does not name: now.
    ['2026-11-20 23:59:59', '2026-11-20T09:00:00.000Z'],
  ])('dated %j is of %j', (date, wanted) => {
    expect(read({ date })).toMatchObject({ faults: [], draft: { date: wanted } });
  });

  it('has an id that is told apart by its source and day, whatever its time', () => {
    const ids = ['2015-07-01', '2015-07-01 10:00', '2015-07-02'].map(
      (date) => read({ date, itemId: '7' }).draft.id,
    );
    expect(ids[0]).toBe('Wire\u001f2015-07-01\u001f7');
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('without a fault is never stored with its date unknown', () => {
    const dates = fc.date({
      min: new Date('1700-01-01'),
      max: new Date('2026-11-25'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.boolean(), (moment, hasTime) => {
        const { draft, faults } = read({ date: moment.toISOString().slice(0, hasTime ? 19 : 10) });
        const item = cleanItem(draft, NOW, EARLIEST_FILE_DAY);
        const day = typeof item === 'string' ? null : item.day;
        expect(faults.length === 0).toBe(day !== null && day === dayFromTimestamp(moment.getTime()));
      }),
    );
  });
});

describe('the decision on news', () => {
  const { draft } = read({});
  const known = { hasCompany: true, repeatedRow: null, isKnown: false };

  it('adds what is new, and says whether the rest is stored or repeats a row', () => {
    expect(decideNews(draft, known)).toEqual({ verdict: 'add' });
    expect(decideNews(draft, { ...known, isKnown: true })).toEqual({ verdict: 'unchanged' });
    for (const isKnown of [false, true])
      expect(decideNews(draft, { ...known, isKnown, repeatedRow: 2 })).toEqual({
        verdict: 'unchanged',
        repeatedRow: 2,
      });
  });

  it('refuses what is of no company', () => {
    expect(decideNews(draft, { ...known, hasCompany: false, repeatedRow: 2 })).toMatchObject({
      faults: [{ code: 'ticker-unknown' }],
    });
  });
});
