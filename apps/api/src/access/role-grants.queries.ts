import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface RolePermissionsRow {
  readonly id: string;
  readonly name: string;
  readonly kind: RoleKind;
  /** What the page filters of its first active sub-role list. */
  readonly allowed: string[];
}

/** The active roles of the tenant, each with what its users get by it. */
export async function listRolePermissions(
  tx: TenantTransaction,
  tenantId: string,
): Promise<RolePermissionsRow[]> {
  const result = await sql<RolePermissionsRow>`
    SELECT r.id, r.name, r.kind, coalesce((
      SELECT array_agg(DISTINCT one) FROM page_filters f CROSS JOIN unnest(f.allowed) one
      WHERE f.tenant_id = ${tenantId} AND f.sub_role_id = (
        SELECT s.id FROM sub_roles s WHERE s.tenant_id = ${tenantId} AND s.role_id = r.id AND s.status = 'Active' ORDER BY s.priority LIMIT 1
      )), '{}') AS allowed
    FROM roles r WHERE r.tenant_id = ${tenantId} AND r.status = 'Active' ORDER BY r.name`.execute(tx);
  return result.rows;
}

/** Locks an active role against being deleted until the transaction ends. Returns whether there is one. */
export async function lockActiveRole(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', roleId)
    .where('status', '=', 'Active')
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Lets changes of who is an Admin take turns until the transaction ends. Taken before any user's row. */
export async function lockAdminRoles(tx: TenantTransaction, tenantId: string): Promise<void> {
  await tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', 'Admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export interface SubRoleFilters {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  readonly filters: { readonly page: string; readonly allowed: string[] }[];
}

/** The active sub-roles of a role by priority, each with its page filters by page. */
export async function listSubRoleFilters(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
): Promise<SubRoleFilters[]> {
  const result = await sql<SubRoleFilters>`
    SELECT s.id, s.name, s.priority, coalesce((
      SELECT json_agg(json_build_object('page', f.page, 'allowed', f.allowed) ORDER BY f.page) FROM page_filters f WHERE f.tenant_id = ${tenantId} AND f.sub_role_id = s.id
    ), '[]'::json) AS filters
    FROM sub_roles s WHERE s.tenant_id = ${tenantId} AND s.role_id = ${roleId} AND s.status = 'Active' ORDER BY s.priority`.execute(
    tx,
  );
  return result.rows;
}
