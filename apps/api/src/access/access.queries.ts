import type { RoleKind } from '@vigilo/domain/access/role-kind';
import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The first active role of a user, or null. */
export async function findFirstRole(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<{ id: string; name: string; kind: RoleKind } | null> {
  const role = await tx
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join.onRef('roles.tenant_id', '=', 'user_roles.tenant_id').onRef('roles.id', '=', 'user_roles.role_id'),
    )
    .select(['roles.id', 'roles.name', 'roles.kind'])
    .where('user_roles.tenant_id', '=', tenantId)
    .where('user_roles.user_id', '=', userId)
    .where('roles.status', '=', 'Active')
    .orderBy('user_roles.priority')
    .orderBy('roles.id')
    .executeTakeFirst();
  return role ?? null;
}

/** The page filters of a role's first active sub-role. */
export async function listPageFilters(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
): Promise<{ page: string; allowed: string[] }[]> {
  return tx
    .selectFrom('page_filters')
    .select(['page', 'allowed'])
    .where('tenant_id', '=', tenantId)
    .where('sub_role_id', '=', (sub) =>
      sub
        .selectFrom('sub_roles')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('role_id', '=', roleId)
        .where('status', '=', 'Active')
        .orderBy('priority')
        .limit(1),
    )
    .orderBy('page')
    .execute();
}

/** Whose companies are asked for: the caller, another user of the tenant, or those of a column of the surrounding query. */
export interface Viewer {
  readonly tenantId: string;
  readonly userId: string | Expression<string>;
  readonly access: { readonly isAdmin: boolean };
}

/**
 * Whether a company is visible to somebody: it is not deleted, and one of those they have. `companyId` is the column of the company's id in
 * the surrounding query: `id` of the table companies itself, or a column of another name in another table.
 */
export function isVisible(viewer: Viewer, companyId: string): Expression<SqlBool> {
  const [table = '', column] = companyId.split('.');
  const isThere =
    column === 'id'
      ? sql`NOT ${sql.ref(`${table}.is_deleted`)}`
      : sql`NOT EXISTS (SELECT FROM companies gone WHERE gone.tenant_id = ${viewer.tenantId} AND gone.id = ${sql.ref(companyId)} AND gone.is_deleted)`;
  return viewer.access.isAdmin
    ? sql<SqlBool>`${isThere}`
    : sql<SqlBool>`(${isThere} AND ${isAssigned(viewer, companyId)})`;
}

/**
 * Whether somebody has a company, deleted or not: an Admin every one of the tenant, everybody else those of their active clients whose dates
 * include today (decisions.md section 2).
 */
export function isAssigned(viewer: Viewer, companyId: string): Expression<SqlBool> {
  if (viewer.access.isAdmin) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(companyId)} IN (
    SELECT cc.company_id FROM client_companies cc
    JOIN clients c ON c.tenant_id = cc.tenant_id AND c.id = cc.client_id
    JOIN user_clients uc ON uc.tenant_id = c.tenant_id AND uc.client_id = c.id
    WHERE uc.tenant_id = ${viewer.tenantId} AND uc.user_id = ${viewer.userId} AND NOT c.is_deleted
      AND coalesce(c.start_date <= (now() AT TIME ZONE 'UTC')::date, true) AND coalesce(c.end_date >= (now() AT TIME ZONE 'UTC')::date, true))`;
}
