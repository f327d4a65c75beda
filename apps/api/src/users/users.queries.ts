import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isAssigned } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Name of one of the tenant's roles. */
  readonly role: string;
  readonly clientIds: readonly string[];
}

/** Adds a user with a role and clients. */
export async function addUserRow(tx: TenantTransaction, tenantId: string, user: NewUser): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({ tenant_id: tenantId, id, email: user.email, name: user.name, password_hash: user.passwordHash })
    .execute();
  await sql`INSERT INTO user_roles (tenant_id, user_id, role_id, priority)
    SELECT ${tenantId}, ${id}, id, CASE type WHEN 'Admin' THEN 0 ELSE 1 END FROM roles WHERE tenant_id = ${tenantId} AND name = ${user.role}`.execute(
    tx,
  );
  await addUserClients(tx, tenantId, id, user.clientIds);
  return id;
}

/** Adds a user without password, role and clients. @throws the database's unique violation where the e-mail is taken */
export async function addInvitedUser(
  tx: TenantTransaction,
  tenantId: string,
  user: { id: string; email: string; name: string; addedBy: string; now: Date },
): Promise<void> {
  const times = { last_password_changed: user.now, created_at: user.now, updated_at: user.now };
  await tx
    .insertInto('users')
    .values({
      tenant_id: tenantId,
      id: user.id,
      email: user.email,
      name: user.name,
      updated_by: user.addedBy,
      ...times,
    })
    .execute();
}

const USER = sql`u.id, u.email, u.name, u.status, u.password_hash IS NOT NULL AS has_password, u.last_login_at, u.last_password_changed, u.updated_at, u.version`;

export interface UserFields {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly status: 'Active' | 'Inactive';
  readonly has_password: boolean;
  readonly last_login_at: Date | null;
  readonly last_password_changed: Date;
  readonly updated_at: Date;
  readonly version: number;
}

