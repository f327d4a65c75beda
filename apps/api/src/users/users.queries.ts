import { sql } from 'kysely';
import { newId } from '../app/ids.ts';
import type { TenantTransaction } from '../app/tables.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Name of one of the tenant's roles. */
  readonly role: string;
  readonly clientIds: readonly string[];
}

/** Adds a user with a role and clients. */
export async function addUserRow(tx: TenantTransaction, tenantId: string, user: NewUser): Promise<void> {
  const id = newId();
  await tx.insertInto('users').values({ tenant_id: tenantId, id, email: user.email, name: user.name, password_hash: user.passwordHash }).execute();
  await sql`INSERT INTO user_roles (tenant_id, user_id, role_id, priority)
    SELECT ${tenantId}, ${id}, id, CASE type WHEN 'Admin' THEN 0 ELSE 1 END FROM roles WHERE tenant_id = ${tenantId} AND name = ${user.role}`.execute(tx);
  await sql`INSERT INTO user_clients (tenant_id, user_id, client_id) SELECT ${tenantId}, ${id}, unnest(${[...user.clientIds]}::uuid[])`.execute(tx);
}
