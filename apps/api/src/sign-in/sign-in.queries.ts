import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface SignInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly status: 'Active' | 'Inactive';
  readonly last_password_changed: Date;
  readonly must_change_password: boolean;
}

/** The user with this e-mail, whatever its case, or null. */
export async function findUserByEmail(
  tx: TenantTransaction,
  tenantId: string,
  email: string,
): Promise<SignInUser | null> {
  const found = await tx
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'password_hash',
      'status',
      'last_password_changed',
      'must_change_password',
    ])
    .where('tenant_id', '=', tenantId)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found ?? null;
}

/** The name of the tenant, or null. */
export async function findTenantName(tx: TenantTransaction, tenantId: string): Promise<string | null> {
  return (
    (await tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirst())?.name ??
    null
  );
}

export interface NewSession {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly tokenExpiresAt: Date;
  readonly refreshHash: Buffer;
  readonly sidHash: Buffer | null;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly address: string;
  readonly agent: string;
}

/** Adds a session and notes the sign-in on the user. */
export async function addSession(tx: TenantTransaction, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      token_expires_at: session.tokenExpiresAt,
      refresh_hash: session.refreshHash,
      sid_hash: session.sidHash,
      last_active_at: session.now,
      expires_at: session.expiresAt,
      address: session.address,
      agent: session.agent,
      refreshed_at: null,
      ended_at: null,
      ended_why: null,
    })
    .execute();
  await tx
    .updateTable('users')
    .set({ last_login_at: session.now })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', session.userId)
    .execute();
}

/** A session with its user and tenant, locked where it is about to change, or null where there is none. */
export async function findSession(tx: TenantTransaction, tenantId: string, sessionId: string, lock: boolean) {
  const query = tx
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'sessions.tenant_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('tenants', 'tenants.id', 'sessions.tenant_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.token_hash',
      'sessions.token_expires_at',
      'sessions.refresh_hash',
      'sessions.refreshed_at',
      'sessions.sid_hash',
      'sessions.last_active_at',
      'sessions.expires_at',
      'sessions.ended_at',
      'users.name as user_name',
      'users.email',
      'users.status',
      'tenants.name as tenant_name',
    ])
    .where('sessions.tenant_id', '=', tenantId)
    .where('sessions.id', '=', sessionId)
    .modifyFront(prepared);
  return (await (lock ? query.forUpdate('sessions') : query).executeTakeFirst()) ?? null;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Puts a new pair of tokens in the place of the old one. */
export async function rotateSession(
  tx: TenantTransaction,
  tenantId: string,
  sessionId: string,
  pair: { tokenHash: Buffer; tokenExpiresAt: Date; refreshHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      token_hash: pair.tokenHash,
      token_expires_at: pair.tokenExpiresAt,
      refresh_hash: pair.refreshHash,
      refreshed_at: pair.now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

/** Ends one session of a user, or all of them. */
export async function endSessions(
  tx: TenantTransaction,
  tenantId: string,
  where: { sessionId: string } | { userId: string },
  why: string,
  now: Date,
): Promise<void> {
  const update = tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null);
  await (
    'sessionId' in where
      ? update.where('id', '=', where.sessionId)
      : update.where('user_id', '=', where.userId)
  ).execute();
}

/** Ends the sessions of a user but one. */
export async function endOtherSessions(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  keptId: string,
  why: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The sessions of a user that have neither ended nor run out, the one used last first. */
export async function listOpenSessions(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  now: Date,
  activeSince: Date,
) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_active_at', 'expires_at', 'address', 'agent'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_active_at', '>', activeSince)
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Notes that the user of a session was active. */
export async function touchSession(
  tx: TenantTransaction,
  tenantId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_active_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .execute();
}

/** The names and ids of a user's clients that are not deleted. */
export async function listOwnClients(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('user_clients')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.tenant_id', '=', 'user_clients.tenant_id')
        .onRef('clients.id', '=', 'user_clients.client_id'),
    )
    .select(['clients.id', 'clients.name'])
    .where('user_clients.tenant_id', '=', tenantId)
    .where('user_clients.user_id', '=', userId)
    .where('clients.is_deleted', '=', false)
    .orderBy('clients.name')
    .execute();
}
