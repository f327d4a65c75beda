import { describe, expect, it } from 'vitest';
import { listOf, wordsOfList } from '../companies/public/list-words.ts';
import { EVENT_FILTERS, eventsViewOf, NO_FILTERS, wordsOfEvents } from './events-url.ts';

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
  },
} as const;

describe('the address of the events screen', () => {
  it('says all that the screen shows', () => {
    expect(eventsViewOf(wordsOfEvents(VIEW))).toEqual(VIEW);
  });

  it('has no words where everything stands at its default', () => {
    const plain = eventsViewOf({});
    expect(plain).toEqual({
      tab: 'company-events',
      text: '',
      filters: NO_FILTERS,
      page: null,
      rows: null,
      sort: 'date',
      isDescending: true,
    });
    expect(wordsOfEvents(plain)).toEqual({});
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
    expect(eventsViewOf(raw)).toEqual(eventsViewOf({}));
    expect(eventsViewOf({ from: '2026-02-03', to: '2026-02-02' }).filters).toEqual(NO_FILTERS);
    for (const strange of [null, 'text', 5, []]) expect(eventsViewOf(strange)).toEqual(eventsViewOf({}));
  });

  it('shares no word with the list the company was opened from', () => {
    const list = listOf({
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
    const theirs = Object.keys(wordsOfList(list));
    expect(theirs).toHaveLength(9);
    expect(Object.keys(wordsOfEvents(VIEW)).filter((word) => theirs.includes(word))).toEqual([]);
    expect(EVENT_FILTERS.filter((word) => theirs.includes(word))).toEqual([]);
  });
});
