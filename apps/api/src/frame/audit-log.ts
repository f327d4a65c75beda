// The audit log is written here, with the action itself, so that nothing changes without its entry; reading and sealing it is the area audit's.

import type { AuditAction, AuditKind } from '@vigilo/domain/audit/actions';
import { insertAuditEntries } from './audit-log.queries.ts';
import type { AuditEntry } from './audit-log.queries.ts';
import type { Caller } from './caller.ts';
import type { TenantTransaction } from './tables.ts';

export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly entity: AuditKind;
  readonly entityId: string | null;
  /** The entity it belongs to: the company of an event. */
  readonly parentId?: string;
  readonly before?: object;
  readonly after?: object;
}

/** Who does it, and by which request. */
type Actor = Pick<Caller, 'tenantId' | 'userId' | 'requestId'>;

/** Appends what a user did to the audit log, in the transaction of the action. */
export function auditCaller(tx: TenantTransaction, caller: Actor, entry: NewAuditEntry): Promise<void> {
  return auditCallerActions(tx, caller, [entry]);
}

/** Appends several things that a user did at once. */
export async function auditCallerActions(
  tx: TenantTransaction,
  caller: Actor,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  await insertAuditEntries(
    tx,
    entries.map((entry) => toAuditEntry(caller.tenantId, caller, entry)),
  );
}

/** Appends what the system did by itself. */
export async function auditSystem(
  tx: TenantTransaction,
  tenantId: string,
  entry: NewAuditEntry,
): Promise<void> {
  await insertAuditEntries(tx, [toAuditEntry(tenantId, null, entry)]);
}

function toAuditEntry(tenantId: string, actor: Actor | null, entry: NewAuditEntry): AuditEntry {
  return {
    tenantId,
    actorId: actor?.userId ?? null,
    parentId: null,
    before: null,
    after: null,
    requestId: actor?.requestId ?? null,
    ...entry,
  };
}
