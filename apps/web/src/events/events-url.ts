// What the events screen shows is in its address, so that a link shows the same: beside the words of the list the company was opened from
// (companies/public/summary-list.ts), which have other names.

import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventFilter, EventSort } from '@vigilo/domain/events/fields';
import { EVENT_FILTERS, EVENT_SORTS } from '@vigilo/domain/events/fields';
import type { FilterDays } from '@vigilo/domain/events/filter-days';
import { areInOrder } from '@vigilo/domain/events/filter-days';
import { listNames } from '@vigilo/domain/records/field';
import { IMPACTS, listImpactScores } from '@vigilo/domain/scoring/impact';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { SearchParams } from '../lib/search-params.ts';
import {
  choiceParam,
  dayParam,
  flagParam,
  formatLists,
  formatParams,
  pageParam,
  parseLists,
  parseParams,
  textParam,
} from '../lib/search-params.ts';
import type { Search } from '../lib/search.ts';

/** The groups of the filters, as the calls name them. */
export const FILTER_GROUPS = listNames(EVENT_FILTERS);

export const ROW_COUNTS = [10, 25, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** The scores that an event may have, decimals such as '-0.3', both ends among them; null: no end. */
export interface ScoreRange {
  readonly least: string | null;
  readonly most: string | null;
}

/** For each group the values any of which an event must have, and the days and scores it must lie in. */
export interface EventFilters extends FilterDays, ScoreRange {
  readonly values: Readonly<Partial<Record<EventFilter, readonly string[]>>>;
}

const NO_DAYS: FilterDays = { from: null, to: null };
const NO_RANGE: ScoreRange = { least: null, most: null };

export const NO_FILTERS: EventFilters = { values: {}, ...NO_DAYS, ...NO_RANGE };

/** Every score of an event, the highest first. */
export const SCORES: readonly string[] = IMPACTS.flatMap((impact) =>
  listImpactScores(impact).toReversed(),
).map((score) => String(toDecimal(score)));

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

const LONGEST_TEXT = 200;

const PARAMS: SearchParams<Omit<EventsView, 'filters'>> = {
  tab: {
    word: 'events',
    parse: (text) => (text === 'imported' ? 'imported events' : 'company-events'),
    format: (tab) => (tab === 'imported events' ? 'imported' : null),
  },
  text: textParam(LONGEST_TEXT, 'find'),
  page: pageParam(null, 'eventPage'),
  rows: choiceParam(ROW_COUNTS, null, 'eventRows'),
  sort: choiceParam(EVENT_SORTS, 'date', 'by'),
  isDescending: flagParam(true, 'ascending', 'order'),
};

const DAYS: SearchParams<FilterDays> = { from: dayParam(), to: dayParam() };

const RANGE: SearchParams<ScoreRange> = {
  least: choiceParam(SCORES, null, 'scoreFrom'),
  most: choiceParam(SCORES, null, 'scoreTo'),
};

/** The state that the words of an address stand for, whatever they are. */
export function parseEventsSearch(raw: unknown): EventsView {
  const days = parseParams(DAYS, raw);
  const range = parseParams(RANGE, raw);
  return {
    ...parseParams(PARAMS, raw),
    filters: {
      values: parseLists(FILTER_GROUPS, raw),
      ...(areInOrder(days) ? days : NO_DAYS),
      ...(isRange(range) ? range : NO_RANGE),
    },
  };
}

/** The words for the address of a state. */
export function buildEventsSearch({
  filters: { values, from, to, least, most },
  ...view
}: EventsView): Search {
  return {
    ...formatLists(FILTER_GROUPS, values),
    ...formatParams(PARAMS, view),
    ...formatParams(DAYS, { from, to }),
    ...formatParams(RANGE, { least, most }),
  };
}

/** Whether a score can lie between two ends. */
export function isRange({ least, most }: ScoreRange): boolean {
  return least === null || most === null || Number(least) <= Number(most);
}
