// What the list of documents shows is in its address, so that a link shows the same. It is kept in this browser too (specification 3, section 2.5): a visit
// without words in the address goes on as the last one was left.

import type { DocumentSearch } from '@vigilo/contract/documents';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { findSetting, keepSetting } from '../../lib/remembered-setting.ts';
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
} from '../../lib/search-params.ts';
import type { SearchParams } from '../../lib/search-params.ts';

/** What can be searched in; `all` searches in each of the others. */
export const CATEGORIES = [
  'all',
  'DocumentName',
  'Status',
  'ClientName',
  'DocumentType',
  'UploadedBy',
  'Region',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The groups of the advanced search. */
export const FILTER_FIELDS = [
  'Status',
  'UserStatus',
  'DocumentType',
  'Tag',
  'ClientName',
  'Region',
  'UploadedBy',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
export type Filters = Readonly<Partial<Record<FilterField, readonly string[]>>>;

export const ROW_COUNTS = [10, 25, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];

/** The list's state, complete. `rows` is null where the address leaves it to the person's own setting, the days where they are the usual ones. */
export interface DocumentsView {
  readonly category: Category;
  readonly q: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly deleted: boolean;
  readonly filters: Filters;
  readonly page: number;
  readonly rows: RowCount | null;
}

/** The setting that keeps how the list was left. */
export const KEPT_SEARCH = 'documents.search';
/** Days of the usual range (specification 3, section 9). */
const USUAL_DAYS = 180;

const PARAMS: SearchParams<Omit<DocumentsView, 'filters'>> = {
  category: choiceParam(CATEGORIES, 'all'),
  q: textParam(200),
  from: dayParam(),
  to: dayParam(),
  deleted: flagParam(false, 'true'),
  page: pageParam(1),
  rows: choiceParam(ROW_COUNTS, null),
};

/** Today in UTC, YYYY-MM-DD. */
export function today(): string {
  return isoFromDay(dayFromTimestamp(Date.now()));
}

/** The complete state that the words of an address stand for, whatever they are. */
export function parseDocumentsSearch(raw: unknown): DocumentsView {
  return { ...parseParams(PARAMS, raw), filters: parseLists(FILTER_FIELDS, raw) };
}

/** The words for the address of a state: what stands at its default is left out. */
export function buildDocumentsSearch({
  filters,
  ...view
}: DocumentsView): Readonly<Record<string, string | readonly string[]>> {
  return { ...formatParams(PARAMS, view), ...formatLists(FILTER_FIELDS, filters) };
}

/** The words of an address that were kept (null: none), whatever they are. */
export function readKeptSearch(kept: unknown): ReturnType<typeof buildDocumentsSearch> {
  return buildDocumentsSearch(parseDocumentsSearch(kept));
}

/** The words with which the list was left. */
export function findKeptSearch(): ReturnType<typeof buildDocumentsSearch> {
  return findSetting(KEPT_SEARCH, readKeptSearch);
}

/** Leaves the list as it shows this, for the next visit. */
export function keepDocumentsSearch(view: DocumentsView): void {
  keepSetting(KEPT_SEARCH, buildDocumentsSearch(view));
}

/** The days that are searched, those of the usual range where none are chosen. `now` is YYYY-MM-DD. */
export function decideDays({ from, to }: Pick<DocumentsView, 'from' | 'to'>, now: string) {
  const last = to ?? now;
  return { from: from ?? addDays(last, -USUAL_DAYS), to: last };
}

/** How many days a range is long. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function addDays(day: string, days: number): string {
  return isoFromDay(dayFromTimestamp(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

/** What the list and its report are searched by. */
export function buildSearchBody(view: DocumentsView, now: string) {
  const text = view.q === '' ? {} : { [view.category]: [view.q] };
  const lists = Object.fromEntries(
    Object.entries(view.filters).map(([field, values]) => [field, [...values]]),
  );
  const searchCategories: DocumentSearch = {
    ...lists,
    ...(view.category === 'all' ? {} : text),
    'Date Range': decideDays(view, now),
  };
  return {
    search: view.category === 'all' ? view.q : '',
    searchCategories,
    isDeleted: view.deleted,
    isAdvanceSearch: Object.keys(view.filters).length > 0,
  };
}
