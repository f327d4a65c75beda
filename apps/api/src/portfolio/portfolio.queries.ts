import type { StoredField } from '@vigilo/domain/companies/fields';
import type { Day } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { CompanySearch } from '../companies/company-search.ts';
import type { Order, ScoredCompany } from '../companies/company-lists.queries.ts';
import { countCompanies, listFacet, listMatching, walkMatching } from '../companies/company-lists.queries.ts';

/** The portfolio that every user has, once a company is added to it. Others, with other names, can stand beside it. */
const MY_PORTFOLIO = 'My Portfolio';

/** Whose portfolio. */
export type Owner = Pick<Caller, 'tenantId' | 'userId'>;

/** Whether `companies c` are in the caller's portfolio and not deleted; whether the caller still sees them is for the query around it to ask. */
function isInPortfolio(caller: Owner): RawBuilder<unknown> {
  return sql`NOT c.is_deleted AND c.id IN (
    SELECT m.company_id FROM portfolios p JOIN portfolio_companies m ON m.tenant_id = p.tenant_id AND m.portfolio_id = p.id
    WHERE p.tenant_id = ${caller.tenantId} AND p.user_id = ${caller.userId} AND lower(p.name) = lower(${MY_PORTFOLIO}))`;
}

/** Ids of the companies in the caller's portfolio that the caller still sees. */
export async function listPortfolioIds(tx: TenantTransaction, caller: Caller): Promise<string[]> {
  const result = await sql<{ id: string }>`
    SELECT c.id FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')} AND ${isInPortfolio(caller)}`.execute(
    tx,
  );
  return result.rows.map(({ id }) => id);
}

/** The companies of the caller's portfolio that match, as of a day. */
export function listPortfolioCompanies(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch & Order,
  asOf: Day,
  storedAsOf: Day,
): Promise<ScoredCompany[]> {
  return listMatching(tx, caller, search, isInPortfolio(caller), asOf, storedAsOf);
}

/** The same companies some at a time, in a transaction that lasts to the end. */
export function walkPortfolioCompanies(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch & Order,
  asOf: Day,
  storedAsOf: Day,
): AsyncGenerator<ScoredCompany[], void> {
  return walkMatching(tx, caller, search, isInPortfolio(caller), asOf, storedAsOf);
}

/** How many companies of the caller's portfolio match. */
export function countPortfolioCompanies(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch,
  asOf: Day,
  storedAsOf: Day,
): Promise<number> {
  return countCompanies(tx, caller, search, asOf, storedAsOf, isInPortfolio(caller));
}

/** The values that the companies of the caller's portfolio have of a field. */
export function listPortfolioFacet(
  tx: TenantTransaction,
  caller: Caller,
  field: StoredField,
  asOf: Day,
  storedAsOf: Day,
): Promise<string[]> {
  return listFacet(tx, caller, field, asOf, storedAsOf, isInPortfolio(caller));
}

export interface NamedCompany {
  readonly id: string;
  readonly ticker: string;
}

/** The company of this id in the caller's portfolio, which the caller still sees, or null. */
export async function findInPortfolio(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<NamedCompany | null> {
  const result = await sql<NamedCompany>`
    SELECT c.id, c.ticker FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')} AND ${isInPortfolio(caller)}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** Makes the owner's portfolio where there is none. Of several at once one makes it and the others wait for it. */
export async function ensurePortfolio(tx: TenantTransaction, owner: Owner, id: string): Promise<void> {
  const known =
    await sql`SELECT 1 FROM portfolios WHERE tenant_id = ${owner.tenantId} AND user_id = ${owner.userId} AND lower(name) = lower(${MY_PORTFOLIO})`.execute(
      tx,
    );
  if (known.rows.length > 0) return;
  await sql`INSERT INTO portfolios (tenant_id, id, user_id, name) VALUES (${owner.tenantId}, ${id}, ${owner.userId}, ${MY_PORTFOLIO}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

/** Adds a company to the owner's portfolio. Whether it was not there before. */
export async function addPortfolioCompany(
  tx: TenantTransaction,
  owner: Owner,
  companyId: string,
): Promise<boolean> {
  const result = await sql`
    INSERT INTO portfolio_companies (tenant_id, portfolio_id, company_id)
    SELECT p.tenant_id, p.id, ${companyId} FROM portfolios p
    WHERE p.tenant_id = ${owner.tenantId} AND p.user_id = ${owner.userId} AND lower(p.name) = lower(${MY_PORTFOLIO})
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** Takes a company out of the owner's portfolio. Whether it was there. */
export async function removePortfolioCompany(
  tx: TenantTransaction,
  owner: Owner,
  companyId: string,
): Promise<boolean> {
  const result = await sql`
    DELETE FROM portfolio_companies m USING portfolios p
    WHERE m.tenant_id = ${owner.tenantId} AND p.tenant_id = m.tenant_id AND p.id = m.portfolio_id AND p.user_id = ${owner.userId} AND lower(p.name) = lower(${MY_PORTFOLIO})
      AND m.company_id = ${companyId}`.execute(tx);
  return Number(result.numAffectedRows ?? 0) > 0;
}
