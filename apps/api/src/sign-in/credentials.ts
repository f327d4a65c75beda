// Whether a password is right (security.md C4): one check, with one counter per account and per address, for every call that looks at a
// password. The sign-ins of one account take turns.

import { isPassword } from '../adapters/password-hash/argon2id.ts';
import { inTenant } from '../frame/database.ts';
import { Problem, tooManyAttempts } from '../frame/problem.ts';
import type { Sentence } from '../frame/texts.ts';
import { findTenant } from '../tenants/tenants.service.ts';
import type { SignInUser } from './sign-in.queries.ts';
import { findUserByEmail } from './sign-in.queries.ts';
import type { AuthContext, Client } from './auth-context.ts';
import type { Attempt } from './throttle.ts';
import { returnSignInAttempt, takeSignInAttempt } from './throttle.ts';

export interface Credentials {
  readonly tenant: string;
  readonly email: string;
  readonly password: string;
}

/** Who gave the right password. */
export interface RightPassword {
  readonly tenant: { readonly id: string; readonly name: string };
  readonly user: SignInUser;
  readonly attempt: Attempt;
}

/**
 * Does `work` for whoever gives the right password of an active user.
 * @throws Problem invalid-credentials in the words of `refusal` (also for an unknown tenant or user, after the same work), too-many-attempts
 */
export async function withPassword<T>(
  context: AuthContext,
  input: Credentials,
  client: Client,
  refusal: Sentence,
  work: (right: RightPassword) => Promise<T>,
): Promise<T> {
  const turn = await context.signInQueue.take(`${input.tenant}/${input.email}`.toLowerCase(), async () => ({
    result: await work(await checkPassword(context, input, client, refusal)),
  }));
  if (!turn) throw tooManyAttempts(1);
  return turn.result;
}

async function checkPassword(
  context: AuthContext,
  input: Credentials,
  client: Client,
  refusal: Sentence,
): Promise<RightPassword> {
  const { db } = context;
  const tenant = await findTenant(db, input.tenant);
  // Guesses at an unknown tenant are counted and answered as those at an unknown user, in the default tenant's book.
  const throttleTenant = tenant ?? (await findTenant(db, context.config.DEFAULT_TENANT));
  if (!throttleTenant) {
    await isPassword(input.password, null);
    throw new Problem('invalid-credentials', refusal);
  }
  const email = tenant ? input.email : `${input.tenant}/${input.email}`;
  const attempt = { tenantId: throttleTenant.id, email, address: client.address };
  const { wait, user } = await inTenant(db, throttleTenant.id, async (tx) => ({
    wait: await takeSignInAttempt(tx, attempt),
    user: await findUserByEmail(tx, throttleTenant.id, email),
  }));
  if (wait !== null) throw tooManyAttempts(wait);
  const isRight = await isPassword(input.password, user?.password_hash ?? null);
  if (!isRight || !tenant || !user || user.status !== 'Active')
    throw new Problem('invalid-credentials', refusal);
  await inTenant(db, throttleTenant.id, (tx) => returnSignInAttempt(tx, attempt));
  return { tenant, user, attempt };
}
