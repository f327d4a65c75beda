// Writes and sends the mails that were ordered. Run again after a failure, it makes a new secret; the one before is void.

import { randomInt } from 'node:crypto';
import type { Mail } from '../adapters/mail/mail.ts';
import { hashPassword } from '../adapters/password-hash/argon2id.ts';
import type { JobContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { findCodeReceiver, putCode } from './attempts.queries.ts';
import type { MailOrder } from './mail-orders.ts';
import { writeMail } from './mail-texts.ts';
import { findActiveUser } from './password-reset.queries.ts';
import { addResetTokenFor } from './passwords.service.ts';
import { findTenantName, findUserByEmail } from './sign-in.queries.ts';

const CODE_MS = 600_000;
const CODE_DIGITS = 8;

export type MailContext = Pick<JobContext, 'db' | 'config' | 'mailer' | 'now'>;

/** Sends what was ordered; nothing where its user, or what it was for, is gone. */
export async function sendOrderedMail(context: MailContext, order: MailOrder): Promise<void> {
  for (const mail of await writeOrdered(context, order)) await context.mailer.send(mail);
}

async function writeOrdered(context: MailContext, order: MailOrder): Promise<Mail[]> {
  switch (order.kind) {
    case 'code':
      return writeCodeMail(context, order);
    case 'reset':
      return writeLinkMail(context, order, (tx) =>
        findUserByEmail(tx, order.tenantId, order.email).then((user) =>
          user?.status === 'Active' ? user : null,
        ),
      );
    case 'invitation':
      return writeLinkMail(context, order, (tx) => findActiveUser(tx, order.tenantId, order.userId));
    case 'password-changed':
      return writeNotices(context, order, null);
    case 'email-changed':
      return writeAddressMails(context, order);
    case 'password-set':
      return writeNotices(context, order, order.byId);
  }
}

async function writeCodeMail(
  { db, now }: MailContext,
  { tenantId, attemptId, language }: MailOrder & { kind: 'code' },
): Promise<Mail[]> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeHash = await hashPassword(code);
  return inTenant(db, tenantId, async (tx) => {
    const receiver = await findCodeReceiver(tx, tenantId, attemptId, new Date(now()));
    const isPut =
      receiver !== null &&
      (await putCode(tx, tenantId, attemptId, codeHash, new Date(now()), new Date(now() + CODE_MS)));
    return isPut ? [writeMail('code', language, receiver, { code })] : [];
  });
}

type FindReceiver = (
  tx: Parameters<Parameters<typeof inTenant>[2]>[0],
) => Promise<{ id: string; name: string; email: string } | null>;

async function writeLinkMail(
  context: MailContext,
  { tenantId, kind, language }: MailOrder & { kind: 'reset' | 'invitation' },
  findReceiver: FindReceiver,
): Promise<Mail[]> {
  return inTenant(context.db, tenantId, async (tx) => {
    const user = await findReceiver(tx);
    const token = user && (await addResetTokenFor(context, tx, tenantId, user.id, kind));
    const organization = await findTenantName(tx, tenantId);
    if (!user || token === null || organization === null) return [];
    return [writeMail(kind, language, user, { link: resetLink(context, organization, token) })];
  });
}

/** The address of the page that sets a new password. The host is the installation's, never the request's. */
export function resetLink(
  { config }: Pick<MailContext, 'config'>,
  organization: string,
  token: string,
): string {
  return `${config.PUBLIC_URL}/password_reset/${encodeURIComponent(organization)}/${token}`;
}

async function writeAddressMails(
  { db }: MailContext,
  { tenantId, language, userId, formerEmail }: MailOrder & { kind: 'email-changed' },
): Promise<Mail[]> {
  const user = await inTenant(db, tenantId, (tx) => findActiveUser(tx, tenantId, userId));
  if (!user) return [];
  return [formerEmail, user.email].map((email) =>
    writeMail(
      'emailChanged',
      language,
      { name: user.name, email },
      { former: formerEmail, email: user.email },
    ),
  );
}

async function writeNotices(
  { db }: MailContext,
  order: MailOrder & { kind: 'password-changed' | 'password-set' },
  byId: string | null,
): Promise<Mail[]> {
  const { tenantId, language, userId } = order;
  return inTenant(db, tenantId, async (tx) => {
    const user = await findActiveUser(tx, tenantId, userId);
    const by = byId === null ? null : await findActiveUser(tx, tenantId, byId);
    if (!user) return [];
    const toOwner = writeMail(by ? 'passwordSet' : 'passwordChanged', language, user, { by: by?.name ?? '' });
    return by
      ? [toOwner, writeMail('passwordSetByYou', language, by, { name: user.name, email: user.email })]
      : [toOwner];
  });
}
