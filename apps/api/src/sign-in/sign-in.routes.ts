import { getAppConfig, getProfile, getTexts, refreshSession, signIn, signOut } from '@vigilo/contract/sign-in';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { FastifyRequest } from 'fastify';
import type { DemoAccounts } from '../app/demo-accounts.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement, implementPublic, ReadyJson } from '../app/implementation.ts';
import { Problem } from '../app/problem.ts';
import type { AuthContext } from './sign-in.service.ts';
import { getOwnClients, refresh, signIn as openSession, signOut as endSession } from './sign-in.service.ts';
import { clearCookies, isBrowser, isCrossSite, readSid, writeCookies } from './cookies.ts';
import type { SessionCallers } from './session-callers.ts';

/** Written once: they are the program's own. */
const TEXTS = { en: JSON.stringify(MESSAGES.en), es: JSON.stringify(MESSAGES.es) } as const;

export function authRoutes(context: AuthContext, callers: SessionCallers, demo: DemoAccounts | null): Implementation[] {
  const { config } = context;
  return [
    implementPublic(getAppConfig, async () => ({
      SERVER_URL: '',
      DEFAULT_LANGUAGE: 'en' as const,
      LOGOUT_WARNING_AT: config.IDLE_WARNING_SECONDS,
      LOGOUT_AT: config.IDLE_SECONDS,
      ENABLE_CROSS_SITE_COOKIES: false,
      BATCH_UPLOAD_FILES_LIMIT: 5,
      MULTI_TENANT: config.MULTI_TENANT,
      DEFAULT_TENANT: config.DEFAULT_TENANT,
      PASSWORD_POLICY: config.PASSWORD_POLICY,
      DEMO: demo && { password: demo.password, accounts: [...demo.accounts] },
      OUTBOX: config.MODE === 'demo' && config.MAIL_URL === undefined,
    })),
    implementPublic(getTexts, async ({ params }) => new ReadyJson(TEXTS[params.lang])),
    implementPublic(signIn, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const client = { address: request.ip, agent: request.headers['user-agent'] ?? '', isBrowser: isBrowser(request) };
      const signedIn = await openSession(context, { tenant: tenantOf(request, config.DEFAULT_TENANT), email: body.email, password: body.password }, client);
      if (client.isBrowser) writeCookies(request, reply, signedIn.reply, signedIn.sid);
      return signedIn.reply;
    }),
    implementPublic(refreshSession, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const session = await refresh(context, body.refreshToken ?? request.cookies['refresh_token'], readSid(request));
      if (isBrowser(request)) writeCookies(request, reply, session, null);
      return session;
    }),
    implement(signOut, async ({ body, caller, request, reply }) => {
      await endSession(context, caller, body.everywhere);
      if (body.everywhere) callers.forgetUser(caller.userId);
      else callers.forget(caller.sessionId);
      clearCookies(request, reply);
      return { status: 'success' as const };
    }),
    implement(getProfile, async ({ caller }) => ({
      _id: caller.userId,
      email: caller.email,
      name: caller.userName,
      type: caller.access.isAdmin ? ('Admin' as const) : ('User' as const),
      roleName: caller.roleName,
      tenant: caller.tenantName,
      pageFilters: caller.access.pageFilters.map(({ name, url, allowed }) => ({ name, url, allowedComponent: [...allowed] })),
      clients: (await getOwnClients(context, caller)).map(({ id, name }) => ({ _id: id, name })),
    })),
  ];
}

function refuseCrossSite(request: FastifyRequest): void {
  if (isCrossSite(request)) throw new Problem('cross-site', 'Unauthorized Access!', { description: 'Another site sent this request.' });
}

/** Before sign-in the query's tenant merely selects a directory; an unknown one behaves like an unknown user. */
function tenantOf(request: FastifyRequest, fallback: string): string {
  const named = new URL(request.url, 'http://localhost').searchParams.getAll('tenant');
  return named.length === 1 && named[0] ? named[0] : fallback;
}
