import type { Grant } from '@vigilo/domain/access/grant';
import { inCatalogueOrder } from '@vigilo/domain/access/grant';
import { findPermission } from '@vigilo/domain/access/permissions';
import { sql } from 'kysely';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { Stamp } from './roles.queries.ts';

export interface SubRoleRow {
  readonly id: string;
  readonly role_id: string;
  readonly name: string;
  readonly description: string;
  readonly priority: number;
  readonly status: 'Active' | 'Inactive';
  readonly updated_at: Date;
  readonly updated_by_name: string | null;
  readonly version: number;
}

/** The active sub-roles, by priority: all of the tenant, those of a role, or one. */
export function listSubRoleRows(
  tx: TenantTransaction,
  tenantId: string,
  only: { readonly roleId?: string; readonly id?: string } = {},
): Promise<SubRoleRow[]> {
  return tx
    .selectFrom('sub_roles')
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'sub_roles.tenant_id')
        .onRef('users.id', '=', 'sub_roles.updated_by'),
    )
    .select([
      'sub_roles.id',
      'sub_roles.role_id',
      'sub_roles.name',
      'sub_roles.description',
      'sub_roles.status',
      'sub_roles.updated_at',
      'sub_roles.version',
    ])
    .select(['users.name as updated_by_name', sql<number>`sub_roles.priority`.as('priority')])
    .where('sub_roles.tenant_id', '=', tenantId)
    .where('sub_roles.status', '=', 'Active')
    .$if(only.roleId !== undefined, (query) => query.where('sub_roles.role_id', '=', only.roleId ?? ''))
    .$if(only.id !== undefined, (query) => query.where('sub_roles.id', '=', only.id ?? ''))
    .orderBy('sub_roles.priority')
    .execute();
}

/** The role of an active sub-role, or null. It never changes. */
export async function findParentId(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<string | null> {
  const found = await tx
    .selectFrom('sub_roles')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return found?.role_id ?? null;
}

/** The page filters of a sub-role. */
export async function listGrants(
  tx: TenantTransaction,
  tenantId: string,
  subRoleId: string,
): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('page_filters')
    .select(['page', 'allowed'])
    .where('tenant_id', '=', tenantId)
    .where('sub_role_id', '=', subRoleId)
    .execute();
  return inCatalogueOrder(
    rows.map(({ page, allowed }) => ({
      page,
      allowed: allowed.flatMap((name) => findPermission(name) ?? []),
    })),
  );
}

/** Whether another active sub-role of the role has this name, whatever its case. */
export async function hasSubRoleNamed(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const found = await tx
    .selectFrom('sub_roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('status', '=', 'Active')
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

export interface NewSubRole {
  readonly name: string;
  readonly description: string;
  readonly grants: readonly Grant[];
}

/** Adds a sub-role, last in its role, which is locked; returns its id. @throws the database's unique violation sub_roles_name where an active one has the name */
export async function addSubRoleRow(
  tx: TenantTransaction,
  stamp: Stamp,
  roleId: string,
  subRole: NewSubRole,
): Promise<string> {
  const id = newId();
  const last = sql<number>`(SELECT count(*) + 1 FROM sub_roles WHERE tenant_id = ${stamp.tenantId} AND role_id = ${roleId} AND status = 'Active')`;
  await tx
    .insertInto('sub_roles')
    .values({
      tenant_id: stamp.tenantId,
      id,
      role_id: roleId,
      name: subRole.name,
      description: subRole.description,
      priority: last,
      created_at: stamp.now,
      updated_at: stamp.now,
      updated_by: stamp.userId,
    })
    .execute();
  await addGrants(tx, stamp.tenantId, id, subRole.grants);
  return id;
}

/** Writes fields of a sub-role and raises its version. @throws as addSubRoleRow */
export async function changeSubRoleRow(
  tx: TenantTransaction,
  stamp: Stamp,
  id: string,
  fields: { name?: string; description?: string },
): Promise<void> {
  await tx
    .updateTable('sub_roles')
    .set({ ...fields, updated_at: stamp.now, updated_by: stamp.userId, version: sql`version + 1` })
    .where('tenant_id', '=', stamp.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Puts other page filters in place of a sub-role's. */
export async function changeGrants(
  tx: TenantTransaction,
  tenantId: string,
  subRoleId: string,
  grants: readonly Grant[],
): Promise<void> {
  await tx
    .deleteFrom('page_filters')
    .where('tenant_id', '=', tenantId)
    .where('sub_role_id', '=', subRoleId)
    .execute();
  await addGrants(tx, tenantId, subRoleId, grants);
}

async function addGrants(
  tx: TenantTransaction,
  tenantId: string,
  subRoleId: string,
  grants: readonly Grant[],
): Promise<void> {
  if (grants.length === 0) return;
  const rows = grants.map(({ page, allowed }) => ({
    tenant_id: tenantId,
    id: newId(),
    sub_role_id: subRoleId,
    page,
    allowed: [...allowed],
  }));
  await tx.insertInto('page_filters').values(rows).execute();
}

/** Takes a sub-role out of its role, which is locked; those after it move up. */
export async function removeSubRoleRow(
  tx: TenantTransaction,
  stamp: Stamp,
  { id, role_id: roleId, priority }: Pick<SubRoleRow, 'id' | 'role_id' | 'priority'>,
): Promise<void> {
  await sql`UPDATE sub_roles SET status = 'Inactive', priority = NULL, updated_at = ${stamp.now}, updated_by = ${stamp.userId}, version = version + 1
    WHERE tenant_id = ${stamp.tenantId} AND id = ${id}`.execute(tx);
  await sql`UPDATE sub_roles SET priority = priority - 1
    WHERE tenant_id = ${stamp.tenantId} AND role_id = ${roleId} AND status = 'Active' AND priority > ${priority}`.execute(
    tx,
  );
}

/** Takes every sub-role out of a role, which is locked. */
export async function removeSubRolesByRole(
  tx: TenantTransaction,
  stamp: Stamp,
  roleId: string,
): Promise<void> {
  await sql`UPDATE sub_roles SET status = 'Inactive', priority = NULL, updated_at = ${stamp.now}, updated_by = ${stamp.userId}, version = version + 1
    WHERE tenant_id = ${stamp.tenantId} AND role_id = ${roleId} AND status = 'Active'`.execute(tx);
}

/** Writes the priorities of a role's sub-roles at once, which keeps them unique; the role is locked. The order counts as the role's, so the sub-roles keep their versions. */
export async function changePriorityColumn(
  tx: TenantTransaction,
  stamp: Stamp,
  order: readonly { readonly _id: string; readonly priority: number }[],
): Promise<void> {
  await sql`UPDATE sub_roles SET priority = o.priority, updated_at = ${stamp.now}, updated_by = ${stamp.userId}
    FROM unnest(${order.map(({ _id }) => _id)}::uuid[], ${order.map(({ priority }) => priority)}::int[]) AS o (id, priority)
    WHERE sub_roles.tenant_id = ${stamp.tenantId} AND sub_roles.id = o.id AND sub_roles.priority <> o.priority`.execute(
    tx,
  );
}
