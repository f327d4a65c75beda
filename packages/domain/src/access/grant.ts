// Nobody can grant a permission they do not hold (security.md C11). An administrator who is not an Admin may assign roles and save page
// filters only with permissions they hold themselves. An Admin may grant everything, and only an Admin may assign the role Admin. Users who may
// not set companies to Validated grant editing companies only where a role's users may not either.

import type { Access } from './can.ts';
import { can } from './can.ts';
import { PAGES } from './pages.ts';
import type { PermissionKey } from './permissions.ts';
import type { RoleKind } from './role-kind.ts';
import { mayValidate } from './role-kind.ts';

/** Who grants. */
export interface Grantor {
  readonly access: Access;
  readonly roleKind: RoleKind | null;
}

/** The permissions among `wanted` that a user may not grant to the users of a role of this kind. */
export function listUngrantable(
  own: Grantor,
  kind: RoleKind,
  wanted: readonly PermissionKey[],
): PermissionKey[] {
  const addsValidating = !own.access.isAdmin && mayValidate(kind) && !mayValidate(own.roleKind);
  return [...new Set(wanted)].filter(
    (key) => !can(own.access, key) || (key === 'edit-company' && addsValidating),
  );
}

/** Whether a user may assign a role of this kind, whose users get these permissions. */
export function canGrantRole(
  own: Grantor,
  role: { readonly kind: RoleKind; readonly permissions: readonly PermissionKey[] },
): boolean {
  if (own.access.isAdmin) return true;
  return role.kind !== 'Admin' && listUngrantable(own, role.kind, role.permissions).length === 0;
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
