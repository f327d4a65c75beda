// Forgotten, expired and changed passwords (specification 1, sections 2.3 to 2.5; security.md C1, C2, C14). Nothing here opens a session.

import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from '../adapters/password-hash/argon2id.ts';
import type { Caller } from '../frame/caller.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem, invalidField, tooManyAttempts } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { findTenant } from '../tenants/tenants.service.ts';
import { requestMail } from './mail-orders.ts';
import { checkNewPassword } from './new-password.ts';
import type { ResetUser } from './password-reset.queries.ts';
import {
  addReset,
  countResets,
  findActiveUser,
  findResetUser,
  setPassword,
  spendReset,
  voidResets,
} from './password-reset.queries.ts';
import type { ResetKind } from './sign-in.tables.ts';
import { endOtherSessions, endSessions } from './sign-in.queries.ts';
import type { AuthContext, Client } from './auth-context.ts';
import { returnSignInAttempt, takeMailRequest, takeSignInAttempt } from './throttle.ts';
import { hashSecret, newSecret } from './tokens.ts';
import { findVisitor } from './visitors.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RESET_MS = 30 * MINUTE_MS;
const RESETS_AN_HOUR = 5;
/** Someone who has just joined may be away for some days. */
const INVITATION_MS = 72 * HOUR_MS;
const SECRET_BYTES = 32;
const INVALID_TOKEN = 'problems.reset-token-invalid';

/**
 * Has a reset mail sent where there is such a user. Known and unknown addresses take the same way: who it is, a background job finds out.
 * @throws Problem too-many-attempts for an address that asks for mail after mail
 */
export async function requestReset(
  context: AuthContext,
  input: { tenant: string; email: string },
  client: Client,
): Promise<void> {
  const tenant =
    (await findTenant(context.db, input.tenant)) ??
    (await findTenant(context.db, context.config.DEFAULT_TENANT));
  if (!tenant) return;
  const isKnown = tenant.name.toLowerCase() === input.tenant.toLowerCase();
  const wait = await inTenant(context.db, tenant.id, async (tx) => {
    const seconds = await takeMailRequest(tx, tenant.id, client.address);
    const email = isKnown ? input.email : `${input.tenant}/${input.email}`;
    if (seconds === null)
      await requestMail(context, tx, {
        tenantId: tenant.id,
        kind: 'reset',
        email,
        language: client.language,
      });
    return seconds;
  });
  if (wait !== null) throw tooManyAttempts(wait);
}

/** Makes a reset token for a user, or null where the user had five of this kind within the hour. What the link carries is in nobody's hands but the caller's. */
export async function addResetTokenFor(
  context: Pick<AuthContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  kind: ResetKind,
): Promise<string | null> {
  const now = context.now();
  if (
    kind !== 'invitation' &&
    (await countResets(tx, tenantId, userId, kind, new Date(now - HOUR_MS))) >= RESETS_AN_HOUR
  )
    return null;
  const secret = newSecret();
  const expiresAt = new Date(now + (kind === 'invitation' ? INVITATION_MS : RESET_MS));
  await addReset(tx, tenantId, {
    id: newId(now),
    userId,
    tokenHash: hashSecret(secret),
    kind,
    now: new Date(now),
    expiresAt,
  });
  return secret.toString('base64url');
}

