// Companies by the thousand: what rows of a file are compared with, and how they are stored. `caller` decides what is visible.

import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { COMPANY_FIELDS, FILE_FIELDS } from '@vigilo/domain/companies/fields';
import type { CompanyDraft } from '@vigilo/domain/imports/company-row';
import type { FieldChange } from '@vigilo/domain/imports/faults';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { WrittenCompany } from '../companies/company-changes.queries.ts';
import { insertCompanies, listTakenNames, updateCompanies } from '../companies/company-changes.queries.ts';
import type { Caller } from '../frame/caller.ts';
import { newId } from '../frame/ids.ts';
import { textColumns } from '../frame/record.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { KnownCompany } from './known-companies.ts';

/** Every company of the tenant that is not deleted, and whether the caller sees it. */
export async function listKnownCompanies(tx: TenantTransaction, caller: Caller): Promise<KnownCompany[]> {
  const result = await sql<KnownCompany>`
    SELECT c.id, ${textColumns(COMPANY_FIELDS, ['ticker', 'companyName', 'country', 'isin'], 'c')},
      coalesce(${isVisible(caller, 'c.id')}, false) AS "isVisible"
    FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND NOT c.is_deleted ORDER BY c.id`.execute(tx);
  return result.rows;
}

export interface StoredCompany {
  readonly id: string;
  readonly status: CompanyStatus;
  readonly draft: CompanyDraft;
}

/** What a file brings of a company, and what goes with it. */
const WRITTEN = [...FILE_FIELDS, 'region'] as const;

/** The companies with these ids, in the form in which rows give them. */
export async function listCompaniesById(
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<StoredCompany[]> {
  const result = await sql<{ id: string; status: CompanyStatus } & CompanyDraft>`
    SELECT c.id, c.status, ${textColumns(COMPANY_FIELDS, WRITTEN, 'c')}
    FROM companies c WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${[...ids]}::uuid[])`.execute(tx);
  return result.rows.map(({ id, status, ...draft }) => ({ id, status, draft }));
}

/** Which of these names (as `nameKey`) companies of the tenant have, with the company's id. */
export function listNameHolders(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  return listTakenNames(tx, tenantId, keys);
}

export type CompanyToStore = WrittenCompany<(typeof WRITTEN)[number]>;

/** Adds companies, Initiated, as of now. @throws the database's unique violation where a ticker or name was added meanwhile. */
export async function addCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyToStore[],
  now: Date,
): Promise<void> {
  if (companies.length === 0) return;
  await insertCompanies(tx, tenantId, companies, WRITTEN, { userId: null, now });
}

/** Sets companies to how they stand after their rows. A null actor is the command line. */
export async function changeCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companies: readonly CompanyToStore[],
  { now, actorId, importId }: { now: Date; actorId: string | null; importId: string },
): Promise<void> {
  if (companies.length === 0) return;
  await updateCompanies(tx, tenantId, companies, WRITTEN, {
    userId: actorId,
    now,
    documentId: importId,
  });
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
