// Delivery of documents to the webhooks of clients (decisions.md section 5; specification 3, section 7).

import { DELIVERY_STATUSES } from '@vigilo/domain/delivery/delivery';
import { z } from 'zod';
import { defineCall } from './call.ts';

const id = z.strictObject({ id: z.uuid() });

export const postDocuments = defineCall({
  method: 'POST',
  path: '/documents/post-documents',
  permission: 'post-documents',
  creates: true,
  summary:
    "Send documents to their clients' webhooks; those of clients without one come back as an export file and are posted at once",
  body: z.strictObject({ documentIds: z.array(z.uuid()).min(1).max(100) }),
  reply: z.object({
    status: z.literal('success'),
    message: z.string(),
    data: z.object({
      /** Documents on their way to a webhook; each is posted when it was taken. */
      sent: z.number().int(),
      /** Documents of clients without a webhook, as one JSON file; null where there is none. */
      exported: z.object({ fileName: z.string(), content: z.string() }).nullable(),
    }),
  }),
  problems: ['not-found', 'wrong-state'],
});

const delivery = z.object({
  id: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  url: z.string(),
  tries: z.number().int(),
  /** HTTP status of the last reply, or null where none came. */
  lastStatus: z.number().int().nullable(),
  /** Why the last try failed, in the caller's language; empty where it did not. */
  lastFailure: z.string(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  can: z.array(z.enum(['replay'])),
});

export type Delivery = z.output<typeof delivery>;

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/v1/documents/{id}/deliveries',
  permission: 'post-documents',
  summary: 'The deliveries of a document, newest first',
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.array(delivery) }),
  problems: ['not-found'],
});

export const replayDelivery = defineCall({
  method: 'POST',
  path: '/api/v1/deliveries/{id}/replay',
  permission: 'post-documents',
  creates: true,
  summary: 'Send a delivery again, with the same id and content, to the address that the client has now',
  params: id,
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state'],
});

export const getWebhook = defineCall({
  method: 'GET',
  path: '/api/v1/clients/{id}/webhook',
  permission: 'update-client',
  summary: "A client's webhook; its secret is not shown again",
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.object({ url: z.string() }) }),
  problems: ['not-found'],
});

export const changeWebhook = defineCall({
  method: 'PUT',
  path: '/api/v1/clients/{id}/webhook',
  permission: 'update-client',
  summary: 'Set or remove (empty) the webhook of a client; a new secret is made and answered this once',
  params: id,
  body: z.strictObject({ url: z.union([z.literal(''), z.url().max(2000)]) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ url: z.string(), secret: z.string().nullable() }),
  }),
  problems: ['not-found'],
});
