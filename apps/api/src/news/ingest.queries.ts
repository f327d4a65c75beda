// What items of news are compared with, and how those that are new are stored: many at once.

import type { EventType } from '@vigilo/domain/scoring/event-type';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { FeedKind, StoredSuggestion } from '@vigilo/contract/news';
import { sql } from 'kysely';
import { isVisible } from '../access/access.queries.ts';
import type { Viewer } from '../access/access.queries.ts';
import { hashKey } from '../frame/hash-key.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** What a company is called in the news. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
  readonly ticker: string;
  readonly aliases: string;
}

/** The companies of a tenant that are not deleted. */
export async function listNamedCompanies(tx: TenantTransaction, tenantId: string): Promise<NamedCompany[]> {
  return tx
    .selectFrom('companies')
    .select(['id', 'name', 'ticker', 'aliases'])
    .where('tenant_id', '=', tenantId)
    .where('is_deleted', '=', false)
    .orderBy('id')
    .execute();
}

/**
 * Those of these companies that somebody sees, with their names; where wanted, locked for what is added to their imported events, in the order of their ids. The tenant's
 * state is shared, so that no import runs meanwhile, which takes it for itself.
 */
export async function listForNews(
  tx: TenantTransaction,
  viewer: Viewer,
  companyIds: readonly string[],
  isLocking: boolean,
): Promise<Map<string, Omit<NamedCompany, 'ticker'>>> {
  const result = await sql<Omit<NamedCompany, 'ticker'>>`
    SELECT c.id, c.name, c.aliases FROM tenant_states t JOIN companies c ON c.tenant_id = t.tenant_id
    WHERE t.tenant_id = ${viewer.tenantId} AND c.id = ANY(${[...companyIds]}::uuid[]) AND ${isVisible(viewer, 'c.id')} ORDER BY c.id ${isLocking ? sql`FOR KEY SHARE OF t FOR NO KEY UPDATE OF c` : sql``}`.execute(
    tx,
  );
  return new Map(result.rows.map((company) => [company.id, company]));
}

/** A key by which an item of a company is known again. */
export interface ItemKey {
  readonly companyId: string;
  /** As `hashKey` makes it. */
  readonly key: string;
}

/** Which of these keys came before, each as company and key with a space between. */
export async function listSeenKeys(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly ItemKey[],
): Promise<Set<string>> {
  const result = await sql<{ companyId: string; key: string }>`
    SELECT s.company_id AS "companyId", encode(uuid_send(s.item_key), 'hex') AS key
    FROM ${toTable(keys)} JOIN seen_items s ON s.tenant_id = ${tenantId} AND s.company_id = n.company_id AND s.item_key = n.item_key`.execute(
    tx,
  );
  return new Set(result.rows.map(({ companyId, key }) => `${companyId} ${key}`));
}

/** They came again: now and then the time is moved on, so that what a feed still shows is not forgotten. */
export async function keepSeenKeys(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly ItemKey[],
  now: Date,
): Promise<void> {
  await sql`UPDATE seen_items s SET seen_at = ${now} FROM ${toTable(keys)}
    WHERE s.tenant_id = ${tenantId} AND s.company_id = n.company_id AND s.item_key = n.item_key AND s.seen_at < ${now}::timestamptz - interval '30 days'`.execute(
    tx,
  );
}

