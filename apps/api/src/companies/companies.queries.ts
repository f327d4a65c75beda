import type { CompanySort } from '@vigilo/domain/companies/fields';
import type { EntityType, CompanyStatus } from '@vigilo/domain/companies/company';
import type { Day } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';
import type { StateRow } from '../tenants/tenants.queries.ts';
import { eventSums, joinScores } from '../scoring/score-source.queries.ts';
import type { CompanySearch } from './company-search.ts';
import { usesScores } from './company-search.ts';
import { matchesSearch } from './company-filter.queries.ts';

/** A company with its scores in thousandths. */
export interface ScoredCompany {
  readonly id: string;
  readonly ticker: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly entity_type: EntityType;
  readonly sector: string;
  readonly industry: string;
  readonly rating_st: string | null;
  readonly rating_lt: string | null;
  readonly status: CompanyStatus;
  readonly as_of_date: Date;
  readonly version: number;
  readonly st: number;
  readonly lt: number;
  readonly prev_st: number;
  readonly prev_lt: number;
  readonly st_company: number;
  readonly st_industry: number;
  readonly st_macro: number;
}

const ROW = sql`c.id, c.ticker, c.name, c.region, c.country, c.entity_type, c.sector, c.industry, c.rating_st, c.rating_lt, c.status, c.as_of_date, c.version,
  s.st, s.lt, s.prev_st, s.prev_lt, s.st_company, s.st_industry, s.st_macro`;

const GRADE_ORDER = sql`ARRAY['C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+']`;

const SORTS: Readonly<Record<CompanySort, RawBuilder<unknown>>> = {
  companyName: sql`c.name`,
  ticker: sql`upper(c.ticker)`,
  region: sql`c.region`,
  country: sql`c.country`,
  entityType: sql`c.entity_type`,
  sector: sql`c.sector`,
  industry: sql`c.industry`,
  creditRiskRatingST: sql`array_position(${GRADE_ORDER}, c.rating_st)`,
  creditRiskRatingLT: sql`array_position(${GRADE_ORDER}, c.rating_lt)`,
  cumulativeScoreST: sql`s.st`,
  scoreChange: sql`s.change`,
  category: sql`s.st`,
  eventScoreCompany: sql`s.st_company`,
  eventScoreIndustry: sql`s.st_industry`,
  eventScoreMacro: sql`s.st_macro`,
  asOfDate: sql`c.as_of_date`,
  status: sql`c.status`,
};

export interface Order {
  readonly sort: CompanySort;
  readonly descending: boolean;
}

