// The stored sums of a company's events, by which every list is sorted and coloured. They are written here only: a little at each event, wholly
// by the roll. Windows are those of packages/domain/src/scoring/score.ts; tests keep the two equal.

import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { ScoredEvent } from '@vigilo/domain/scoring/score';
import { isInWindow, PREVIOUS_DAYS, computeWindow } from '@vigilo/domain/scoring/score';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** The four windows as of a day: two horizons, now and a week earlier. */
function computeWindows(asOf: Day) {
  return {
    st: computeWindow('shortTerm', asOf),
    lt: computeWindow('longTerm', asOf),
    prev_st: computeWindow('shortTerm', asOf - PREVIOUS_DAYS),
    prev_lt: computeWindow('longTerm', asOf - PREVIOUS_DAYS),
  } as const;
}

type WindowName = keyof ReturnType<typeof computeWindows>;

const WINDOW_NAMES: readonly WindowName[] = ['st', 'lt', 'prev_st', 'prev_lt'];
const TYPE_COLUMNS: Readonly<Record<EventType, 'company' | 'industry' | 'macro'>> = {
  Company: 'company',
  Industry: 'industry',
  Macro: 'macro',
};
const TYPES: readonly EventType[] = ['Company', 'Industry', 'Macro'];

const SUM_COLUMNS = WINDOW_NAMES.flatMap((window) =>
  TYPES.map((type) => ({ window, type, column: `${window}_${TYPE_COLUMNS[type]}` as const })),
);

/**
 * A select of the sums of companies' events as of a day: company_id, the columns of company_scores, the number of events. `only` is a condition on
 * `events e`. Events are added up by type first, which counts each in four sums instead of twelve.
 */
export function selectEventSums(tenantId: string, asOf: Day, only = sql`true`) {
  const windows = computeWindows(asOf);
  const after = Math.min(...WINDOW_NAMES.map((window) => windows[window].after));
  const isBefore = (day: Day) => sql`e.day <= ${isoFromDay(day)}::date`;
  const isAfter = (day: Day) => sql`e.day > ${isoFromDay(day)}::date`;
  // What holds for every event that is looked at is not asked again for each window.
  const within = (window: WindowName) => {
    const bounds = [
      ...(windows[window].after === after ? [] : [isAfter(windows[window].after)]),
      ...(windows[window].upTo === asOf ? [] : [isBefore(windows[window].upTo)]),
    ];
    return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` AND `);
  };
  const byType = WINDOW_NAMES.map(
    (window) => sql`(sum(e.score) FILTER (WHERE ${within(window)}))::int AS ${sql.ref(window)}`,
  );
  const sums = SUM_COLUMNS.map(
    ({ window, type, column }) =>
      sql`coalesce(sum(${sql.ref(window)}) FILTER (WHERE type = ${sql.lit(type)}), 0)::int AS ${sql.ref(column)}`,
  );
  return sql`SELECT company_id, ${sql.join(sums)}, sum(events)::int AS events FROM (
      SELECT e.company_id, e.type, ${sql.join(byType)}, (count(*) FILTER (WHERE ${within('st')}))::int AS events FROM events e
      WHERE e.tenant_id = ${tenantId} AND e.stage = 'company' AND e.is_lead AND ${isAfter(after)} AND ${isBefore(asOf)} AND ${only}
      GROUP BY e.company_id, e.type
    ) by_type GROUP BY company_id`;
}

/**
 * Computes the sums of companies from their events and stores what differs, adding missing rows. Returns how many rows were written.
 */
