import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getMatrices } from '@vigilo/contract/reports';
import { callApi } from '../lib/call-api.ts';
import type { RequestedDays } from './dashboard-url.ts';

export type Matrices = CallReply<typeof getMatrices>['data'];

/** The numbers of the RTI Summary. They change as companies and events do, so they are asked for again at every visit. */
export function matricesQuery(days: RequestedDays) {
  return queryOptions({
    queryKey: ['matrices', days],
    queryFn: ({ signal }) => callApi(getMatrices, { query: days }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
