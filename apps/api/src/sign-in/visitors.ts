// A visitor whose password was right, known by an unreadable cookie (security.md C2, C5): the one-time code and the reset token of an
// expired password are theirs alone. A program that keeps no cookies is known by its user.

import { isPassword } from '../adapters/password-hash/argon2id.ts';
import type { Caller } from '../frame/caller.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { Problem, tooManyAttempts } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { AttemptRow } from './attempts.queries.ts';
import {
  addAttempt,
  countCodeSends,
  endAttempt,
  findAttempt,
  findProgramAttempt,
  recordCodeSend,
  removeAttempt,
  spendCode,
  takeCodeTry,
} from './attempts.queries.ts';
import type { RightPassword } from './credentials.ts';
import { requestMail } from './mail-orders.ts';
import type { AuthContext, Client } from './auth-context.ts';
import { settleCodeGuesses, takeCodeGuess } from './throttle.ts';
import { hashSecret, isSecret, newSecret, readToken, writeToken } from './tokens.ts';

const MINUTE_MS = 60_000;
/** How long a visitor may ask for a reset token after the credentials were checked. */
const PROOF_MS = 5 * MINUTE_MS;
/** How long a sign-in may wait for its code; the code itself lives ten minutes from its mail. */
const CODE_STEP_MS = 15 * MINUTE_MS;
const RESEND_MS = 30_000;
const CODES_AN_HOUR = 5;
const HOUR_MS = 60 * MINUTE_MS;

/** Remembers a visitor and returns what the cookie carries. */
export function addVisitor(
  context: AuthContext,
  right: RightPassword,
  client: Client,
  isProven: boolean,
): Promise<string> {
  return inTenant(
    context.db,
    right.tenant.id,
    async (tx) => (await rememberVisitor(context, tx, right, client, isProven)).cookie,
  );
}

async function rememberVisitor(
  context: AuthContext,
  tx: TenantTransaction,
  right: RightPassword,
  client: Client,
  isProven: boolean,
): Promise<{ id: string; cookie: string }> {
  const now = context.now();
  const secret = newSecret();
  const id = newId(now);
  const expiresAt = new Date(now + (isProven ? PROOF_MS : CODE_STEP_MS));
  await addAttempt(tx, right.tenant.id, {
    id,
    userId: right.user.id,
    secretHash: hashSecret(secret),
    fromBrowser: client.isBrowser,
    isProven,
    now: new Date(now),
    expiresAt,
  });
  return { id, cookie: writeToken({ tenantId: right.tenant.id, rowId: id, secret }) };
}

/** The sign-in under way that a cookie belongs to, or null. */
export async function findVisitor(
  context: AuthContext,
  cookie: string | null,
): Promise<(AttemptRow & { tenantId: string }) | null> {
  const token = cookie === null ? null : readToken(cookie);
  if (!token) return null;
  const row = await inTenant(context.db, token.tenantId, (tx) =>
    findAttempt(tx, token.tenantId, token.rowId, new Date(context.now())),
  );
  return row && isSecret(token.secret, row.secret_hash) ? { ...row, tenantId: token.tenantId } : null;
}

/** The visitor's sign-in under way as this user, or null. */
async function findOwnAttempt(
  context: AuthContext,
  right: RightPassword,
  client: Client,
  cookie: string | null,
): Promise<AttemptRow | null> {
  const visitor = await findVisitor(context, cookie);
  if (visitor?.tenantId === right.tenant.id && visitor.user_id === right.user.id) return visitor;
  if (client.isBrowser) return null;
  return inTenant(context.db, right.tenant.id, (tx) =>
    findProgramAttempt(tx, right.tenant.id, right.user.id, new Date(context.now())),
  );
}

/**
 * Sends a code to whoever gave the right password, and returns what the cookie carries, or null where the visitor has it already.
 * @throws Problem wait-to-resend within 30 seconds, too-many-attempts after five codes in an hour
 */
export async function sendCodeTo(
  context: AuthContext,
  right: RightPassword,
  client: Client,
  cookie: string | null,
): Promise<string | null> {
  const own = await findOwnAttempt(context, right, client, cookie);
  const tenantId = right.tenant.id;
  return inTenant(context.db, tenantId, async (tx) => {
    const now = context.now();
    const { sends, last } = await countCodeSends(tx, tenantId, right.user.id, new Date(now - HOUR_MS));
    if (last && now - last.getTime() < RESEND_MS) {
      const seconds = Math.ceil((RESEND_MS - (now - last.getTime())) / 1000);
      throw new Problem('wait-to-resend', 'problems.wait-to-resend', {
        retryAfter: seconds,
      });
    }
    if (sends >= CODES_AN_HOUR) throw tooManyAttempts(HOUR_MS / 1000);
    const kept =
      own && !own.is_proven
        ? { id: own.id, cookie: null }
        : await rememberVisitor(context, tx, right, client, false);
    await recordCodeSend(tx, tenantId, kept.id, new Date(now), new Date(now + CODE_STEP_MS));
    await requestMail(context, tx, { tenantId, kind: 'code', attemptId: kept.id, language: client.language });
    return kept.cookie;
  });
}

/**
 * Whether a code is the one that was sent for this sign-in; it is spent by that. A code has five tries.
 * @throws Problem too-many-attempts after ten wrong guesses at the codes of the account
 */
export async function isRightCode(
  context: AuthContext,
  right: RightPassword,
  client: Client,
  cookie: string | null,
  code: string,
): Promise<boolean> {
  const tenantId = right.tenant.id;
  const wait = await inTenant(context.db, tenantId, (tx) => takeCodeGuess(tx, right.attempt));
  if (wait !== null) throw tooManyAttempts(wait);
  const own = await findOwnAttempt(context, right, client, cookie);
  if (!own) return false;
  const hash = await inTenant(context.db, tenantId, (tx) =>
    takeCodeTry(tx, tenantId, own.id, new Date(context.now())),
  );
  if (hash === null || !(await isPassword(code, hash))) return false;
  return inTenant(context.db, tenantId, async (tx) => {
    const isSpent = await spendCode(tx, tenantId, own.id, hash, new Date(context.now() + PROOF_MS));
    if (isSpent) await settleCodeGuesses(tx, right.attempt);
    return isSpent;
  });
}

/** Forgets a visitor who is signed in now; a sign-in under way as somebody else is ended, and its codes stay counted. */
export async function settleVisitor(context: AuthContext, cookie: string, userId: string): Promise<void> {
  const visitor = await findVisitor(context, cookie);
  if (!visitor) return;
  const { tenantId, id } = visitor;
  await inTenant(context.db, tenantId, (tx) =>
    visitor.user_id === userId && visitor.is_proven
      ? removeAttempt(tx, tenantId, id)
      : endAttempt(tx, tenantId, id, new Date(context.now())),
  );
}

/** Ends a user's own sign-in under way. Returns whether there was one. */
export async function endOwnVisitor(
  context: AuthContext,
  { tenantId, userId }: Pick<Caller, 'tenantId' | 'userId'>,
  cookie: string | null,
): Promise<boolean> {
  const visitor = await findVisitor(context, cookie);
  if (visitor?.tenantId !== tenantId || visitor.user_id !== userId) return false;
  await inTenant(context.db, tenantId, (tx) => endAttempt(tx, tenantId, visitor.id, new Date(context.now())));
  return true;
}
