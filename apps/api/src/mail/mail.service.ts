import type { Mailer } from '../adapters/mail/mailer.ts';
import { makeMailer } from '../adapters/mail/mailer.ts';
import type { OutboxMail } from '../adapters/mail/outbox.ts';
import { findInOutbox, listOutbox } from '../adapters/mail/outbox.ts';
import type { Config } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { notFound } from '../frame/problem.ts';

const MOST_SHOWN = 50;

/** Where mails lie that are not sent. */
function outboxFolder(config: Pick<Config, 'DATA_DIR'>): string {
  return dataFolder(config, 'outbox');
}

/** The mailer of the settings. */
export function mailerFromConfig(config: Config): Mailer {
  return makeMailer({ url: config.MAIL_URL, from: config.MAIL_FROM, outbox: outboxFolder(config) });
}

/** Whether this installation shows its outbox: only a demo does, whose accounts are public anyway. */
export function isOutboxShown(config: Config): boolean {
  return config.MODE === 'demo' && config.MAIL_URL === undefined;
}

/** The newest mails of the outbox. @throws Problem not-found where it is not shown */
export async function listShownMails(config: Config): Promise<OutboxMail[]> {
  if (!isOutboxShown(config)) throw notFound();
  return listOutbox(outboxFolder(config), MOST_SHOWN);
}

/** @throws Problem not-found where there is none, or the outbox is not shown */
export async function getShownMail(config: Config, id: string): Promise<OutboxMail> {
  const mail = isOutboxShown(config) ? await findInOutbox(outboxFolder(config), id) : null;
  if (!mail) throw notFound();
  return mail;
}
