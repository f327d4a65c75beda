import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ListTable } from './tenants.queries.ts';

export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** The entries of a list, by name. */
export async function listEntries(
  tx: TenantTransaction,
  tenantId: string,
  list: ListTable,
): Promise<NamedRow[]> {
  const result = await sql<NamedRow>`SELECT id, name
    FROM ${sql.table(list)} WHERE tenant_id = ${tenantId} ORDER BY name COLLATE "und-x-icu", id`.execute(tx);
  return result.rows;
}

/** An entry, locked until the transaction ends, or null. */
export async function lockEntry(
  tx: TenantTransaction,
  tenantId: string,
  list: ListTable,
  id: string,
): Promise<NamedRow | null> {
  const result = await sql<NamedRow>`SELECT id, name
    FROM ${sql.table(list)} WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`.execute(tx);
  return result.rows[0] ?? null;
}

/** Adds an entry. Throws the database's unique violation where the name is there, whatever its case. */
export async function insertEntry(
  tx: TenantTransaction,
  tenantId: string,
  list: ListTable,
  entry: NamedRow,
): Promise<void> {
  await sql`INSERT INTO ${sql.table(list)} (tenant_id, id, name)
    VALUES (${tenantId}, ${entry.id}, ${entry.name})`.execute(tx);
}

export async function deleteEntry(
  tx: TenantTransaction,
  tenantId: string,
  list: ListTable,
  id: string,
): Promise<void> {
  await sql`DELETE FROM ${sql.table(list)} WHERE tenant_id = ${tenantId} AND id = ${id}`.execute(tx);
}

/** How many companies that are not deleted have this name in a column. */
export async function countCompaniesWith(
  tx: TenantTransaction,
  tenantId: string,
  column: 'sector' | 'industry',
  name: string,
): Promise<number> {
  const result = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM companies c WHERE c.tenant_id = ${tenantId}
      AND NOT c.is_deleted AND lower(${sql.ref(`c.${column}`)}) = lower(${name})`.execute(tx);
  return result.rows[0]?.count ?? 0;
}
