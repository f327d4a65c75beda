import { describe, expect, it } from 'vitest';
import { parseSummaryList, buildListSearch } from '../companies/public/summary-list.ts';
import { FILTER_GROUPS, parseEventsSearch, NO_FILTERS, buildEventsSearch } from './events-url.ts';

const VIEW = {
  tab: 'imported events',
  text: 'profit',
  page: 3,
  rows: 25,
  sort: 'score',
  isDescending: false,
  filters: {
    values: { EventType: ['Company'], Score: ['-0.5', '0.3'], Topic: ['Legal', '-dash'], Source: [''] },
    from: '2026-01-02',
    to: '2026-02-03',
    least: '-0.2',
    most: '1',
  },
} as const;

describe('the address of the events screen', () => {
  it('says all that the screen shows', () => {
    expect(parseEventsSearch(buildEventsSearch(VIEW))).toEqual(VIEW);
  });

  it('has no words where everything stands at its default', () => {
    const plain = parseEventsSearch({});
    expect(plain).toEqual({
      tab: 'company-events',
      text: '',
      filters: NO_FILTERS,
      page: null,
      rows: null,
      sort: 'date',
      isDescending: true,
    });
    expect(buildEventsSearch(plain)).toEqual({});
  });

  it('takes what is wrong as left out', () => {
    const raw = {
      events: 'other',
      eventPage: '-3',
      eventRows: '7',
      by: 'colour',
      from: '2026-02-30',
      to: 'soon',
      EventType: [7, ''],
      order: ['x'],
    };
    expect(parseEventsSearch(raw)).toEqual(parseEventsSearch({}));
    expect(parseEventsSearch({ from: '2026-02-03', to: '2026-02-02' }).filters).toEqual(NO_FILTERS);
    for (const strange of [null, 'text', 5, []])
      expect(parseEventsSearch(strange)).toEqual(parseEventsSearch({}));
  });

  it('shares no word with the list the company was opened from', () => {
    const list = parseSummaryList({
      q: 'a',
      asOf: '2026-01-01',
      page: '3',
      rows: '25',
      sort: 'ticker',
      descending: 'true',
      list: 'portfolio',
      sector: 'Energy',
      initiatedFrom: '2026-01-01',
    });
    const theirs = Object.keys(buildListSearch(list));
    expect(theirs).toHaveLength(9);
    expect(Object.keys(buildEventsSearch(VIEW)).filter((word) => theirs.includes(word))).toEqual([]);
    expect(FILTER_GROUPS.filter((word) => theirs.includes(word))).toEqual([]);
  });
});
