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

/**
 * The whole reply of the heat map's call as JSON text, by columns in the order of tickers. The database writes it, since ten thousand
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
  const parts = Object.entries(columns).map(
    ([name, column]) =>
      sql`${sql.lit(name)}, ${column === null ? sql`'[]'::json` : sql`coalesce(json_agg(${sql.ref(column)}), '[]'::json)`}`,
  );
  const result = await sql<{ json: string }>`${sums.with}
    SELECT json_build_object('status', 'success', 'data', json_build_object(
      'asOf', ${isoFromDay(options.asOf)}::text, 'count', count(*), 'columns', json_build_object(${sql.join(parts)})))::text AS json
    FROM (
      SELECT c.id, c.ticker, c.name, c.region, c.country, c.sector, c.industry, c.entity_type, c.status, c.rating_st, c.rating_lt, c.market_cap,
        s.st, s.lt, s.change, s.change_lt, s.events
      FROM ${companiesAsOf(caller.tenantId, options.asOf, options.storedAsOf)} ${sums.join} ${joinScores(options.asOf, options.storedAsOf)}
      WHERE ${matchesSearch(caller, search)} AND ${among(sql`c.id`)} ORDER BY upper(c.ticker) COLLATE "C"
    ) t`.execute(tx);
  const json = result.rows[0]?.json;
  if (json === undefined) throw new Error('An aggregate without GROUP BY always gives a row');
  return json;
}
