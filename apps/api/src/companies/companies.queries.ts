import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { Day } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { eventSums, joinScores } from '../scoring/score-source.queries.ts';
import { companiesAsOf } from './company-history.queries.ts';
import type { StateRow } from '../tenants/tenants.queries.ts';

/** When a company that the caller sees was initiated, or null. */
export async function findInitiation(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<Date | null> {
  const result = await sql<{ initiated_at: Date }>`
    SELECT c.initiated_at FROM companies c WHERE c.tenant_id = ${caller.tenantId}
      AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(tx);
  return result.rows[0]?.initiated_at ?? null;
}

/** The status of a company that the caller sees, or null. */
export async function findStatus(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<CompanyStatus | null> {
  const result = await sql<{
    status: CompanyStatus;
  }>`SELECT c.status FROM companies c WHERE c.tenant_id = ${caller.tenantId}
      AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(tx);
  return result.rows[0]?.status ?? null;
}

/** Weekly change of the short-term score, in thousandths, of the visible companies among these, or of all. */
export async function listScoreChanges(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[] | undefined,
  asOf: Day,
  storedAsOf: Day,
): Promise<{ id: string; change: number }[]> {
  const among = (column: RawBuilder<unknown>) =>
    companyIds ? sql`${column} = ANY(${[...companyIds]}::uuid[])` : sql`true`;
  const sums = eventSums(caller.tenantId, asOf, storedAsOf, among(sql`e.company_id`));
  const result = await sql<{ id: string; change: number }>`${sums.with}
    SELECT c.id, s.change FROM ${companiesAsOf(caller.tenantId, asOf, storedAsOf)} ${sums.join} ${joinScores(asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId}
      AND ${isVisible(caller, 'c.id')} AND ${among(sql`c.id`)} ORDER BY c.ticker`.execute(tx);
  return result.rows;
}

/**
 * Locks a company that the caller sees for a write to it or its events, or null; with the row of the tenant's state, which is locked first and shared:
 * others may write to other companies meanwhile, but no roll or import, which take it for themselves, runs until the transaction ends, so that
 * neither computes scores from events it cannot see yet.
 */
export async function lockCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<(StateRow & { status: CompanyStatus; version: number }) | null> {
  const result = await sql<
    StateRow & { status: CompanyStatus; version: number }
  >`${prepared}SELECT t.pinned_as_of, t.companies_version, c.status, c.version FROM tenant_states t JOIN companies c ON c.tenant_id = t.tenant_id
    WHERE t.tenant_id = ${caller.tenantId}
    AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')} FOR KEY SHARE OF t FOR UPDATE OF c`.execute(tx);
  return result.rows[0] ?? null;
}

/** Notes on a company that its events changed: the as-of date is set to now (decisions.md section 1). */
export async function updateAsOfDate(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  await sql`${prepared}UPDATE companies SET as_of_date = ${now}
    WHERE tenant_id = ${tenantId} AND id = ${companyId}`.execute(tx);
}

/** Counts a change of what is kept beside a company as a change of the company: a save of an earlier version is refused. */
export async function bumpCompanyVersion(
  tx: TenantTransaction,
  { tenantId, userId }: Caller,
  companyId: string,
  now: Date,
): Promise<void> {
  await sql`${prepared}UPDATE companies SET version = version + 1, updated_at = ${now}, updated_by = ${userId}
    WHERE tenant_id = ${tenantId} AND id = ${companyId}`.execute(tx);
}

/** What names a company to people. */
export interface CompanyTicker {
  readonly id: string;
  readonly ticker: string;
}

/** The companies among these that the caller sees, in the order of their tickers. */
export async function listTickers(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[],
): Promise<CompanyTicker[]> {
  const result = await sql<CompanyTicker>`
    SELECT c.id, c.ticker FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...companyIds]}::uuid[])
      AND ${isVisible(caller, 'c.id')} ORDER BY upper(c.ticker), c.id`.execute(tx);
  return result.rows;
}

/** The company with a ticker, whatever its case, that the caller sees; or null. */
export async function findTicker(
  tx: TenantTransaction,
  caller: Caller,
  ticker: string,
): Promise<CompanyTicker | null> {
  const result = await sql<CompanyTicker>`
    SELECT c.id, c.ticker FROM companies c WHERE c.tenant_id = ${caller.tenantId}
    AND upper(c.ticker) = upper(${ticker}) AND NOT c.is_deleted AND ${isVisible(caller, 'c.id')}`.execute(tx);
  return result.rows[0] ?? null;
}
