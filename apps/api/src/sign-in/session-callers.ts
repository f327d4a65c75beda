// Who is calling: the session of the request's bearer token, read from its row. A row read less than half a second ago serves again, so that
// a change of role, a deactivation or a sign-out elsewhere takes effect within a second; a sign-out here takes effect at once.

import { getEffectiveAccess } from '../access/access.service.ts';
import type { Caller } from '../frame/caller.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { SessionRow } from './sign-in.queries.ts';
import { findSession, touchSession } from './sign-in.queries.ts';
import type { AuthContext } from './auth-context.ts';
import { isAlive, isBoundTo } from './sign-in.service.ts';
import type { CookieRequest } from './cookies.ts';
import { readSid } from './cookies.ts';
import type { Token } from './tokens.ts';
import { isSecret, readToken } from './tokens.ts';

const FRESH_MS = 500;
const TOUCH_MS = 30_000;
const MOST_REMEMBERED = 5000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{86})$/;

export interface SessionCallers {
  /** The caller of a request; one in the background is no activity of theirs. */
  find(request: CookieRequest, isBackground?: boolean): Promise<Caller | null>;
  /** The caller of a request whose session was read less than half a second ago; nothing is looked up. */
  recall(request: CookieRequest): Caller | null;
  /** The caller of a request that lasts, as of now; null where the session has ended. No activity of theirs. */
  findAgain(caller: Caller): Promise<Caller | null>;
  /** Forgets a session, so that the next request reads its row. */
  forget(sessionId: string): void;
  forgetUser(userId: string): void;
}

/** What a request shows of itself: a row that was read in the background has noted no activity, so it serves none that is some. */
interface Asked {
  readonly text: string;
  readonly sid: string | null;
  readonly isBackground: boolean;
}

export function makeSessionCallers(context: AuthContext): SessionCallers {
  const remembered = new Map<string, Asked & { readonly caller: Caller; readonly until: number }>();
  const recall = (sessionId: string, asked: Asked): Caller | null => {
    const known = remembered.get(sessionId);
    return known && known.until > context.now() && mayServe(known, asked) ? known.caller : null;
  };
  const remember = (caller: Caller, asked: Asked) => {
    if (remembered.size >= MOST_REMEMBERED)
      for (const key of [...remembered.keys()].slice(0, MOST_REMEMBERED / 2)) remembered.delete(key);
    remembered.set(caller.sessionId, { caller, until: context.now() + FRESH_MS, ...asked });
  };
  /** Requests of one session that come while its row is read wait for that reading. */
  const reading = new Map<string, Promise<Caller | null>>();
  const look = (token: Token, asked: Asked): Promise<Caller | null> => {
    const key = JSON.stringify([token.rowId, asked]);
    const begun = reading.get(key);
    if (begun) return begun;
    const read = readCaller(context, token, asked.sid, asked.isBackground)
      .then((caller) => {
        // Whoever was forgotten meanwhile was read too early to be remembered.
        if (reading.get(key) === read) {
          remembered.delete(token.rowId);
          if (caller) remember(caller, asked);
        }
        return caller;
      })
      .finally(() => {
        if (reading.get(key) === read) reading.delete(key);
      });
    reading.set(key, read);
    return read;
  };
  return {
    async find(request, isBackground = false) {
      const shown = readShown(request, isBackground);
      return shown && (recall(shown.token.rowId, shown.asked) ?? look(shown.token, shown.asked));
    },
    recall(request) {
      const shown = readShown(request, true);
      return shown && recall(shown.token.rowId, shown.asked);
    },
    async findAgain({ tenantId, sessionId }) {
      return inTenant(context.db, tenantId, async (tx) => {
        const session = await findSession(tx, tenantId, sessionId, false);
        return session && isAlive(context, session) ? buildCaller(tx, tenantId, session) : null;
      });
    },
    forget(sessionId) {
      reading.clear();
      remembered.delete(sessionId);
    },
    forgetUser(userId) {
      reading.clear();
      for (const [key, { caller }] of remembered) if (caller.userId === userId) remembered.delete(key);
    },
  };
}

function readShown(request: CookieRequest, isBackground: boolean): { token: Token; asked: Asked } | null {
  const text = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const token = text === undefined ? null : readToken(text);
  return text === undefined || !token
    ? null
    : { token, asked: { text, sid: readSid(request), isBackground } };
}

function mayServe(known: Asked, { text, sid, isBackground }: Asked): boolean {
  return known.text === text && known.sid === sid && (isBackground || !known.isBackground);
}

async function readCaller(
  context: AuthContext,
  token: Token,
  sid: string | null,
  isBackground: boolean,
): Promise<Caller | null> {
  return inTenant(context.db, token.tenantId, async (tx) => {
    const session = await findSession(tx, token.tenantId, token.rowId, false);
    if (
      !session ||
      !isSecret(token.secret, session.token_hash) ||
      !isAlive(context, session) ||
      !isBoundTo(session, sid)
    )
      return null;
    const now = context.now();
    if (now >= session.token_expires_at.getTime()) return null;
    if (!isBackground && now - session.last_active_at.getTime() > TOUCH_MS)
      await touchSession(tx, token.tenantId, session.id, new Date(now));
    return buildCaller(tx, token.tenantId, session);
  });
}

async function buildCaller(tx: TenantTransaction, tenantId: string, session: SessionRow): Promise<Caller> {
  const { roleName, roleKind, access } = await getEffectiveAccess(tx, tenantId, session.user_id);
  return {
    tenantId,
    tenantName: session.tenant_name,
    userId: session.user_id,
    userName: session.user_name,
    email: session.email,
    roleName,
    roleKind,
    sessionId: session.id,
    access,
  };
}
