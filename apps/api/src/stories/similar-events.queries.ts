import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { selectBothStages } from './both-stages.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** The event that leads a story, or stands alone, and was not split off by an analyst. */
export interface LeadEvent {
  readonly id: string;
  readonly title: string;
  readonly type: EventType | null;
  readonly day: Day;
}

/** Comparing takes the time of the process that answers: a company with more events in these days has too many to look through anyway. */
const MOST_LEADS = 400;

/** Those of a company of these days, the newest ones. */
export async function listLeadsOfDays(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  days: readonly Day[],
  withImported: boolean,
): Promise<LeadEvent[]> {
  const isoDays = days.map(isoFromDay);
  const selectLeads = (
    isOfStage: RawBuilder<unknown>,
  ) => sql`SELECT e.id, e.title, e.type, e.day FROM events e
    WHERE e.tenant_id = ${tenantId} AND e.company_id = ${companyId} AND ${isOfStage} AND e.day = ANY(${isoDays}::date[]) AND e.is_lead AND NOT e.is_split AND e.dropped_at IS NULL`;
  const leads = withImported ? selectBothStages(selectLeads) : selectLeads(sql`e.stage = 'company'`);
  const result = await sql<Omit<LeadEvent, 'day'> & { day: string }>`
    ${leads} ORDER BY day DESC, id DESC LIMIT ${MOST_LEADS}`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: dayFromIso(row.day) }));
}

/** A story by the event that leads it. */
export interface LeadRow {
  readonly id: string;
  readonly stage: EventStage;
  readonly title: string;
  readonly source: string | null;
  readonly type: EventType | null;
  /** Thousandths. */
  readonly score: number | null;
  readonly day: Day | null;
  /** An analyst took it out of a story. */
  readonly isSplit: boolean;
}

/** An event, and the others of its company that lead a story within some days of it and are not set aside; the nearest first, at most so many. */
export async function listLeadsNear(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<LeadRow[]> {
  const fields = sql`e.id, e.stage, e.title, e.source, e.type, e.score, e.day, e.is_split AS "isSplit", abs(e.day - given.day) AS distance, e.id <> given.id AS is_other`;
  const isNear = sql`e.is_lead AND e.dropped_at IS NULL AND (e.day IS NULL OR given.day IS NULL OR abs(e.day - given.day) <= ${days})`;
  const selectOthers = (isOfStage: RawBuilder<unknown>) => sql`SELECT ${fields} FROM given
      JOIN events e ON e.tenant_id = ${tenantId} AND e.company_id = given.company_id AND ${isOfStage} WHERE e.id <> given.id AND ${isNear}`;
  const result = await sql<Omit<LeadRow, 'day'> & { day: string | null }>`
    WITH given AS MATERIALIZED (SELECT id, company_id, day FROM events WHERE tenant_id = ${tenantId} AND id = ${eventId})
    SELECT id, stage, title, source, type, score, day, "isSplit" FROM (
      SELECT ${fields} FROM given JOIN events e ON e.tenant_id = ${tenantId} AND e.id = given.id UNION ALL ${selectBothStages(selectOthers)}
    ) found ORDER BY is_other, distance, id DESC LIMIT ${limit}`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: row.day === null ? null : dayFromIso(row.day) }));
}
