import type { CompanyValues, EditedField } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, EDITED_FIELDS } from '@vigilo/domain/companies/fields';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isAssigned, isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { WrittenColumn } from '../frame/record.queries.ts';
import {
  assignColumns,
  columnType,
  listColumns,
  rowsAsTable,
  storedText,
  textColumns,
} from '../frame/record.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { addCompanyHistory } from './company-history.queries.ts';

/** A company as it is edited. */
export interface EditedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly status: CompanyStatus;
  readonly version: number;
  readonly fields: CompanyValues;
}

interface Row extends Omit<EditedCompany, 'fields'>, CompanyValues {}

const COLUMNS = sql`c.id, c.ticker, c.status, c.version, ${textColumns(COMPANY_FIELDS, EDITED_FIELDS, 'c')}`;

/** Those of these companies that the caller sees, locked until the transaction ends, in the order of their ids. */
export async function lockCompanies(
  tx: TenantTransaction,
  caller: Viewer,
  ids: readonly string[],
): Promise<EditedCompany[]> {
  const result = await sql<Row>`
    SELECT ${COLUMNS} FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...ids]}::uuid[])
      AND ${isVisible(caller, 'c.id')} ORDER BY c.id FOR NO KEY UPDATE OF c`.execute(tx);
  return result.rows.map(toEdited);
}

/** A deleted company that the caller had, locked until the transaction ends, or null. */
export async function lockDeletedCompany(
  tx: TenantTransaction,
  caller: Caller,
  id: string,
): Promise<EditedCompany | null> {
  const result = await sql<Row>`
    SELECT ${COLUMNS} FROM companies c
    WHERE c.tenant_id = ${caller.tenantId}
      AND c.id = ${id} AND c.is_deleted AND ${isAssigned(caller, 'c.id')} FOR NO KEY UPDATE OF c`.execute(tx);
  return result.rows.map(toEdited)[0] ?? null;
}

function toEdited({ id, ticker, status, version, ...fields }: Row): EditedCompany {
  return { id, ticker, status, version, fields };
}

