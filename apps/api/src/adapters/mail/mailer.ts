// Hands mails to an SMTP server, or, where none is configured, writes each as a readable file into the outbox folder.

import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** Resolves once the mail is in other hands. @throws where it is not */
  send(mail: Mail): Promise<void>;
}

export interface MailerOptions {
  /** smtp:// or smtps://, or undefined for the outbox. */
  readonly url: string | undefined;
  readonly from: string;
  readonly outbox: string;
}

/** From here to a server on the same machine a mail needs no encryption. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** The mailer of the settings. */
export function makeMailer({ url, from, outbox }: MailerOptions): Mailer {
  if (url === undefined) return { send: (mail) => writeToOutbox(outbox, from, mail) };
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
