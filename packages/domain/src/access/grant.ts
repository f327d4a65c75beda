// Nobody can grant a permission they do not hold (security.md C11). An administrator who is not an Admin may assign roles and save page
// filters only with permissions they hold themselves. An Admin may grant everything, and only an Admin may assign the role Admin.

import type { Access } from './can.ts';
import { can } from './can.ts';
import { PAGES } from './pages.ts';
import type { PermissionKey } from './permissions.ts';

/** The permissions among `wanted` that a user with this access may not grant. */
export function listUngrantable(own: Access, wanted: readonly PermissionKey[]): PermissionKey[] {
  return [...new Set(wanted)].filter((key) => !can(own, key));
}

/** Whether a user may assign a role of this type, whose users get these permissions. */
export function canGrantRole(
  own: Access,
  role: { readonly type: 'Admin' | 'User'; readonly permissions: readonly PermissionKey[] },
): boolean {
  if (own.isAdmin) return true;
  return role.type !== 'Admin' && listUngrantable(own, role.permissions).length === 0;
}

/** The permissions a page filter allows on its page. */
export interface Grant {
  readonly page: string;
  readonly allowed: readonly PermissionKey[];
}

/** The permissions that filters newly allow on some page, without duplicates. */
export function listNewlyAllowed(before: readonly Grant[], after: readonly Grant[]): PermissionKey[] {
  const known = new Map(before.map(({ page, allowed }) => [page, allowed]));
  return [
    ...new Set(
      after.flatMap(({ page, allowed }) => allowed.filter((key) => !known.get(page)?.includes(key))),
    ),
  ];
}

/** The filters in catalogue order, so that equal sets of filters compare equal. */
export function inCatalogueOrder(grants: readonly Grant[]): Grant[] {
  const findPageIndex = (page: string) => PAGES.findIndex(({ name }) => name === page);
  return grants.toSorted((a, b) => findPageIndex(a.page) - findPageIndex(b.page));
}
