// Events as the tables of the events screen show them: one row a story, that is the event that leads it; and those whose summaries describe the company,
// which can be unchecked there whatever leads their story.

import type { EventSort } from '@vigilo/contract/events';
import type { StoredSuggestion } from '@vigilo/contract/news';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The events of a list of a company from a day to a day, both among them; imported ones without a date as well. */
export interface EventWindow {
  readonly companyId: string;
  readonly tab: EventTab;
  readonly from: Day;
  readonly upTo: Day;
}

/** Any of the values of each; an empty text among them stands for what is not given. An empty list asks for nothing. */
export interface EventSearch {
  readonly types: readonly string[];
  /** Thousandths; null for what is not given. */
  readonly scores: readonly (number | null)[] | null;
  readonly topics: readonly string[];
  readonly sources: readonly string[];
  readonly from: Day | null;
  readonly to: Day | null;
  readonly text: string;
  /** Whether the text is looked for in summaries too. */
  readonly inSummaries: boolean;
}

export interface EventPage {
  readonly sort: EventSort;
  readonly descending: boolean;
  /** Null: all of them. */
  readonly rows: { readonly skip: number; readonly limit: number } | null;
}

export interface ListedEvent {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly summary: string;
  readonly source: string | null;
  readonly topic: string | null;
  readonly type: EventType | null;
  readonly score: number | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly is_ui_generated: boolean;
  readonly is_summary: boolean;
  readonly version: number;
  readonly sources: number;
  readonly suggestion: StoredSuggestion | null;
}

const SORTS: Readonly<Record<EventSort, RawBuilder<unknown>>> = {
  title: sql`e.title COLLATE "und-x-icu"`,
  source: sql`e.source COLLATE "und-x-icu"`,
  event: sql`e.type`,
  topic: sql`e.topic COLLATE "und-x-icu"`,
  score: sql`e.score`,
  date: sql`e.day`,
};

/** The day of the latest event of a list up to a day, or null. */
export async function findLatestDay(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  tab: EventTab,
  upTo: Day,
): Promise<Day | null> {
  const result = await sql<{ day: string | null }>`
    SELECT max(e.day) AS day FROM events e WHERE e.tenant_id = ${tenantId} AND e.company_id = ${companyId} AND ${isInTab(tab)} AND e.day <= ${isoFromDay(upTo)}::date`.execute(
    tx,
  );
  const day = result.rows[0]?.day ?? null;
  return day === null ? null : dayFromIso(day);
}

/** One page of the events that match, and how many match in all. Members of a story are counted in both lists where `countsImported`. */
export async function listEvents(
  tx: TenantTransaction,
  tenantId: string,
  window: EventWindow,
  search: EventSearch,
  page: EventPage,
  countsImported: boolean,
): Promise<{ events: ListedEvent[]; total: number }> {
  const order = orderBy(page, window.tab);
  const rows = page.rows ? sql`LIMIT ${page.rows.limit} OFFSET ${page.rows.skip}` : sql``;
  const isImported = window.tab === 'imported events';
  // The events are gone through once for both; what belongs to a row is looked up for the rows of the page alone.
  const result = await sql<ListedEvent & { total: number }>`
    WITH page AS MATERIALIZED (SELECT e.id, count(*) OVER ()::int AS total FROM events e WHERE ${matches(tenantId, window, search)} ${order} ${rows})
    SELECT e.id, e.title, e.url, e.summary, e.source, e.topic, e.type, e.score, e.day, e.is_ui_generated, e.is_summary, e.version, p.total,
      CASE WHEN e.story_id IS NULL THEN 1 ELSE greatest(1, (SELECT count(*) FROM events m
        WHERE m.tenant_id = ${tenantId} AND m.company_id = ${window.companyId} AND m.story_id = e.story_id AND ${countsImported ? sql`true` : sql`m.stage = 'company'`})) END::int AS sources,
      ${isImported ? sql`(SELECT s.suggestion FROM event_suggestions s WHERE s.tenant_id = ${tenantId} AND s.event_id = e.id)` : sql`NULL::jsonb`} AS suggestion
    FROM page p JOIN events e ON e.tenant_id = ${tenantId} AND e.id = p.id ${order}`.execute(tx);
  const { rows: events } = result;
  // A page behind the last one says nothing of those before it.
  const isBehind = events.length === 0 && (page.rows?.skip ?? 0) > 0;
  return {
    events,
    total: isBehind ? await countEvents(tx, tenantId, window, search) : (events[0]?.total ?? 0),
  };
}

