// Events as the tables of the events screen show them: one row a story, that is the event that leads it; and those whose summaries describe the company,
// which can be unchecked there whatever leads their story.

import type { FeedKind, StoredSuggestion } from '@vigilo/contract/news';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { EventFilter, EventSort, EventText } from '@vigilo/domain/events/fields';
import { EVENT_FIELDS, EVENT_FILTERS, EVENT_TEXTS } from '@vigilo/domain/events/fields';
import type { Report } from '@vigilo/domain/events/report-counts';
import type { RevisionKind } from '@vigilo/domain/events/revision';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ColumnValues } from '../frame/record.queries.ts';
import { fieldColumns } from '../frame/record.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { FirstReport } from '../stories/reports.queries.ts';
import { selectFirstReport, selectReports } from '../stories/reports.queries.ts';

/** The events of a list of a company from a day to a day, both among them; imported ones without a date as well. */
export interface EventWindow {
  readonly companyId: string;
  readonly tab: EventTab;
  readonly from: Day;
  readonly upTo: Day;
}

/** The filters by what is stored as a text. */
export const TEXT_FILTERS = Object.values(EVENT_FILTERS).filter((name) => name !== 'score');
type TextFilter = (typeof TEXT_FILTERS)[number];

/** Any of the values of each; an empty text among them stands for what is not given. An empty list asks for nothing. */
export interface EventSearch {
  readonly texts: Readonly<Record<TextFilter, readonly string[]>>;
  /** Thousandths; null for what is not given. */
  readonly scores: readonly (number | null)[] | null;
  /** Thousandths, both in it. */
  readonly scoreRange: { readonly from: number | null; readonly to: number | null };
  readonly from: Day | null;
  readonly to: Day | null;
  readonly text: string;
  /** Whether the text is looked for in summaries too. */
  readonly inSummaries: boolean;
}

export interface EventPage {
  readonly sort: EventSort;
  readonly descending: boolean;
  readonly rows: { readonly skip: number; readonly limit: number };
}

export interface ListedEvent extends ColumnValues<typeof EVENT_FIELDS, EventText> {
  readonly id: string;
  readonly type: EventType | null;
  readonly score: number | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly created_at: Date;
  readonly published_at: Date | null;
  readonly written_date: string | null;
  readonly revision: RevisionKind | null;
  readonly is_ui_generated: boolean;
  readonly is_summary: boolean;
  readonly version: number;
  /** The reports of its story, itself among them; null where it stands alone. */
  readonly reports: readonly Report[] | null;
  /** Who reported its story first; null where it stands alone. */
  readonly first: FirstReport | null;
  readonly suggestion: StoredSuggestion | null;
  readonly feed_kind: FeedKind | null;
}

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
  const rows = sql`LIMIT ${page.rows.limit} OFFSET ${page.rows.skip}`;
  const isImported = window.tab === 'imported events';
  const ofStory = sql`m.tenant_id = ${tenantId} AND m.company_id = ${window.companyId} AND m.story_id = e.story_id AND ${countsImported ? sql`true` : sql`m.stage = 'company'`}`;
  // The events are gone through once for both; what belongs to a row is looked up for the rows of the page alone.
  const result = await sql<ListedEvent & { total: number }>`
    WITH page AS MATERIALIZED (SELECT e.id, count(*) OVER ()::int AS total FROM events e WHERE ${matches(tenantId, window, search)} ${order} ${rows})
    SELECT e.id, ${fieldColumns(EVENT_FIELDS, EVENT_TEXTS, 'e')}, e.type, e.score, e.day, e.created_at, e.published_at, e.written_date, e.is_ui_generated, e.is_summary, e.version, e.feed_kind, p.total,
      (SELECT r.kind FROM event_revisions r WHERE r.tenant_id = ${tenantId} AND r.event_id = e.id AND r.state = 'open' ORDER BY r.seen_at DESC LIMIT 1) AS revision,
      CASE WHEN e.story_id IS NOT NULL THEN ${selectReports(ofStory)} END AS reports,
      CASE WHEN e.story_id IS NOT NULL THEN ${selectFirstReport(ofStory)} END AS first,
      ${isImported ? sql`(SELECT s.suggestion FROM event_suggestions s WHERE s.tenant_id = ${tenantId} AND s.event_id = e.id)` : sql`NULL::jsonb`} AS suggestion
    FROM page p JOIN events e ON e.tenant_id = ${tenantId} AND e.id = p.id ${order}`.execute(tx);
  const { rows: events } = result;
  // A page behind the last one says nothing of those before it.
  const isBehind = events.length === 0 && page.rows.skip > 0;
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

