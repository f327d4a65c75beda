import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listAuditEntries, listAuditFilters } from '@vigilo/contract/audit';
import { callApi } from '../lib/call-api.ts';
import type { AuditView } from './audit-view.ts';
import { buildAuditSearch } from './audit-view.ts';

/** Entries that come at once. */
const PAGE_SIZE = 50;

/** The entries of a view, newest first, a page at a time. */
export function entriesQuery(view: AuditView) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'entries', buildAuditSearch(view)],
    queryFn: async ({ pageParam, signal }) =>
      (
        await callApi(
          listAuditEntries,
          {
            query: {
              ...buildAuditSearch(view),
              limit: PAGE_SIZE,
              ...(pageParam !== null && { before: pageParam }),
            },
          },
          { signal },
        )
      ).data,
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

function firstPage(): string | null {
  return null;
}

/** What the filters can be set to. */
export const filtersQuery = queryOptions({
  queryKey: ['audit', 'filters'],
  queryFn: async ({ signal }) => (await callApi(listAuditFilters, {}, { signal })).data,
});
