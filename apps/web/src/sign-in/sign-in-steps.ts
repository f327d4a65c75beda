// The steps of signing in (specification 1, section 2.3): with two-factor on, a code is sent first and the sign-in carries it; a password
// that has expired leads to the page where a new one is set.

import { addResetToken, getTwoFactorConfig, sendCode, signIn } from '@vigilo/contract/sign-in';
import { RESEND_CODE_AFTER } from '@vigilo/domain/sign-in/waits';
import { appConfigQuery } from '../lib/app-config.ts';
import { callApi } from '../lib/call-api.ts';
import { Problem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { unreachableProblem } from '../lib/send.ts';
import type { SessionReply } from '../lib/session.ts';
import type { Credentials } from './credentials.ts';

/** Where setting a new password begins. */
export interface ResetLink {
  readonly organization: string;
  readonly token: string;
}

/** What a step led to; `waitFor` is in seconds, `message` in words. */
export type StepOutcome =
  | { readonly is: 'session'; readonly reply: SessionReply }
  | { readonly is: 'code-sent'; readonly waitFor: number; readonly message: string | null }
  | { readonly is: 'expired'; readonly message: string; readonly link: ResetLink };

/** The tenant to name in a call; none where none was entered. */
export function pickTenant({ tenant }: Pick<Credentials, 'tenant'>): { tenant?: string } {
  const named = tenant.trim();
  return named === '' ? {} : { tenant: named };
}

/** The first step. Throws a Problem. */
export async function beginSignIn(credentials: Credentials): Promise<StepOutcome> {
  if (await isTwoFactorOn()) return sendSignInCode(credentials);
  try {
    return await finishSignIn(credentials);
  } catch (error) {
    // Two-factor was switched on meanwhile.
    if (error instanceof Problem && error.code === 'code-needed') return sendSignInCode(credentials);
    throw error;
  }
}

/** Sends a code. One that was sent less than 30 seconds ago still holds. Throws a Problem. */
export async function sendSignInCode(credentials: Credentials): Promise<StepOutcome> {
  try {
    await callApi(
      sendCode,
      { body: { email: credentials.email.trim(), password: credentials.password } },
      pickTenant(credentials),
    );
    return { is: 'code-sent', waitFor: RESEND_CODE_AFTER, message: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'wait-to-resend') throw error;
    return { is: 'code-sent', waitFor: error.retryAfter ?? RESEND_CODE_AFTER, message: error.message };
  }
}

/** Signs in, with the code where one was sent. Throws a Problem. */
export async function finishSignIn(credentials: Credentials, otp?: string): Promise<StepOutcome> {
  const email = credentials.email.trim();
  const body = { email, password: credentials.password, ...(otp !== undefined && { otp }) };
  try {
    return { is: 'session', reply: await callApi(signIn, { body }, pickTenant(credentials)) };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'password-expired') throw error;
    const { token } = await callApi(addResetToken, { body: { email } }, pickTenant(credentials));
    return {
      is: 'expired',
      message: error.message,
      link: { organization: await getOrganization(credentials), token },
    };
  }
}

async function getOrganization(credentials: Credentials): Promise<string> {
  return pickTenant(credentials).tenant ?? (await queryClient.ensureQueryData(appConfigQuery)).DEFAULT_TENANT;
}

/** Whatever keeps the answer back, the specified sentence is that the server cannot be reached. */
async function isTwoFactorOn(): Promise<boolean> {
  try {
    return (await callApi(getTwoFactorConfig, {})).twoFactorAuthentication;
  } catch (error) {
    throw unreachableProblem(error);
  }
}
