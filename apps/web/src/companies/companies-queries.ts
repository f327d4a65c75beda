// What the listing asks the server. Answers come again every half minute and when the window is looked at again, quietly: what is shown
// stays until the new answer is there.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CompanyFilter } from '@vigilo/domain/companies/fields';
import type { CallReply } from '@vigilo/contract/call';
import { getDropdowns, getListingParams, listCompanies } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { callApi } from '../lib/call-api.ts';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import type { CompaniesView, Filters, Initiated, RowCount } from './companies-url.ts';
import { ROW_COUNTS } from './companies-url.ts';

const NEAR_REAL_TIME = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  placeholderData: keepPreviousData,
} as const;

/** What both calls search by; filters are copied because a body is plain lists. */
export function buildSearchBody(view: Pick<CompaniesView, 'q' | 'filters' | 'asOf'>) {
  return {
    searchQuery: view.q,
    advanceSearchParams: copyFilters(view.filters),
    ...(view.asOf !== null && { asOf: view.asOf }),
  };
}

function copyFilters({
  recordUpdation,
  ...lists
}: Filters): Partial<Record<CompanyFilter, string[]>> & { recordUpdation?: Initiated } {
  const copies = Object.fromEntries(Object.entries(lists).map(([field, values]) => [field, [...values]]));
  return { ...copies, ...(recordUpdation && { recordUpdation }) };
}

/** The first word of the keys of maps. */
export const HEAT_MAP_KEY = 'heat-map';

/** Of more companies than these a map is brought up to date by what changed: as a whole it is a megabyte and more. */
const LARGE_MAP = 5000;
const USUAL_MS = 30_000;
const LARGE_MAP_MS = 300_000;

export type MapAnswer = CallReply<typeof getHeatMap>;

export function isLargeMap(answer: MapAnswer | undefined): answer is MapAnswer {
  return answer !== undefined && answer.data.count > LARGE_MAP;
}

/** Every company that matches, for the map. A large one is asked for anew rarely: changes come to it by themselves. */
export function heatMapQuery(view: CompaniesView) {
  const body = buildSearchBody(view);
  return queryOptions<MapAnswer>({
    ...NEAR_REAL_TIME,
    refetchInterval: ({ state }) => (isLargeMap(state.data) ? LARGE_MAP_MS : USUAL_MS),
    staleTime: ({ state }) => (isLargeMap(state.data) ? LARGE_MAP_MS : USUAL_MS),
    queryKey: [HEAT_MAP_KEY, body],
    queryFn: ({ signal }) => callApi(getHeatMap, { body }, { signal }),
  });
}

/** One page of the table. */
export function companyPageQuery(view: CompaniesView, rows: RowCount) {
  const body = {
    ...buildSearchBody(view),
    page: view.page,
    limit: rows,
    sort: view.sort,
    descending: view.descending,
  };
  return queryOptions({
    ...NEAR_REAL_TIME,
    queryKey: ['companies', body],
    queryFn: ({ signal }) => callApi(listCompanies, { body }, { signal }),
  });
}

/** The rows of a page of the table: what the address says, else what this person chose last, else 10. */
export function useRowCount(inAddress: RowCount | null): readonly [RowCount, (rows: RowCount) => void] {
  const [usual, setUsual] = useRememberedSetting<RowCount>(
    'companies.rows',
    (kept) => ROW_COUNTS.find((rows) => rows === kept) ?? 10,
  );
  return [inAddress ?? usual, setUsual];
}

/** The companies that a text finds by ticker or name, the first so many of them: there may be far more than a list can show. */
export function foundCompaniesQuery(
  sort: 'ticker' | 'companyName',
  text: string,
  asOf: string | null,
  limit: number,
) {
  const body = { ...buildSearchBody({ q: text, filters: {}, asOf }), page: 1, limit, sort };
  return queryOptions({
    queryKey: ['found-companies', body],
    queryFn: async ({ signal }) => (await callApi(listCompanies, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The groups of the advanced filters, as of a day. */
export function listingParamsQuery(asOf: string | null) {
  return {
    queryKey: ['listing-params', asOf],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      callApi(getListingParams, { query: asOf === null ? {} : { asOf } }, { signal }),
    staleTime: 5 * 60_000,
  } as const;
}

export type Dropdowns = CallReply<typeof getDropdowns>['data'];

/** Everything a company can be classified by. */
export const dropdownsQuery = queryOptions({
  queryKey: ['dropdowns'],
  queryFn: async ({ signal }) => (await callApi(getDropdowns, {}, { signal })).data,
  staleTime: 5 * 60_000,
});
