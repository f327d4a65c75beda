// The counts of the RTI Summary. They ask with the listing's own condition and scores, so that a number and the list behind it cannot disagree.

import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { categoryColumn, matchesSearch } from '../companies/company-filter.queries.ts';
import { shortTermScores } from '../scoring/score-source.queries.ts';

/** How many companies have a value; an empty name where they have none. */
export interface Count {
  readonly by: 'all' | 'impact' | 'entity' | 'region' | 'sector';
  readonly name: string;
  readonly count: number;
}

/**
 * The companies that the caller sees and that were initiated on or before a day: all of them, by category of the short-term score as of that day,
 * and by what they are classified as. One pass over one set of companies, so that the sums agree.
 */
export async function countCompanies(
  tx: TenantTransaction,
  caller: Caller,
  asOf: Day,
  storedAsOf: Day,
): Promise<Count[]> {
  const scores = shortTermScores(caller.tenantId, asOf, storedAsOf);
  const initiated = { searchQuery: '', advanceSearchParams: { recordUpdation: { to: isoFromDay(asOf) } } };
  const result = await sql<Count>`${scores.with}
    SELECT CASE WHEN grouping(impact) = 0 THEN 'impact' WHEN grouping(entity) = 0 THEN 'entity' WHEN grouping(region) = 0 THEN 'region' WHEN grouping(sector) = 0 THEN 'sector' ELSE 'all' END AS by,
      coalesce(impact, entity, region, sector, '') AS name, count(*)::int AS count
    FROM (
      SELECT ${categoryColumn()} AS impact, c.entity_type AS entity, c.region, c.sector FROM companies c ${scores.join}
      WHERE ${matchesSearch(caller, initiated)}
    ) counted GROUP BY GROUPING SETS ((), (impact), (entity), (region), (sector)) ORDER BY by, count DESC, name`.execute(
    tx,
  );
  return result.rows;
}
