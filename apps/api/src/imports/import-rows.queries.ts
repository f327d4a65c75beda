// What a check found row by row.

import type { Verdict } from '@vigilo/domain/imports/faults';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { RowDetails } from './stored-import.ts';

export interface ReportedRow {
  /** The list it stands in: conflicts are all rows that a person may decide on, whatever becomes of them. */
  readonly list: Verdict;
  readonly row: number;
  readonly cells: readonly string[];
  readonly details: RowDetails;
}

/** Keeps rows of a check. */
export async function addRows(
  tx: TenantTransaction,
  tenantId: string,
  importId: string,
  rows: readonly ReportedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    INSERT INTO import_rows (tenant_id, import_id, verdict, row_number, cells, details)
    SELECT ${tenantId}, ${importId}, list, "row", cells, details
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(list text, "row" int, cells jsonb, details jsonb)`.execute(
    tx,
  );
}

/** Forgets what an earlier check found. */
export async function removeRows(tx: TenantTransaction, tenantId: string, importId: string): Promise<void> {
  await tx
    .deleteFrom('import_rows')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute();
}

interface RowRange {
  readonly lists: readonly Verdict[];
  readonly after?: number;
  readonly skip?: number;
  readonly limit: number;
}

/** Rows of these lists in the order of the file: those after a row number, less a number of skipped ones. */
export async function listRows(
  tx: TenantTransaction,
  tenantId: string,
  importId: string,
  { lists, after = 0, skip = 0, limit }: RowRange,
): Promise<{ row: number; cells: string[]; details: RowDetails }[]> {
  return tx
    .selectFrom('import_rows')
    .select(['row_number as row', 'cells', 'details'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('verdict', 'in', lists)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** How many rows of a list are kept. */
export async function countRows(
  tx: TenantTransaction,
  tenantId: string,
  importId: string,
  verdict: Verdict,
): Promise<number> {
  const row = await tx
    .selectFrom('import_rows')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('verdict', '=', verdict)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
