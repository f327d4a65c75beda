import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ResetKind } from './sign-in.tables.ts';

export interface NewReset {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly kind: ResetKind;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Adds a reset token. The user's earlier ones are void, but what anybody may ask for voids only its like. */
export async function addReset(tx: TenantTransaction, tenantId: string, reset: NewReset): Promise<void> {
  await voidResets(tx, tenantId, reset.userId, reset.now, reset.kind === 'reset' ? 'reset' : undefined);
  await tx
    .insertInto('password_resets')
    .values({
      tenant_id: tenantId,
      id: reset.id,
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      kind: reset.kind,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** How many reset tokens of this kind a user was given since then. */
export async function countResets(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  kind: ResetKind,
  since: Date,
): Promise<number> {
  const row = await tx
    .selectFrom('password_resets')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Makes the reset links of a user that are under way void, those of one kind or all. */
export async function voidResets(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  now: Date,
  kind?: ResetKind,
): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((row) => (kind === undefined ? row.lit(true) : row('kind', '=', kind)))
    .execute();
}

export interface ResetUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string | null;
}

/** The active user whom a token that still works belongs to, or null. */
export async function findResetUser(
  tx: TenantTransaction,
  tenantId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<ResetUser | null> {
  const found = await tx
    .selectFrom('password_resets')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'password_resets.tenant_id')
        .onRef('users.id', '=', 'password_resets.user_id'),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.password_hash'])
    .where('password_resets.tenant_id', '=', tenantId)
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  return found ?? null;
}

/** Spends a token: of requests that do so at once, one gets true. */
export async function spendReset(
  tx: TenantTransaction,
  tenantId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

export interface PasswordChange {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: Date;
  /** Set by an administrator: its owner must set another one at the next sign-in. */
  readonly isTemporary: boolean;
  readonly by: string;
}

/** Stores a new password; reset links that are under way are void. */
export async function setPassword(
  tx: TenantTransaction,
  tenantId: string,
  change: PasswordChange,
): Promise<void> {
  await voidResets(tx, tenantId, change.userId, change.now);
  await tx
    .updateTable('users')
    .set({
      password_hash: change.passwordHash,
      last_password_changed: change.now,
      must_change_password: change.isTemporary,
      updated_at: change.now,
      updated_by: change.by,
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', change.userId)
    .execute();
}

/** Name, e-mail and password of an active user, or null. */
export async function findActiveUser(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<ResetUser | null> {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  return found ?? null;
}
