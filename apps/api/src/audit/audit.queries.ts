import { newId } from '../frame/ids.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction, Write } from '../frame/tables.ts';

export interface AuditEntry {
  readonly tenantId: string;
  /** The user, or null where the system acts. */
  readonly actorId: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly parentId: string | null;
  readonly before: object | null;
  readonly after: object | null;
  readonly requestId: string | null;
}

/** The least id that a row written at a time, or after it, has: ids begin with their milliseconds, so no index by time is needed beside them. */
export function leastIdAt(time: RawBuilder<unknown>): RawBuilder<unknown> {
  // no tenant: an expression, not a query
  return sql`(lpad(to_hex((extract(epoch FROM greatest(${time}, 'epoch'::timestamptz)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
}

/** Appends a row. The application's role can neither change nor delete one. */
export function insertAuditEntry(entry: AuditEntry): Write {
  return sql`INSERT INTO audit_log (tenant_id, id, actor_id, action, entity, entity_id, parent_id, before, after, request_id)
    VALUES (${entry.tenantId}, ${newId()}, ${entry.actorId}, ${entry.action}, ${entry.entity}, ${entry.entityId}, ${entry.parentId},
      ${entry.before && JSON.stringify(entry.before)}, ${entry.after && JSON.stringify(entry.after)}, ${entry.requestId})`;
}

/** Appends several rows at once. */
export function insertAuditEntries(entries: readonly AuditEntry[]): Write {
  const json = (value: object | null) => value && JSON.stringify(value);
  return sql`INSERT INTO audit_log (tenant_id, id, actor_id, action, entity, entity_id, parent_id, before, after, request_id)
    SELECT * FROM unnest(${entries.map(({ tenantId }) => tenantId)}::uuid[], ${entries.map(() => newId())}::uuid[], ${entries.map(({ actorId }) => actorId)}::uuid[],
      ${entries.map(({ action }) => action)}::text[], ${entries.map(({ entity }) => entity)}::text[], ${entries.map(({ entityId }) => entityId)}::uuid[],
      ${entries.map(({ parentId }) => parentId)}::uuid[], ${entries.map(({ before }) => json(before))}::jsonb[], ${entries.map(({ after }) => json(after))}::jsonb[],
      ${entries.map(({ requestId }) => requestId)}::text[])`;
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
