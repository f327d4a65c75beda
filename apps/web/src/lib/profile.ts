// The signed-in user and what the screens may offer (specification 1, section 6). The server checks everything again.

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { getProfile } from '@vigilo/contract/sign-in';
import type { CallReply } from '@vigilo/contract/call';
import { canOnPage } from '@vigilo/domain/access/can';
import type { Access } from '@vigilo/domain/access/can';
import { findPermission } from '@vigilo/domain/access/permissions';
import { callApi } from './call-api.ts';
import { storeRole } from './session.ts';

export type Profile = CallReply<typeof getProfile>;

const NOTHING: Access = { isAdmin: false, pageFilters: [] };

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const profile = await callApi(getProfile, {}, { signal });
    storeRole(getRoleName(profile));
    return profile;
  },
  staleTime: 5 * 60_000,
});

/** What to call the user's role: its name, for an administrator the type. */
function getRoleName(profile: Profile): string {
  return profile.type === 'Admin' ? profile.type : (profile.roleName ?? '');
}

export function useProfile(): UseQueryResult<Profile> {
  return useQuery(profileQuery);
}

/** Every row of a table asks, and a profile allows some thousand things on its pages: they are put into the domain's terms once. */
const allowedBy = new WeakMap<Profile, Access>();

/** What a profile allows, in the domain's terms; component names in either spelling. */
export function toAccess(profile: Profile): Access {
  const known = allowedBy.get(profile) ?? readAccess(profile);
  allowedBy.set(profile, known);
  return known;
}

function readAccess(profile: Profile): Access {
  return {
    isAdmin: profile.type === 'Admin',
    pageFilters: profile.pageFilters.map((filter) => ({
      name: filter.name,
      url: filter.url,
      allowed: filter.allowedComponent.map((name) => findPermission(name)).filter((key) => key !== null),
    })),
  };
}

/** What the signed-in user may do; nothing until the profile is there. */
export function useAccess(): Access {
  return useQuery({ ...profileQuery, select: toAccess }).data ?? NOTHING;
}

/** Whether the signed-in user may do something on this page. The permission in either spelling: `edit-company` or `EDIT_COMPANY`. */
export function useCan(permission: string): boolean {
  const access = useAccess();
  const route = useLocation({ select: (location) => location.pathname });
  const key = findPermission(permission);
  return key !== null && canOnPage(access, key, route);
}
