// Signing in, refreshing and signing out (security.md C2 to C8). A refresh token is used once; its successor is derived from it, so that
// two tabs refreshing within ten seconds get the same one, and any later use of a spent token ends the session.

import type { CallReply } from '@vigilo/contract/call';
import type { refreshSession, signIn as signInCall } from '@vigilo/contract/sign-in';
import { getEffectiveAccess } from '../access/access.service.ts';
import { isPassword } from '../adapters/password-hash/argon2id.ts';
import type { Caller } from '../app/caller.ts';
import type { Config } from '../app/config.ts';
import { inTenant } from '../app/database.ts';
import { newId } from '../app/ids.ts';
import { Problem } from '../app/problem.ts';
import type { Database, TenantTransaction } from '../app/tables.ts';
import { auditCaller, auditSystem } from '../audit/audit.service.ts';
import { findTenant } from '../tenants/tenants.service.ts';
import type { SessionRow } from './sign-in.queries.ts';
import { addSession, endSessions, findSession, findUserByEmail, listOwnClients, rotateSession } from './sign-in.queries.ts';
import { settleSignInAttempt, takeSignInAttempt } from './throttle.ts';
import type { Token } from './tokens.ts';
import { deriveSecret, hashSecret, isSecret, newSecret, readToken, writeToken } from './tokens.ts';
import type { Turns } from './turns.ts';

const GRACE_MS = 10_000;
/** More than a session of the longest life with the shortest tokens makes of ordinary use. */
const MOST_REFRESHES = 2000;
const WRONG_PASSWORD = 'Invalid Username or Password.';

export type SessionReply = CallReply<typeof signInCall> & CallReply<typeof refreshSession>;

export interface Client {
  readonly address: string;
  readonly agent: string;
  /** Sent by a browser page: its session is bound to an unreadable cookie. */
  readonly isBrowser: boolean;
}

export interface AuthContext {
  readonly db: Database;
  readonly config: Config;
  readonly sessionSecret: string;
  readonly signInTurns: Turns;
  readonly now: () => number;
}

/** What a sign-in yields: the reply, and the cookie secret that binds the tokens to this browser. */
export interface SignedIn {
  readonly reply: SessionReply;
  readonly sid: string | null;
}

/** @throws Problem invalid-credentials (also for an unknown tenant or user, after the same work), too-many-attempts. */
export async function signIn(context: AuthContext, input: { tenant: string; email: string; password: string }, client: Client): Promise<SignedIn> {
  const turn = await context.signInTurns.take(`${input.tenant}/${input.email}`.toLowerCase(), () => trySignIn(context, input, client));
  if (!turn) throw tooManyAttempts(1);
  return turn;
}

async function trySignIn(context: AuthContext, input: { tenant: string; email: string; password: string }, client: Client): Promise<SignedIn> {
  const { db } = context;
  const tenant = await findTenant(db, input.tenant);
  // Guesses at an unknown tenant are counted and answered as those at an unknown user, in the default tenant's book.
  const book = tenant ?? (await findTenant(db, context.config.DEFAULT_TENANT));
  if (!book) {
    await isPassword(input.password, null);
    throw new Problem('invalid-credentials', WRONG_PASSWORD);
  }
  const email = tenant ? input.email : `${input.tenant}/${input.email}`;
  const attempt = { tenantId: book.id, email, address: client.address };
  const { wait, user } = await inTenant(db, book.id, async (tx) => ({
    wait: await takeSignInAttempt(tx, attempt),
    user: await findUserByEmail(tx, book.id, email),
  }));
  if (wait !== null) throw tooManyAttempts(wait);
  const isRight = await isPassword(input.password, user?.password_hash ?? null);
  if (!isRight || !tenant || !user || user.status !== 'Active') throw new Problem('invalid-credentials', WRONG_PASSWORD);
  return inTenant(db, tenant.id, async (tx) => {
    await settleSignInAttempt(tx, attempt);
    return openSession(context, tx, tenant, user, client);
  });
}

function tooManyAttempts(seconds: number): Problem {
  return new Problem('too-many-attempts', `Too many attempts. Please try again in ${seconds} seconds.`, { retryAfter: seconds });
}

async function openSession(context: AuthContext, tx: TenantTransaction, tenant: { id: string; name: string }, user: { id: string; name: string }, client: Client): Promise<SignedIn> {
  const now = context.now();
  const first = newSecret();
  const access = deriveSecret(context.sessionSecret, 'access', first);
  const sid = client.isBrowser ? newSecret() : null;
  const id = newId(now);
  const expiresAt = now + context.config.SESSION_SECONDS * 1000;
  await addSession(tx, {
    tenantId: tenant.id, id, userId: user.id, now: new Date(now), tokenHash: hashSecret(access), refreshHash: hashSecret(first), sidHash: sid && hashSecret(sid),
    tokenExpiresAt: new Date(Math.min(now + context.config.TOKEN_SECONDS * 1000, expiresAt)), expiresAt: new Date(expiresAt),
    address: client.address.slice(0, 64), agent: client.agent.slice(0, 300),
  });
  await auditCaller(tx, { tenantId: tenant.id, userId: user.id }, { action: 'sign-in.open', entity: 'session', entityId: id, after: { address: client.address } });
  const { isAdmin } = (await getEffectiveAccess(tx, tenant.id, user.id)).access;
  const reply = replyOf(context, { tenantId: tenant.id, sessionId: id, secret: access }, first, tenant.name, { ...user, isAdmin });
  return { reply, sid: sid && sid.toString('base64url') };
}

