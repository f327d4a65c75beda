// What the wizard asks the server. While the server is at work on an import it is asked for news every now and then.

import { queryOptions } from '@tanstack/react-query';
import { getImport, listImportRows, listImports } from '@vigilo/contract/imports';
import type { ImportJob } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';
import { isRunning } from './import-step.ts';

/** How often a running import is asked for, in milliseconds. */
const NEWS = 700;

export const ROWS_PER_PAGE = 50;

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async ({ signal }) => (await callApi(listImports, {}, { signal })).data,
  staleTime: 0,
  refetchInterval: (query) =>
    query.state.data?.some(({ state }) => isRunning(state)) === true ? NEWS : false,
});

export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', id],
    queryFn: async ({ signal }) => (await callApi(getImport, { params: { id } }, { signal })).data,
    refetchInterval: (query) =>
      query.state.data !== undefined && isRunning(query.state.data.state) ? NEWS : false,
    refetchOnWindowFocus: true,
  });
}

/** A page of the rows of a check; another check has other rows. */
export function importRowsQuery(id: string, check: number, verdict: Verdict, page: number) {
  return queryOptions({
    queryKey: ['imports', id, 'rows', check, verdict, page],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          listImportRows,
          { params: { id }, query: { verdict, page, limit: ROWS_PER_PAGE } },
          { signal },
        )
      ).data,
    placeholderData: (previous, query) => (query?.queryKey[4] === verdict ? previous : undefined),
  });
}

/** Asks anew for the list of imports. */
export async function refreshImports(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
}

/** Asks anew for an import: what was refused was refused because it stands otherwise now. */
export async function refreshImport(id: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey, exact: true });
}

/** Takes what a call answered as the present state; an answer that is still on its way is older and must not come after it. */
export async function cacheImport(job: ImportJob): Promise<void> {
  const { queryKey } = importQuery(job._id);
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, job);
}

/** Everything else that was loaded may have changed by an import. */
export async function forgetOtherAnswers(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'imports' && queryKey[0] !== 'profile',
  });
}