/** Who changed a company last and when; null where nobody did, or the file of an import. */
export async function findLastEditor(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<{ name: string; at: Date } | null> {
  const result = await sql<{ name: string; at: Date }>`
    SELECT u.name, c.updated_at AS at FROM companies c JOIN users u ON u.tenant_id = c.tenant_id AND u.id = c.updated_by
    WHERE c.tenant_id = ${tenantId} AND c.id = ${id}`.execute(tx);
  return result.rows[0] ?? null;
}

/** What is written of a company besides its days: the name is always among it. */
type WrittenField = EditedField | 'ticker' | 'currency' | 'isin' | 'status';
type Written<N extends WrittenField> = Readonly<Record<N | 'companyName', string>>;

export interface WrittenCompany<N extends WrittenField> {
  readonly id: string;
  /** Texts, empty where nothing is given. */
  readonly fields: Written<N>;
}

interface EditStamp {
  /** Null where a file brings it, or the command line. */
  readonly userId: string | null;
  readonly now: Date;
}

/** Sets these fields of companies and keeps what they were called and rated. Throws the database's unique violation where a name is taken. */
export async function updateCompanies<N extends WrittenField>(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly WrittenCompany<N>[],
  names: readonly N[],
  { userId, now, documentId = null }: EditStamp & { readonly documentId?: string | null },
): Promise<void> {
  const columns = writtenColumns(names);
  const written = rowsAsTable(companies, { id: ID, ...columns });
  await addCompanyHistory(tx, tenantId, written, names, { userId, now, documentId });
  await sql`UPDATE companies c SET ${assignColumns(Object.keys(columns))}, updated_at = ${now}, updated_by = ${userId}::uuid, version = c.version + 1
    FROM ${written}
    WHERE c.tenant_id = ${tenantId} AND c.id = n.id`.execute(tx);
}

/** Adds companies as of now. Throws the database's unique violation where a ticker or name is taken. */
export async function insertCompanies<N extends WrittenField>(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly WrittenCompany<N>[],
  names: readonly N[],
  { userId, now }: EditStamp,
): Promise<void> {
  const columns = { id: ID, ...writtenColumns(names) };
  const list = listColumns(Object.keys(columns));
  await sql`INSERT INTO companies (tenant_id, as_of_date, initiated_at, updated_at, updated_by, ${list})
    SELECT ${tenantId}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid, ${list}
    FROM ${rowsAsTable(companies, columns)}`.execute(tx);
}

const ID: WrittenColumn<{ readonly id: string }> = ['uuid', ({ id }) => id];

function writtenColumns<N extends WrittenField>(
  names: readonly N[],
): Record<string, WrittenColumn<WrittenCompany<N>>> {
  return {
    name_key: ['text', ({ fields }) => nameKey(fields.companyName)],
    ...Object.fromEntries(
      names.map((name): [string, WrittenColumn<WrittenCompany<N>>] => [
        COMPANY_FIELDS[name].column,
        [columnType(COMPANY_FIELDS[name]), ({ fields }) => storedText(COMPANY_FIELDS[name], fields[name])],
      ]),
    ),
  };
}

/** Which of these names (as `nameKey`) companies of the tenant have, visible or not but not deleted, with the company's id. */
export async function listTakenNames(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const result = await sql<{ key: string; id: string }>`
    SELECT name_key AS key, id FROM companies
    WHERE tenant_id = ${tenantId} AND name_key = ANY(${[...keys]}::text[]) AND NOT is_deleted`.execute(tx);
  return new Map(result.rows.map(({ key, id }) => [key, id]));
}

/** Which companies of the tenant have one of these names: as their own name, their ticker or another name; visible or not, but not deleted. By `nameKey`. */
export async function listNameHolders(
  tx: TenantTransaction,
  tenantId: string,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const result = await sql<{ key: string; ids: string[] }>`
    SELECT k.key, array_agg(c.id) AS ids
    FROM unnest(${names.map(nameKey)}::text[], ${names.map((name) => name.toLowerCase())}::text[]) k(key, small) JOIN companies c
      ON c.tenant_id = ${tenantId} AND NOT c.is_deleted AND (c.name_key = k.key OR lower(c.ticker) = k.key OR k.small = ANY(string_to_array(lower(c.aliases), ', ')))
    GROUP BY k.key`.execute(tx);
  return new Map(result.rows.map(({ key, ids }) => [key, ids]));
}

/** Which of these tickers (as `tickerKey`) companies of the tenant have, visible or not but not deleted. */
export async function listTakenTickers(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const result = await sql<{ key: string }>`
    SELECT upper(ticker) AS key FROM companies WHERE tenant_id = ${tenantId}
      AND upper(ticker) = ANY(${[...keys]}::text[]) AND NOT is_deleted`.execute(tx);
  return new Set(result.rows.map(({ key }) => key));
}

/** Deletes a company, or takes that back. Throws the database's unique violation where its ticker or name is taken meanwhile. */
export async function updateCompanyDeleted(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  isDeleted: boolean,
  by: EditStamp,
): Promise<void> {
  await sql`UPDATE companies SET is_deleted = ${isDeleted}, updated_at = ${by.now}, updated_by = ${by.userId}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ${id}`.execute(tx);
}

/** The clients of a user that are active today, kept from being removed until the transaction ends. */
export async function lockOwnClients(tx: TenantTransaction, caller: Caller): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT c.id FROM clients c JOIN user_clients uc ON uc.tenant_id = c.tenant_id AND uc.client_id = c.id
    WHERE uc.tenant_id = ${caller.tenantId} AND uc.user_id = ${caller.userId} AND NOT c.is_deleted
      AND coalesce(c.start_date <= (now() AT TIME ZONE 'UTC')::date, true) AND coalesce(c.end_date >= (now() AT TIME ZONE 'UTC')::date, true)
    ORDER BY c.id FOR KEY SHARE OF c`.execute(tx);
  return result.rows.map(({ id }) => id);
}

/** Gives companies to clients. */
export async function addToClients(
  tx: TenantTransaction,
  tenantId: string,
  clientIds: readonly string[],
  companyIds: readonly string[],
): Promise<void> {
  await sql`INSERT INTO client_companies (tenant_id, client_id, company_id)
    SELECT ${tenantId}, client.id, company.id FROM unnest(${[...clientIds]}::uuid[]) AS client(id)
    CROSS JOIN unnest(${[...companyIds]}::uuid[]) AS company(id)`.execute(tx);
}
