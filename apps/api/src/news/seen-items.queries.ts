import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/**
 * Forgets what came before a moment, but for what a feed may still show: while it says that nothing changed, or cannot be read, its items are not compared, so
 * that those of the last time stay known. The time of what a feed shows is moved on once in 30 days only (`keepSeenKeys`).
 */
export async function removeSeenBefore(tx: TenantTransaction, tenantId: string, before: Date): Promise<void> {
  await sql`DELETE FROM seen_items s WHERE s.tenant_id = ${tenantId} AND s.seen_at < ${before} AND NOT EXISTS (
    SELECT FROM feeds f WHERE f.tenant_id = ${tenantId} AND f.company_id = s.company_id AND f.read_at IS NOT NULL
      AND (f.items_at IS NULL OR s.seen_at >= f.items_at - interval '30 days'))`.execute(tx);
}
