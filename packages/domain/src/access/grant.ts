// Nobody gives away what they do not have (security.md C11): whoever administers without being an Admin may give roles, and put into page
// filters, only permissions that they hold themselves. An Admin may give everything; the role Admin itself only an Admin gives.

import type { Access } from './can.ts';
import { can } from './can.ts';
import { PAGES } from './pages.ts';
import type { PermissionKey } from './permissions.ts';

/** The permissions among `wanted` that somebody with this access may not give. */
export function listUngrantable(own: Access, wanted: readonly PermissionKey[]): PermissionKey[] {
  return [...new Set(wanted)].filter((key) => !can(own, key));
}

/** Whether somebody may give a role: its type, and the permissions its users get by it. */
export function canGrantRole(
  own: Access,
  role: { readonly type: 'Admin' | 'User'; readonly permissions: readonly PermissionKey[] },
): boolean {
  if (own.isAdmin) return true;
  return role.type !== 'Admin' && listUngrantable(own, role.permissions).length === 0;
}

/** What a page filter allows. */
export interface Grant {
  readonly page: string;
  readonly allowed: readonly PermissionKey[];
}

/** The permissions that filters allow on a page where they did not before, each once. */
export function listNewlyAllowed(before: readonly Grant[], after: readonly Grant[]): PermissionKey[] {
  const known = new Map(before.map(({ page, allowed }) => [page, allowed]));
  return [
    ...new Set(
      after.flatMap(({ page, allowed }) => allowed.filter((key) => !known.get(page)?.includes(key))),
    ),
  ];
}

/** The filters in the order of the catalogue of pages, so that the same filters always read the same. */
export function inCatalogueOrder(grants: readonly Grant[]): Grant[] {
  const findPageIndex = (page: string) => PAGES.findIndex(({ name }) => name === page);
  return grants.toSorted((a, b) => findPageIndex(a.page) - findPageIndex(b.page));
}
