import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { CompanySort, StoredField } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, DETAIL_FIELDS, isScore, ROW_FIELDS } from '@vigilo/domain/companies/fields';
import type { Day } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Caller } from '../frame/caller.ts';
import type { ColumnValues } from '../frame/record.queries.ts';
import { fieldColumns } from '../frame/record.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { eventSums, joinScores, sumsOf } from '../scoring/score-source.queries.ts';
import { companyColumn, matchesSearch } from './company-filter.queries.ts';
import { companiesAsOf, everyCompanyAsOf } from './company-history.queries.ts';
import type { CompanySearch } from './company-search.ts';
import { usesScores } from './company-search.ts';

type Listed = ColumnValues<typeof COMPANY_FIELDS, (typeof ROW_FIELDS)[number]>;

/** A company with its scores in thousandths. */
export interface ScoredCompany extends Listed {
  readonly id: string;
  readonly status: CompanyStatus;
  readonly version: number;
  readonly st: number;
  readonly lt: number;
  readonly prev_st: number;
  readonly prev_lt: number;
  readonly st_company: number;
  readonly st_industry: number;
  readonly st_macro: number;
}

type Detailed = ColumnValues<typeof COMPANY_FIELDS, (typeof DETAIL_FIELDS)[number]>;

export interface CompanyDetails extends ScoredCompany, Detailed {
  /** Ids of the events whose summaries describe the company, by type and then newest first. */
  readonly summary: readonly string[];
}

const ROW = sql`c.id, c.version, ${fieldColumns(COMPANY_FIELDS, ROW_FIELDS, 'c')}, s.st, s.lt, s.prev_st, s.prev_lt, s.st_company, s.st_industry, s.st_macro`;

export interface Order {
  readonly sort: CompanySort;
  readonly descending: boolean;
}

export interface Page extends Order {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** By what the companies are put in order: tickers whatever their case, ratings from the worst to the best. */
function sortedBy(sort: CompanySort): RawBuilder<unknown> {
  const field = COMPANY_FIELDS[sort];
  const column = companyColumn(sort);
  if (field.kind === 'ticker') return sql`upper(${column})`;
  if (field.kind !== 'rating') return column;
  return sql`array_position(ARRAY[${sql.join(field.values.map((value) => sql.lit(value)))}], ${column})`;
}

/** Equal values are ordered by id, so that pages neither repeat nor miss a row. */
function orderBy({ sort, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`DESC` : sql`ASC`;
  // NULLS LAST in either direction: an unrated company is not the best one. Columns that are never null keep the index's own order.
  const nulls = 'isNullable' in COMPANY_FIELDS[sort] ? sql`NULLS LAST` : sql``;
  return sql`ORDER BY ${sortedBy(sort)} ${direction} ${nulls}, c.id ${direction}`;
}

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
  const isFoundByScores = isScore(page.sort) || usesScores(search);
  // Of another day, the sums of the page's companies alone are added up, unless all are needed to find the page.
  const early = asOf === storedAsOf || !isFoundByScores ? sql`WITH` : sql`${sums.with},`;
  const late =
    asOf === storedAsOf || isFoundByScores
      ? sql``
      : sql`, ${sumsOf(caller.tenantId, asOf, sql`e.company_id IN (SELECT id FROM page)`)}`;
  const order = orderBy(page);
  const source = companiesAsOf(caller.tenantId, asOf, storedAsOf);
  // The page is found first, from an index alone where there is one: what lies before it is only counted. And it is found once: a planner that
  // knows nothing of the tables yet would find it anew for every company.
  const result = await sql<ScoredCompany>`${early} page AS MATERIALIZED (
      SELECT c.id FROM ${source} ${isFoundByScores ? scores : sql``}
      WHERE ${matchesSearch(caller, search)} ${order} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    )${late}
    SELECT ${ROW} FROM page JOIN ${source} ON c.tenant_id = ${caller.tenantId} AND c.id = page.id ${scores} ${order}`.execute(
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
    SELECT ${ROW} FROM ${companiesAsOf(caller.tenantId, asOf, storedAsOf)} ${sums.join} ${joinScores(asOf, storedAsOf)} WHERE ${matchesSearch(caller, search)} AND ${also} ${orderBy(search)}`;
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
    SELECT count(*)::int AS count FROM ${companiesAsOf(caller.tenantId, asOf, storedAsOf)} ${sums.join} ${scores} WHERE ${matchesSearch(caller, search)} AND ${also}`.execute(
    tx,
  );
  return result.rows[0]?.count ?? 0;
}

/** One company that the caller sees, as of a day, or null. */
export async function findCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  asOf: Day,
  storedAsOf: Day,
): Promise<CompanyDetails | null> {
  const sums = eventSums(caller.tenantId, asOf, storedAsOf, sql`e.company_id = ${companyId}`);
  const result = await sql<CompanyDetails>`${sums.with}
    SELECT ${ROW}, ${fieldColumns(COMPANY_FIELDS, DETAIL_FIELDS, 'c')}, array(
        SELECT e.id FROM events e WHERE e.tenant_id = c.tenant_id AND e.company_id = c.id AND e.is_summary ORDER BY e.type, e.day DESC, coalesce(e.published_at, e.created_at) DESC, e.id DESC
      ) AS summary FROM ${everyCompanyAsOf(caller.tenantId, asOf, storedAsOf)} ${sums.join} ${joinScores(asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId} AND c.id = ${companyId} AND ${isVisible(caller, 'c.id')}`.execute(
    tx,
  );
  return result.rows[0] ?? null;
}

/** The values that the visible companies have of a field as of a day, sorted; an empty string where some have none. `also` leaves out companies. */
export async function listFacet(
  tx: TenantTransaction,
  caller: Caller,
  field: StoredField,
  asOf: Day,
  storedAsOf: Day,
  also: RawBuilder<unknown> = sql`true`,
): Promise<string[]> {
  const result = await sql<{ value: string }>`
    SELECT DISTINCT coalesce(${companyColumn(field)}, '') COLLATE "und-x-icu" AS value FROM ${companiesAsOf(caller.tenantId, asOf, storedAsOf)}
    WHERE c.tenant_id = ${caller.tenantId} AND ${isVisible(caller, 'c.id')} AND ${also} ORDER BY value`.execute(
    tx,
  );
  return result.rows.map((row) => row.value);
}