/** Makes the links that a user was sent void, in the transaction of what makes it necessary. */
export function voidUserLinks(
  context: Pick<AuthContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<void> {
  return voidResets(tx, tenantId, userId, new Date(context.now()));
}

/** A reset token for the visitor whose expired password was right a moment ago; for everybody else one of the same look that never works. */
export async function addVisitorResetToken(
  context: AuthContext,
  email: string,
  cookie: string | null,
): Promise<string> {
  const visitor = await findVisitor(context, cookie);
  const decoy = randomBytes(SECRET_BYTES).toString('base64url');
  if (!visitor?.is_proven) return decoy;
  return inTenant(context.db, visitor.tenantId, async (tx) => {
    const user = await findActiveUser(tx, visitor.tenantId, visitor.user_id);
    if (user?.email.toLowerCase() !== email.toLowerCase()) return decoy;
    return (await addResetTokenFor(context, tx, visitor.tenantId, user.id, 'proven')) ?? decoy;
  });
}

function hashToken(token: string): Buffer {
  return hashSecret(Buffer.from(token, 'base64url'));
}

async function findReset(
  context: AuthContext,
  tenantName: string,
  token: string,
): Promise<{ tenantId: string; user: ResetUser; tokenHash: Buffer } | null> {
  const tenant = await findTenant(context.db, tenantName);
  if (!tenant) return null;
  const tokenHash = hashToken(token);
  const user = await inTenant(context.db, tenant.id, (tx) =>
    findResetUser(tx, tenant.id, tokenHash, new Date(context.now())),
  );
  return user && { tenantId: tenant.id, user, tokenHash };
}

/** Whether a reset link still works. */
export async function isResetToken(context: AuthContext, tenant: string, token: string): Promise<boolean> {
  return (await findReset(context, tenant, token)) !== null;
}

/**
 * Sets a new password by a reset link and ends every session of its user. Returns the user's id.
 * @throws Problem reset-token-invalid, invalid-input
 */
export async function resetOwnPassword(
  context: AuthContext,
  input: { tenant: string; token: string; newPassword: string; confirmPassword: string },
  client: Client,
): Promise<string> {
  const reset = await findReset(context, input.tenant, input.token);
  if (!reset) throw new Problem('reset-token-invalid', INVALID_TOKEN);
  const { tenantId, user, tokenHash } = reset;
  const passwordHash = await hashNew(context, input.tenant, user, input);
  const now = new Date(context.now());
  await inTenant(context.db, tenantId, async (tx) => {
    if (!(await spendReset(tx, tenantId, tokenHash, now)))
      throw new Problem('reset-token-invalid', INVALID_TOKEN);
    await setPassword(tx, tenantId, { userId: user.id, passwordHash, now, isTemporary: false, by: user.id });
    await endSessions(tx, tenantId, { userId: user.id }, 'the password was reset', now);
    await auditCaller(
      tx,
      { tenantId, userId: user.id },
      { action: 'sign-in.reset-password', entity: 'user', entityId: user.id },
    );
    await requestMail(context, tx, {
      tenantId,
      kind: 'password-changed',
      userId: user.id,
      language: client.language,
    });
  });
  return user.id;
}

/** @throws Problem invalid-input where the password is too weak, is the present one, or was not confirmed */
async function hashNew(
  context: AuthContext,
  tenantName: string,
  user: ResetUser,
  { newPassword, confirmPassword }: { newPassword: string; confirmPassword: string },
): Promise<string> {
  if (user.password_hash !== null && (await isPassword(newPassword, user.password_hash))) {
    const sentence = 'refusals.passwordInUse';
    throw invalidField('body.newPassword', sentence);
  }
  const owner = { tenantName, name: user.name, email: user.email };
  await checkNewPassword(context.config, {
    password: newPassword,
    confirmation: confirmPassword,
    purpose: 'by-owner',
    owner,
    field: 'body.newPassword',
    confirmationField: 'body.confirmPassword',
  });
  return hashPassword(newPassword);
}

/**
 * Changes the caller's own password and ends the caller's other sessions.
 * @throws Problem invalid-input, too-many-attempts for guesses at the present one
 */
export async function changePassword(
  context: AuthContext,
  caller: Caller,
  input: { currentPassword: string; newPassword: string; confirmPassword: string },
  client: Client,
): Promise<void> {
  const { tenantId } = caller;
  const attempt = { tenantId, email: caller.email, address: client.address };
  const { wait, user } = await inTenant(context.db, tenantId, async (tx) => ({
    wait: await takeSignInAttempt(tx, attempt),
    user: await findActiveUser(tx, tenantId, caller.userId),
  }));
  if (wait !== null) throw tooManyAttempts(wait);
  if (!user) throw notFound();
  if (!(await isPassword(input.currentPassword, user.password_hash))) {
    const sentence = 'refusals.passwordNotPresent';
    throw invalidField('body.currentPassword', sentence);
  }
  await inTenant(context.db, tenantId, (tx) => returnSignInAttempt(tx, attempt));
  const passwordHash = await hashNew(context, caller.tenantName, user, input);
  const now = new Date(context.now());
  await inTenant(context.db, tenantId, async (tx) => {
    await setPassword(tx, tenantId, { userId: user.id, passwordHash, now, isTemporary: false, by: user.id });
    await endOtherSessions(tx, tenantId, user.id, caller.sessionId, 'the password was changed', now);
    await auditCaller(tx, caller, { action: 'sign-in.change-password', entity: 'user', entityId: user.id });
    await requestMail(context, tx, {
      tenantId,
      kind: 'password-changed',
      userId: user.id,
      language: client.language,
    });
  });
}
