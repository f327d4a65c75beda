import type { EventType } from '@vigilo/domain/events/event-type';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { hashKey } from '../app/hash-key.ts';
import type { TenantTransaction, Write } from '../app/tables.ts';

/** A company event with all its fields. */
export interface CompanyEvent {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly source: string;
  readonly topic: string;
  readonly type: EventType;
  /** Thousandths. */
  readonly score: number;
  readonly day: Day;
}

export interface StoredEvent {
  readonly event: CompanyEvent;
  /** Whether its summary describes the company. */
  readonly isChosen: boolean;
}

const FIELDS = sql`title, title_key, url, url_key, summary, source, topic, type, score, day`;

function valuesOf(event: CompanyEvent) {
  return sql`${event.title}, ${hashKey(titleKey(event.title))}, ${event.url}, ${hashKey(urlKey(event.url))}, ${event.summary}, ${event.source}, ${event.topic},
    ${event.type}, ${event.score}, ${isoFromDay(event.day)}`;
}

/** Adds a company event. Sending it throws the database's unique violation where the event exists. */
export function additionOfEvent(tenantId: string, id: string, companyId: string, event: CompanyEvent): Write {
  return sql`INSERT INTO events (tenant_id, id, company_id, stage, is_ui_generated, ${FIELDS})
    VALUES (${tenantId}, ${id}, ${companyId}, 'company', true, ${valuesOf(event)})`;
}

/** Writes all fields of a company event. Sending it throws the database's unique violation where another such event exists. */
export function changeOfEvent(tenantId: string, eventId: string, event: CompanyEvent, now: Date): Write {
  return sql`UPDATE events SET (${FIELDS}, updated_at, version) = ROW(${valuesOf(event)}, ${now}, version + 1) WHERE tenant_id = ${tenantId} AND id = ${eventId}`;
}

export function removalOfEvent(tenantId: string, eventId: string): Write {
  return sql`DELETE FROM events WHERE tenant_id = ${tenantId} AND id = ${eventId}`;
}

/** A company event of this company, or null. The company is locked, so the event cannot change before the transaction ends. */
export async function findCompanyEvent(tx: TenantTransaction, tenantId: string, companyId: string, eventId: string): Promise<StoredEvent | null> {
  const row = await tx
    .selectFrom('events')
    .select(['title', 'url', 'summary', 'source', 'topic', 'type', 'score', 'day', 'is_summary'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .where('company_id', '=', companyId)
    .where('stage', '=', 'company')
    .executeTakeFirst();
  if (!row || row.type === null || row.score === null || row.day === null) return null;
  return {
    event: {
      title: row.title, url: row.url ?? '', summary: row.summary,
      source: row.source ?? '', topic: row.topic ?? '', type: row.type, score: row.score, day: dayFromIso(row.day),
    },
    isChosen: row.is_summary,
  };
}
