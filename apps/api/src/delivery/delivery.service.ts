// 'Send' (decisions.md section 5): what is delivered is written down with the job in one transaction, so that every try delivers the same, and the
// document is posted when it was taken. Documents of clients without a webhook are posted at once and come back as a file.

import type { Delivery } from '@vigilo/contract/delivery';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import { isoFromDay, dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { buildPayload, maySend, MOST_TRIES } from '@vigilo/domain/delivery/delivery';
import { sendToWebhook } from '../adapters/webhook/webhook.ts';
import type { PostedDocument } from '../documents/posting.service.ts';
import { lockForPosting, postDocument, seesDocument } from '../documents/posting.service.ts';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { sendJob } from '../frame/job-queue.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listComparedChildren } from '../relations/compare-links.service.ts';
import type { DeliveryFailure } from './failure-words.ts';
import { wordDeliveryFailure } from './failure-words.ts';
import {
  addDelivery,
  changeDelivery,
  findDelivery,
  findWebhook,
  listDeliveryRows,
  listExportMoments,
  lockDelivery,
} from './delivery.queries.ts';

type Context = Pick<AppContext, 'db' | 'jobs' | 'now'>;

export interface SentDocuments {
  readonly sent: number;
  readonly exportedCount: number;
  readonly exported: { readonly fileName: string; readonly content: string } | null;
}

/** @throws Problem not-found, wrong-state where one of them was not processed or is deleted */
export function sendDocuments(
  context: Context,
  caller: Caller,
  documentIds: readonly string[],
): Promise<SentDocuments> {
  return inTenant(context.db, caller.tenantId, (tx) => sendDocumentsIn(context, tx, caller, documentIds));
}

/** The same as part of a transaction. */
export async function sendDocumentsIn(
  context: Context,
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<SentDocuments> {
  const documents = await lockForPosting(tx, caller, documentIds);
  const unready = documents.filter(({ status, isDeleted }) => isDeleted || !maySend(status));
  if (unready.length > 0)
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: message('delivery.notReady', {
        names: unready.map(({ fileName }) => fileName).join(', '),
      }),
    });
  const exported: object[] = [];
  for (const document of documents) {
    const payload = await sendDocument(context, tx, caller, document);
    if (payload !== null) exported.push(payload);
  }
  const fileName = `documents_${isoFromDay(dayFromTimestamp(context.now()))}.json`;
  return {
    sent: documents.length - exported.length,
    exportedCount: exported.length,
    exported: exported.length === 0 ? null : { fileName, content: JSON.stringify(exported, null, 2) },
  };
}

/** Queues a delivery; without a webhook posts the document and returns what would have been delivered. */
async function sendDocument(
  context: Context,
  tx: TenantTransaction,
  caller: Caller,
  document: PostedDocument,
): Promise<object | null> {
  const { id: documentId, clientId, fileName, sha256, clientName, ticker } = document;
  const children = await listComparedChildren(tx, caller, document);
  const id = newId(context.now());
  const payload = buildPayload(id, { id: documentId, fileName, sha256, clientName, ticker, children });
  const webhook = await findWebhook(tx, caller.tenantId, clientId);
  const now = new Date(context.now());
  await auditCaller(tx, caller, {
    action: 'delivery.send',
    entity: 'document',
    entityId: documentId,
    after: { name: fileName, ...(webhook ? { delivery: id } : { exported: true }) },
  });
  if (!webhook) {
    await postDocument(tx, caller.tenantId, documentId, now);
    return payload;
  }
  await addDelivery(tx, caller.tenantId, {
    id,
    document_id: documentId,
    client_id: clientId,
    url: webhook.url,
    body: JSON.stringify(payload),
    created_by: caller.userId,
    created_at: now,
  });
  await sendJob(context.jobs, tx, 'delivery.deliver', { tenantId: caller.tenantId, deliveryId: id });
  return null;
}

/** @throws Problem not-found */
export function listDeliveries(
  context: Pick<AppContext, 'db'>,
  caller: Caller,
  documentId: string,
  language: Language,
): Promise<Delivery[]> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    if (!(await seesDocument(tx, caller, documentId))) throw notFound();
    const rows = await listDeliveryRows(tx, caller.tenantId, documentId);
    return rows.map((row) => ({
      id: row.id,
      status: row.status,
      url: row.url,
      tries: row.tries,
      lastStatus: row.last_status,
      lastFailure: wordDeliveryFailure(row.last_failure, row.last_status, language),
      createdAt: row.created_at.toISOString(),
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      can: row.status === 'waiting' ? [] : ['replay' as const],
    }));
  });
}

