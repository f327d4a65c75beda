// Sessions that are open: their ends, and what their owner sees of them.

import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { isBoundTo } from './sign-in.service.ts';
import { endSessions, findSession, listOpenSessions, listOwnClients } from './sign-in.queries.ts';
import { isSecret, readToken } from './tokens.ts';

type SessionContext = Pick<AppContext, 'db' | 'config' | 'now'>;

/** Ends the caller's session, or with `everywhere` all of the user's. */
export async function signOut(context: SessionContext, caller: Caller, everywhere: boolean): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await endSessions(
      tx,
      caller.tenantId,
      everywhere ? { userId: caller.userId } : { sessionId: caller.sessionId },
      'signed out',
      new Date(context.now()),
    );
    await auditCaller(tx, caller, {
      action: 'sign-in.end',
      entity: 'session',
      entityId: caller.sessionId,
      after: { everywhere },
    });
  });
}

/** The names and ids of the caller's clients. */
export function getOwnClients(
  context: SessionContext,
  caller: Caller,
): Promise<{ id: string; name: string }[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listOwnClients(tx, caller.tenantId, caller.userId));
}

/** Ends every session of a user, whom an administrator has changed. */
export function endUserSessions(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  why: string,
): Promise<void> {
  return endSessions(tx, tenantId, { userId }, why, new Date(context.now()));
}

/** Ends the session that this browser still held when somebody signed in anew. */
export async function endReplacedSession(
  context: SessionContext,
  refreshToken: string | undefined,
  sid: string | null,
): Promise<void> {
  const token = refreshToken === undefined ? null : readToken(refreshToken);
  if (!token) return;
  await inTenant(context.db, token.tenantId, async (tx) => {
    const session = await findSession(tx, token.tenantId, token.rowId, true);
    const isOwn =
      session !== null &&
      session.sid_hash !== null &&
      isBoundTo(session, sid) &&
      isSecret(token.secret, session.refresh_hash);
    if (isOwn)
      await endSessions(
        tx,
        token.tenantId,
        { sessionId: token.rowId },
        'somebody signed in anew in the same browser',
        new Date(context.now()),
      );
  });
}

/** The caller's sessions that have not ended, the one used last first. */
export async function listOwnSessions(context: SessionContext, caller: Caller) {
  const now = context.now();
  const activeSince = new Date(now - context.config.IDLE_SECONDS * 1000);
  return inTenant(context.db, caller.tenantId, (tx) =>
    listOpenSessions(tx, caller.tenantId, caller.userId, new Date(now), activeSince),
  );
}

/** Ends one of the caller's own sessions. @throws Problem not-found where the caller has no such session */
export async function endOwnSession(context: SessionContext, caller: Caller, id: string): Promise<void> {
  const own = await listOwnSessions(context, caller);
  if (!own.some((session) => session.id === id)) throw notFound();
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await endSessions(tx, caller.tenantId, { sessionId: id }, 'ended by its owner', new Date(context.now()));
    await auditCaller(tx, caller, { action: 'sign-in.end', entity: 'session', entityId: id });
  });
}
