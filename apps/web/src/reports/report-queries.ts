// What the browser knows of reports made in the background: asked for once at the start, and again and again only while one is under way.

import { queryOptions } from '@tanstack/react-query';
import { listReports } from '@vigilo/contract/reports';
import type { Report } from '@vigilo/contract/reports';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';

/** How often a report under way is asked for, in milliseconds. */
const NEWS = 1000;

export function isUnderWay({ state }: Pick<Report, 'state'>): boolean {
  return state === 'waiting' || state === 'working';
}

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async ({ signal }) => (await callApi(listReports, {}, { signal })).data,
  staleTime: Infinity,
  refetchInterval: (query) => (query.state.data?.some(isUnderWay) === true ? NEWS : false),
});

/** Asks anew: a report was ordered, stopped or removed. */
export async function refreshReports(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
}
