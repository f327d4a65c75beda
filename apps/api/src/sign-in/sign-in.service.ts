// Signing in, refreshing and signing out (security.md C2 to C8). A refresh token is used once; its successor is derived from it, so that
// two tabs refreshing within ten seconds get the same one, and any later use of a spent token ends the session.

import type { CallReply } from '@vigilo/contract/call';
import type { refreshSession, signIn as signInCall } from '@vigilo/contract/sign-in';
import { isPasswordExpired } from '@vigilo/domain/sign-in/password-age';
import { getEffectiveAccess } from '../access/access.service.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { Sentence } from '../frame/texts.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import type { AuthContext, Client } from './auth-context.ts';
import type { Credentials, RightPassword } from './credentials.ts';
import { withPassword } from './credentials.ts';
import type { SessionRow, SignInUser } from './sign-in.queries.ts';
import { addSession, endSessions, findSession, findUserByEmail, rotateSession } from './sign-in.queries.ts';
import { settleSignInAttempt } from './throttle.ts';
import type { Token } from './tokens.ts';
import { deriveSecret, hashSecret, isSecret, newSecret, readToken, writeToken } from './tokens.ts';
import { addVisitor, findVisitor, isRightCode, sendCodeTo } from './visitors.ts';

const GRACE_MS = 10_000;
/** More than a session of the longest life with the shortest tokens makes of ordinary use. */
const MOST_REFRESHES = 2000;
const WRONG_PASSWORD = 'problems.invalid-credentials';
/** The same where the specification words it so: before the code step. */
const WRONG_CREDENTIALS = 'refusals.invalidCredentials';

export type SessionReply = CallReply<typeof signInCall> & CallReply<typeof refreshSession>;

/** What a sign-in yields: the reply, and the cookie secret that binds the tokens to this browser. */
export interface SignedIn {
  readonly reply: SessionReply;
  readonly sid: string | null;
}

/** How a sign-in ends: with a session, or with a password that has to be changed first by the visitor of this cookie. */
export type Outcome =
  | ({ readonly isOpen: true } & SignedIn)
  | { readonly isOpen: false; readonly visitor: string; readonly reason: Sentence };

/** @throws Problem invalid-credentials (also for an unknown tenant or user, after the same work), code-needed, too-many-attempts. */
export function signIn(
  context: AuthContext,
  input: Credentials & { otp: string },
  client: Client,
  visitor: string | null,
): Promise<Outcome> {
  return withPassword(context, input, client, WRONG_PASSWORD, async (right) => {
    if (context.config.TWO_FACTOR) await checkCode(context, right, client, visitor, input.otp);
    const reason = reasonForNewPassword(context, right.user);
    if (reason === null) {
      return inTenant(context.db, right.tenant.id, async (tx) => {
        await settleSignInAttempt(tx, right.attempt);
        return { isOpen: true, ...(await openSession(context, tx, right.tenant, right.user, client)) };
      });
    }
    await inTenant(context.db, right.tenant.id, (tx) => settleSignInAttempt(tx, right.attempt));
    return { isOpen: false, visitor: await addVisitor(context, right, client, true), reason };
  });
}

async function checkCode(
  context: AuthContext,
  right: RightPassword,
  client: Client,
  visitor: string | null,
  otp: string,
): Promise<void> {
  const code = otp.trim();
  if (code === '') throw new Problem('code-needed', 'problems.code-needed');
  if (!(await isRightCode(context, right, client, visitor, code)))
    throw new Problem('invalid-credentials', 'refusals.invalidToken');
}

/** Why the user must set a new password first, in words, or null. */
function reasonForNewPassword({ config, now }: AuthContext, user: SignInUser): Sentence | null {
  if (user.must_change_password) return 'refusals.passwordSetByAdmin';
  const hasExpired = isPasswordExpired(user.last_password_changed.getTime(), now(), config.PASSWORD_MONTHS);
  return hasExpired ? 'problems.password-expired' : null;
}

/** Whether the credentials are right, for a visitor who is then known by the cookie that is returned. @throws Problem invalid-credentials, too-many-attempts */
export function checkCredentials(context: AuthContext, input: Credentials, client: Client): Promise<string> {
  return withPassword(context, input, client, WRONG_CREDENTIALS, (right) =>
    addVisitor(context, right, client, !context.config.TWO_FACTOR),
  );
}

/** Checks the credentials and sends a code. Returns the visitor's cookie, or null where it stays. @throws Problem invalid-credentials, wait-to-resend, too-many-attempts */
export function sendCode(
  context: AuthContext,
  input: Credentials,
  client: Client,
  visitor: string | null,
): Promise<string | null> {
  return withPassword(context, input, client, WRONG_CREDENTIALS, (right) =>
    context.config.TWO_FACTOR
      ? sendCodeTo(context, right, client, visitor)
      : addVisitor(context, right, client, true),
  );
}

/** When the password was last changed, for a visitor whose credentials for it were just checked; for everybody else this moment. */
export async function getPasswordDate(
  context: AuthContext,
  email: string,
  visitor: string | null,
): Promise<Date> {
  const known = await findVisitor(context, visitor);
  const user =
    known && (await inTenant(context.db, known.tenantId, (tx) => findUserByEmail(tx, known.tenantId, email)));
  return user && user.id === known.user_id ? user.last_password_changed : new Date(context.now());
}

