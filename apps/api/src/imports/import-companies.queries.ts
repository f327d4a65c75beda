// Companies by the thousand: what rows of a file are compared with, and how they are stored. `caller` decides what is visible.

import type { CompanyStatus, EntityType, Region } from '@vigilo/domain/companies/company';
import type { CompanyDraft } from '@vigilo/domain/imports/company-row';
import type { FieldChange } from '@vigilo/domain/imports/faults';
import { nameKey } from '@vigilo/domain/companies/company-keys';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** Every company of the tenant that is not deleted by its ticker, and whether the caller sees it. */
export async function listTickers(
  tx: TenantTransaction,
  caller: Caller,
): Promise<{ id: string; ticker: string; isVisible: boolean }[]> {
  const result = await sql<{ id: string; ticker: string; isVisible: boolean }>`
    SELECT c.id, c.ticker, coalesce(${isVisible(caller, 'c.id')}, false) AS "isVisible" FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND NOT c.is_deleted`.execute(
    tx,
  );
  return result.rows;
}

export interface StoredCompany {
  readonly id: string;
  readonly status: CompanyStatus;
  readonly draft: CompanyDraft;
}

interface CompanyColumns {
  readonly id: string;
  readonly status: CompanyStatus;
  readonly ticker: string;
  readonly name: string;
  readonly sector: string;
  readonly industry: string;
  readonly country: string;
  readonly region: Region | '';
  readonly entity_type: EntityType;
  readonly rating_st: string | null;
  readonly rating_lt: string | null;
  readonly currency: string | null;
  readonly business_description: string;
  readonly aliases: string;
}

/** The companies with these ids, in the form in which rows give them. */
export async function listCompaniesById(
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<StoredCompany[]> {
  const result = await sql<CompanyColumns>`
    SELECT id, status, ticker, name, sector, industry, country, region, entity_type, rating_st, rating_lt, currency, business_description, aliases
    FROM companies WHERE tenant_id = ${tenantId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx);
  return result.rows.map((row) => ({
    id: row.id,
    status: row.status,
    draft: {
      ticker: row.ticker,
      companyName: row.name,
      sector: row.sector,
      industry: row.industry,
      country: row.country,
      region: row.region,
      entityType: row.entity_type,
      creditRiskRatingST: row.rating_st ?? '',
      creditRiskRatingLT: row.rating_lt ?? '',
      currency: row.currency ?? '',
      businessDescription: row.business_description,
      aliases: row.aliases,
    },
  }));
}

/** Which of these names (as `nameKey`) companies of the tenant have, visible or not but not deleted, with the company's id. */
export async function listTakenNames(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<{ key: string; id: string }[]> {
  const result = await sql<{ key: string; id: string }>`
    SELECT name_key AS key, id FROM companies WHERE tenant_id = ${tenantId} AND name_key = ANY(${[...keys]}::text[]) AND NOT is_deleted`.execute(
    tx,
  );
  return result.rows;
}

export interface CompanyToStore {
  readonly id: string;
  readonly draft: CompanyDraft;
}

/** Adds companies, Initiated, as of now. @throws the database's unique violation where a ticker or name was added meanwhile. */
export async function addCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyToStore[],
  now: Date,
): Promise<void> {
  if (companies.length === 0) return;
  await sql`
    INSERT INTO companies (tenant_id, id, ticker, name, name_key, business_description, sector, industry, country, region, entity_type, rating_st, rating_lt, currency, aliases, as_of_date, initiated_at, updated_at)
    SELECT ${tenantId}, id, ticker, name, name_key, description, sector, industry, country, region, coalesce(nullif(entity_type, ''), 'Public'),
      nullif(rating_st, ''), nullif(rating_lt, ''), nullif(currency, ''), aliases, ${now}, ${now}, ${now}
    FROM ${asTable(companies)}`.execute(tx);
}

/** Sets companies to how they stand after their rows. A null actor is the command line. */
export async function changeCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyToStore[],
  { now, actorId }: { now: Date; actorId: string | null },
): Promise<void> {
  if (companies.length === 0) return;
  await sql`
    UPDATE companies c SET name = n.name, name_key = n.name_key, business_description = n.description, sector = n.sector, industry = n.industry, country = n.country,
      region = n.region, entity_type = n.entity_type, rating_st = nullif(n.rating_st, ''), rating_lt = nullif(n.rating_lt, ''), currency = nullif(n.currency, ''), aliases = n.aliases,
      updated_at = ${now}, updated_by = ${actorId}::uuid, version = c.version + 1
    FROM ${asTable(companies)} WHERE c.tenant_id = ${tenantId} AND c.id = n.id`.execute(tx);
}

/** A FROM item named `n`. */
function asTable(companies: readonly CompanyToStore[]) {
  const column = (value: (draft: CompanyDraft) => string) => companies.map(({ draft }) => value(draft));
  return sql`unnest(
    ${companies.map(({ id }) => id)}::uuid[], ${column((draft) => draft.ticker)}::text[], ${column((draft) => draft.companyName)}::text[],
    ${column((draft) => nameKey(draft.companyName))}::text[], ${column((draft) => draft.businessDescription)}::text[], ${column((draft) => draft.sector)}::text[],
    ${column((draft) => draft.industry)}::text[], ${column((draft) => draft.country)}::text[], ${column((draft) => draft.region)}::text[],
    ${column((draft) => draft.entityType)}::text[], ${column((draft) => draft.creditRiskRatingST)}::text[], ${column((draft) => draft.creditRiskRatingLT)}::text[],
    ${column((draft) => draft.currency)}::text[], ${column((draft) => draft.aliases)}::text[]
  ) AS n(id, ticker, name, name_key, description, sector, industry, country, region, entity_type, rating_st, rating_lt, currency, aliases)`;
}

export interface CompanyChange {
  readonly id: string;
  readonly changes: readonly FieldChange[];
}

/** Notes each changed company in the audit log, with the fields before and after. A null actor is the command line. */
export async function addChangeAudits(
  tx: TenantTransaction,
  tenantId: string,
  actorId: string | null,
  importId: string,
  changed: readonly CompanyChange[],
): Promise<void> {
  if (changed.length === 0) return;
  const side = (which: 'before' | 'after') =>
    changed.map(({ changes }) =>
      JSON.stringify(Object.fromEntries(changes.map((change) => [change.field, change[which]]))),
    );
  await sql`
    INSERT INTO audit_log (tenant_id, id, actor_id, action, entity, entity_id, parent_id, before, after)
    SELECT ${tenantId}, id, ${actorId}::uuid, 'companies.change', 'company', company_id, ${importId}::uuid, before, after
    FROM unnest(${changed.map(() => newId())}::uuid[], ${changed.map(({ id }) => id)}::uuid[], ${side('before')}::jsonb[], ${side('after')}::jsonb[]) AS n(id, company_id, before, after)`.execute(
    tx,
  );
}

/** Adds new companies to the clients of the user who brought them (decisions.md section 2). */
export async function addToOwnClients(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO client_companies (tenant_id, client_id, company_id)
    SELECT uc.tenant_id, uc.client_id, n.id
    FROM user_clients uc JOIN clients c ON c.tenant_id = uc.tenant_id AND c.id = uc.client_id CROSS JOIN unnest(${[...companyIds]}::uuid[]) AS n(id)
    WHERE uc.tenant_id = ${caller.tenantId} AND uc.user_id = ${caller.userId} AND NOT c.is_deleted
    ON CONFLICT DO NOTHING`.execute(tx);
}
