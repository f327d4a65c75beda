import type { SharePriceProblem } from '@vigilo/contract/share-prices';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { StoredPrice } from '@vigilo/domain/share-prices/plan-prices';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The prices of a company's share from one day to another, both included, ascending. */
export async function listPrices(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  from: Day,
  to: Day,
): Promise<StoredPrice[]> {
  const rows = await tx
    .selectFrom('share_prices')
    .select(['day', 'price', 'currency'])
    .where('tenant_id', '=', tenantId)
    .where('company_id', '=', companyId)
    .where('day', '>=', isoFromDay(from))
    .where('day', '<=', isoFromDay(to))
    .orderBy('day')
    .execute();
  return rows.map(({ day, price, currency }) => ({ day: dayFromIso(day), price, currency }));
}

/** Adds prices of a company, or sets those that are there. */
export async function insertPrices(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  prices: readonly StoredPrice[],
): Promise<void> {
  await sql`
    INSERT INTO share_prices (tenant_id, company_id, day, price, currency)
    SELECT ${tenantId}, ${companyId}, day, price, currency
    FROM unnest(${prices.map(({ day }) => isoFromDay(day))}::date[], ${prices.map(({ price }) => price)}::double precision[], ${prices.map(({ currency }) => currency)}::text[]) AS n(day, price, currency)
    ON CONFLICT (tenant_id, company_id, day) DO UPDATE SET price = excluded.price, currency = excluded.currency`.execute(
    tx,
  );
}

/** What an update must know of a company. */
export interface PricedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly currency: string | null;
}

export async function findPricedCompany(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<PricedCompany | null> {
  return (
    (await tx
      .selectFrom('companies')
      .select(['id', 'ticker', 'currency'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', companyId)
      .executeTakeFirst()) ?? null
  );
}

/** Live public companies that may be edited and were not updated since, the longest without first. */
export async function listDueCompanies(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<PricedCompany[]> {
  const result = await sql<PricedCompany>`
    SELECT id, ticker, currency FROM companies
    WHERE tenant_id = ${tenantId} AND NOT is_deleted AND status = 'Initiated' AND entity_type <> 'Private' AND ticker <> '' AND coalesce(share_prices_updated_at, '-infinity') < ${before}
    ORDER BY share_prices_updated_at NULLS FIRST, id`.execute(tx);
  return result.rows;
}

/** Locks a company that the system updates by itself; false where it may not be edited any more. */
export async function lockUnlessValidated(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<boolean> {
  const result = await sql`SELECT 1 FROM companies WHERE tenant_id = ${tenantId}
      AND id = ${companyId} AND NOT is_deleted AND status = 'Initiated' FOR NO KEY UPDATE`.execute(tx);
  return result.rows.length > 0;
}

export interface UpdateState {
  readonly updatedAt: Date | null;
  readonly problem: SharePriceProblem | null;
}

export async function getUpdateState(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<UpdateState> {
  const row = await tx
    .selectFrom('companies')
    .select(['share_prices_updated_at', 'share_prices_problem'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { updatedAt: row.share_prices_updated_at, problem: row.share_prices_problem };
}

/** Notes on a company that its prices are up to date. */
export async function updatePricesUpdatedAt(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  await sql`UPDATE companies SET share_prices_updated_at = ${now}, share_prices_problem = NULL
    WHERE tenant_id = ${tenantId} AND id = ${companyId}`.execute(tx);
}

/** Notes on a company why its prices could not be updated; says whether that is news. */
export async function putProblem(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  problem: SharePriceProblem,
): Promise<boolean> {
  const result = await sql`
    UPDATE companies SET share_prices_problem = ${problem}
    WHERE tenant_id = ${tenantId}
      AND id = ${companyId} AND share_prices_problem IS DISTINCT FROM ${problem} RETURNING 1`.execute(tx);
  return result.rows.length > 0;
}