async function openSession(
  context: AuthContext,
  tx: TenantTransaction,
  tenant: { id: string; name: string },
  user: { id: string; name: string },
  client: Client,
): Promise<SignedIn> {
  const now = context.now();
  const first = newSecret();
  const access = deriveSecret(context.sessionSecret, 'access', first);
  const sid = client.isBrowser ? newSecret() : null;
  const id = newId(now);
  const expiresAt = now + context.config.SESSION_SECONDS * 1000;
  await addSession(tx, {
    tenantId: tenant.id,
    id,
    userId: user.id,
    now: new Date(now),
    tokenHash: hashSecret(access),
    refreshHash: hashSecret(first),
    sidHash: sid && hashSecret(sid),
    tokenExpiresAt: new Date(Math.min(now + context.config.TOKEN_SECONDS * 1000, expiresAt)),
    expiresAt: new Date(expiresAt),
    address: client.address.slice(0, 64),
    agent: client.agent.slice(0, 300),
  });
  await auditCaller(
    tx,
    { tenantId: tenant.id, userId: user.id },
    {
      action: 'sign-in.open',
      entity: 'session',
      entityId: id,
      after: {
        address: client.address,
        factors: context.config.TWO_FACTOR ? 'password and code' : 'password',
      },
    },
  );
  const { isAdmin } = (await getEffectiveAccess(tx, tenant.id, user.id)).access;
  const reply = buildSessionReply(
    context,
    { tenantId: tenant.id, rowId: id, secret: access },
    first,
    tenant.name,
    {
      ...user,
      isAdmin,
    },
  );
  return { reply, sid: sid && sid.toString('base64url') };
}

function buildSessionReply(
  context: AuthContext,
  token: Token,
  refreshSecret: Buffer,
  tenant: string,
  user: { id: string; name: string; isAdmin: boolean },
): SessionReply {
  return {
    token: writeToken(token),
    refreshToken: writeToken({ ...token, secret: refreshSecret }),
    tokenExpiryTime: context.config.TOKEN_SECONDS,
    tenant,
    user: { _id: user.id, name: user.name, type: user.isAdmin ? 'Admin' : 'User' },
  };
}

/** @throws Problem session-expired for any token that is not the session's current one, or its last within the ten seconds of grace. */
export async function refresh(
  context: AuthContext,
  tokenText: string | undefined,
  sid: string | null,
): Promise<SessionReply> {
  const token = tokenText === undefined ? null : readToken(tokenText);
  if (!token) throw expired();
  const reply = await inTenant(context.db, token.tenantId, async (tx) => {
    const session = await findSession(tx, token.tenantId, token.rowId, true);
    if (!session || !isAlive(context, session) || !isBoundTo(session, sid)) return null;
    if (isSecret(token.secret, session.refresh_hash)) return rotate(context, tx, token, session);
    const age = findSpentAge(context, token.secret, session);
    if (age === null) return null;
    const isGrace =
      age === 1 &&
      session.refreshed_at !== null &&
      context.now() - session.refreshed_at.getTime() <= GRACE_MS;
    if (isGrace) return successorReply(context, tx, token, session);
    await endSessions(
      tx,
      token.tenantId,
      { sessionId: session.id },
      'a spent refresh token was used again',
      new Date(context.now()),
    );
    await auditSystem(tx, token.tenantId, {
      action: 'sign-in.reuse',
      entity: 'session',
      entityId: session.id,
    });
    return null;
  });
  if (!reply) throw expired();
  return reply;
}

async function rotate(
  context: AuthContext,
  tx: TenantTransaction,
  token: Token,
  session: SessionRow,
): Promise<SessionReply> {
  const next = deriveSecret(context.sessionSecret, 'next', token.secret);
  const now = context.now();
  await rotateSession(tx, token.tenantId, session.id, {
    tokenHash: hashSecret(deriveSecret(context.sessionSecret, 'access', next)),
    tokenExpiresAt: new Date(
      Math.min(now + context.config.TOKEN_SECONDS * 1000, session.expires_at.getTime()),
    ),
    refreshHash: hashSecret(next),
    now: new Date(now),
  });
  return successorReply(context, tx, token, session);
}

/** How many refreshes ago a secret was the session's own, or null where it never was: its successors lead to the present one. */
function findSpentAge(context: AuthContext, secret: Buffer, session: SessionRow): number | null {
  let next = secret;
  for (let age = 1; age <= MOST_REFRESHES; age += 1) {
    next = deriveSecret(context.sessionSecret, 'next', next);
    if (isSecret(next, session.refresh_hash)) return age;
  }
  return null;
}

async function successorReply(
  context: AuthContext,
  tx: TenantTransaction,
  token: Token,
  session: SessionRow,
): Promise<SessionReply> {
  const next = deriveSecret(context.sessionSecret, 'next', token.secret);
  const { isAdmin } = (await getEffectiveAccess(tx, token.tenantId, session.user_id)).access;
  const access = { ...token, secret: deriveSecret(context.sessionSecret, 'access', next) };
  return buildSessionReply(context, access, next, session.tenant_name, {
    id: session.user_id,
    name: session.user_name,
    isAdmin,
  });
}

/** Whether a session may still be used: not ended, within its longest life, its user active and not idle for too long. */
export function isAlive(context: AuthContext, session: SessionRow): boolean {
  const now = context.now();
  const idleSince = now - session.last_active_at.getTime();
  return (
    session.ended_at === null &&
    session.status === 'Active' &&
    now < session.expires_at.getTime() &&
    idleSince < context.config.IDLE_SECONDS * 1000
  );
}

/** Whether the request comes from the browser that signed in; a session of a program is bound to none. */
export function isBoundTo(session: SessionRow, sid: string | null): boolean {
  if (session.sid_hash === null) return true;
  return sid !== null && isSecret(Buffer.from(sid, 'base64url'), session.sid_hash);
}

function expired(): Problem {
  return new Problem('session-expired', 'problems.session-expired');
}
