import { getMail, listMails } from '@vigilo/contract/mail';
import type { OutboxMail } from '../adapters/mail/outbox.ts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implementPublic } from '../frame/implementation.ts';
import { getShownMail, listShownMails } from './mail.service.ts';

export function mailRoutes({ config }: AppContext): Implementation[] {
  return [
    implementPublic(listMails, async () => ({
      status: 'success' as const,
      data: (await listShownMails(config)).map(toMailReply),
    })),
    implementPublic(getMail, async ({ params }) => {
      const mail = await getShownMail(config, params.id);
      return { status: 'success' as const, data: { ...toMailReply(mail), text: mail.text } };
    }),
  ];
}

function toMailReply({ id, to, subject, at }: OutboxMail) {
  return { id, to, subject, at: at.toISOString() };
}
