import type { DeliveryStatus } from '@vigilo/domain/delivery/delivery';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { DeliveryFailure } from './failure-words.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** The webhook of a client, or null. */
export async function findWebhook(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
): Promise<Webhook | null> {
  const row = await tx
    .selectFrom('client_webhooks')
    .select(['url', 'secret'])
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveWebhook(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
  webhook: Webhook,
): Promise<void> {
  await tx
    .insertInto('client_webhooks')
    .values({ tenant_id: tenantId, client_id: clientId, ...webhook })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_id']).doUpdateSet({ ...webhook }))
    .execute();
}

export async function removeWebhook(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
): Promise<void> {
  await tx
    .deleteFrom('client_webhooks')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .execute();
}

export interface DeliveryRecord {
  readonly id: string;
  readonly document_id: string;
  readonly client_id: string;
  readonly url: string;
  readonly body: string;
  readonly status: DeliveryStatus;
  readonly tries: number;
  readonly last_status: number | null;
  readonly last_failure: DeliveryFailure;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
}

/** What is known of a delivery beside what was sent, which may be long. */
const FACTS = [
  'id',
  'document_id',
  'client_id',
  'url',
  'status',
  'tries',
  'last_status',
  'last_failure',
  'created_at',
  'delivered_at',
] as const;

export async function addDelivery(
  tx: TenantTransaction,
  tenantId: string,
  delivery: Pick<DeliveryRecord, 'id' | 'document_id' | 'client_id' | 'url' | 'body' | 'created_at'> & {
    readonly created_by: string;
  },
): Promise<void> {
  await tx
    .insertInto('deliveries')
    .values({ tenant_id: tenantId, ...delivery })
    .execute();
}

/** The deliveries of a document without what was sent, newest first. */
export function listDeliveryRows(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<Omit<DeliveryRecord, 'body'>[]> {
  return tx
    .selectFrom('deliveries')
    .select(FACTS)
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A delivery, or null. */
export async function findDelivery(
  tx: TenantTransaction,
  tenantId: string,
  deliveryId: string,
): Promise<DeliveryRecord | null> {
  const row = await tx
    .selectFrom('deliveries')
    .select([...FACTS, 'body'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row ?? null;
}

/** A delivery that nobody else changes until the transaction ends, or null. */
export async function lockDelivery(
  tx: TenantTransaction,
  tenantId: string,
  deliveryId: string,
): Promise<DeliveryRecord | null> {
  const row = await tx
    .selectFrom('deliveries')
    .select([...FACTS, 'body'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function changeDelivery(
  tx: TenantTransaction,
  tenantId: string,
  deliveryId: string,
  changes: Partial<
    Pick<DeliveryRecord, 'url' | 'status' | 'tries' | 'last_status' | 'last_failure' | 'delivered_at'>
  >,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set(changes)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', deliveryId)
    .execute();
}

/** When a document was given out as a file, newest first. */
export async function listExportMoments(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<Date[]> {
  const result = await sql<{
    at: Date;
  }>`SELECT at FROM audit_log WHERE tenant_id = ${tenantId} AND entity = 'document'
    AND entity_id = ${documentId} AND action = 'delivery.send' AND after ? 'exported' ORDER BY at DESC`.execute(
    tx,
  );
  return result.rows.map(({ at }) => at);
}
