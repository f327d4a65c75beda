// Does the work of the mail queue at once and keeps the mails instead of sending them.

import type { Mail } from '../../adapters/mail/mail.ts';
import type { TestServer } from '../../app/testing/test-server.ts';
import { signInJobs } from '../sign-in.jobs.ts';

const MOST = 500;

type MailQueue = 'sign-in.mail' | 'comments.mail';
type Context = Parameters<typeof signInJobs>[0];
type Handle = (job: { readonly data: unknown }) => Promise<void>;

/** The mails that were ordered in a queue since the last time, as its handler writes them. */
export async function collectMails(
  server: TestServer,
  queue: MailQueue,
  makeHandle: (context: Context) => Handle,
): Promise<Mail[]> {
  const { db, jobs } = server.product;
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const handle = makeHandle({ db, config: server.config, now: server.now, mailer });
  for (const job of await jobs.fetch(queue, { batchSize: MOST })) {
    await handle(job);
    await jobs.complete(queue, job.id);
  }
  return mails;
}

/** The mails of sign-in that were ordered since the last time. */
export function deliverMails(server: TestServer): Promise<Mail[]> {
  return collectMails(server, 'sign-in.mail', (context) => signInJobs(context)['sign-in.mail']);
}

/** The one mail that was ordered. @throws where there is another number */
export async function deliverMail(server: TestServer): Promise<Mail> {
  const [mail, ...more] = await deliverMails(server);
  if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails were ordered`);
  return mail;
}

/** The code in a mail. */
export function codeIn(mail: Mail): string {
  return /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
}

/** Organisation and token of the link in a mail. */
export function linkIn(mail: Mail): { organization: string; token: string; link: string } {
  const [link = '', organization = '', token = ''] =
    /http\S+\/password_reset\/([^/\s]+)\/(\S+)/.exec(mail.text) ?? [];
  return { organization: decodeURIComponent(organization), token, link };
}
