import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDay, isoFromDay } from '../scoring/day.ts';
import type { RawItem } from './clean-item.ts';
import { cleanItem, itemKeys } from './clean-item.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const RAW_ITEM: RawItem = {
  title: 'A headline',
  url: 'https://news.test/1',
  summary: 'What happened.',
  source: 'Wire',
  date: '2026-11-20',
};
const clean = (over: Partial<RawItem>) => cleanItem({ ...RAW_ITEM, ...over }, NOW);

describe('an item of news', () => {
  it('is stored as text', () => {
    expect(clean({ title: ' <b>A</b>\n headline ', source: '', url: ' https://news.test/1 ' })).toEqual({
      title: 'A headline',
      url: 'https://news.test/1',
      summary: 'What happened.',
      source: null,
      day: findDay('2026-11-20'),
    });
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['', '2026-11-21'],
    ['1900-01-01', '1900-01-01'],
    ['2026-11-20T23:30:00-05:00', '2026-11-21'],
    ['2026-11-20 08:15:00', '2026-11-20'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['Fri, 20 Nov 2026 23:30:00 GMT', '2026-11-20'],
    ['Fri, 20 Nov 2026 23:30:00 -0500', '2026-11-21'],
    ['20 November 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['2026-11-21T20:00:00Z', '2026-11-21'],
    ['2026-11-22T01:00:00Z', '2026-11-21'],
  ])('dated %j is of %s', (date, day) => {
    const item = clean({ date });
    expect(typeof item === 'string' ? item : isoFromDay(item.day)).toBe(day);
  });

  it.each<[Partial<RawItem>, string]>([
    [{ title: '' }, 'bad-title'],
    [{ title: '<br>' }, 'bad-title'],
    [{ url: 'javascript:alert(1)' }, 'bad-url'],
    [{ url: '//news.test' }, 'bad-url'],
    [{ url: 'https://me:secret@news.test/' }, 'bad-url'],
    [{ url: `https://news.test/${'x'.repeat(2048)}` }, 'bad-url'],
    [{ date: '2026-11-22' }, 'future-date'],
    [{ date: '2026-11-23T00:00:00Z' }, 'future-date'],
    [{ date: '1899-12-31' }, 'bad-date'],
    [{ date: '2026-02-30' }, 'bad-date'],
    [{ date: '12' }, 'bad-date'],
    [{ date: 'Q3 2026' }, 'bad-date'],
    [{ date: '11/20/2026' }, 'bad-date'],
    [{ date: 'x'.repeat(100) }, 'bad-date'],
  ])('with %j is refused: %s', (over, fault) => {
    expect(clean(over)).toBe(fault);
  });

  it('is unchanged when cleaned again, unless its text contains markup', () => {
    const words = fc
      .array(fc.constantFrom('Sales', 'rise', '5 %', 'AT&T', 'Café', '“up”', '3 > 2'), { minLength: 1 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, (title, summary) => {
        const once = clean({ title, summary });
        if (typeof once === 'string') throw new Error(once);
        expect(clean({ title: once.title, summary: once.summary })).toEqual(once);
      }),
    );
  });
});

describe('the keys of an item', () => {
  const listKeys = (over: Partial<RawItem> & { id?: string; origin?: string } = {}) => {
    const { id = '', origin = 'feed', ...given } = { ...RAW_ITEM, ...over };
    const item = cleanItem(given, NOW);
    if (typeof item === 'string') throw new Error(item);
    return itemKeys(item, { id, origin, date: given.date });
  };
  const share = (one: string[], other: string[]) => one.some((key) => other.includes(key));

  it('are its id with its origin, its address, and its source, day and title', () => {
    expect(listKeys({ id: '4711' })).toHaveLength(3);
    expect(listKeys({ url: '' })).toHaveLength(1);
    expect(
      share(
        listKeys({ id: '4711', url: '' }),
        listKeys({ id: ' 4711', url: '', title: 'Another', origin: 'feed' }),
      ),
    ).toBe(true);
    expect(
      share(
        listKeys({ id: '4711', url: '' }),
        listKeys({ id: '4711', url: '', title: 'Another', origin: 'other' }),
      ),
    ).toBe(false);
    expect(
      share(listKeys(), listKeys({ title: 'Another', url: 'http://www.news.test/1?utm_source=x' })),
    ).toBe(true);
    expect(share(listKeys({ url: '' }), listKeys({ url: '', title: 'a HEADLINE!', source: 'WIRE' }))).toBe(
      true,
    );
    for (const other of [{ source: 'Times' }, { date: '2026-11-19' }, { title: 'Other' }])
      expect(share(listKeys({ url: '' }), listKeys({ url: '', ...other })), JSON.stringify(other)).toBe(
        false,
      );
  });

  it('are the same on another day if the item has no date', () => {
    const undated = (now: number) => {
      const item = cleanItem({ ...RAW_ITEM, url: '', date: '' }, now);
      return typeof item === 'string' ? [] : itemKeys(item, { id: '', origin: 'feed', date: '' });
    };
    expect(share(undated(NOW), undated(NOW + 5 * 86_400_000))).toBe(true);
    expect(share(undated(NOW), listKeys({ url: '', date: '2026-11-21' }))).toBe(true);
  });
});
