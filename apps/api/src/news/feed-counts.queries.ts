import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface FeedCountRow {
  readonly followed: number;
  readonly failing: number;
  readonly late: number;
}

/** Feeds of a tenant: all that are followed, those whose last reading failed, and by how many seconds the latest is overdue. */
export async function countFeedRows(tx: TenantTransaction, tenantId: string): Promise<FeedCountRow> {
  const { rows } = await sql<FeedCountRow>`
    SELECT count(*)::int AS followed, count(*) FILTER (WHERE problem IS NOT NULL)::int AS failing,
      greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(next_poll_at) FILTER (WHERE problem IS DISTINCT FROM 'gone')), 0))::float8 AS late
    FROM feeds WHERE tenant_id = ${tenantId}`.execute(tx);
  return rows[0] ?? { followed: 0, failing: 0, late: 0 };
}
