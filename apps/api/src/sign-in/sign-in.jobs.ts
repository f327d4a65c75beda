import { mailOrder } from './mail-orders.ts';
import type { MailContext } from './mails.service.ts';
import { sendOrderedMail } from './mails.service.ts';

/** Handlers of this area's queues. */
export function signInJobs(context: MailContext) {
  return {
    'sign-in.mail': (job: { readonly data: unknown }) => sendOrderedMail(context, mailOrder.parse(job.data)),
  };
}
