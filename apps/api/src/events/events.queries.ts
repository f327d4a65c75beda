import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { EventTexts } from '@vigilo/domain/events/fields';
import { EVENT_FIELDS, EVENT_TEXTS } from '@vigilo/domain/events/fields';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { mapNames } from '@vigilo/domain/records/field';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { hashKey } from '../frame/hash-key.ts';
import { storedText } from '../frame/record.queries.ts';
import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What an event says; empty or null is what an imported one may lack. */
export interface EventFields extends EventTexts {
  readonly type: EventType | null;
  /** Thousandths. */
  readonly score: number | null;
  readonly day: Day | null;
}

/** An event as it is stored, in the list it stands in. */
export interface StoredEvent {
  readonly id: string;
  readonly tab: EventTab;
  readonly event: EventFields;
  /** Whether its summary describes the company. */
  readonly isChosen: boolean;
  readonly version: number;
}

const TEXTS = EVENT_TEXTS.map((name) => sql.id(EVENT_FIELDS[name].column));
const FIELDS = sql`title_key, url_key, ${sql.join(TEXTS)}, type, score, day`;

function toColumnValues(event: EventFields) {
  const texts = EVENT_TEXTS.map((name) => sql`${storedText(EVENT_FIELDS[name], event[name])}`);
  return sql`${hashKey(titleKey(event.title))}, ${hashKey(urlKey(event.url))}, ${sql.join(texts)}, ${event.type}, ${event.score},
    ${event.day === null ? null : isoFromDay(event.day)}::date`;
}

/** Adds a company event. Throws the database's unique violation where the event exists. */
export async function insertEvent(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  companyId: string,
  event: EventFields,
): Promise<void> {
  await sql`${prepared}INSERT INTO events (tenant_id, id, company_id, stage, is_ui_generated, ${FIELDS})
    VALUES (${tenantId}, ${id}, ${companyId}, 'company', true, ${toColumnValues(event)})`.execute(tx);
}

/** Writes all fields of an event; what its source called it stays known. Throws the database's unique violation where another such event exists. */
export async function updateEvent(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
  event: EventFields,
  now: Date,
): Promise<void> {
  await sql`${prepared}UPDATE events SET (${FIELDS}, updated_at, version) = ROW(${toColumnValues(event)}, ${now}, version + 1),
      told_title = coalesce(told_title, CASE WHEN origin_key IS NOT NULL AND title <> ${event.title} THEN title END)
    WHERE tenant_id = ${tenantId} AND id = ${eventId}`.execute(tx);
}

export async function deleteEvent(tx: TenantTransaction, tenantId: string, eventId: string): Promise<void> {
  await sql`${prepared}DELETE FROM events WHERE tenant_id = ${tenantId} AND id = ${eventId}`.execute(tx);
}

/** Brings events into a list. Throws the database's unique violation where the list has one of them. */
export async function updateEventStages(
  tx: TenantTransaction,
  tenantId: string,
  eventIds: readonly string[],
  tab: EventTab,
  now: Date,
): Promise<void> {
  const stage = tab === 'company-events' ? 'company' : 'imported';
  await sql`UPDATE events SET stage = ${stage}, updated_at = ${now}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...eventIds]}::uuid[])`.execute(tx);
}

/** Those of these events that are a company's and are not set aside. The company is locked, so they cannot change before the transaction ends. */
export async function listStoredEvents(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  eventIds: readonly string[],
): Promise<StoredEvent[]> {
  if (eventIds.length === 0) return [];
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'stage', ...EVENT_TEXTS, 'type', 'score', 'day', 'is_summary', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...eventIds])
    .where('company_id', '=', companyId)
    .where('dropped_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tab: row.stage === 'company' ? 'company-events' : 'imported events',
    event: {
      ...mapNames(EVENT_TEXTS, (name) => row[name] ?? ''),
      type: row.type,
      score: row.score,
      day: row.day === null ? null : dayFromIso(row.day),
    },
    isChosen: row.is_summary,
    version: row.version,
  }));
}

/** An imported event that is set aside or brought back, as far as that is concerned. */
export interface DroppableEvent {
  readonly id: string;
  readonly version: number;
  readonly isDropped: boolean;
}

/** Those of these events that are a company's imported ones, with the imported ones that tell the same stories. The company is locked. */
export async function listDroppable(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  eventIds: readonly string[],
): Promise<DroppableEvent[]> {
  const result = await sql<DroppableEvent>`
    SELECT e.id, e.version, e.dropped_at IS NOT NULL AS "isDropped" FROM events e
    WHERE e.tenant_id = ${tenantId} AND e.company_id = ${companyId} AND e.stage = 'imported' AND (e.id = ANY(${[...eventIds]}::uuid[]) OR e.story_id IN (
      SELECT n.story_id FROM events n WHERE n.tenant_id = ${tenantId} AND n.company_id = ${companyId} AND n.id = ANY(${[...eventIds]}::uuid[])))
    ORDER BY e.id`.execute(tx);
  return result.rows;
}

/** Sets imported events aside, or brings them back (null). */
export async function updateDropped(
  tx: TenantTransaction,
  tenantId: string,
  eventIds: readonly string[],
  droppedAt: Date | null,
  now: Date,
): Promise<void> {
  await sql`UPDATE events SET dropped_at = ${droppedAt}, updated_at = ${now}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...eventIds]}::uuid[])`.execute(tx);
}
