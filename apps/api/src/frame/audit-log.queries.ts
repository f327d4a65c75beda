import { sql } from 'kysely';
import { newId } from './ids.ts';
import { prepared } from './prepared-statements.ts';
import type { TenantTransaction } from './tables.ts';

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

/** Appends rows. The application's role can neither change nor delete one. */
export async function insertAuditEntries(
  tx: TenantTransaction,
  entries: readonly AuditEntry[],
): Promise<void> {
  const json = (value: object | null) => value && JSON.stringify(value);
  await sql`${prepared}INSERT INTO audit_log (tenant_id, id, actor_id, action, entity, entity_id, parent_id, before, after, request_id)
    SELECT * FROM unnest(${entries.map(({ tenantId }) => tenantId)}::uuid[], ${entries.map(() => newId())}::uuid[], ${entries.map(({ actorId }) => actorId)}::uuid[],
      ${entries.map(({ action }) => action)}::text[], ${entries.map(({ entity }) => entity)}::text[], ${entries.map(({ entityId }) => entityId)}::uuid[],
      ${entries.map(({ parentId }) => parentId)}::uuid[], ${entries.map(({ before }) => json(before))}::jsonb[], ${entries.map(({ after }) => json(after))}::jsonb[],
      ${entries.map(({ requestId }) => requestId)}::text[])`.execute(tx);
}
