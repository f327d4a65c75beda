import { newId } from '../app/ids.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Write } from '../app/tables.ts';

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
export function auditRow(entry: AuditEntry): Write {
  return sql`INSERT INTO audit_log (tenant_id, id, actor_id, action, entity, entity_id, parent_id, before, after, request_id)
    VALUES (${entry.tenantId}, ${newId()}, ${entry.actorId}, ${entry.action}, ${entry.entity}, ${entry.entityId}, ${entry.parentId},
      ${entry.before && JSON.stringify(entry.before)}, ${entry.after && JSON.stringify(entry.after)}, ${entry.requestId})`;
}
