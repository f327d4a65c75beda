// What the screen of the users asks the server, and how it is brought up to date after a change.

import { queryOptions } from '@tanstack/react-query';
import { getUser, getUserAccess, listUsers } from '@vigilo/contract/users';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';

export const usersQuery = queryOptions({
  queryKey: ['users', 'list'],
  queryFn: async ({ signal }) => (await callApi(listUsers, {}, { signal })).users,
  refetchOnWindowFocus: true,
});

/** Asked anew each time it is opened: what is edited shall be the newest there is. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: async ({ signal }) => (await callApi(getUser, { params: { id } }, { signal })).user,
    staleTime: 0,
    gcTime: 0,
  });
}

export function userAccessQuery(id: string) {
  return queryOptions({
    queryKey: ['users', 'access', id],
    queryFn: async ({ signal }) => (await callApi(getUserAccess, { params: { id } }, { signal })).data,
    staleTime: 0,
  });
}

/** Asks anew for the list, after one of them was changed. */
export function refreshUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
}
