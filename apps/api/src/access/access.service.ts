import type { Access, PageFilter } from '@vigilo/domain/access/can';
import { findPage } from '@vigilo/domain/access/pages';
import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { findPermission } from '@vigilo/domain/access/permissions';
import type { TenantTransaction } from '../frame/tables.ts';
import { findFirstRole, listPageFilters } from './access.queries.ts';

export interface EffectiveAccess {
  readonly roleName: string | null;
  readonly roleKind: RoleKind | null;
  readonly access: Access;
}

/** What a user may do: all with an Admin role first, else the page filters of the first role's first active sub-role (decisions.md section 2). */
export async function getEffectiveAccess(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<EffectiveAccess> {
  const role = await findFirstRole(tx, tenantId, userId);
  if (!role) return { roleName: null, roleKind: null, access: { isAdmin: false, pageFilters: [] } };
  return { roleName: role.name, roleKind: role.kind, access: await getRoleAccess(tx, tenantId, role) };
}

/** What a user may do whose first active role this is. */
export async function getRoleAccess(
  tx: TenantTransaction,
  tenantId: string,
  role: { readonly id: string; readonly kind: RoleKind },
): Promise<Access> {
  if (role.kind === 'Admin') return { isAdmin: true, pageFilters: [] };
  const filters = await listPageFilters(tx, tenantId, role.id);
  return {
    isAdmin: false,
    pageFilters: filters.flatMap(({ page, allowed }) => toPageFilters(page, allowed)),
  };
}

/** The filter of a page as the rules know it; none where there is no such page. */
export function toPageFilters(pageName: string, allowed: readonly string[]): PageFilter[] {
  const page = findPage(pageName);
  if (!page) return [];
  return [{ name: page.name, url: page.url, allowed: allowed.flatMap((name) => findPermission(name) ?? []) }];
}
