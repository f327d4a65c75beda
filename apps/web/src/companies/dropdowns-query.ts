// Everything a company can be classified by.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getDropdowns } from '@vigilo/contract/companies';
import { callApi } from '../lib/call-api.ts';

export type Dropdowns = CallReply<typeof getDropdowns>['data'];

export const dropdownsQuery = queryOptions({
  queryKey: ['dropdowns'],
  queryFn: async ({ signal }) => (await callApi(getDropdowns, {}, { signal })).data,
  staleTime: 5 * 60_000,
});
