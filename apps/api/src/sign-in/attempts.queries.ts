// Sign-ins under way: the password was right, the code may still be missing, or the password has expired.

import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

const MOST_TRIES = 5;

export interface AttemptRow {
  readonly id: string;
  readonly user_id: string;
  readonly secret_hash: Buffer;
  readonly is_proven: boolean;
  readonly expires_at: Date;
}

export interface NewAttempt {
  readonly id: string;
  readonly userId: string;
  readonly secretHash: Buffer;
  readonly fromBrowser: boolean;
  readonly isProven: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function addAttempt(
  tx: TenantTransaction,
  tenantId: string,
  attempt: NewAttempt,
): Promise<void> {
  await tx
    .insertInto('sign_in_attempts')
    .values({
      tenant_id: tenantId,
      id: attempt.id,
      user_id: attempt.userId,
      secret_hash: attempt.secretHash,
      from_browser: attempt.fromBrowser,
      created_at: attempt.now,
      expires_at: attempt.expiresAt,
      is_proven: attempt.isProven,
      code_hash: null,
      code_expires_at: null,
      code_sent_at: null,
    })
    .execute();
}

/** The attempt of this id that has not expired, or null. */
export async function findAttempt(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  now: Date,
): Promise<AttemptRow | null> {
  const found = await openAttempts(tx, tenantId, now).where('id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** The newest attempt of a user that a program made and that has not expired, or null. */
export async function findProgramAttempt(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  now: Date,
): Promise<AttemptRow | null> {
  const found = await openAttempts(tx, tenantId, now)
    .where('user_id', '=', userId)
    .where('from_browser', '=', false)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

function openAttempts(tx: TenantTransaction, tenantId: string, now: Date) {
  return tx
    .selectFrom('sign_in_attempts')
    .select(['id', 'user_id', 'secret_hash', 'is_proven', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', now);
}

export interface CodeSends {
  readonly sends: number;
  readonly last: Date | null;
}

/** How many codes a user was sent in sign-ins whose last code is not older than that, and when the last. The user's row is locked, so that two requests do not both find room. */
export async function countCodeSends(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  since: Date,
): Promise<CodeSends> {
  await sql`SELECT 1 FROM users WHERE tenant_id = ${tenantId} AND id = ${userId} FOR UPDATE`.execute(tx);
  const row = await tx
    .selectFrom('sign_in_attempts')
    .select((select) => [
      select.fn.coalesce(select.fn.sum<number>('code_sends'), sql<number>`0`).as('sends'),
      select.fn.max('code_sent_at').as('last'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('code_sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return { sends: Number(row.sends), last: row.last };
}

/** Notes that a code is being sent: the one before is void. */
export async function recordCodeSend(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('sign_in_attempts')
    .set((set) => ({
      code_hash: null,
      code_sent_at: now,
      code_sends: set('code_sends', '+', 1),
      expires_at: expiresAt,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Puts the code of an attempt in place, with fresh tries. Returns false where the attempt is over. */
export async function putCode(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  codeHash: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const put = await tx
    .updateTable('sign_in_attempts')
    .set({ code_hash: codeHash, code_expires_at: expiresAt, code_tries: 0 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('is_proven', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return put.numUpdatedRows > 0n;
}

/** Takes one of the five tries of a code. Returns its hash, or null where there is no code, or none that may still be tried. */
export async function takeCodeTry(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const taken = await tx
    .updateTable('sign_in_attempts')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_tries', '<', MOST_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return taken?.code_hash ?? null;
}

/** Spends a code that was right: of requests that do so at once, one gets true. From now on the attempt proves who it is until `expiresAt`. */
export async function spendCode(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  codeHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await tx
    .updateTable('sign_in_attempts')
    .set({ code_hash: null, is_proven: true, expires_at: expiresAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}

/** Ends an attempt. Its row stays: the codes that were sent count for the user. */
export async function endAttempt(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sign_in_attempts')
    .set({ code_hash: null, expires_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Removes an attempt that has led to a session: its codes need not be counted any more. */
export async function removeAttempt(tx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempts').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Whom the code of an attempt goes to, or null where the attempt is over or its user inactive. */
export async function findCodeReceiver(
  tx: TenantTransaction,
  tenantId: string,
  attemptId: string,
  now: Date,
): Promise<{ name: string; email: string } | null> {
  const found = await tx
    .selectFrom('sign_in_attempts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'sign_in_attempts.tenant_id')
        .onRef('users.id', '=', 'sign_in_attempts.user_id'),
    )
    .select(['users.name', 'users.email'])
    .where('sign_in_attempts.tenant_id', '=', tenantId)
    .where('sign_in_attempts.id', '=', attemptId)
    .where('sign_in_attempts.expires_at', '>', now)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  return found ?? null;
}
