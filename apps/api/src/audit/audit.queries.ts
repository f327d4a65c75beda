import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The least id that a row written at a time, or after it, has: ids begin with their milliseconds, so no index by time is needed beside them. */
export function leastIdAt(time: RawBuilder<unknown>): RawBuilder<unknown> {
  // no tenant: an expression, not a query
  return sql`(lpad(to_hex((extract(epoch FROM greatest(${time}, 'epoch'::timestamptz)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
}

/** What the last rows of an action say that was before, for these entities. */
export async function listLastBefore(
  tx: TenantTransaction,
  tenantId: string,
  { entity, action }: { entity: string; action: string },
  entityIds: readonly string[],
): Promise<{ entityId: string; before: Readonly<Record<string, unknown>> }[]> {
  const result = await sql<{ entityId: string; before: Readonly<Record<string, unknown>> | null }>`
    SELECT DISTINCT ON (entity_id) entity_id AS "entityId", before FROM audit_log
    WHERE tenant_id = ${tenantId} AND entity = ${entity} AND entity_id = ANY(${[...entityIds]}::uuid[]) AND action = ${action}
    ORDER BY entity_id, at DESC, id DESC`.execute(tx);
  return result.rows.map(({ entityId, before }) => ({ entityId, before: before ?? {} }));
}

/** What a field of these entities was before each action of a kind that changed it. */
export async function listEarlierValues(
  tx: TenantTransaction,
  tenantId: string,
  { entity, action }: { entity: string; action: string },
  entityIds: readonly string[],
  field: string,
): Promise<{ entityId: string; value: string }[]> {
  const result = await sql<{ entityId: string; value: string }>`
    SELECT entity_id AS "entityId", before ->> ${field} AS value FROM audit_log
    WHERE tenant_id = ${tenantId} AND entity = ${entity} AND entity_id = ANY(${[...entityIds]}::uuid[]) AND action = ${action}
      AND coalesce(before ->> ${field}, '') <> ''`.execute(tx);
  return result.rows;
}
