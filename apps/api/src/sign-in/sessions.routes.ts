import { getProfile, listSessions, refreshSession, removeSession, signOut } from '@vigilo/contract/sign-in';
import type { Implementation } from '../frame/implementation.ts';
import { implement, implementPublic } from '../frame/implementation.ts';
import { getPortfolioIds } from '../portfolio/portfolio.service.ts';
import type { AuthContext } from './auth-context.ts';
import { clearCookies, isBrowser, readSid, writeCookies } from './cookies.ts';
import type { SessionCallers } from './session-callers.ts';
import { endOwnSession, getOwnClients, listOwnSessions, signOut as endSession } from './sessions.service.ts';
import { refuseCrossSite } from './sign-in-request.ts';
import { refresh } from './sign-in.service.ts';

const DONE = { status: 'success' } as const;

export function sessionRoutes(context: AuthContext, callers: SessionCallers): Implementation[] {
  return [
    implementPublic(refreshSession, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const session = await refresh(
        context,
        body.refreshToken ?? request.cookies['refresh_token'],
        readSid(request),
      );
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
