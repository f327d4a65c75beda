// What the events screen shows is in its address, so that a link shows the same: beside the words of the list the company was opened from
// (companies/public/summary-list.ts), which have other names. What stands at its default is left out; what an address says wrongly counts as left out.

import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventFilter, EventSort } from '@vigilo/domain/events/fields';
import { EVENT_FILTERS, EVENT_SORTS } from '@vigilo/domain/events/fields';
import type { FilterDays } from '@vigilo/domain/events/filter-days';
import { listNames } from '@vigilo/domain/records/field';
import { findDay } from '@vigilo/domain/scoring/day';

/** The groups of the filters, as the calls name them. */
export const FILTER_GROUPS = listNames(EVENT_FILTERS);

export const ROW_COUNTS = [10, 25, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** For each group the values any of which an event must have, and the days it must lie in. */
export interface EventFilters extends FilterDays {
  readonly values: Readonly<Partial<Record<EventFilter, readonly string[]>>>;
}

export const NO_FILTERS: EventFilters = { values: {}, from: null, to: null };

/** The state of the screen; `page` and `rows` are null where the address leaves them to what was last used. */
export interface EventsView {
  readonly tab: EventTab;
  readonly text: string;
  readonly filters: EventFilters;
  readonly page: number | null;
  readonly rows: RowCount | null;
  readonly sort: EventSort;
  readonly isDescending: boolean;
}

const IMPORTED = 'imported';
const LIMITS = { text: 200, value: 300, values: 200, page: 1_000_000 } as const;
/** Stands in the address for the empty value, 'not given'; a value that begins so is written with one more. */
const EMPTY = '-';

export type EventsSearch = Readonly<
  Partial<
    Record<
      EventFilter | 'events' | 'find' | 'from' | 'to' | 'eventPage' | 'eventRows' | 'by' | 'order',
      string | readonly string[]
    >
  >
>;

/** The state that the words of an address stand for, whatever they are. */
export function parseEventsSearch(raw: unknown): EventsView {
  const params: Readonly<Record<string, unknown>> = Object(raw);
  const listParam = (name: string): string[] =>
    [params[name]].flat().filter((param) => typeof param === 'string');
  const param = (name: string): string => listParam(name)[0] ?? '';
  const day = (name: string): string | null => (findDay(param(name)) === null ? null : param(name));
  const values: Partial<Record<EventFilter, readonly string[]>> = {};
  for (const filter of FILTER_GROUPS) {
    const found = listParam(filter).filter((each) => each !== '' && each.length <= LIMITS.value);
    if (found.length > 0) values[filter] = [...new Set(found.map(decodeValue))].slice(0, LIMITS.values);
  }
  return {
    tab: param('events') === IMPORTED ? 'imported events' : 'company-events',
    text: param('find').trim().slice(0, LIMITS.text),
    filters: { values, ...validDays(day('from'), day('to')) },
    page: parsePage(param('eventPage')),
    rows: ROW_COUNTS.find((rows) => String(rows) === param('eventRows')) ?? null,
    sort: EVENT_SORTS.find((sort) => sort === param('by')) ?? 'date',
    isDescending: param('order') !== 'ascending',
  };
}

/** The words for the address of a state. */
export function buildEventsSearch(view: EventsView): EventsSearch {
  const lists = Object.fromEntries(
    FILTER_GROUPS.flatMap((filter) => {
      const values = view.filters.values[filter] ?? [];
      return values.length === 0 ? [] : [[filter, values.map(encodeValue)]];
    }),
  );
  return {
    ...lists,
    ...(view.tab === 'imported events' && { events: IMPORTED }),
    ...(view.text !== '' && { find: view.text }),
    ...(view.filters.from !== null && { from: view.filters.from }),
    ...(view.filters.to !== null && { to: view.filters.to }),
    ...(view.page !== null && { eventPage: String(view.page) }),
    ...(view.rows !== null && { eventRows: String(view.rows) }),
    ...(view.sort !== 'date' && { by: view.sort }),
    ...(!view.isDescending && { order: 'ascending' }),
  };
}

/** Days that a link has the wrong way round are none. */
function validDays(from: string | null, to: string | null): FilterDays {
  return from !== null && to !== null && from > to ? { from: null, to: null } : { from, to };
}

function parsePage(param: string): number | null {
  const page = /^\d{1,7}$/.test(param) ? Number(param) : 0;
  return page >= 1 && page <= LIMITS.page ? page : null;
}

function encodeValue(value: string): string {
  return value === '' || value.startsWith(EMPTY) ? EMPTY + value : value;
}

function decodeValue(param: string): string {
  return param.startsWith(EMPTY) ? param.slice(EMPTY.length) : param;
}
