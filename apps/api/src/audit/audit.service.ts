import type { NewAuditEntry } from '../frame/audit-log.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  listEarlierValues as selectEarlierValues,
  listLastBefore as selectLastBefore,
} from './audit.queries.ts';

/** What was before the last action of a kind, for each of these entities that has one: what can be taken back. */
export function listLastBefore(
  tx: TenantTransaction,
  tenantId: string,
  kind: Pick<NewAuditEntry, 'entity' | 'action'>,
  entityIds: readonly string[],
): Promise<{ entityId: string; before: Readonly<Record<string, unknown>> }[]> {
  return selectLastBefore(tx, tenantId, kind, entityIds);
}

/** What a field of these entities was before each action of a kind that changed it; empty values are left out. */
export function listEarlierValues(
  tx: TenantTransaction,
  tenantId: string,
  kind: Pick<NewAuditEntry, 'entity' | 'action'>,
  entityIds: readonly string[],
  field: string,
): Promise<{ entityId: string; value: string }[]> {
  return selectEarlierValues(tx, tenantId, kind, entityIds, field);
}
