// The stored sums of a company's events, by which every list is sorted and coloured. They are written here only: a little at each event, wholly
// by the roll. Windows are those of packages/domain/src/scoring/score.ts; tests keep the two equal.

import type { EventType } from '@vigilo/domain/events/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { ScoredEvent } from '@vigilo/domain/scoring/score';
import { isInWindow, PREVIOUS_DAYS, windowOf } from '@vigilo/domain/scoring/score';
import { sql } from 'kysely';
import type { TenantTransaction } from '../app/tables.ts';

/** The four windows as of a day: two horizons, now and a week earlier. */
function windowsOf(asOf: Day) {
  return {
    st: windowOf('shortTerm', asOf),
    lt: windowOf('longTerm', asOf),
    prev_st: windowOf('shortTerm', asOf - PREVIOUS_DAYS),
    prev_lt: windowOf('longTerm', asOf - PREVIOUS_DAYS),
  } as const;
}

type WindowName = keyof ReturnType<typeof windowsOf>;

const WINDOW_NAMES: readonly WindowName[] = ['st', 'lt', 'prev_st', 'prev_lt'];
const TYPE_COLUMNS: Readonly<Record<EventType, 'company' | 'industry' | 'macro'>> = { Company: 'company', Industry: 'industry', Macro: 'macro' };
const TYPES: readonly EventType[] = ['Company', 'Industry', 'Macro'];

const SUM_COLUMNS = WINDOW_NAMES.flatMap((window) => TYPES.map((type) => ({ window, type, column: `${window}_${TYPE_COLUMNS[type]}` as const })));

/** The select list that sums `events` into the columns of company_scores as of a day. */
export function sumsAsOf(asOf: Day) {
  const windows = windowsOf(asOf);
  const within = (window: WindowName) => sql`e.day > ${isoFromDay(windows[window].after)}::date AND e.day <= ${isoFromDay(windows[window].upTo)}::date`;
  const sums = SUM_COLUMNS.map(({ window, type, column }) => sql`coalesce(sum(e.score) FILTER (WHERE e.type = ${sql.lit(type)} AND ${within(window)}), 0)::int AS ${sql.ref(column)}`);
  return sql.join([...sums, sql`(count(*) FILTER (WHERE ${within('st')}))::int AS events`]);
}

/** The condition that keeps the events which can count in any of the windows: those later than the longest begins. */
export function countsAsOf(asOf: Day) {
  return sql`e.stage = 'company' AND e.day > ${isoFromDay(windowsOf(asOf).prev_lt.after)}::date AND e.day <= ${isoFromDay(asOf)}::date`;
}

/**
 * Computes the sums of companies from their events and stores what differs, adding missing rows. Returns how many rows were written.
 */
export async function recomputeScores(tx: TenantTransaction, tenantId: string, asOf: Day, companyIds: readonly string[] | 'all'): Promise<number> {
  const only = companyIds === 'all' ? sql`true` : sql`c.id = ANY(${[...companyIds]}::uuid[])`;
  const onlyEvents = companyIds === 'all' ? sql`true` : sql`e.company_id = ANY(${[...companyIds]}::uuid[])`;
  const columns = [...SUM_COLUMNS.map(({ column }) => column), 'events'];
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql`coalesce(${sql.ref(`s.${column}`)}, 0)`));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  const stored = sql.join(columns.map((column) => sql.ref(`cs.${column}`)));
  const fresh = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)));
  const result = await sql`
    INSERT INTO company_scores AS cs (tenant_id, company_id, as_of, ${list})
    SELECT c.tenant_id, c.id, ${isoFromDay(asOf)}::date, ${values}
    FROM companies c LEFT JOIN (
      SELECT e.company_id, ${sumsAsOf(asOf)} FROM events e WHERE e.tenant_id = ${tenantId} AND ${countsAsOf(asOf)} AND ${onlyEvents} GROUP BY e.company_id
    ) s ON s.company_id = c.id
    WHERE c.tenant_id = ${tenantId} AND ${only}
    ON CONFLICT (tenant_id, company_id) DO UPDATE SET as_of = excluded.as_of, ${set}
    WHERE (cs.as_of, ${stored}) IS DISTINCT FROM (excluded.as_of, ${fresh})`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Adds what a change of one event does to the stored sums: minus what it was, plus what it is. The row must be as of `asOf`: where it is not
 * (the roll has not come yet) nothing is written and false comes back, and the caller recomputes the company.
 */
export async function shiftScores(tx: TenantTransaction, tenantId: string, companyId: string, asOf: Day, before: ScoredEvent | null, after: ScoredEvent | null): Promise<boolean> {
  const windows = windowsOf(asOf);
  const shifts = new Map<string, number>();
  const add = (column: string, amount: number) => shifts.set(column, (shifts.get(column) ?? 0) + amount);
  for (const [event, sign] of [[before, -1], [after, 1]] as const) {
    if (!event) continue;
    for (const window of WINDOW_NAMES) if (isInWindow(event.day, windows[window])) add(`${window}_${TYPE_COLUMNS[event.type]}`, sign * event.score);
    if (isInWindow(event.day, windows.st)) add('events', sign);
  }
  const set = [...shifts].filter(([, amount]) => amount !== 0).map(([column, amount]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${amount}`);
  const result = await sql`UPDATE company_scores SET ${sql.join([sql`as_of = as_of`, ...set])}
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND as_of = ${isoFromDay(asOf)}::date`.execute(tx);
  return Number(result.numAffectedRows ?? 0) === 1;
}

/** Whether any stored score of the tenant is of another day than this. */
export async function hasOtherDays(tx: TenantTransaction, tenantId: string, asOf: Day): Promise<boolean> {
  const result = await sql<{ differs: boolean | null }>`SELECT min(as_of) <> ${isoFromDay(asOf)}::date OR max(as_of) <> ${isoFromDay(asOf)}::date AS differs
    FROM company_scores WHERE tenant_id = ${tenantId}`.execute(tx);
  return result.rows[0]?.differs ?? false;
}