/** When a document was given to its client, newest first: to a webhook with how far that is, or (null) as a file. Whether it is visible is asked before. */
export async function listSendings(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<{ readonly at: Date; readonly status: Delivery['status'] | null }[]> {
  const sent = await listDeliveryRows(tx, tenantId, documentId);
  const exported = await listExportMoments(tx, tenantId, documentId);
  return [
    ...sent.map(({ created_at: at, status }) => ({ at, status })),
    ...exported.map((at) => ({ at, status: null })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** @throws Problem not-found, wrong-state where it is still under way or the client has no webhook any more */
export function replayDelivery(context: Context, caller: Caller, deliveryId: string): Promise<void> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const delivery = await lockDelivery(tx, caller.tenantId, deliveryId);
    if (!delivery || !(await seesDocument(tx, caller, delivery.document_id))) throw notFound();
    const webhook = await findWebhook(tx, caller.tenantId, delivery.client_id);
    if (delivery.status === 'waiting' || !webhook)
      throw new Problem('wrong-state', 'refusals.wrongState', {
        description: webhook ? 'delivery.underWay' : 'delivery.noWebhook',
      });
    await changeDelivery(tx, caller.tenantId, deliveryId, { status: 'waiting', tries: 0, url: webhook.url });
    await sendJob(context.jobs, tx, 'delivery.deliver', { tenantId: caller.tenantId, deliveryId });
    await auditCaller(tx, caller, {
      action: 'delivery.send',
      entity: 'document',
      entityId: delivery.document_id,
      after: { delivery: deliveryId, isReplay: true },
    });
  });
}

interface Outcome {
  /** Of HTTP, or null where no reply came. */
  readonly status: number | null;
  readonly failure: DeliveryFailure;
}

/** One try. @throws Error where another one is to follow: the queue's back-off decides when. */
export async function deliver(
  context: Pick<AppContext, 'db' | 'now' | 'config'>,
  tenantId: string,
  deliveryId: string,
): Promise<void> {
  const order = await inTenant(context.db, tenantId, async (tx) => {
    const delivery = await findDelivery(tx, tenantId, deliveryId);
    if (delivery?.status !== 'waiting') return null;
    const webhook = await findWebhook(tx, tenantId, delivery.client_id);
    return { delivery, secret: webhook?.url === delivery.url ? webhook.secret : null };
  });
  if (order === null) return;
  const outcome: Outcome =
    order.secret === null
      ? { status: null, failure: 'no-webhook' }
      : await sendToWebhook(
          {
            url: order.delivery.url,
            secret: order.secret,
            deliveryId,
            body: order.delivery.body,
            now: context.now(),
          },
          { allowsHttp: false, allowedHosts: context.config.WEBHOOK_HOSTS_ALLOWED },
        );
  const status = await keepOutcome(context, tenantId, deliveryId, outcome);
  if (status === 'waiting') throw new Error(`Delivery ${deliveryId} was not taken: ${outcome.failure}`);
}

async function keepOutcome(
  context: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
  deliveryId: string,
  outcome: Outcome,
): Promise<string> {
  return inTenant(context.db, tenantId, async (tx) => {
    const delivery = await lockDelivery(tx, tenantId, deliveryId);
    if (delivery?.status !== 'waiting') return 'settled';
    const now = new Date(context.now());
    const tries = delivery.tries + 1;
    const isTaken = outcome.failure === '';
    const isLast = tries >= MOST_TRIES || outcome.failure === 'no-webhook';
    const status = isTaken ? 'delivered' : isLast ? 'failed' : 'waiting';
    await changeDelivery(tx, tenantId, deliveryId, {
      status,
      tries,
      last_status: outcome.status,
      last_failure: outcome.failure,
      ...(isTaken ? { delivered_at: now } : {}),
    });
    if (status === 'waiting') return status;
    if (isTaken) await postDocument(tx, tenantId, delivery.document_id, now);
    await auditSystem(tx, tenantId, {
      action: isTaken ? 'delivery.deliver' : 'delivery.fail',
      entity: 'document',
      entityId: delivery.document_id,
      after: { delivery: deliveryId, tries, ...(isTaken ? {} : { failure: outcome.failure }) },
    });
    return status;
  });
}
