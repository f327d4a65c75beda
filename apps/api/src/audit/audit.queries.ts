import { newId } from '../app/ids.ts';
import type { TenantTransaction } from '../app/tables.ts';

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

/** Appends a row. The application's role can neither change nor delete one. */
export async function addAuditRow(tx: TenantTransaction, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: entry.tenantId, id: newId(), actor_id: entry.actorId, action: entry.action, entity: entry.entity, entity_id: entry.entityId,
      parent_id: entry.parentId, before: entry.before && JSON.stringify(entry.before), after: entry.after && JSON.stringify(entry.after),
      request_id: entry.requestId,
    })
    .execute();
}
