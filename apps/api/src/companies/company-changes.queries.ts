import type { CompanyValues } from '@vigilo/domain/companies/fields';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { sql } from 'kysely';
import { isAssigned, isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';

/** A company as it is edited. */
export interface EditedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly status: CompanyStatus;
  readonly version: number;
  readonly fields: CompanyValues;
}

interface Row extends Omit<EditedCompany, 'fields'>, CompanyValues {}

const COLUMNS = sql`c.id, c.ticker, c.status, c.version, c.name AS "companyName", c.business_description AS "businessDescription", c.sector, c.industry, c.country, c.region,
  c.entity_type AS "entityType", coalesce(c.rating_st, '') AS "creditRiskRatingST", coalesce(c.rating_lt, '') AS "creditRiskRatingLT",
  coalesce(c.press_release_url, '') AS "pressReleaseUrl", coalesce(c.rss_feed_url, '') AS "rssFeedUrl", c.aliases`;

/** Those of these companies that the caller sees, locked until the transaction ends, in the order of their ids. */
export async function lockCompanies(
  tx: TenantTransaction,
  caller: Caller,
  ids: readonly string[],
): Promise<EditedCompany[]> {
  const result = await sql<Row>`
    SELECT ${COLUMNS} FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...ids]}::uuid[]) AND ${isVisible(caller, 'c.id')} ORDER BY c.id FOR NO KEY UPDATE OF c`.execute(
    tx,
  );
  return result.rows.map(({ id, ticker, status, version, ...fields }) => ({
    id,
    ticker,
    status,
    version,
    fields,
  }));
}

/** A deleted company that the caller had, locked until the transaction ends, or null. */
export async function lockDeletedCompany(
  tx: TenantTransaction,
  caller: Caller,
  id: string,
): Promise<EditedCompany | null> {
  const result = await sql<Row>`
    SELECT ${COLUMNS} FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${id} AND c.is_deleted AND ${isAssigned(caller, 'c.id')} FOR NO KEY UPDATE OF c`.execute(
    tx,
  );
  return (
    result.rows.map(({ id: found, ticker, status, version, ...fields }) => ({
      id: found,
      ticker,
      status,
      version,
      fields,
    }))[0] ?? null
  );
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

export interface ChangedCompany {
  readonly id: string;
  readonly fields: CompanyValues;
  readonly status: CompanyStatus;
}

interface EditStamp {
  readonly userId: string;
  readonly now: Date;
}

/** Sets companies to these fields. Sending it throws the database's unique violation where a name is taken. */
export function updateCompanies(
  tenantId: string,
  companies: readonly ChangedCompany[],
  by: EditStamp,
): Write {
  return sql`UPDATE companies c SET name = n.name, name_key = n.name_key, business_description = n.description, sector = n.sector, industry = n.industry, country = n.country,
      region = n.region, entity_type = n.entity_type, rating_st = nullif(n.rating_st, ''), rating_lt = nullif(n.rating_lt, ''), press_release_url = nullif(n.press, ''),
      rss_feed_url = nullif(n.rss, ''), aliases = n.aliases, status = n.status, updated_at = ${by.now}, updated_by = ${by.userId}, version = c.version + 1
    FROM ${asTable(companies)} WHERE c.tenant_id = ${tenantId} AND c.id = n.id`;
}

export interface NewCompany extends ChangedCompany {
  readonly ticker: string;
}

/** Adds companies as of now. Sending it throws the database's unique violation where a ticker or name is taken. */
export function insertCompanies(tenantId: string, companies: readonly NewCompany[], by: EditStamp): Write {
  return sql`
    INSERT INTO companies (tenant_id, id, ticker, name, name_key, business_description, sector, industry, country, region, entity_type, rating_st, rating_lt,
      press_release_url, rss_feed_url, aliases, status, as_of_date, initiated_at, updated_at, updated_by)
    SELECT ${tenantId}, n.id, t.ticker, n.name, n.name_key, n.description, n.sector, n.industry, n.country, n.region, n.entity_type, nullif(n.rating_st, ''), nullif(n.rating_lt, ''),
      nullif(n.press, ''), nullif(n.rss, ''), n.aliases, n.status, ${by.now}, ${by.now}, ${by.now}, ${by.userId}
    FROM ${asTable(companies)} JOIN unnest(${companies.map(({ id }) => id)}::uuid[], ${companies.map(({ ticker }) => ticker)}::text[]) AS t(id, ticker) ON t.id = n.id`;
}

/** A FROM item named `n`. */
function asTable(companies: readonly ChangedCompany[]) {
  const column = (value: (fields: CompanyValues) => string) =>
    sql`${companies.map(({ fields }) => value(fields))}::text[]`;
  return sql`unnest(
    ${companies.map(({ id }) => id)}::uuid[], ${companies.map(({ status }) => status)}::text[], ${column((fields) => fields.companyName)}, ${column((fields) => nameKey(fields.companyName))},
    ${column((fields) => fields.businessDescription)}, ${column((fields) => fields.sector)}, ${column((fields) => fields.industry)}, ${column((fields) => fields.country)},
    ${column((fields) => fields.region)}, ${column((fields) => fields.entityType)}, ${column((fields) => fields.creditRiskRatingST)}, ${column((fields) => fields.creditRiskRatingLT)},
    ${column((fields) => fields.pressReleaseUrl)}, ${column((fields) => fields.rssFeedUrl)}, ${column((fields) => fields.aliases)}
  ) AS n(id, status, name, name_key, description, sector, industry, country, region, entity_type, rating_st, rating_lt, press, rss, aliases)`;
}

/** Which of these names (as `nameKey`) companies of the tenant have, visible or not but not deleted, with the company's id. */
export async function listTakenNames(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const result = await sql<{ key: string; id: string }>`
    SELECT name_key AS key, id FROM companies WHERE tenant_id = ${tenantId} AND name_key = ANY(${[...keys]}::text[]) AND NOT is_deleted`.execute(
    tx,
  );
  return new Map(result.rows.map(({ key, id }) => [key, id]));
}

/** Which of these tickers (as `tickerKey`) companies of the tenant have, visible or not but not deleted. */
export async function listTakenTickers(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const result = await sql<{ key: string }>`
    SELECT upper(ticker) AS key FROM companies WHERE tenant_id = ${tenantId} AND upper(ticker) = ANY(${[...keys]}::text[]) AND NOT is_deleted`.execute(
    tx,
  );
  return new Set(result.rows.map(({ key }) => key));
}

/** Deletes a company, or takes that back. Sending it throws the database's unique violation where its ticker or name is taken meanwhile. */
export function updateCompanyDeleted(tenantId: string, id: string, isDeleted: boolean, by: EditStamp): Write {
  return sql`UPDATE companies SET is_deleted = ${isDeleted}, updated_at = ${by.now}, updated_by = ${by.userId}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ${id}`;
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
    SELECT ${tenantId}, client.id, company.id FROM unnest(${[...clientIds]}::uuid[]) AS client(id) CROSS JOIN unnest(${[...companyIds]}::uuid[]) AS company(id)`.execute(
    tx,
  );
}
