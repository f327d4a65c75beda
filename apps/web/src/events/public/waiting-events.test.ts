import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventsQuery, filtersQuery } from '../events-queries.ts';
import { parseEventsSearch } from '../events-url.ts';
import { searchOfWaiting } from './waiting-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

it('lists the day of an old piece of news, which the list by itself does not reach, and nothing newer above it', () => {
  expect(searchOfWaiting({ date: '2024-03-02T12:00:00.000Z' })).toEqual({
    events: 'imported',
    from: '2024-03-02',
    to: '2024-03-02',
  });
  expect(searchOfWaiting({ date: '2025-11-19T12:00:00.000Z' })).toEqual({
    events: 'imported',
    from: '2025-11-19',
    to: '2025-11-19',
  });
});

it('leaves the list as it opens where that has the news anyway: of the last year, or of an unknown day', () => {
  expect(searchOfWaiting({ date: '2025-11-20T12:00:00.000Z' })).toEqual({ events: 'imported' });
  expect(searchOfWaiting({ date: null })).toEqual({ events: 'imported' });
});

it('is offered to filter by too, with all others of its day', () => {
  const ask = (date: string | null) => {
    const view = parseEventsSearch(searchOfWaiting({ date }));
    return filtersQuery('a', { ...view, asOf: null }).queryKey[2];
  };
  expect(ask('2024-03-02T12:00:00.000Z')).toEqual({ tab: 'imported events', startDate: '2024-03-02' });
  expect(ask(null)).toEqual({ tab: 'imported events' });
});

it('is asked for from that day on, not only from a year before the latest event', () => {
  const ask = (date: string | null) => {
    const view = parseEventsSearch(searchOfWaiting({ date }));
    return eventsQuery('a', { ...view, page: 1, rows: 10, asOf: null }).queryKey[2];
  };
  expect(ask('2024-03-02T12:00:00.000Z')).toMatchObject({
    tab: 'imported events',
    startDate: '2024-03-02',
    advanceSearchParams: { date: { from: '2024-03-02', to: '2024-03-02' } },
  });
  expect(ask(null)).not.toHaveProperty('startDate');
});