/** Remembers that items came. */
export async function addSeenKeys(
  tx: TenantTransaction,
  tenantId: string,
  keys: readonly ItemKey[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await sql`INSERT INTO seen_items (tenant_id, company_id, item_key, seen_at) SELECT ${tenantId}, n.company_id, n.item_key, ${now} FROM ${toTable(keys)} ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

/** A FROM item named `n`. */
function toTable(keys: readonly ItemKey[]) {
  return sql`unnest(${keys.map(({ companyId }) => companyId)}::uuid[], ${keys.map(({ key }) => key)}::uuid[]) AS n(company_id, item_key)`;
}

/** An item as its event is looked for. */
export interface ComparedItem {
  readonly companyId: string;
  readonly title: string;
  readonly url: string | null;
  readonly source: string | null;
  readonly day: Day | null;
}

/** Of each item, in their order, whether its company has an event with the same address, or of the same day, known or not, title and source. */
export async function listStored(
  tx: TenantTransaction,
  tenantId: string,
  items: readonly ComparedItem[],
): Promise<boolean[]> {
  const result = await sql<{ number: number }>`
    SELECT n.number FROM unnest(${items.map((_, index) => index)}::int[], ${items.map(({ companyId }) => companyId)}::uuid[], ${items.map(({ url }) => urlHash(url))}::uuid[],
      ${items.map(({ title }) => hashKey(titleKey(title)))}::uuid[], ${items.map(({ day }) => toIso(day))}::date[], ${items.map(({ source }) => (source ?? '').toLowerCase())}::text[]
    ) AS n(number, company_id, url_key, title_key, day, source)
    WHERE EXISTS (SELECT FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND e.url_key = n.url_key)
      OR EXISTS (SELECT FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND e.stage = 'imported' AND e.day = n.day AND e.title_key = n.title_key
        AND lower(coalesce(e.source, '')) = n.source)
      OR (n.day IS NULL AND EXISTS (SELECT FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND e.stage = 'imported' AND e.day IS NULL AND e.title_key = n.title_key
        AND lower(coalesce(e.source, '')) = n.source))
      OR EXISTS (SELECT FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = n.company_id AND e.stage = 'company' AND e.day = n.day AND e.title_key = n.title_key
        AND lower(coalesce(e.source, '')) = n.source)`.execute(tx);
  const found = new Set(result.rows.map(({ number }) => number));
  return items.map((_, index) => found.has(index));
}

function toIso(day: Day | null): string | null {
  return day === null ? null : isoFromDay(day);
}

function urlHash(url: string | null): string | null {
  return url === null ? null : hashKey(urlKey(url));
}

/** A system generated event; what is not suggested surely enough is null. */
export interface NewEvent extends ComparedItem {
  readonly id: string;
  readonly publishedAt: Date | null;
  readonly writtenDate: string | null;
  readonly originKey: string | null;
  readonly summary: string;
  readonly type: EventType | null;
  readonly topic: string | null;
  /** Thousandths. */
  readonly score: number | null;
  /** Of the suggestion, shown or not, in thousandths, and 0..100. */
  readonly suggestedScore: number | null;
  readonly suggestedConfidence: number | null;
}

/** Adds imported events, of a feed or (null) come otherwise; returns the ids of those that were not there. */
export async function addImported(
  tx: TenantTransaction,
  tenantId: string,
  events: readonly NewEvent[],
  now: Date,
  feedKind: FeedKind | null,
): Promise<Set<string>> {
  const column = <T>(value: (event: NewEvent) => T): T[] => events.map((event) => value(event));
  const result = await sql<{ id: string }>`
    INSERT INTO events (tenant_id, id, company_id, stage, is_ui_generated, title, title_key, url, url_key, summary, source, topic, type, score, suggested_score, suggested_confidence, day, published_at, written_date, origin_key, feed_kind, created_at, updated_at)
    SELECT ${tenantId}, id, company_id, 'imported', false, title, title_key, url, url_key, summary, source, topic, type, score, suggested_score, suggested_confidence, day, published_at, written_date, origin_key, ${feedKind}::text, ${now}, ${now}
    FROM unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ companyId }) => companyId)}::uuid[], ${column(({ title }) => title)}::text[], ${column(({ title }) => hashKey(titleKey(title)))}::uuid[],
      ${column(({ url }) => url)}::text[], ${column(({ url }) => urlHash(url))}::uuid[], ${column(({ summary }) => summary)}::text[], ${column(({ source }) => source)}::text[],
      ${column(({ topic }) => topic)}::text[], ${column(({ type }) => type)}::text[], ${column(({ score }) => score)}::int[], ${column(({ suggestedScore }) => suggestedScore)}::int[],
      ${column(({ suggestedConfidence }) => suggestedConfidence)}::int[], ${column(({ day }) => toIso(day))}::date[],
      ${column(({ publishedAt }) => publishedAt)}::timestamptz[], ${column(({ writtenDate }) => writtenDate)}::text[], ${column(({ originKey }) => originKey)}::uuid[]
    ) AS n(id, company_id, title, title_key, url, url_key, summary, source, topic, type, score, suggested_score, suggested_confidence, day, published_at, written_date, origin_key)
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return new Set(result.rows.map(({ id }) => id));
}

export interface NewSuggestion {
  readonly eventId: string;
  readonly suggestion: StoredSuggestion;
}

/** Keeps what was suggested for events. */
export async function addSuggestions(
  tx: TenantTransaction,
  tenantId: string,
  suggestions: readonly NewSuggestion[],
): Promise<void> {
  if (suggestions.length === 0) return;
  await sql`INSERT INTO event_suggestions (tenant_id, event_id, model_version, suggestion)
    SELECT ${tenantId}, event_id, model_version, suggestion FROM unnest(${suggestions.map(({ eventId }) => eventId)}::uuid[],
      ${suggestions.map(({ suggestion }) => suggestion.modelVersion)}::int[], ${suggestions.map(({ suggestion }) => JSON.stringify(suggestion))}::jsonb[]) AS n(event_id, model_version, suggestion)`.execute(
    tx,
  );
}
