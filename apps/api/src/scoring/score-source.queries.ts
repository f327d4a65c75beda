// Where a query takes the scores from: the stored rows where it asks for the tenant's own as-of day, else the events themselves.

import type { Day } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { selectEventSums } from './scoring.queries.ts';

/** A FROM item to be joined to `companies c`, named `s`, with st, lt, prev_st, prev_lt, change, change_lt, the ST sums by type and the number of events. */
export function joinScores(asOf: Day, storedAsOf: Day): RawBuilder<unknown> {
  if (asOf === storedAsOf)
    return sql`JOIN company_scores s ON s.tenant_id = c.tenant_id AND s.company_id = c.id`;
  const zero = ['st_company', 'st_industry', 'st_macro', 'events'].map(
    (column) => sql`coalesce(${sql.ref(`t.${column}`)}, 0) AS ${sql.ref(column)}`,
  );
  return sql`LEFT JOIN LATERAL (
      SELECT ${sql.join(zero)},
        ${cumulative('st')} AS st, ${cumulative('lt')} AS lt, ${cumulative('prev_st')} AS prev_st, ${cumulative('prev_lt')} AS prev_lt,
        ${cumulative('st')} - ${cumulative('prev_st')} AS change, ${cumulative('lt')} - ${cumulative('prev_lt')} AS change_lt
    ) s ON true`;
}

export interface ScoreSource {
  /** What the statement begins with. */
  readonly with: RawBuilder<unknown>;
  /** What is joined to `companies c` before the scores. */
  readonly join: RawBuilder<unknown>;
}

/**
 * The common table expression that {@link joinScores} reads for a day whose scores are not stored, with its join; empty for the stored day. `only` is a
 * condition on `events e`: the events of all companies are millions, so a statement about few companies says which.
 */
export function eventSums(tenantId: string, asOf: Day, storedAsOf: Day, only = sql`true`): ScoreSource {
  if (asOf === storedAsOf) return { with: sql``, join: sql`` };
  return {
    with: sql`WITH ${sumsOf(tenantId, asOf, only)}`,
    join: sql`LEFT JOIN t ON t.company_id = c.id`,
  };
}

/** The same expression for a statement that has others before it. */
export function sumsOf(tenantId: string, asOf: Day, only: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`t AS MATERIALIZED (${selectEventSums(tenantId, asOf, only)})`;
}

/** The short-term score alone as of a day, as `s.st`, with what the statement begins with: a week before the stored day it is stored as well. */
export function shortTermScores(tenantId: string, asOf: Day, storedAsOf: Day): ScoreSource {
  if (asOf === storedAsOf - PREVIOUS_DAYS)
    return {
      with: sql``,
      join: sql`JOIN (SELECT tenant_id, company_id, prev_st AS st FROM company_scores) s ON s.tenant_id = c.tenant_id AND s.company_id = c.id`,
    };
  const sums = eventSums(tenantId, asOf, storedAsOf);
  return { with: sums.with, join: sql`${sums.join} ${joinScores(asOf, storedAsOf)}` };
}

/** The cumulative score of a window's sums. */
function cumulative(window: 'st' | 'lt' | 'prev_st' | 'prev_lt') {
  const part = (type: string) => sql`coalesce(${sql.ref(`t.${window}_${type}`)}, 0)`;
  return sql`cumulative_score(${part('company')}, ${part('industry')}, ${part('macro')})`;
}
