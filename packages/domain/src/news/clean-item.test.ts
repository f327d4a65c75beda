import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDay, isoFromDay } from '../scoring/day.ts';
import type { RawItem } from './clean-item.ts';
import { cleanItem, EARLIEST_FILE_DAY, itemKeys } from './clean-item.ts';

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
      publishedAt: null,
      writtenDate: null,
    });
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['', '2026-11-21'],
    ['1970-01-02', '1970-01-02'],
    ['2026-11-20T23:30:00-05:00', '2026-11-21'],
    ['2026-11-20 08:15:00', '2026-11-20'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['Fri, 20 Nov 2026 23:30:00 GMT', '2026-11-20'],
    ['Fri, 20 Nov 2026 23:30:00 -0500', '2026-11-21'],
    ['20 November 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['2026-11-21T20:00:00Z', '2026-11-21'],
    ['2026-11-22T01:00:00Z', '2026-11-21'],
    // Already so where the clock is ahead.
    ['2026-11-22', '2026-11-21'],
    ['11/20/2026', '2026-11-20'],
  ])('dated %j is of %s', (date, day) => {
    const item = clean({ date });
    expect(typeof item === 'string' || item.day === null ? item : isoFromDay(item.day)).toBe(day);
  });

  it.each([
    '2026-11-23',
    '2026-11-23T00:00:00Z',
    '1850-06-01T12:00:00Z',
    '1899-12-31',
    '1969-12-31',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '2026-02-30',
    '12',
    'soon',
    'Q3 2026',
    '03/04/2026',
    'x'.repeat(100),
  ])('dated %j is of an unknown day', (date) => {
    expect(clean({ date })).toMatchObject({
      title: 'A headline',
      day: null,
      publishedAt: null,
      writtenDate: date.slice(0, 60),
    });
  });

  it.each([
    ['2026-11-20T08:15:30Z', '2026-11-20T08:15:30.000Z'],
    ['Fri, 20 Nov 2026 23:30:00 -0500', '2026-11-21T04:30:00.000Z'],
    ['2026-11-20 10:00:00 -0500', '2026-11-20T15:00:00.000Z'],
    ['Fri Nov 20 13:37:59 +0000 2026', '2026-11-20T13:37:59.000Z'],
    ['20.11.2026 10:00 CET', '2026-11-20T09:00:00.000Z'],
    // Ahead of this clock: now.
    ['2026-11-21T20:00:00Z', '2026-11-21T12:00:00.000Z'],
    // Days without a time.
    ['2026-11-20', null],
    ['2026-11-20T00:00:00Z', null],
    ['2026-11-20+02:00', null],
    ['Nov. 20, 2026', null],
    ['', null],
  ])('dated %j was published at %s', (date, moment) => {
    const item = clean({ date });
    const at = typeof item === 'string' ? Number.NaN : item.publishedAt;
    expect(at === null ? null : new Date(at).toISOString()).toBe(moment);
  });

  it('is of the day and the time that a feed would hand on, however its date is written', () => {
    const moments = fc.date({
      min: new Date('1971-01-01'),
      max: new Date(NOW),
      noInvalidDate: true,
    });
    const dateOf = (date: string) => {
      const item = clean({ date });
      return typeof item === 'string' ? item : [item.day, item.publishedAt];
    };
    fc.assert(
      fc.property(moments, (moment) => {
        const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
        const [weekday, date, month, year] = moment.toUTCString().replace(',', '').split(' ');
        const wanted = dateOf(`${day}T${time}Z`);
        for (const text of [
          `${day} ${time} +0000`,
          `${day} ${time} GMT`,
          `${weekday}, ${date} ${month} ${year} ${time} UT`,
          `${weekday} ${month} ${date} ${time} +0000 ${year}`,
          `${day.split('-').toReversed().join('.')} ${time}`,
          `${day.replaceAll('-', '')}T${time.replaceAll(':', '')}Z`,
        ])
          expect(dateOf(text), text).toEqual(wanted);
      }),
    );
  });

  it('of a file may be of any day since 1900', () => {
    const day = (date: string) => {
      const item = cleanItem({ ...RAW_ITEM, date }, NOW, EARLIEST_FILE_DAY);
      return typeof item === 'string' ? item : item.day;
    };
    expect([day('1900-01-01'), day('1899-12-31')]).toEqual([findDay('1900-01-01'), null]);
  });

  it('is never of a day that is ahead, or of 1970-01-01 and before, whatever its date', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const item = clean({ date: date.toISOString() });
        const day = typeof item === 'string' ? Number.NaN : (item.day ?? 1);
        expect(day >= 1 && day <= (findDay('2026-11-21') ?? 0)).toBe(true);
      }),
    );
  });

  it.each<[Partial<RawItem>, string]>([
    [{ title: '' }, 'bad-title'],
    [{ title: '<br>' }, 'bad-title'],
    [{ title: '!!! €€' }, 'bad-title'],
    [{ url: 'javascript:alert(1)' }, 'bad-url'],
    [{ url: '//news.test' }, 'bad-url'],
    [{ url: 'https://me:secret@news.test/' }, 'bad-url'],
    [{ url: `https://news.test/${'x'.repeat(2048)}` }, 'bad-url'],
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

  it('are the same whichever date cannot be read', () => {
    expect(share(listKeys({ url: '', date: 'soon' }), listKeys({ url: '', date: '2099-01-01' }))).toBe(true);
    expect(share(listKeys({ url: '', date: 'soon' }), listKeys({ url: '', title: 'Other', date: '?' }))).toBe(
      false,
    );
  });
});