export async function recomputeScores(
  tx: TenantTransaction,
  tenantId: string,
  asOf: Day,
  companyIds: readonly string[] | 'all',
): Promise<number> {
  const among = (column: RawBuilder<unknown>) =>
    companyIds === 'all' ? sql`true` : sql`${column} = ANY(${[...companyIds]}::uuid[])`;
  // A day that no row has yet makes the update write the new ones too.
  await sql`INSERT INTO company_scores (tenant_id, company_id, as_of) SELECT c.tenant_id, c.id, '-infinity' FROM companies c
    WHERE c.tenant_id = ${tenantId} AND ${among(sql`c.id`)}
      AND NOT EXISTS (SELECT FROM company_scores s WHERE s.tenant_id = c.tenant_id AND s.company_id = c.id)`.execute(
    tx,
  );
  const columns = [...SUM_COLUMNS.map(({ column }) => column), 'events'];
  const fresh = sql.join(columns.map((column) => sql`coalesce(${sql.ref(`s.${column}`)}, 0)`));
  const set = sql.join(columns.map((column) => sql.ref(column)));
  const stored = sql.join(columns.map((column) => sql.ref(`cs.${column}`)));
  if (companyIds === 'all') await setNestedLoops(tx, 'off');
  const result = await sql`
    UPDATE company_scores cs SET (as_of, ${set}) = ROW(${isoFromDay(asOf)}::date, ${fresh})
    FROM company_scores own LEFT JOIN (${selectEventSums(tenantId, asOf, among(sql`e.company_id`))}) s ON s.company_id = own.company_id
    WHERE own.tenant_id = ${tenantId} AND ${among(sql`own.company_id`)} AND cs.tenant_id = ${tenantId} AND cs.company_id = own.company_id
      AND (cs.as_of, ${stored}) <> (${isoFromDay(asOf)}::date, ${fresh})`.execute(tx);
  if (companyIds === 'all') await setNestedLoops(tx, 'on');
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Whether the planner may join by nested loops, in this transaction. Of a tenant that came since the tables were last analysed it may expect a few rows,
 * and each of a hundred thousand companies would be compared with the sums of all.
 */
async function setNestedLoops(tx: TenantTransaction, to: 'on' | 'off'): Promise<void> {
  await sql`SELECT set_config('enable_nestloop', ${to}, true)`.execute(tx);
}

/**
 * Adds what a change of events does to the stored sums: minus what stopped counting, plus what started to. Writes the one row that is as of `asOf`,
 * or none where the roll has not come yet: then the company is to be recomputed.
 */
export async function updateScoreSums(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  asOf: Day,
  stopped: readonly ScoredEvent[],
  started: readonly ScoredEvent[],
): Promise<number> {
  const windows = computeWindows(asOf);
  const shifts = new Map<string, number>();
  const add = (column: string, amount: number) => shifts.set(column, (shifts.get(column) ?? 0) + amount);
  const count = (event: ScoredEvent, sign: 1 | -1) => {
    for (const window of WINDOW_NAMES)
      if (isInWindow(event.day, windows[window]))
        add(`${window}_${TYPE_COLUMNS[event.type]}`, sign * event.score);
    if (isInWindow(event.day, windows.st)) add('events', sign);
  };
  for (const event of stopped) count(event, -1);
  for (const event of started) count(event, 1);
  const set = [...shifts]
    .filter(([, amount]) => amount !== 0)
    .map(([column, amount]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${amount}`);
  const result = await sql`${prepared}UPDATE company_scores SET ${sql.join([sql`as_of = as_of`, ...set])}
    WHERE tenant_id = ${tenantId}
      AND company_id = ${companyId} AND as_of = ${isoFromDay(asOf)}::date`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/** Whether any stored score of the tenant is of another day than this. */
export async function hasOtherDays(tx: TenantTransaction, tenantId: string, asOf: Day): Promise<boolean> {
  const result = await sql<{
    differs: boolean | null;
  }>`SELECT min(as_of) <> ${isoFromDay(asOf)}::date OR max(as_of) <> ${isoFromDay(asOf)}::date AS differs
    FROM company_scores WHERE tenant_id = ${tenantId}`.execute(tx);
  return result.rows[0]?.differs ?? false;
}

/** The sums of a company's events by day and type, of the days later than `after` up to `upTo`; read from an index alone. */
export async function listDaySums(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  after: Day,
  upTo: Day,
): Promise<ScoredEvent[]> {
  const result = await sql<{ type: EventType; score: number; day: string }>`
    SELECT day, type, sum(score)::int AS score FROM events
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND stage = 'company' AND is_lead
      AND day > ${isoFromDay(after)}::date AND day <= ${isoFromDay(upTo)}::date
    GROUP BY day, type ORDER BY day, type`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: dayFromIso(row.day) }));
}
