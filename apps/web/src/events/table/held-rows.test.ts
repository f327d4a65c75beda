import type { EventRow } from '@vigilo/contract/events';
import { describe, expect, it } from 'vitest';
import type { EventsPage } from '../events-queries.ts';
import { decidePage, withNewestValues } from './held-rows.ts';

const row = (_id: string, title = _id): EventRow => ({
  _id,
  title,
  url: null,
  source: null,
  event: null,
  topic: null,
  language: null,
  impact: null,
  score: null,
  date: null,
  publishedAt: null,
  writtenDate: null,
  revision: null,
  arrivedAt: '2026-11-02T08:15:00.000Z',
  isUIGenerated: null,
  checked: false,
  tab: 'imported events',
  version: 1,
  reports: 1,
  sources: 1,
  can: [],
});
const page = (...ids: string[]): EventsPage => ({ rows: ids.map((id) => row(id)), total: ids.length });
const ids = ({ rows }: EventsPage) => rows.map(({ _id }) => _id);

describe('rows in use', () => {
  const shown = decidePage(null, 'first', page('a', 'b'), true).next;

  it('neither come nor move while they are held, and the note says how many wait', () => {
    const { next, waiting } = decidePage(shown, 'first', page('new', 'a', 'b'), true);
    expect([ids(next.page), waiting]).toEqual([['a', 'b'], 1]);
    expect(decidePage(shown, 'first', page('b', 'a'), true).waiting).toBe(0);
  });

  it('show updates once released, and mark new rows', () => {
    const { next, waiting } = decidePage(shown, 'first', page('new', 'a', 'b'), false);
    expect([ids(next.page), [...next.fresh], waiting]).toEqual([['new', 'a', 'b'], ['new'], null]);
  });

  it('show another list at once', () => {
    const { next, waiting } = decidePage(shown, 'second', page('c'), true);
    expect([ids(next.page), next.fresh.size, waiting]).toEqual([['c'], 0, null]);
  });

  it('take the newest values in place', () => {
    const changed: EventsPage = { rows: [row('new'), row('a', 'A')], total: 2 };
    expect(withNewestValues(shown.page, changed).rows.map(({ title }) => title)).toEqual(['A', 'b']);
    expect(
      decidePage(shown, 'first', { rows: [row('a', 'A'), row('b')], total: 2 }, true).next.page.rows[0]
        ?.title,
    ).toBe('A');
  });
});