export type FilteredField = (typeof EVENT_FILTERS)[EventFilter];

export interface EventChoice {
  readonly field: FilteredField;
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
  const fields = Object.values(EVENT_FILTERS);
  const texts = fields.map((name) => sql`coalesce(${eventColumn(name)}::text, '')`);
  // Of all fields `grouping` gives a bit each, the first the highest; only the field that a row counts has none.
  const bit = (at: number) => sql.lit(2 ** fields.length - 1 - 2 ** (fields.length - 1 - at));
  const pick = (values: readonly RawBuilder<unknown>[]) =>
    sql`CASE grouping(${sql.join(texts)}) ${sql.join(
      values.map((value, at) => sql`WHEN ${bit(at)} THEN ${value}`),
      sql` `,
    )} END`;
  const result = await sql<EventChoice>`
    SELECT ${pick(fields.map((name) => sql.lit(name)))} AS field, ${pick(texts)} COLLATE "und-x-icu" AS value, count(*)::int AS count
    FROM events e WHERE ${isInWindow(tenantId, window)}
    GROUP BY GROUPING SETS (${sql.join(texts.map((text) => sql`(${text})`))}) ORDER BY field, value`.execute(
    tx,
  );
  return result.rows;
}

function isInTab(tab: EventTab): RawBuilder<unknown> {
  return tab === 'company-events'
    ? sql`e.stage = 'company'`
    : sql`e.stage = 'imported' AND e.dropped_at IS NULL`;
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
  for (const name of TEXT_FILTERS) {
    const values = search.texts[name];
    if (values.length > 0)
      conditions.push(sql`coalesce(${eventColumn(name)}, '') = ANY(${[...values]}::text[])`);
  }
  if (search.scores) conditions.push(hasScore(search.scores));
  const { from: least, to: most } = search.scoreRange;
  if (least !== null) conditions.push(sql`e.score >= ${least}`);
  if (most !== null) conditions.push(sql`e.score <= ${most}`);
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
 * What is not given comes last in either direction; equal values are ordered by day, within a day by publication, where that is not known by arrival, and last by id, so that pages neither repeat nor
 * miss a row. Every company event has a day, by which an index brings them in order.
 */
function orderBy({ sort, descending }: EventPage, tab: EventTab): RawBuilder<unknown> {
  const direction = descending ? sql`DESC` : sql`ASC`;
  const last = sort === 'date' && tab === 'company-events' ? sql`` : sql`NULLS LAST`;
  const published = sql`coalesce(e.published_at, e.created_at)`;
  const newest =
    sort === 'date' ? sql`, ${published} ${direction}` : sql`, e.day DESC NULLS LAST, ${published} DESC`;
  return sql`ORDER BY ${sortedBy(sort)} ${direction} ${last}${newest}, e.id ${direction}`;
}

/** Names are put in order as people would, whatever their case. */
function sortedBy(sort: EventSort): RawBuilder<unknown> {
  const isText = EVENT_TEXTS.some((name) => name === sort);
  return isText ? sql`${eventColumn(sort)} COLLATE "und-x-icu"` : eventColumn(sort);
}

function eventColumn(name: keyof typeof EVENT_FIELDS): RawBuilder<unknown> {
  return sql.ref(`e.${EVENT_FIELDS[name].column}`);
}
