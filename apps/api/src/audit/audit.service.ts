import type { Caller } from '../frame/caller.ts';
import { writeTogether } from '../frame/database.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';
import type { AuditEntry } from './audit.queries.ts';
import { auditRow, auditRows, listLastBefore as selectLastBefore } from './audit.queries.ts';

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

/** The same of several deeds, at least one. */
export function auditsOfCaller(caller: Doer, deeds: readonly Deed[]): Write {
  return auditRows(deeds.map((deed) => entryOf(caller.tenantId, caller, deed)));
}

/** Appends what the system did by itself. */
export async function auditSystem(tx: TenantTransaction, tenantId: string, deed: Deed): Promise<void> {
  await writeTogether(tx, auditRow(entryOf(tenantId, null, deed)));
}

function entryOf(tenantId: string, doer: Doer | null, deed: Deed): AuditEntry {
  return {
    tenantId,
    actorId: doer?.userId ?? null,
    parentId: null,
    before: null,
    after: null,
    requestId: doer?.requestId ?? null,
    ...deed,
  };
}

/** What was before the last deed of a kind, for each of these entities that has one: what can be taken back. */
export function listLastBefore(
  tx: TenantTransaction,
  tenantId: string,
  kind: Pick<Deed, 'entity' | 'action'>,
  entityIds: readonly string[],
): Promise<{ entityId: string; before: Readonly<Record<string, unknown>> }[]> {
  return selectLastBefore(tx, tenantId, kind, entityIds);
}
