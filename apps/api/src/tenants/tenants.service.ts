import { DEFAULT_ROLES } from '@vigilo/domain/access/default-roles';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';
import type { ListTable, NewTenant, SourceAndTopic, StateRow } from './tenants.queries.ts';
import {
  addRoleRow,
  addTenantRow,
  getStateRow,
  insertListNames,
  updateCompaniesVersion,
  selectNames,
  selectSourceAndTopic,
  selectTenantByName,
  selectTenants,
  lockStateRowForEditing,
  lockStateRow,
} from './tenants.queries.ts';

export interface TenantState {
  readonly asOf: Day;
  readonly isPinned: boolean;
  /** Grows with every write to companies and to who may see them. */
  readonly companiesVersion: string;
}

/** The tenant's state; its as-of day is the one it is pinned to, else today in UTC (`now` in milliseconds since the epoch). */
export async function getTenantState(
  tx: TenantTransaction,
  tenantId: string,
  now: number,
): Promise<TenantState> {
  return toTenantState(await getStateRow(tx, tenantId), now);
}

/** What a row says as of `now`, milliseconds since the epoch. */
export function toTenantState(
  { pinned_as_of: pinned, companies_version: companiesVersion }: StateRow,
  now: number,
): TenantState {
  return {
    asOf: pinned === null ? dayFromTimestamp(now) : dayFromIso(pinned),
    isPinned: pinned !== null,
    companiesVersion,
  };
}

/** Before a write that computes scores of many companies: waits for every writer and keeps new ones waiting. Taken before any other lock. */
export function lockWriters(tx: TenantTransaction, tenantId: string): Promise<void> {
  return lockStateRow(tx, tenantId);
}

/**
 * Before a write to companies themselves: one such writer at a time in a tenant, and no roll or import, while events are written on. Taken
 * before any company is locked and after clients are. What is looked up after it (names that are taken, the tenant's lists) stays so.
 */
export function lockEditors(tx: TenantTransaction, tenantId: string): Promise<void> {
  return lockStateRowForEditing(tx, tenantId);
}

/** Notes a write to companies or to who may see them, in its transaction. */
export function bumpCompaniesVersion(tx: TenantTransaction, tenantId: string): Promise<void> {
  return updateCompaniesVersion(tx, tenantId);
}

/** The names of one of the tenant's lists. */
export function listNames(tx: TenantTransaction, tenantId: string, table: ListTable): Promise<string[]> {
  return selectNames(tx, tenantId, table);
}

/** A source and a topic as the tenant's lists spell them; null where none of that name is on the list. */
export function findSourceAndTopic(
  tx: TenantTransaction,
  tenantId: string,
  names: SourceAndTopic,
): Promise<SourceAndTopic> {
  return selectSourceAndTopic(tx, tenantId, names);
}

/** Adds names to one of the tenant's lists where they are not there yet. */
export async function addNames(
  tx: TenantTransaction,
  tenantId: string,
  table: ListTable,
  names: readonly string[],
): Promise<void> {
  if (names.length > 0) await insertListNames(tx, table, tenantId, names);
}

/** Adds a tenant with its state, roles, sectors and industries, and what `fill` puts into it, whole or not at all. Returns its id. */
export async function addTenant(
  db: Database,
  tenant: NewTenant,
  fill?: (tx: TenantTransaction, tenantId: string) => Promise<void>,
): Promise<string> {
  const id = newId();
  await inTenant(db, id, async (tx) => {
    await addTenantRow(tx, id, tenant);
    for (const role of DEFAULT_ROLES) await addRoleRow(tx, id, role);
    await fill?.(tx, id);
  });
  return id;
}

/** The tenants, by name. */
export function listTenants(db: Database): Promise<{ id: string; name: string; is_demo: boolean }[]> {
  return selectTenants(db);
}

/** The tenant of this name, whatever its case, or null. */
export function findTenant(
  db: Database,
  name: string,
): Promise<{ id: string; name: string; is_demo: boolean } | null> {
  return selectTenantByName(db, name);
}
