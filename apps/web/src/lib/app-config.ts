// The installation's settings that the browser needs before anybody is signed in.

import { queryOptions } from '@tanstack/react-query';
import { getAppConfig } from '@vigilo/contract/sign-in';
import type { CallReply } from '@vigilo/contract/call';
import { callApi } from './call-api.ts';

export type AppConfig = CallReply<typeof getAppConfig>;

export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: ({ signal }) => callApi(getAppConfig, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
