import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { CompanySearch } from '../companies/company-search.ts';
import { matchesSearch } from '../companies/company-filter.queries.ts';
import { companiesAsOf } from '../companies/company-history.queries.ts';
import { eventSums, joinScores } from '../scoring/score-source.queries.ts';

export interface HeatMapOptions {
  readonly asOf: Day;
  readonly storedAsOf: Day;
  /** Only these; absent: all. */
  readonly companyIds?: readonly string[] | undefined;
  readonly withRatings: boolean;
  readonly withStatus: boolean;
}

const ALWAYS = {
  id: 't.id',
  ticker: 't.ticker',
  name: 't.name',
  region: 't.region',
  country: 't.country',
  sector: 't.sector',
  industry: 't.industry',
  entityType: 't.entity_type',
  st: 't.st',
  lt: 't.lt',
  change: 't.change',
  changeLt: 't.change_lt',
  events: 't.events',
  marketCap: 't.market_cap',
} as const;

/** Companies to a row of the answer: PostgreSQL takes three times as long to write and send one value of megabytes as many of some kilobytes. */
const BLOCK = 500;

/**
 * The whole reply of the heat map's call as JSON text, by columns in the order of tickers. The database writes the columns, since ten thousand
 * companies cost several times more as rows and objects here; what may not be seen is an empty column.
 */
export async function getHeatMapJson(
  tx: TenantTransaction,
  caller: Caller,
  search: CompanySearch,
  options: HeatMapOptions,
): Promise<string> {
  const among = (column: RawBuilder<unknown>) =>
    options.companyIds === undefined ? sql`true` : sql`${column} = ANY(${[...options.companyIds]}::uuid[])`;
  const sums = eventSums(caller.tenantId, options.asOf, options.storedAsOf, among(sql`e.company_id`));
  const columns: Record<string, string | null> = {
    ...ALWAYS,
    status: options.withStatus ? 't.status' : null,
    ratingSt: options.withRatings ? 't.rating_st' : null,
    ratingLt: options.withRatings ? 't.rating_lt' : null,
  };
  const parts = Object.entries(columns).flatMap(([name, column]) =>
    column === null ? [] : [sql`json_agg(${sql.ref(column)} ORDER BY t.place)::text AS ${sql.id(name)}`],
  );
  const { rows } = await sql<Record<string, string>>`${sums.with}
    SELECT count(*)::text AS count, ${sql.join(parts)}
    FROM (
      SELECT row_number() OVER (ORDER BY upper(c.ticker) COLLATE "C") - 1 AS place,
        c.id, c.ticker, c.name, c.region, c.country, c.sector, c.industry, c.entity_type, c.status, c.rating_st, c.rating_lt, c.market_cap,
        s.st, s.lt, s.change, s.change_lt, s.events
      FROM ${companiesAsOf(caller.tenantId, options.asOf, options.storedAsOf)} ${sums.join} ${joinScores(options.asOf, options.storedAsOf)}
      WHERE ${matchesSearch(caller, search)} AND ${among(sql`c.id`)}
    ) t GROUP BY t.place / ${sql.lit(BLOCK)} ORDER BY t.place / ${sql.lit(BLOCK)}`.execute(tx);
  const count = rows.reduce((sum, block) => sum + Number(block['count']), 0);
  const lists = Object.keys(columns).map(
    (name) => `"${name}":${joinLists(rows.map((block) => block[name]))}`,
  );
  return `{"status":"success","data":{"asOf":"${isoFromDay(options.asOf)}","count":${count},"columns":{${lists.join(',')}}}}`;
}

/** One JSON list of the entries of several, each not empty; those that are not there have none. */
function joinLists(lists: readonly (string | undefined)[]): string {
  return `[${lists.flatMap((list) => (list === undefined ? [] : list.slice(1, -1))).join(',')}]`;
}
