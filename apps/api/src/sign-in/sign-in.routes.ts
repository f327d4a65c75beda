import { hash } from 'node:crypto';
import {
  addResetToken,
  changeOwnPassword,
  checkCredentials,
  findSignInUser,
  forgotPassword,
  getAppConfig,
  getProfile,
  getTexts,
  getTwoFactorConfig,
  listSessions,
  refreshSession,
  removeCode,
  removeSession,
  resetPassword,
  sendCode,
  signIn,
  signOut,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import { parseText } from '@vigilo/contract/messages/format-message';
import type { Language } from '@vigilo/contract/messages/language';
import type { FastifyRequest } from 'fastify';
import type { DemoAccounts } from '../frame/demo-accounts.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, implementPublic, ReadyJson } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { Problem } from '../frame/problem.ts';
import { isOutboxShown } from '../mail/mail.service.ts';
import { getPortfolioIds } from '../portfolio/portfolio.service.ts';
import {
  clearCookies,
  clearVisitor,
  isBrowser,
  isCrossSite,
  readSid,
  readVisitor,
  writeCookies,
  writeVisitor,
} from './cookies.ts';
import {
  addVisitorResetToken,
  changePassword,
  isResetToken,
  requestReset,
  resetOwnPassword,
} from './passwords.service.ts';
import type { SessionCallers } from './session-callers.ts';
import {
  endOwnSession,
  endReplacedSession,
  getOwnClients,
  listOwnSessions,
  signOut as endSession,
} from './sessions.service.ts';
import type { AuthContext, Client } from './auth-context.ts';
import {
  checkCredentials as check,
  getPasswordDate,
  refresh,
  sendCode as send,
  signIn as openSession,
} from './sign-in.service.ts';
import { forgetVisitor } from './visitors.ts';

/** Written once: they are the program's own. What only the server says stays here. */
const TEXTS = { en: parseShownTexts('en'), es: parseShownTexts('es') } as const;
/** Enough to tell accounts apart, too few to be looked up in a list of addresses with certainty. */
const ACCOUNT_DIGITS = 12;
const DONE = { status: 'success' } as const;

function parseShownTexts(language: Language): string {
  const {
    refusals: _refusals,
    printedReports: _printed,
    mailLetters: _letters,
    ...shown
  } = MESSAGES[language];
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(shown).map(([area, texts]) => [
        area,
        Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseText(text)])),
      ]),
    ),
  );
}

export function authRoutes(
  context: AuthContext,
  callers: SessionCallers,
  demo: DemoAccounts | null,
): Implementation[] {
  return [
    ...settingRoutes(context, demo),
    ...signInRoutes(context),
    ...passwordRoutes(context, callers),
    ...sessionRoutes(context, callers),
  ];
}

function settingRoutes({ config }: AuthContext, demo: DemoAccounts | null): Implementation[] {
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
      OUTBOX: isOutboxShown(config),
    })),
    implementPublic(getTexts, async ({ params }) => new ReadyJson(TEXTS[params.lang])),
    implementPublic(getTwoFactorConfig, async () => ({
      ...DONE,
      twoFactorAuthentication: config.TWO_FACTOR,
    })),
  ];
}

function signInRoutes(context: AuthContext): Implementation[] {
  return [
    implementPublic(signIn, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const client = readClient(request);
      const input = {
        tenant: readTenantName(context, request),
        email: body.email,
        password: body.password,
        otp: body.otp ?? '',
      };
      const outcome = await watched(request, input, () =>
        openSession(context, input, client, readVisitor(request)),
      );
      if (!outcome.isOpen) {
        writeVisitor(request, reply, outcome.visitor);
        throw new Problem('password-expired', outcome.reason);
      }
      await endReplacedSession(context, request.cookies['refresh_token'], readSid(request));
      if (client.isBrowser) writeCookies(request, reply, outcome.reply, outcome.sid);
      const visitor = readVisitor(request);
      if (visitor !== null) {
        await forgetVisitor(context, visitor);
        clearVisitor(request, reply);
      }
      return outcome.reply;
    }),
    implementPublic(findSignInUser, async ({ body, request }) => {
      refuseCrossSite(request);
      return {
        email: body.email,
        lastPasswordChanged: (await getPasswordDate(context, body.email, readVisitor(request))).toISOString(),
      };
    }),
    implementPublic(checkCredentials, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const input = { tenant: readTenantName(context, request), ...body };
      writeVisitor(
        request,
        reply,
        await watched(request, input, () => check(context, input, readClient(request))),
      );
      return DONE;
    }),
    implementPublic(sendCode, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const input = { tenant: readTenantName(context, request), ...body };
      const visitor = await watched(request, input, () =>
        send(context, input, readClient(request), readVisitor(request)),
      );
      if (visitor !== null) writeVisitor(request, reply, visitor);
      return DONE;
    }),
    implement(removeCode, async ({ request, reply }) => {
      await forgetVisitor(context, readVisitor(request));
      clearVisitor(request, reply);
      return DONE;
    }),
  ];
}

function passwordRoutes(context: AuthContext, callers: SessionCallers): Implementation[] {
  return [
    implementPublic(forgotPassword, async ({ body, request }) => {
      refuseCrossSite(request);
      await requestReset(
        context,
        { tenant: readTenantName(context, request), email: body.email },
        readClient(request),
      );
      return DONE;
    }),
    implementPublic(validateResetToken, async ({ body, request }) => {
      refuseCrossSite(request);
      return { valid: await isResetToken(context, readTenantName(context, request), body.token) };
    }),
    implementPublic(resetPassword, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const userId = await resetOwnPassword(
        context,
        { tenant: readTenantName(context, request), ...body },
        readClient(request),
      );
      callers.forgetUser(userId);
      clearVisitor(request, reply);
      return DONE;
    }),
    implementPublic(addResetToken, async ({ body, request }) => {
      refuseCrossSite(request);
      return { token: await addVisitorResetToken(context, body.email, readVisitor(request)) };
    }),
    implement(changeOwnPassword, async ({ body, caller, request }) => {
      await changePassword(context, caller, body, readClient(request));
      callers.forgetUser(caller.userId);
      return DONE;
    }),
  ];
}

function sessionRoutes(context: AuthContext, callers: SessionCallers): Implementation[] {
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

/** Runs what looks at a password; a refusal is logged with the account's hash, so that guesses at one account can be told from guesses at many. */
async function watched<T>(
  request: FastifyRequest,
  input: { tenant: string; email: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem)
      request.log.warn({ code: error.code, account: accountDigest(input) }, 'sign-in refused');
    throw error;
  }
}

function accountDigest({ tenant, email }: { tenant: string; email: string }): string {
  return hash('sha256', `${tenant}/${email}`.toLowerCase()).slice(0, ACCOUNT_DIGITS);
}

function readClient(request: FastifyRequest): Client {
  return {
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    isBrowser: isBrowser(request),
    language: getLanguage(request),
  };
}

function refuseCrossSite(request: FastifyRequest): void {
  if (isCrossSite(request))
    throw new Problem('cross-site', 'refusals.unauthorized', {
      description: 'refusals.otherSite',
    });
}

/** Before sign-in the query's tenant merely selects a directory; an unknown one behaves like an unknown user. */
function readTenantName({ config }: AuthContext, request: FastifyRequest): string {
  const named = new URL(request.url, 'http://localhost').searchParams.getAll('tenant');
  return named.length === 1 && named[0] ? named[0] : config.DEFAULT_TENANT;
}
