import { hash } from 'node:crypto';
import {
  checkCredentials,
  findSignInUser,
  getAppConfig,
  getConfigs,
  getDocumentTexts,
  getTexts,
  getTwoFactorConfig,
  removeCode,
  sendCode,
  signIn,
} from '@vigilo/contract/sign-in';
import type { Messages } from '@vigilo/contract/messages/catalogue';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import { parseText } from '@vigilo/contract/messages/format-message';
import type { Language } from '@vigilo/contract/messages/language';
import type { FastifyRequest } from 'fastify';
import type { DemoAccounts } from '../frame/demo-accounts.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, implementPublic, ReadyJson } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import { isOutboxShown } from '../mail/mail.service.ts';
import type { AuthContext } from './auth-context.ts';
import { clearVisitor, readSid, readVisitor, writeCookies, writeVisitor } from './cookies.ts';
import { endReplacedSession } from './sessions.service.ts';
import { readClient, readTenantName, refuseCrossSite } from './sign-in-request.ts';
import {
  checkCredentials as check,
  getPasswordDate,
  sendCode as send,
  signIn as openSession,
} from './sign-in.service.ts';
import { endOwnVisitor, settleVisitor } from './visitors.ts';

const DOCUMENT_AREAS: ReadonlySet<string> = new Set<keyof Messages>([
  'companies',
  'eventDialogs',
  'events',
  'heatMap',
  'importWizard',
  'imports',
  'news',
  'portfolio',
  'reports',
  'rtiSummary',
  'scoring',
  'sharePrices',
]);
/** Enough to tell accounts apart, too few to be looked up in a list of addresses with certainty. */
const ACCOUNT_DIGITS = 12;
const DONE = { status: 'success' } as const;

type TextsByArea = Readonly<Record<string, Readonly<Record<string, ReturnType<typeof parseText>>>>>;

function listShownTexts(language: Language): TextsByArea {
  const {
    refusals: _refusals,
    printedReports: _printed,
    mailLetters: _letters,
    ...shown
  } = MESSAGES[language];
  return Object.fromEntries(
    Object.entries(shown).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseText(text)])),
    ]),
  );
}

function pickDocumentTexts(texts: TextsByArea): TextsByArea {
  return Object.fromEntries(Object.entries(texts).filter(([area]) => DOCUMENT_AREAS.has(area)));
}

/** Written once: they are the program's own. What only the server says stays here. */
const TEXTS = { en: listShownTexts('en'), es: listShownTexts('es') } as const;
const WRITTEN_TEXTS = { en: JSON.stringify(TEXTS.en), es: JSON.stringify(TEXTS.es) } as const;
const WRITTEN_DOCUMENT_TEXTS = {
  en: JSON.stringify(pickDocumentTexts(TEXTS.en)),
  es: JSON.stringify(pickDocumentTexts(TEXTS.es)),
} as const;

/** What a page shows before anybody is signed in. */
export function settingRoutes({ config }: AuthContext, demo: DemoAccounts | null): Implementation[] {
  const appConfig = {
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
  };
  return [
    implementPublic(getAppConfig, async () => appConfig),
    implement(getConfigs, async () => ({ ...DONE, data: appConfig })),
    implementPublic(getTexts, async ({ params }) => new ReadyJson(WRITTEN_TEXTS[params.lang])),
    implementPublic(
      getDocumentTexts,
      async ({ params }) => new ReadyJson(WRITTEN_DOCUMENT_TEXTS[params.lang]),
    ),
    implementPublic(getTwoFactorConfig, async () => ({
      ...DONE,
      twoFactorAuthentication: config.TWO_FACTOR,
    })),
  ];
}

export function signInRoutes(context: AuthContext): Implementation[] {
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
        await settleVisitor(context, visitor, outcome.reply.user._id);
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
    implement(removeCode, async ({ caller, request, reply }) => {
      if (await endOwnVisitor(context, caller, readVisitor(request))) clearVisitor(request, reply);
      return DONE;
    }),
  ];
}

/** Runs what looks at a password; a refusal is logged with the account's hash, so that guesses at one account can be distinguished from guesses at many. */
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