function replyOf(context: AuthContext, token: Token, refreshSecret: Buffer, tenant: string, user: { id: string; name: string; isAdmin: boolean }): SessionReply {
  return {
    token: writeToken(token),
    refreshToken: writeToken({ ...token, secret: refreshSecret }),
    tokenExpiryTime: context.config.TOKEN_SECONDS,
    tenant,
    user: { _id: user.id, name: user.name, type: user.isAdmin ? 'Admin' : 'User' },
  };
}

/** @throws Problem session-expired for any token that is not the session's current one, or its last within the ten seconds of grace. */
export async function refresh(context: AuthContext, tokenText: string | undefined, sid: string | null): Promise<SessionReply> {
  const token = tokenText === undefined ? null : readToken(tokenText);
  if (!token) throw expired();
  const reply = await inTenant(context.db, token.tenantId, async (tx) => {
    const session = await findSession(tx, token.tenantId, token.sessionId, true);
    if (!session || !isAlive(context, session) || !isBoundTo(session, sid)) return null;
    if (isSecret(token.secret, session.refresh_hash)) return rotate(context, tx, token, session);
    const age = ageOfSpent(context, token.secret, session);
    if (age === null) return null;
    const isGrace = age === 1 && session.refreshed_at !== null && context.now() - session.refreshed_at.getTime() <= GRACE_MS;
    if (isGrace) return successorReply(context, tx, token, session);
    await endSessions(tx, token.tenantId, { sessionId: session.id }, 'a spent refresh token was used again', new Date(context.now()));
    await auditSystem(tx, token.tenantId, { action: 'sign-in.reuse', entity: 'session', entityId: session.id });
    return null;
  });
  if (!reply) throw expired();
  return reply;
}

async function rotate(context: AuthContext, tx: TenantTransaction, token: Token, session: SessionRow): Promise<SessionReply> {
  const next = deriveSecret(context.sessionSecret, 'next', token.secret);
  const now = context.now();
  await rotateSession(tx, token.tenantId, session.id, {
    tokenHash: hashSecret(deriveSecret(context.sessionSecret, 'access', next)),
    tokenExpiresAt: new Date(Math.min(now + context.config.TOKEN_SECONDS * 1000, session.expires_at.getTime())),
    refreshHash: hashSecret(next),
    now: new Date(now),
  });
  return successorReply(context, tx, token, session);
}

/** How many refreshes ago a secret was the session's own, or null where it never was: its successors lead to the present one. */
function ageOfSpent(context: AuthContext, secret: Buffer, session: SessionRow): number | null {
  let next = secret;
  for (let age = 1; age <= MOST_REFRESHES; age += 1) {
    next = deriveSecret(context.sessionSecret, 'next', next);
    if (isSecret(next, session.refresh_hash)) return age;
  }
  return null;
}

async function successorReply(context: AuthContext, tx: TenantTransaction, token: Token, session: SessionRow): Promise<SessionReply> {
  const next = deriveSecret(context.sessionSecret, 'next', token.secret);
  const { isAdmin } = (await getEffectiveAccess(tx, token.tenantId, session.user_id)).access;
  const access = { ...token, secret: deriveSecret(context.sessionSecret, 'access', next) };
  return replyOf(context, access, next, session.tenant_name, { id: session.user_id, name: session.user_name, isAdmin });
}

/** Whether a session may still be used: not ended, within its longest life, its user active and not idle for too long. */
export function isAlive(context: AuthContext, session: SessionRow): boolean {
  const now = context.now();
  const idleSince = now - session.last_active_at.getTime();
  return session.ended_at === null && session.status === 'Active' && now < session.expires_at.getTime() && idleSince < context.config.IDLE_SECONDS * 1000;
}

/** Whether the request comes from the browser that signed in; a session of a program is bound to none. */
export function isBoundTo(session: SessionRow, sid: string | null): boolean {
  if (session.sid_hash === null) return true;
  return sid !== null && isSecret(Buffer.from(sid, 'base64url'), session.sid_hash);
}

function expired(): Problem {
  return new Problem('session-expired', 'Your session has ended. Please sign in again.');
}

/** Ends the caller's session, or with `everywhere` all of the user's. */
export async function signOut(context: AuthContext, caller: Caller, everywhere: boolean): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await endSessions(tx, caller.tenantId, everywhere ? { userId: caller.userId } : { sessionId: caller.sessionId }, 'signed out', new Date(context.now()));
    await auditCaller(tx, caller, { action: 'sign-in.end', entity: 'session', entityId: caller.sessionId, after: { everywhere } });
  });
}

/** Ends every session of a user, in the transaction of what makes it necessary; `now` in milliseconds since the epoch. */
export function endUserSessions(tx: TenantTransaction, tenantId: string, userId: string, why: string, now: number): Promise<void> {
  return endSessions(tx, tenantId, { userId }, why, new Date(now));
}

/** The names and ids of the caller's clients. */
export function getOwnClients(context: AuthContext, caller: Caller): Promise<{ id: string; name: string }[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listOwnClients(tx, caller.tenantId, caller.userId));
}
