// What the events screen asks the server. The page before stays while the next one loads; pages beside the shown one are fetched ahead.

import { queryOptions } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import { listEventFilters, listEvents } from '@vigilo/contract/events';
import { listSharePrices } from '@vigilo/contract/share-prices';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { callApi } from '../lib/call-api.ts';
import type { EventsView, RowCount } from './events-url.ts';
import { NO_FILTERS } from './events-url.ts';

/** A page of events, or as many as match. */
export interface EventsPage {
  readonly rows: readonly EventRow[];
  readonly total: number;
}

/** The page that is asked for, with all that decides what is on it. */
export interface EventsPageRequest extends Omit<EventsView, 'page' | 'rows'> {
  readonly page: number;
  readonly rows: RowCount;
  /** As of this day; null: now. */
  readonly asOf: string | null;
}

function buildSearchBody({
  text,
  filters,
  asOf,
  tab,
}: Pick<EventsPageRequest, 'text' | 'filters' | 'asOf' | 'tab'>) {
  const { from, to, least, most } = filters;
  const lists = Object.fromEntries(
    Object.entries(filters.values).map(([name, values]) => [name, [...values]]),
  );
  const date = { ...(from !== null && { from }), ...(to !== null && { to }) };
  const scoreRange = {
    ...(least !== null && { from: Number(least) }),
    ...(most !== null && { to: Number(most) }),
  };
  return {
    tab,
    searchQuery: text,
    ...startWith(filters),
    advanceSearchParams: {
      ...lists,
      ...((from ?? to) !== null && { date }),
      ...((least ?? most) !== null && { scoreRange }),
    },
    ...(asOf !== null && { asOf }),
  };
}

/** By itself a list begins 12 months before the latest event, and a day before that would find nothing. */
function startWith({ from }: EventsPageRequest['filters']) {
  return from === null ? {} : { startDate: from };
}

/** One page of a tab. */
export function eventsQuery(companyId: string, asked: EventsPageRequest) {
  const body = {
    ...buildSearchBody(asked),
    page: asked.page,
    limit: asked.rows,
    sort: asked.sort,
    descending: asked.isDescending,
  };
  return queryOptions({
    queryKey: ['events', companyId, body],
    queryFn: ({ signal }) => fetchEvents(companyId, body, signal),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    placeholderData: (previous: EventsPage | undefined, query) =>
      query?.queryKey[1] === companyId && getTab(query.queryKey[2]) === asked.tab ? previous : undefined,
  });
}

function getTab(body: unknown): unknown {
  return Object(body).tab;
}

/** All events of a tab on a day, or all of it where no day is given. */
export function fullTabQuery(companyId: string, tab: EventTab, asOf: string | null, day: string | null) {
  const body = buildSearchBody({ tab, text: '', filters: { ...NO_FILTERS, from: day, to: day }, asOf });
  return queryOptions({
    queryKey: ['events', companyId, body],
    queryFn: async ({ signal }) => (await fetchEvents(companyId, body, signal)).rows,
  });
}

/** 'No documents found.' is an answer of a kind of its own, and means that there are none. */
async function fetchEvents(
  companyId: string,
  body: Parameters<typeof callApi<typeof listEvents>>[1]['body'],
  signal: AbortSignal,
): Promise<EventsPage> {
  const reply = await callApi(listEvents, { params: { id: companyId }, body }, { signal });
  return reply.status === 'fail' ? { rows: [], total: 0 } : { rows: reply.data, total: reply.total };
}

/** What the filter bar offers for a tab, from the first day that it lists. */
export function filtersQuery(
  companyId: string,
  { tab, filters, asOf }: Pick<EventsPageRequest, 'tab' | 'filters' | 'asOf'>,
) {
  const body = { tab, ...startWith(filters), ...(asOf !== null && { asOf }) };
  return queryOptions({
    queryKey: ['event-filters', companyId, body],
    queryFn: async ({ signal }) =>
      (await callApi(listEventFilters, { params: { id: companyId }, body }, { signal })).data,
  });
}

/** The share prices since a day, with their splits and gaps. */
export function sharePricesQuery(companyId: string, startDate: string, asOf: string | null) {
  const body = { startDate, ...(asOf !== null && { asOf }) };
  return queryOptions({
    queryKey: ['share-prices', companyId, body],
    queryFn: ({ signal }) => callApi(listSharePrices, { params: { id: companyId }, body }, { signal }),
  });
}
