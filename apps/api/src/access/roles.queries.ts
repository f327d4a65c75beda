import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: 'Active' | 'Inactive';
  readonly type: 'Admin' | 'User';
  readonly updated_at: Date;
  readonly updated_by_name: string | null;
  readonly version: number;
  /** How many users hold it. */
  readonly users: number;
}

/** The active roles by name, or the one of them with this id. */
export function listRoleRows(tx: TenantTransaction, tenantId: string, id?: string): Promise<RoleRow[]> {
  return tx
    .selectFrom('roles')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'roles.tenant_id').onRef('users.id', '=', 'roles.updated_by'),
    )
    .select([
      'roles.id',
      'roles.name',
      'roles.description',
      'roles.status',
      'roles.type',
      'roles.updated_at',
      'roles.version',
      'users.name as updated_by_name',
    ])
    .select(
      sql<number>`(SELECT count(*)::int FROM user_roles ur WHERE ur.tenant_id = roles.tenant_id AND ur.role_id = roles.id)`.as(
        'users',
      ),
    )
    .where('roles.tenant_id', '=', tenantId)
    .where('roles.status', '=', 'Active')
    .$if(id !== undefined, (query) => query.where('roles.id', '=', id ?? ''))
    .orderBy(sql`lower(roles.name)`)
    .orderBy('roles.id')
    .execute();
}

export type LockedRole = Pick<RoleRow, 'id' | 'name' | 'description' | 'type' | 'version'> & {
  readonly kind: RoleKind;
};

/** An active role, locked until the transaction ends, or null. Whoever writes a role or its sub-roles takes this lock first. */
export async function findRoleForUpdate(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<LockedRole | null> {
  const role = await tx
    .selectFrom('roles')
    .select(['id', 'name', 'description', 'type', 'kind', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();
  return role ?? null;
}

/** Whether another active role has this name, whatever its case. */
export async function hasRoleNamed(
  tx: TenantTransaction,
  tenantId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const found = await tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('status', '=', 'Active')
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

export async function countHolders(tx: TenantTransaction, tenantId: string, roleId: string): Promise<number> {
  const { holders } = await tx
    .selectFrom('user_roles')
    .select(sql<number>`count(*)::int`.as('holders'))
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .executeTakeFirstOrThrow();
  return holders;
}

/** The users who hold a role, by e-mail. */
export function listHolders(
  tx: TenantTransaction,
  tenantId: string,
  roleId: string,
): Promise<{ id: string; email: string; name: string }[]> {
  return tx
    .selectFrom('user_roles')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'user_roles.tenant_id').onRef('users.id', '=', 'user_roles.user_id'),
    )
    .select(['users.id', 'users.email', 'users.name'])
    .where('user_roles.tenant_id', '=', tenantId)
    .where('user_roles.role_id', '=', roleId)
    .orderBy('users.email')
    .execute();
}

/** Who writes, and when. */
export interface Stamp {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Adds a role. @throws the database's unique violation roles_name where an active one has the name */
export async function addRoleRow(
  tx: TenantTransaction,
  stamp: Stamp,
  role: { readonly id: string; readonly name: string; readonly description: string; readonly kind: RoleKind },
): Promise<void> {
  await tx
    .insertInto('roles')
    .values({
      tenant_id: stamp.tenantId,
      ...role,
      created_at: stamp.now,
      updated_at: stamp.now,
      updated_by: stamp.userId,
    })
    .execute();
}

/** Writes fields of a role and raises its version. @throws as addRoleRow */
export async function changeRoleRow(
  tx: TenantTransaction,
  stamp: Stamp,
  id: string,
  fields: { name?: string; description?: string; status?: 'Inactive' },
): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ ...fields, updated_at: stamp.now, updated_by: stamp.userId, version: sql`version + 1` })
    .where('tenant_id', '=', stamp.tenantId)
    .where('id', '=', id)
    .execute();
}