async function countEvents(
  tx: TenantTransaction,
  tenantId: string,
  window: EventWindow,
  search: EventSearch,
): Promise<number> {
  const result = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM events e WHERE ${matches(tenantId, window, search)}`.execute(tx);
  return result.rows[0]?.count ?? 0;
}

export interface EventChoice {
  readonly field: 'type' | 'score' | 'topic' | 'source';
  /** Empty for what is not given; a score in thousandths. */
  readonly value: string;
  readonly count: number;
}

/** What the events of a window have in the fields that are filtered by, and how many have it. */
export async function listChoices(
  tx: TenantTransaction,
  tenantId: string,
  window: EventWindow,
): Promise<EventChoice[]> {
  const result = await sql<EventChoice>`
    WITH counted AS (
      SELECT coalesce(e.type, '') AS type, coalesce(e.score::text, '') AS score, coalesce(e.topic, '') AS topic, coalesce(e.source, '') AS source, count(*)::int AS count,
        grouping(coalesce(e.type, ''), coalesce(e.score::text, ''), coalesce(e.topic, ''), coalesce(e.source, '')) AS absent
      FROM events e WHERE ${isInWindow(tenantId, window)}
      GROUP BY GROUPING SETS ((coalesce(e.type, '')), (coalesce(e.score::text, '')), (coalesce(e.topic, '')), (coalesce(e.source, '')))
    )
    SELECT CASE absent WHEN 7 THEN 'type' WHEN 11 THEN 'score' WHEN 13 THEN 'topic' ELSE 'source' END AS field,
      coalesce(CASE absent WHEN 7 THEN type WHEN 11 THEN score WHEN 13 THEN topic ELSE source END, '') COLLATE "und-x-icu" AS value, count
    FROM counted ORDER BY field, value`.execute(tx);
  return result.rows;
}

function isInTab(tab: EventTab): RawBuilder<unknown> {
  return tab === 'company-events' ? sql`e.stage = 'company'` : sql`e.stage = 'imported'`;
}

function isInWindow(tenantId: string, { companyId, tab, from, upTo }: EventWindow): RawBuilder<unknown> {
  const isThen = sql`e.day >= ${isoFromDay(from)}::date AND e.day <= ${isoFromDay(upTo)}::date`;
  const days = tab === 'company-events' ? isThen : sql`(e.day IS NULL OR (${isThen}))`;
  const isRow = tab === 'company-events' ? sql`(e.is_lead OR e.is_summary)` : sql`e.is_lead`;
  return sql`e.tenant_id = ${tenantId} AND e.company_id = ${companyId} AND ${isInTab(tab)} AND ${isRow} AND ${days}`;
}

function matches(tenantId: string, window: EventWindow, search: EventSearch): RawBuilder<unknown> {
  const conditions = [isInWindow(tenantId, window)];
  if (search.from !== null) conditions.push(sql`e.day >= ${isoFromDay(search.from)}::date`);
  if (search.to !== null) conditions.push(sql`e.day <= ${isoFromDay(search.to)}::date`);
  for (const [column, values] of [
    ['type', search.types],
    ['topic', search.topics],
    ['source', search.sources],
  ] as const) {
    if (values.length > 0)
      conditions.push(sql`coalesce(${sql.ref(`e.${column}`)}, '') = ANY(${[...values]}::text[])`);
  }
  if (search.scores) conditions.push(hasScore(search.scores));
  if (search.text !== '') conditions.push(holdsText(search.text, search.inSummaries));
  return sql.join(conditions, sql` AND `);
}

function hasScore(scores: readonly (number | null)[]): RawBuilder<unknown> {
  const given = sql`e.score = ANY(${scores.filter((score) => score !== null)}::int[])`;
  return scores.includes(null) ? sql`(e.score IS NULL OR ${given})` : given;
}

/** Small letters by Unicode's own table: the language's would take most of the time of a search. */
function holdsText(text: string, inSummaries: boolean): RawBuilder<unknown> {
  const searched = inSummaries ? sql`e.title || E'\\n' || e.summary` : sql`e.title`;
  return sql`strpos(lower((${searched}) COLLATE pg_c_utf8), lower(${text}::text COLLATE pg_c_utf8)) > 0`;
}

/**
 * What is not given comes last in either direction; equal values are ordered by day and id, so that pages neither repeat nor miss a row. Every company event
 * has a day, by which an index brings them in order.
 */
function orderBy({ sort, descending }: EventPage, tab: EventTab): RawBuilder<unknown> {
  const direction = descending ? sql`DESC` : sql`ASC`;
  const last = sort === 'date' && tab === 'company-events' ? sql`` : sql`NULLS LAST`;
  const newest = sort === 'date' ? sql`` : sql`, e.day DESC NULLS LAST`;
  return sql`ORDER BY ${SORTS[sort]} ${direction} ${last}${newest}, e.id ${direction}`;
}