/** A user, locked until the transaction ends, or null. */
export async function lockUser(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<UserFields | null> {
  const result =
    await sql<UserFields>`SELECT ${USER} FROM users u WHERE u.tenant_id = ${tenantId} AND u.id = ${userId} FOR UPDATE`.execute(
      tx,
    );
  return result.rows[0] ?? null;
}

/** The user with this e-mail, whatever its case, locked until the transaction ends, or null. */
export async function lockUserByEmail(
  tx: TenantTransaction,
  tenantId: string,
  email: string,
): Promise<UserFields | null> {
  const result =
    await sql<UserFields>`SELECT ${USER} FROM users u WHERE u.tenant_id = ${tenantId} AND lower(u.email) = lower(${email}) FOR UPDATE`.execute(
      tx,
    );
  return result.rows[0] ?? null;
}

/** A user with the name of whoever changed it last, or null. */
export async function findUser(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<(UserFields & { updated_by_name: string | null }) | null> {
  const result = await sql<UserFields & { updated_by_name: string | null }>`
    SELECT ${USER}, b.name AS updated_by_name FROM users u LEFT JOIN users b ON b.tenant_id = u.tenant_id AND b.id = u.updated_by
    WHERE u.tenant_id = ${tenantId} AND u.id = ${userId}`.execute(tx);
  return result.rows[0] ?? null;
}

export interface HeldRole {
  readonly id: string;
  readonly name: string;
  readonly type: 'Admin' | 'User';
  readonly priority: number;
}

/** The active roles of a user, the first one first. */
export async function listHeldRoles(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<HeldRole[]> {
  const result = await sql<HeldRole>`
    SELECT r.id, r.name, r.type, ur.priority FROM user_roles ur JOIN roles r ON r.tenant_id = ur.tenant_id AND r.id = ur.role_id
    WHERE ur.tenant_id = ${tenantId} AND ur.user_id = ${userId} AND r.status = 'Active' ORDER BY ur.priority, r.id`.execute(
    tx,
  );
  return result.rows;
}

/** Puts one role in the place of all a user has. */
export async function setUserRole(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  role: { id: string; priority: number },
): Promise<void> {
  await tx.deleteFrom('user_roles').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
  await tx
    .insertInto('user_roles')
    .values({ tenant_id: tenantId, user_id: userId, role_id: role.id, priority: role.priority })
    .execute();
}

export interface UserChange {
  readonly email?: string;
  readonly name?: string;
  readonly status?: 'Active' | 'Inactive';
  readonly password_hash?: string;
  readonly last_password_changed?: Date;
  readonly must_change_password?: boolean;
}

/** Writes fields of a user and notes who did it. @throws the database's unique violation where the e-mail is taken */
export async function changeUserRow(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  change: UserChange,
  by: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: by.now, updated_by: by.userId, version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/** How many active users other than this one hold an active role of type Admin. */
export async function countOtherAdmins(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<number> {
  const result = await sql<{ count: number }>`
    SELECT count(DISTINCT u.id)::int AS count FROM users u
    JOIN user_roles ur ON ur.tenant_id = u.tenant_id AND ur.user_id = u.id JOIN roles r ON r.tenant_id = ur.tenant_id AND r.id = ur.role_id
    WHERE u.tenant_id = ${tenantId} AND u.id <> ${userId} AND u.status = 'Active' AND r.type = 'Admin' AND r.status = 'Active'`.execute(
    tx,
  );
  return result.rows[0]?.count ?? 0;
}

/** The clients of a user that are not deleted, by name. */
export async function listUserClients(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const result = await sql<{ id: string; name: string }>`
    SELECT c.id, c.name FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id
    WHERE uc.tenant_id = ${tenantId} AND uc.user_id = ${userId} AND NOT c.is_deleted ORDER BY lower(c.name)`.execute(
    tx,
  );
  return result.rows;
}

/**
 * Whether the caller may give the client `c` of the surrounding query: an Admin any, everybody else their own and those all of whose companies
 * they have, deleted ones too, so that nobody shows somebody companies that they do not see themselves.
 */
export function isGrantable(caller: Caller): Expression<SqlBool> {
  return caller.access.isAdmin
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(EXISTS (SELECT FROM user_clients own WHERE own.tenant_id = c.tenant_id AND own.client_id = c.id AND own.user_id = ${caller.userId})
        OR NOT EXISTS (SELECT FROM client_companies of WHERE of.tenant_id = c.tenant_id AND of.client_id = c.id AND NOT (${isAssigned(caller, 'of.company_id')})))`;
}

/** Whether a user has a client, deleted or over ones too, that the caller may not give. */
export async function hasForeignClient(
  tx: TenantTransaction,
  caller: Caller,
  userId: string,
): Promise<boolean> {
  const result = await sql<{ has: boolean }>`
    SELECT EXISTS (
      SELECT FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id
      WHERE uc.tenant_id = ${caller.tenantId} AND uc.user_id = ${userId} AND NOT ${isGrantable(caller)}
    ) AS has`.execute(tx);
  return result.rows[0]?.has ?? true;
}

/** The clients among these, none deleted, that the caller may give. */
export async function listGrantableClients(
  tx: TenantTransaction,
  caller: Caller,
  clientIds: readonly string[],
): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT c.id FROM clients c WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...clientIds]}::uuid[]) AND NOT c.is_deleted AND ${isGrantable(caller)} FOR KEY SHARE`.execute(
    tx,
  );
  return result.rows.map(({ id }) => id);
}

/** Gives clients to a user. */
export async function addUserClients(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  clientIds: readonly string[],
): Promise<void> {
  await sql`INSERT INTO user_clients (tenant_id, user_id, client_id) SELECT ${tenantId}, ${userId}, unnest(${[...clientIds]}::uuid[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

/** Takes clients from a user. */
export async function removeUserClients(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  clientIds: readonly string[],
): Promise<void> {
  await sql`DELETE FROM user_clients WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND client_id = ANY(${[...clientIds]}::uuid[])`.execute(
    tx,
  );
}

/** Takes every client from a user, deleted ones too. */
export async function removeAllUserClients(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('user_clients')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
