// What a check found row by row.

import type { Verdict } from '@vigilo/domain/imports/faults';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { RowDetails } from './stored-import.ts';

export interface ReportedRow {
  readonly verdict: Verdict;
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
    SELECT ${tenantId}, ${importId}, verdict, row_number, cells::jsonb, details::jsonb
    FROM unnest(
      ${rows.map(({ verdict }) => verdict)}::text[], ${rows.map(({ row }) => row)}::int[],
      ${rows.map(({ cells }) => JSON.stringify(cells))}::text[], ${rows.map(({ details }) => JSON.stringify(details))}::text[]
    ) AS n(verdict, row_number, cells, details)`.execute(tx);
}

/** Forgets what an earlier check found. */
export async function removeRows(tx: TenantTransaction, tenantId: string, importId: string): Promise<void> {
  await tx
    .deleteFrom('import_rows')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .execute();
}

/** Rows of a verdict in the order of the file: those after a row number, less a number of skipped ones. */
export async function listRows(
  tx: TenantTransaction,
  tenantId: string,
  importId: string,
  { verdict, after = 0, skip = 0, limit }: { verdict: Verdict; after?: number; skip?: number; limit: number },
): Promise<{ row: number; cells: string[]; details: RowDetails }[]> {
  return tx
    .selectFrom('import_rows')
    .select(['row_number as row', 'cells', 'details'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('verdict', '=', verdict)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .offset(skip)
    .limit(limit)
    .execute();
}

/** How many rows of a verdict are kept. */
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
