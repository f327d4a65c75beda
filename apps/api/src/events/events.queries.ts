import type { EventType } from '@vigilo/domain/events/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { newId } from '../app/ids.ts';
import type { TenantTransaction } from '../app/tables.ts';

/** A company event with all its fields. */
export interface CompanyEvent {
  readonly title: string;
  readonly titleKey: string;
  readonly url: string;
  readonly urlKey: string | null;
  readonly summary: string;
  readonly source: string;
  readonly topic: string;
  readonly type: EventType;
  /** Thousandths. */
  readonly score: number;
  readonly day: Day;
}

function columnsOf(event: CompanyEvent) {
  return {
    title: event.title, title_key: event.titleKey, url: event.url, url_key: event.urlKey, summary: event.summary,
    source: event.source, topic: event.topic, type: event.type, score: event.score, day: isoFromDay(event.day),
  };
}

/** Adds a company event and returns its id. @throws the database's unique violation where the event exists. */
export async function addEventRow(tx: TenantTransaction, tenantId: string, companyId: string, event: CompanyEvent): Promise<string> {
  const id = newId();
  await tx
    .insertInto('events')
    .values({ tenant_id: tenantId, id, company_id: companyId, stage: 'company', is_ui_generated: true, ...columnsOf(event) })
    .execute();
  return id;
}

/** Writes all fields of a company event. @throws the database's unique violation where another such event exists. */
export async function changeEventRow(tx: TenantTransaction, tenantId: string, eventId: string, event: CompanyEvent, now: Date): Promise<void> {
  await tx
    .updateTable('events')
    .set({ ...columnsOf(event), updated_at: now, version: sql`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .execute();
}

export async function removeEventRow(tx: TenantTransaction, tenantId: string, eventId: string): Promise<void> {
  await tx.deleteFrom('events').where('tenant_id', '=', tenantId).where('id', '=', eventId).execute();
}

/** A company event of this company, or null. The company is locked, so the event cannot change before the transaction ends. */
export async function findCompanyEvent(tx: TenantTransaction, tenantId: string, companyId: string, eventId: string): Promise<CompanyEvent | null> {
  const row = await tx
    .selectFrom('events')
    .select(['title', 'title_key', 'url', 'url_key', 'summary', 'source', 'topic', 'type', 'score', 'day'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .where('company_id', '=', companyId)
    .where('stage', '=', 'company')
    .executeTakeFirst();
  if (!row || row.type === null || row.score === null || row.day === null) return null;
  return {
    title: row.title, titleKey: row.title_key, url: row.url ?? '', urlKey: row.url_key, summary: row.summary,
    source: row.source ?? '', topic: row.topic ?? '', type: row.type, score: row.score, day: dayFromIso(row.day),
  };
}

/** Adds names to the tenant's list of sources or topics where they are not there yet. */
export async function addNames(tx: TenantTransaction, table: 'sources' | 'topics', tenantId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await sql`INSERT INTO ${sql.table(table)} (tenant_id, id, name) VALUES (${tenantId}, ${newId()}, ${name}) ON CONFLICT DO NOTHING`.execute(tx);
  }
}
