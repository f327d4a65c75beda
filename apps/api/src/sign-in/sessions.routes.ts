import { getProfile, listSessions, refreshSession, removeSession, signOut } from '@vigilo/contract/sign-in';
import type { Implementation } from '../frame/implementation.ts';
import { implement, implementPublic } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import { getPortfolioIds } from '../portfolio/portfolio.service.ts';
import type { AuthContext } from './auth-context.ts';
import type { CookieReply, CookieRequest } from './cookies.ts';
import { clearCookies, isBrowser, readSid, writeCookies } from './cookies.ts';
import type { SessionCallers } from './session-callers.ts';
import { endOwnSession, getOwnClients, listOwnSessions, signOut as endSession } from './sessions.service.ts';
import { refuseCrossSite } from './sign-in-request.ts';
import type { SessionReply } from './sign-in.service.ts';
import { refresh } from './sign-in.service.ts';

const DONE = { status: 'success' } as const;

export function sessionRoutes(context: AuthContext, callers: SessionCallers): Implementation[] {
  return [
    implementPublic(refreshSession, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const session = await refreshOrClear(context, body.refreshToken, request, reply);
      if (isBrowser(request)) writeCookies(request, reply, session, null);
      return session;
    }),
    implement(signOut, async ({ body, caller, request, reply }) => {
      await endSession(context, caller, body.everywhere);
      if (body.everywhere) callers.forgetUser(caller.userId);
      else callers.forget(caller.sessionId);
      clearCookies(request, reply);
      return DONE;
    }),
    implement(listSessions, async ({ caller }) => {
      const sessions = await listOwnSessions(context, caller);
      return {
        ...DONE,
        data: sessions.map(
          ({ id, created_at: created, last_active_at: active, expires_at: expires, address, agent }) => ({
            _id: id,
            createdAt: created.toISOString(),
            lastActiveAt: active.toISOString(),
            expiresAt: expires.toISOString(),
            address,
            agent,
            isCurrent: id === caller.sessionId,
          }),
        ),
      };
    }),
    implement(removeSession, async ({ params, caller }) => {
      await endOwnSession(context, caller, params.id);
      callers.forget(params.id);
      return DONE;
    }),
    implement(getProfile, async ({ caller }) => ({
      _id: caller.userId,
      email: caller.email,
      name: caller.userName,
      type: caller.access.isAdmin ? ('Admin' as const) : ('User' as const),
      roleName: caller.roleName,
      tenant: caller.tenantName,
      pageFilters: caller.access.pageFilters.map(({ name, url, allowed }) => ({
        name,
        url,
        allowedComponent: [...allowed],
      })),
      clients: (await getOwnClients(context, caller)).map(({ id, name }) => ({ _id: id, name })),
      myPortfolio: await getPortfolioIds(context, caller),
    })),
  ];
}

/** Refreshes by the token that was given, else by the cookie's. Where that one no longer works, the page cannot clear what it cannot read. */
async function refreshOrClear(
  context: AuthContext,
  given: string | undefined,
  request: CookieRequest,
  reply: CookieReply,
): Promise<SessionReply> {
  try {
    return await refresh(context, given ?? request.cookies['refresh_token'], readSid(request));
  } catch (error) {
    const isOver = error instanceof Problem && error.code === 'session-expired';
    if (isOver && given === undefined) clearCookies(request, reply);
    throw error;
  }
}
