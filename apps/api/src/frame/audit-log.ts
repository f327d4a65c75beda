// The audit log is written here, with the action itself, so that nothing changes without its entry; reading and sealing it is the area audit's.

import { insertAuditEntries, insertAuditEntry } from './audit-log.queries.ts';
import type { AuditEntry } from './audit-log.queries.ts';
import type { Caller } from './caller.ts';
import { writeTogether } from './database.ts';
import type { TenantTransaction, Write } from './tables.ts';

export interface NewAuditEntry {
  /** Area and verb, such as `events.add`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  /** The entity it belongs to: the company of an event. */
  readonly parentId?: string;
  readonly before?: object;
  readonly after?: object;
}

/** Who does it, and by which request. */
type Actor = Pick<Caller, 'tenantId' | 'userId' | 'requestId'>;

/** Appends what a user did to the audit log, in the transaction of the action. */
export async function auditCaller(tx: TenantTransaction, caller: Actor, entry: NewAuditEntry): Promise<void> {
  await writeTogether(tx, writeCallerAudit(caller, entry));
}

/** The same, to be written together with the action. */
export function writeCallerAudit(caller: Actor, entry: NewAuditEntry): Write {
  return insertAuditEntry(toAuditEntry(caller.tenantId, caller, entry));
}

/** The same of several actions, at least one. */
export function writeCallerAudits(caller: Actor, entries: readonly NewAuditEntry[]): Write {
  return insertAuditEntries(entries.map((entry) => toAuditEntry(caller.tenantId, caller, entry)));
}

/** Appends what the system did by itself. */
export async function auditSystem(
  tx: TenantTransaction,
  tenantId: string,
  entry: NewAuditEntry,
): Promise<void> {
  await writeTogether(tx, insertAuditEntry(toAuditEntry(tenantId, null, entry)));
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
