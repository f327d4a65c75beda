import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { listSessions } from '@vigilo/contract/sign-in';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';

export type OwnSession = CallReply<typeof listSessions>['data'][number];

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
  select: (reply) => reply.data,
  staleTime: 0,
});

export function refreshSessions(): void {
  void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
}
