import { sql } from 'kysely';
import type { TenantTransaction } from './tables.ts';

/** A key is a user's own: another one's of the same name is another key. */
export interface OwnKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly key: string;
}

export interface EarlierRequest {
  readonly hash: Buffer;
  /** As it was sent. */
  readonly reply: string;
}

/**
 * Takes a key for the request of this transaction. Answers the request that has it already, or 'running' where that one is not over, which is not waited
 * for: it would hold another connection as long.
 *
 * @param expired keys from before are free again
 */
export async function takeKey(
  tx: TenantTransaction,
  { tenantId, userId, key }: OwnKey,
  hash: Buffer,
  { at, expired }: { readonly at: Date; readonly expired: Date },
): Promise<'taken' | 'running' | EarlierRequest> {
  const lock = `idempotency ${tenantId} ${userId} ${key}`;
  const [{ rows: taken }, earlier] = await Promise.all([
    sql`INSERT INTO idempotency_keys (tenant_id, user_id, key, request_hash, created_at)
      SELECT ${tenantId}::uuid, ${userId}::uuid, ${key}, ${hash}::bytea, ${at}::timestamptz WHERE pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))
      ON CONFLICT (tenant_id, user_id, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at
        WHERE idempotency_keys.created_at < ${expired}
      RETURNING key`.execute(tx),
    tx
      .selectFrom('idempotency_keys')
      .select(['request_hash as hash', 'reply'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('created_at', '>=', expired)
      .executeTakeFirst(),
  ]);
  return taken.length > 0 ? 'taken' : (earlier ?? 'running');
}

/** Notes what the request of a key is answered. */
export async function noteReply(
  tx: TenantTransaction,
  { tenantId, userId, key }: OwnKey,
  reply: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

export async function removeOldKeys(tx: TenantTransaction, tenantId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', before)
    .execute();
}
