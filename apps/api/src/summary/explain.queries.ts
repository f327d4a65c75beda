import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { EventHistory } from '@vigilo/domain/scoring/waterfall';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** An event that counts, with what a reader of the score wants to see of it. */
export interface CountedEvent {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly source: string | null;
  readonly topic: string | null;
  readonly type: EventType;
  readonly score: number;
  readonly day: Day;
  readonly summary: string;
  readonly isSummary: boolean;
}

/** The company events that count, later than `after` up to `upTo`, newest first. */
export async function listCountedEvents(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  after: Day,
  upTo: Day,
): Promise<CountedEvent[]> {
  const result = await sql<Omit<CountedEvent, 'day'> & { day: string }>`
    SELECT id, title, url, source, topic, type, score, day, summary, is_summary AS "isSummary" FROM events
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND stage = 'company' AND is_lead
      AND day > ${isoFromDay(after)}::date AND day <= ${isoFromDay(upTo)}::date
    ORDER BY day DESC, coalesce(published_at, created_at) DESC, id DESC`.execute(tx);
  return result.rows.map((row) => ({ ...row, day: dayFromIso(row.day) }));
}

interface Scoring {
  readonly tab?: EventTab;
  readonly type: EventType;
  readonly score: number;
  readonly day: string;
}

/**
 * The events of a company that were edited or deleted since an instant and existed before it, each as it stood then and as it stands now, read
 * from the audit log: the first entry since then tells how the event stood. One that was imported then did not count: moved since, it is new; one that counted then and is among
 * the imported ones now has gone. One that does not lead its story does not count either.
 */
export async function listEventHistory(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  since: Date,
): Promise<Map<string, EventHistory>> {
  const result = await sql<{
    id: string;
    first_action: string;
    before: Scoring | null;
    after: Scoring | null;
  }>`
    SELECT DISTINCT ON (entity_id) entity_id AS id, action AS first_action, before,
      last_value(after) OVER (PARTITION BY entity_id ORDER BY at, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS after
    FROM audit_log
    WHERE tenant_id = ${tenantId} AND entity = 'event' AND parent_id = ${companyId} AND at > ${since}
      AND NOT EXISTS (SELECT FROM events e WHERE e.tenant_id = ${tenantId} AND e.id = entity_id AND NOT e.is_lead)
    ORDER BY entity_id, at, id`.execute(tx);
  const histories = result.rows.flatMap((row): [string, EventHistory][] =>
    row.before === null || row.before.tab === 'imported events'
      ? []
      : [[row.id, { before: toScoring(row.before), after: findCounted(row.after) }]],
  );
  return new Map(histories);
}

/** How a company event stands; null where it is deleted, or no company event any more. */
function findCounted(stored: Scoring | null) {
  return stored === null || stored.tab === 'imported events' ? null : toScoring(stored);
}

function toScoring(stored: Scoring) {
  return { type: stored.type, score: stored.score, day: dayFromIso(stored.day) };
}