export interface Page extends Order {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** Equal values are ordered by id, so that pages neither repeat nor miss a row. */
function orderBy({ sort, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`DESC` : sql`ASC`;
  // NULLS LAST in either direction: an unrated company is not the best one. Columns that are never null keep the index's own order.
  const nulls = sort === 'creditRiskRatingST' || sort === 'creditRiskRatingLT' ? sql`NULLS LAST` : sql``;
  return sql`ORDER BY ${SORTS[sort]} ${direction} ${nulls}, c.id ${direction}`;
}

const SORTS_BY_SCORE: ReadonlySet<CompanySort> = new Set([
  'cumulativeScoreST',
  'scoreChange',
  'category',
  'eventScoreCompany',
  'eventScoreIndustry',
  'eventScoreMacro',
]);

/** One page of the companies that match, as of a day. */
export async function listCompanies(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch,
  page: Page,
  asOf: Day,
  storedAsOf: Day,
): Promise<ScoredCompany[]> {
  const sums = eventSums(caller.tenantId, asOf, storedAsOf);
  const scores = sql`${sums.join} ${joinScores(asOf, storedAsOf)}`;
  const order = orderBy(page);
  // The page is found first, from an index alone where there is one: what lies before it is only counted. And it is found once: a planner that
  // knows nothing of the tables yet would find it anew for every company.
  const result =
    await sql<ScoredCompany>`${asOf === storedAsOf ? sql`WITH` : sql`${sums.with},`} page AS MATERIALIZED (
      SELECT c.id FROM companies c ${SORTS_BY_SCORE.has(page.sort) || usesScores(search) ? scores : sql``}
      WHERE ${matchesSearch(caller, search)} ${order} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    )
    SELECT ${ROW} FROM page JOIN companies c ON c.tenant_id = ${caller.tenantId} AND c.id = page.id ${scores} ${order}`.execute(
      tx,
    );
  return result.rows;
}

/** All companies that match and meet one more condition on `companies c`, as of a day. */
export async function listMatching(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch & Order,
  also: RawBuilder<unknown>,
  asOf: Day,
  storedAsOf: Day,
): Promise<ScoredCompany[]> {
  const result = await sql<ScoredCompany>`${matching(caller, search, also, asOf, storedAsOf)}`.execute(tx);
  return result.rows;
}

function matching(
  caller: Caller,
  search: CompanySearch & Order,
  also: RawBuilder<unknown>,
  asOf: Day,
  storedAsOf: Day,
): RawBuilder<unknown> {
  const sums = eventSums(caller.tenantId, asOf, storedAsOf);
  return sql`${sums.with}
    SELECT ${ROW} FROM companies c ${sums.join} ${joinScores(asOf, storedAsOf)} WHERE ${matchesSearch(caller, search)} AND ${also} ${orderBy(search)}`;
}

const WALK_ROWS = 200;

/**
 * The same companies some at a time, all as they are when it begins: however many they are, few are in memory. The transaction must last to the end, and
 * hold one walk at a time.
 */
export async function* walkMatching(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch & Order,
  also: RawBuilder<unknown> | null,
  asOf: Day,
  storedAsOf: Day,
): AsyncGenerator<ScoredCompany[], void> {
  await sql`DECLARE companies_walk NO SCROLL CURSOR FOR ${matching(caller, search, also ?? sql`true`, asOf, storedAsOf)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } =
      await sql<ScoredCompany>`FETCH FORWARD ${sql.lit(WALK_ROWS)} FROM companies_walk`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < WALK_ROWS) break;
  }
  await sql`CLOSE companies_walk`.execute(tx);
}

/** How many companies match. */
export async function countCompanies(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch,
  asOf: Day,
  storedAsOf: Day,
  also: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const sums = usesScores(search)
    ? eventSums(caller.tenantId, asOf, storedAsOf)
    : { with: sql``, join: sql`` };
  const scores = usesScores(search) ? joinScores(asOf, storedAsOf) : sql``;
  const result = await sql<{ count: number }>`${sums.with}
    SELECT count(*)::int AS count FROM companies c ${sums.join} ${scores} WHERE ${matchesSearch(caller, search)} AND ${also}`.execute(
    tx,
  );
  return result.rows[0]?.count ?? 0;
}

export interface CompanyDetails extends ScoredCompany {
  readonly business_description: string;
  readonly currency: string | null;
  readonly initiated_at: Date;
  readonly press_release_url: string | null;
  readonly rss_feed_url: string | null;
  readonly aliases: string;
  /** Ids of the events whose summaries describe the company, by type and then newest first. */
  readonly summary: readonly string[];
}

/** One company that the caller sees, as of a day, or null. */
export async function findCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  asOf: Day,
  storedAsOf: Day,
): Promise<CompanyDetails | null> {
  const sums = eventSums(caller.tenantId, asOf, storedAsOf);
  const result = await sql<CompanyDetails>`${sums.with}
    SELECT ${ROW}, c.business_description, c.currency, c.initiated_at, c.press_release_url, c.rss_feed_url, c.aliases, array(
        SELECT e.id FROM events e WHERE e.tenant_id = c.tenant_id AND e.company_id = c.id AND e.is_summary ORDER BY e.type, e.day DESC, e.id DESC
      ) AS summary FROM companies c ${sums.join} ${joinScores(asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** When a company that the caller sees was initiated, or null. */
export async function findInitiation(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<Date | null> {
  const result = await sql<{ initiated_at: Date }>`
    SELECT c.initiated_at FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
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
  }>`SELECT c.status FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
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
  const sums = eventSums(caller.tenantId, asOf, storedAsOf);
  const only = companyIds ? sql`c.id = ANY(${[...companyIds]}::uuid[])` : sql`true`;
  const result = await sql<{ id: string; change: number }>`${sums.with}
    SELECT c.id, s.change FROM companies c ${sums.join} ${joinScores(asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')} AND ${only} ORDER BY c.ticker`.execute(
    tx,
  );
  return result.rows;
}

export type FacetColumn =
  | 'ticker'
  | 'name'
  | 'region'
  | 'country'
  | 'entity_type'
  | 'sector'
  | 'industry'
  | 'rating_st'
  | 'rating_lt'
  | 'status';

/** The values that the visible companies have in a column, sorted; an empty string where some have none. `also` leaves out companies. */
export async function listFacet(
  tx: TenantTransaction,
  caller: Caller,
  column: FacetColumn,
  also: RawBuilder<unknown> = sql`true`,
): Promise<string[]> {
  const result = await sql<{ value: string }>`
    SELECT DISTINCT coalesce(${sql.ref(`c.${column}`)}, '') COLLATE "und-x-icu" AS value FROM companies c
    WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')} AND ${also} ORDER BY value`.execute(
    tx,
  );
  return result.rows.map((row) => row.value);
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
  const result = await sql<StateRow & { status: CompanyStatus; version: number }>`
    SELECT t.pinned_as_of, t.companies_version, c.status, c.version FROM tenant_states t JOIN companies c ON c.tenant_id = t.tenant_id
    WHERE t.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')} FOR KEY SHARE OF t FOR UPDATE OF c`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** Notes on a company that its events changed: the as-of date is set to now (decisions.md section 1). */
export function updateAsOfDate(tenantId: string, companyId: string, now: Date): Write {
  return sql`UPDATE companies SET as_of_date = ${now} WHERE tenant_id = ${tenantId} AND id = ${companyId}`;
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
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ANY(${[...companyIds]}::uuid[]) AND ${isVisible(caller, 'c.id')} ORDER BY upper(c.ticker), c.id`.execute(
    tx,
  );
  return result.rows;
}

/** The company with a ticker, whatever its case, that the caller sees; or null. */
export async function findTicker(
  tx: TenantTransaction,
  caller: Caller,
  ticker: string,
): Promise<CompanyTicker | null> {
  const result = await sql<CompanyTicker>`
    SELECT c.id, c.ticker FROM companies c WHERE c.tenant_id = ${caller.tenantId} AND upper(c.ticker) = upper(${ticker}) AND NOT c.is_deleted AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}
