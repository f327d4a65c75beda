// Reports made in the background and the states they go through. A worker holds a report by its run; whatever it writes after another run has taken
// over, or after a cancellation, changes nothing and tells so.

import type { Report, ReportOrder } from '@vigilo/contract/reports';
import type { Language } from '@vigilo/contract/messages/language';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { Tables, TenantTransaction } from '../frame/tables.ts';

/** What was asked for, and what the report that was made of it takes to be seen. */
export interface Asked {
  readonly order: ReportOrder;
  /** The companies of an order of PDFs, as they were called then. */
  readonly companies?: readonly { readonly id: string; readonly ticker: string }[];
  readonly needs?: readonly PermissionKey[];
}

export type StoredReport = Omit<Selectable<Tables['reports']>, 'asked' | 'language'> & {
  readonly asked: Asked;
  readonly language: Language;
};

/** Whose reports. */
interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

/** How many reports of a user wait or are being made. Until the transaction ends, no other counts or adds those of the same user. */
export async function countUnderWay(tx: TenantTransaction, { tenantId, userId }: Owner): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports ${userId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('reports')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function addReportRow(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  report: { id: string; asked: Asked; language: Language; total: number | null; now: Date },
): Promise<void> {
  const { id, asked, language, total, now } = report;
  await tx
    .insertInto('reports')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      id,
      asked: JSON.stringify(asked),
      language,
      run_id: null,
      total,
      file_name: null,
      file_size: null,
      message: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A report of the user, or null. */
export async function findReport(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  id: string,
  lock = false,
): Promise<StoredReport | null> {
  let query = tx
    .selectFrom('reports')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id);
  if (lock) query = query.forUpdate();
  return toStoredReport(await query.executeTakeFirst());
}

function toStoredReport(row: Selectable<Tables['reports']> | undefined): StoredReport | null {
  return row === undefined ? null : (row as StoredReport); // asked and language are written by addReportRow alone
}

/** The user's reports since a time, newest first. */
export async function listNewest(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  since: Date,
  limit: number,
): Promise<StoredReport[]> {
  const rows = await tx
    .selectFrom('reports')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row as StoredReport); // as above
}

export async function cancelReport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state: 'cancelled', run_id: null, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function removeReportRow(tx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('reports').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Takes up the work on a report in the name of a new run; null where it is no longer wanted. */
export async function claimReport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  runId: string,
): Promise<StoredReport | null> {
  const claimed = await tx
    .updateTable('reports')
    .set((column) => ({
      run_id: runId,
      tries: column('tries', '+', 1),
      state: 'working',
      done: 0,
      failures: '[]',
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returningAll()
    .executeTakeFirst();
  return toStoredReport(claimed);
}

export interface ReportChange {
  readonly state?: Report['state'];
  readonly done?: number;
  readonly total?: number;
  readonly failures?: Report['failures'];
  readonly fileName?: string;
  readonly fileSize?: number;
  readonly message?: string;
  readonly asked?: Asked;
}

/** Changes a report that a run holds; false where it holds it no longer. */
export async function changeHeldReport(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  runId: string,
  change: ReportChange,
  now: Date,
): Promise<boolean> {
  const { failures, fileName, fileSize, asked, ...same } = change;
  const result = await tx
    .updateTable('reports')
    .set({
      ...same,
      updated_at: now,
      ...(failures === undefined ? {} : { failures: JSON.stringify(failures) }),
      ...(fileName === undefined ? {} : { file_name: fileName }),
      ...(fileSize === undefined ? {} : { file_size: String(fileSize) }),
      ...(asked === undefined ? {} : { asked: JSON.stringify(asked) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .where('state', '=', 'working')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether somebody sees each of these companies, or would if it were not deleted. */
export async function seesAll(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[],
): Promise<boolean> {
  if (caller.access.isAdmin || companyIds.length === 0) return true;
  const result = await sql<{ is_hidden: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM unnest(${[...companyIds]}::uuid[]) AS told(id) JOIN companies c ON c.tenant_id = ${caller.tenantId} AND c.id = told.id
      WHERE NOT coalesce(${isVisible(caller, 'c.id')}, false)
    ) AS is_hidden`.execute(tx);
  return result.rows[0]?.is_hidden === false;
}

/** Removes reports older than a time; returns the ids of those that are left. */
export async function removeOldReports(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<string[]> {
  await tx.deleteFrom('reports').where('tenant_id', '=', tenantId).where('created_at', '<', before).execute();
  const rows = await tx.selectFrom('reports').select('id').where('tenant_id', '=', tenantId).execute();
  return rows.map(({ id }) => id);
}
