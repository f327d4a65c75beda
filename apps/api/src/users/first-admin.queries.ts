import { sql } from 'kysely';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface AdminRow {
  readonly id: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The active users of the tenant whose role is of type Admin. */
export async function listAdmins(tx: TenantTransaction, tenantId: string): Promise<AdminRow[]> {
  return tx
    .selectFrom('users')
    .innerJoin('user_roles', (join) =>
      join.onRef('user_roles.tenant_id', '=', 'users.tenant_id').onRef('user_roles.user_id', '=', 'users.id'),
    )
    .innerJoin('roles', (join) =>
      join.onRef('roles.tenant_id', '=', 'user_roles.tenant_id').onRef('roles.id', '=', 'user_roles.role_id'),
    )
    .select(['users.id', 'users.email', sql<boolean>`users.password_hash IS NOT NULL`.as('hasPassword')])
    .where('users.tenant_id', '=', tenantId)
    .where('users.status', '=', 'Active')
    .where('roles.type', '=', 'Admin')
    .where('roles.status', '=', 'Active')
    .execute();
}

/** Adds an active user without a password whose role is Admin. */
export async function addAdminRow(
  tx: TenantTransaction,
  tenantId: string,
  user: { readonly email: string; readonly name: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      tenant_id: tenantId,
      id,
      email: user.email,
      name: user.name,
      password_hash: null,
      last_login_at: null,
      updated_by: null,
    })
    .execute();
  await sql`INSERT INTO user_roles (tenant_id, user_id, role_id, priority) SELECT ${tenantId}, ${id}, id, 0 FROM roles WHERE tenant_id = ${tenantId} AND type = 'Admin' AND status = 'Active'`.execute(
    tx,
  );
  return id;
}
