// What the company summary page asks the server. Near real time like the listing: asked again quietly every half minute.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getCompanySummary, getScoreSeries } from '@vigilo/contract/summary';
import { callApi } from '../../lib/call-api.ts';

export type CompanySummary = CallReply<typeof getCompanySummary>['data'];
export type Level = CompanySummary['levels'][number];
export type ScoreSeries = CallReply<typeof getScoreSeries>['data'];
export type SeriesEvent = ScoreSeries['events'][number];

const NEAR_REAL_TIME = { refetchInterval: 30_000, refetchOnWindowFocus: true } as const;

/** The summary as of a day (YYYY-MM-DD; null: the tenant's as-of day). */
export function summaryQuery(companyId: string, asOf: string | null) {
  return queryOptions({
    ...NEAR_REAL_TIME,
    queryKey: ['company-summary', companyId, asOf],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          getCompanySummary,
          { params: { id: companyId }, query: asOf === null ? {} : { asOf } },
          { signal },
        )
      ).data,
  });
}

/** The score day by day over the months that end at a day. Another number of months keeps what is shown until the answer is there. */
export function seriesQuery(companyId: string, asOf: string | null, months: number) {
  return queryOptions({
    ...NEAR_REAL_TIME,
    queryKey: ['score-series', companyId, asOf, months],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          getScoreSeries,
          { params: { id: companyId }, query: { months, ...(asOf === null ? {} : { asOf }) } },
          { signal },
        )
      ).data,
    placeholderData: (previous, query) => (query?.queryKey[1] === companyId ? previous : undefined),
  });
}
