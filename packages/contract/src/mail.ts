// The outbox of the demo: mails that were written to a folder instead of being sent. Unless MODE is demo, these calls answer as if they did not
// exist.

import { z } from 'zod';
import { defineCall } from './call.ts';

const mail = z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.string() });

export const listMails = defineCall({
  method: 'GET',
  path: '/api/v1/outbox',
  permission: 'public',
  summary: "The demo's outbox: the latest 50 mails, newest first",
  reply: z.object({ status: z.literal('success'), data: z.array(mail) }),
  problems: ['not-found'],
});

export const getMail = defineCall({
  method: 'GET',
  path: '/api/v1/outbox/{id}',
  permission: 'public',
  summary: "One mail of the demo's outbox",
  params: z.strictObject({ id: z.string().regex(/^[0-9a-f-]{36}$/) }),
  reply: z.object({ status: z.literal('success'), data: mail.extend({ text: z.string() }) }),
  problems: ['not-found'],
});
