import type { Caller } from '../app/caller.ts';
import { writeTogether } from '../app/database.ts';
import type { TenantTransaction, Write } from '../app/tables.ts';
import type { AuditEntry } from './audit.queries.ts';
import { auditRow } from './audit.queries.ts';

export interface Deed {
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
type Doer = Pick<Caller, 'tenantId' | 'userId' | 'requestId'>;

/** Appends what a user did to the audit log, in the transaction of the deed. */
export async function auditCaller(tx: TenantTransaction, caller: Doer, deed: Deed): Promise<void> {
  await writeTogether(tx, auditOfCaller(caller, deed));
}

/** The same, to be written together with the deed. */
export function auditOfCaller(caller: Doer, deed: Deed): Write {
  return auditRow(entryOf(caller.tenantId, caller, deed));
}

/** Appends what the system did by itself. */
export async function auditSystem(tx: TenantTransaction, tenantId: string, deed: Deed): Promise<void> {
  await writeTogether(tx, auditRow(entryOf(tenantId, null, deed)));
}

function entryOf(tenantId: string, doer: Doer | null, deed: Deed): AuditEntry {
  return { tenantId, actorId: doer?.userId ?? null, parentId: null, before: null, after: null, requestId: doer?.requestId ?? null, ...deed };
}
