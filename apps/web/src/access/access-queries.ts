// What the screens of roles ask the server, and how they bring it up to date after a change.

import { queryOptions } from '@tanstack/react-query';
import { getRole, getSubRole, listPages, listRoles } from '@vigilo/contract/access';
import type { Role, SubRole } from '@vigilo/contract/access';
import { callApi } from '../lib/call-api.ts';
import { profileQuery } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';

export const rolesQuery = queryOptions({
  queryKey: ['access', 'roles'],
  queryFn: async ({ signal }) => (await callApi(listRoles, {}, { signal })).roles,
});

export function roleQuery(id: string) {
  return queryOptions({
    queryKey: ['access', 'role', id],
    queryFn: async ({ signal }) => (await callApi(getRole, { params: { id } }, { signal })).role,
  });
}

export function subRoleQuery(id: string) {
  return queryOptions({
    queryKey: ['access', 'sub-role', id],
    queryFn: async ({ signal }) => (await callApi(getSubRole, { params: { id } }, { signal })).subRole,
  });
}

/** The catalogue of pages is part of the program. */
export const pagesQuery = queryOptions({
  queryKey: ['access', 'pages'],
  queryFn: async ({ signal }) => (await callApi(listPages, {}, { signal })).pages,
  staleTime: Number.POSITIVE_INFINITY,
});

/** A role as a call has just answered it. */
export async function cacheRole(role: Role): Promise<void> {
  queryClient.setQueryData(roleQuery(role._id).queryKey, role);
  queryClient.setQueryData(
    rolesQuery.queryKey,
    (roles) =>
      roles &&
      [...roles.filter(({ _id }) => _id !== role._id), role].toSorted((a, b) => a.name.localeCompare(b.name)),
  );
  await refreshAccess();
}

/** A sub-role as a call has just answered it. */
export async function cacheSubRole(subRole: SubRole): Promise<void> {
  queryClient.setQueryData(subRoleQuery(subRole._id).queryKey, subRole);
  await refreshAccess();
}

/** Asks anew for roles and sub-roles, and for one's own rights, which may be among them. */
export async function refreshAccess(): Promise<void> {
  const isPages = pagesQuery.queryKey[1];
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'access' && queryKey[1] !== isPages,
    }),
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  ]);
}
