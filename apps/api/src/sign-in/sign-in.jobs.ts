import type { JobContext } from '../app/context.ts';
import { mailOrder } from './mail-orders.ts';
import { sendOrderedMail } from './mails.service.ts';

/** Handlers of this area's queues. */
export function signInJobs(context: JobContext) {
  return { 'sign-in.mail': (job: { readonly data: unknown }) => sendOrderedMail(context, mailOrder.parse(job.data)) };
}
