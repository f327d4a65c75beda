// A company's score with the events that made it. Near real time like the listing: asked again quietly every half minute.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getScore } from '@vigilo/contract/summary';
import { callApi } from '../../lib/call-api.ts';

export type CompanyScore = CallReply<typeof getScore>['data'];
export type HorizonScore = CompanyScore['shortTerm'];
export type Contribution = HorizonScore['events'][number];

/** The score as of a day (YYYY-MM-DD; null: the tenant's as-of day). */
export function scoreQuery(companyId: string, asOf: string | null) {
  return queryOptions({
    queryKey: ['score', companyId, asOf],
    queryFn: async ({ signal }) =>
      (
        await callApi(
          getScore,
          { params: { id: companyId }, query: asOf === null ? {} : { asOf } },
          { signal },
        )
      ).data,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
}
