// Mails of this area are ordered in the transaction of what they tell of and written by a background job, which makes their secrets: no
// queue ever holds a code or a link, and a request takes as long for an unknown address as for a known one.

import { LANGUAGES } from '@vigilo/contract/messages/language';
import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import { sendJob } from '../frame/job-queue.ts';
import type { TenantTransaction } from '../frame/tables.ts';

const shared = { tenantId: z.uuid(), language: z.enum(LANGUAGES) };

export const mailOrder = z.discriminatedUnion('kind', [
  /** The code of a sign-in under way. */
  z.object({ ...shared, kind: z.literal('code'), attemptId: z.uuid() }),
  /** A reset link, where there is a user of this e-mail. */
  z.object({ ...shared, kind: z.literal('reset'), email: z.string() }),
  /** A link with which a new user sets the first password. */
  z.object({ ...shared, kind: z.literal('invitation'), userId: z.uuid() }),
  /** That the password was changed by its owner. */
  z.object({ ...shared, kind: z.literal('password-changed'), userId: z.uuid() }),
  /** That an administrator set the password: to its owner and to the administrator. */
  z.object({ ...shared, kind: z.literal('password-set'), userId: z.uuid(), byId: z.uuid() }),
  /** That an administrator changed the e-mail: to the former address and to the new one. */
  z.object({ ...shared, kind: z.literal('email-changed'), userId: z.uuid(), formerEmail: z.string() }),
]);

export type MailOrder = z.output<typeof mailOrder>;

/** Orders a mail in the transaction of what it tells of. */
export function requestMail(
  context: Pick<AppContext, 'jobs'>,
  tx: TenantTransaction,
  order: MailOrder,
): Promise<void> {
  return sendJob(context.jobs, tx, 'sign-in.mail', order);
}
