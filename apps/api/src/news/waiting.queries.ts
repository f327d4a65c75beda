// The news that waits for an analyst over all companies that somebody sees: in order of the index `events_waiting`, page by page after a row.

import type { FeedKind, StoredSuggestion } from '@vigilo/contract/news';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { FeedHealth, FeedState } from '@vigilo/domain/news/feed-health';
import type { NewsOrder } from '@vigilo/domain/news/waiting-news';
import type { Report } from '@vigilo/domain/events/report-counts';
import type { RevisionKind } from '@vigilo/domain/events/revision';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { FirstReport } from '../stories/reports.queries.ts';
import { selectFirstReport, selectReports } from '../stories/reports.queries.ts';
import { feedState, hasFeedHealth } from './feed-health.queries.ts';

export interface NewsSearch {
  readonly text: string;
  /** Thousandths, both in it. */
  readonly from: number | null;
  readonly to: number | null;
  /** Any of each; an empty text is what is not given. An empty list asks for nothing. */
  readonly types: readonly string[];
  readonly topics: readonly string[];
  readonly sources: readonly string[];
  readonly companyIds: readonly string[];
  readonly arrivedSince: Date | null;
  readonly feeds: readonly FeedHealth[];
  readonly now: Date;
}

/** Where a row stands in the order. */
export interface NewsPlace {
  readonly rank: number;
  readonly sureness: number;
  readonly id: string;
}

export interface WaitingRow extends NewsPlace {
  readonly companyId: string;
  readonly companyName: string;
  readonly ticker: string;
  readonly status: CompanyStatus;
  readonly title: string;
  readonly url: string | null;
  readonly source: string | null;
  readonly topic: string | null;
  readonly type: EventType | null;
  readonly score: number | null;
  readonly suggestedScore: number | null;
  readonly suggestedConfidence: number | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly publishedAt: Date | null;
  readonly writtenDate: string | null;
  readonly revision: RevisionKind | null;
  readonly arrivedAt: Date;
  readonly version: number;
  /** The reports of its story, itself among them; null where it stands alone. */
  readonly reports: readonly Report[] | null;
  /** Who reported its story first; null where it stands alone. */
  readonly first: FirstReport | null;
  /** The last change of its headline at its source; its time in ISO 8601. */
  readonly revised: { readonly kind: RevisionKind; readonly seenAt: string } | null;
  readonly suggestion: StoredSuggestion | null;
  /** Of the feed that it came from, where that is still followed. */
  readonly feedKind: FeedKind | null;
  readonly feedState: FeedState | null;
}

// These are the expressions of the index, letter by letter.
const IS_WAITING = sql`e.stage = 'imported' AND e.is_lead AND e.dropped_at IS NULL`;
const RANK = sql`(CASE WHEN e.score IS NOT NULL THEN e.score WHEN e.suggested_score IS NOT NULL THEN e.suggested_score ELSE 2000 END)`;
// no tenant: an expression of a row, in queries that name it
const SURENESS = sql`(CASE WHEN e.score IS NOT NULL AND e.score IS DISTINCT FROM e.suggested_score THEN -100 ELSE -coalesce(e.suggested_confidence, 0) END)`;
/** Beyond every score: what has none. */
const NO_SCORE = 2000;

/** The rows of a list after a place, at most so many. */
export async function listWaiting(
  tx: TenantTransaction,
  viewer: Viewer,
  search: NewsSearch,
  {
    order,
    after,
    limit,
  }: { readonly order: NewsOrder; readonly after: NewsPlace | null; readonly limit: number },
): Promise<WaitingRow[]> {
  const isNewest = order === 'newest';
  const by = isNewest ? sql`e.id DESC` : sql`${RANK}, ${SURENESS}, e.id`;
  const conditions = [matches(viewer, search)];
  if (after && isNewest) conditions.push(sql`e.id < ${after.id}`);
  // The rank is named twice: behind row-level security the index begins at a rank, and not at a sureness, whose minus might fail.
  if (after && !isNewest)
    conditions.push(
      sql`${RANK} >= ${after.rank}::int`,
      sql`(${RANK}, ${SURENESS}, e.id) > (${after.rank}::int, ${after.sureness}::int, ${after.id}::uuid)`,
    );
  const ofStory = sql`m.tenant_id = ${viewer.tenantId} AND m.company_id = e.company_id AND m.story_id = e.story_id`;
  // What belongs to a row is looked up for the rows of the page alone.
  const result = await sql<WaitingRow>`
    WITH page AS MATERIALIZED (SELECT e.id FROM events e WHERE e.tenant_id = ${viewer.tenantId} AND ${sql.join(conditions, sql` AND `)} ORDER BY ${by} LIMIT ${limit})
    SELECT e.id, ${RANK} AS rank, ${SURENESS} AS sureness, e.company_id AS "companyId", c.name AS "companyName", c.ticker, c.status, e.title, e.url, e.source, e.topic, e.type, e.score,
      e.suggested_score AS "suggestedScore", e.suggested_confidence AS "suggestedConfidence", e.day, e.published_at AS "publishedAt", e.written_date AS "writtenDate", e.created_at AS "arrivedAt", e.version, s.suggestion, f.kind AS "feedKind", CASE WHEN f.kind IS NOT NULL THEN ${feedState('f', search.now)} END AS "feedState",
      (SELECT r.kind FROM event_revisions r WHERE r.tenant_id = ${viewer.tenantId} AND r.event_id = e.id AND r.state = 'open' ORDER BY r.seen_at DESC LIMIT 1) AS revision,
      (SELECT jsonb_build_object('kind', r.kind, 'seenAt', r.seen_at) FROM event_revisions r WHERE r.tenant_id = ${viewer.tenantId} AND r.event_id = e.id ORDER BY r.seen_at DESC, r.id DESC LIMIT 1) AS revised,
      CASE WHEN e.story_id IS NOT NULL THEN ${selectReports(ofStory)} END AS reports, CASE WHEN e.story_id IS NOT NULL THEN ${selectFirstReport(ofStory)} END AS first
    FROM page p JOIN events e ON e.tenant_id = ${viewer.tenantId} AND e.id = p.id
      JOIN companies c ON c.tenant_id = e.tenant_id AND c.id = e.company_id
      LEFT JOIN event_suggestions s ON s.tenant_id = e.tenant_id AND s.event_id = e.id
      LEFT JOIN feeds f ON f.tenant_id = e.tenant_id AND f.company_id = e.company_id AND f.kind = e.feed_kind AND f.followed_at <= e.created_at
    ORDER BY ${by}`.execute(tx);
  return result.rows;
}

/** How much waits in all that matches. */
export async function countWaiting(
  tx: TenantTransaction,
  viewer: Viewer,
  search: NewsSearch | null,
): Promise<number> {
  const result = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM events e WHERE ${matches(viewer, search)}`.execute(tx);
  return result.rows[0]?.count ?? 0;
}

/** The companies with waiting news, and how much. */
export async function listWaitingCompanies(
  tx: TenantTransaction,
  viewer: Viewer,
): Promise<{ companyID: string; waiting: number }[]> {
  const result = await sql<{ companyID: string; waiting: number }>`
    SELECT e.company_id AS "companyID", count(*)::int AS waiting FROM events e WHERE ${matches(viewer, null)} GROUP BY e.company_id`.execute(
    tx,
  );
  return result.rows;
}

export interface NewsChoice {
  readonly field: 'type' | 'topic' | 'source';
  /** Empty for what is not given. */
  readonly value: string;
  readonly count: number;
}

/** What waiting news has in the fields that are filtered by. */
export async function listWaitingChoices(tx: TenantTransaction, viewer: Viewer): Promise<NewsChoice[]> {
  const result = await sql<NewsChoice>`
    WITH waiting AS MATERIALIZED (SELECT coalesce(e.type, '') AS type, coalesce(e.topic, '') AS topic, coalesce(e.source, '') AS source FROM events e WHERE ${matches(viewer, null)})
    SELECT CASE grouping(type, topic, source) WHEN 3 THEN 'type' WHEN 5 THEN 'topic' ELSE 'source' END AS field,
      CASE grouping(type, topic, source) WHEN 3 THEN type WHEN 5 THEN topic ELSE source END AS value, count(*)::int AS count
    FROM waiting GROUP BY GROUPING SETS ((type), (topic), (source)) ORDER BY count DESC, value`.execute(tx);
  return result.rows;
}

/** The companies with waiting news, by name, and how much. */
export async function listWaitingCompanyChoices(
  tx: TenantTransaction,
  viewer: Viewer,
): Promise<{ value: string; name: string; ticker: string; count: number }[]> {
  const result = await sql<{ value: string; name: string; ticker: string; count: number }>`
    SELECT c.id AS value, c.name, c.ticker, n.count FROM (
      SELECT e.company_id, count(*)::int AS count FROM events e WHERE ${matches(viewer, null)} GROUP BY e.company_id) n
    JOIN companies c ON c.tenant_id = ${viewer.tenantId} AND c.id = n.company_id ORDER BY c.name COLLATE "und-x-icu", c.id`.execute(
    tx,
  );
  return result.rows;
}

/** The company of a piece of news that waits, in this version where one is given, and is seen; or null. */
export async function findWaitingCompany(
  tx: TenantTransaction,
  viewer: Viewer,
  eventId: string,
  version: number | null = null,
): Promise<string | null> {
  const result = await sql<{ companyId: string }>`
    SELECT e.company_id AS "companyId" FROM events e WHERE ${matches(viewer, null)} AND e.id = ${eventId} AND (${version}::int IS NULL OR e.version = ${version})`.execute(
    tx,
  );
  return result.rows[0]?.companyId ?? null;
}

/** Those of these events that stand in companies that are seen. */
export async function listSeenEvents(
  tx: TenantTransaction,
  viewer: Viewer,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const result = await sql<{ id: string }>`
    SELECT e.id FROM events e WHERE e.tenant_id = ${viewer.tenantId} AND e.id = ANY(${[...eventIds]}::uuid[]) AND ${isVisible(viewer, 'e.company_id')}`.execute(
    tx,
  );
  return new Set(result.rows.map(({ id }) => id));
}

function matches(viewer: Viewer, search: NewsSearch | null): RawBuilder<unknown> {
  const conditions = [
    sql`e.tenant_id = ${viewer.tenantId} AND ${IS_WAITING} AND ${isVisible(viewer, 'e.company_id')}`,
  ];
  if (search === null) return sql.join(conditions);
  const { from, to, arrivedSince } = search;
  if (from !== null) conditions.push(sql`${RANK} >= ${from}`);
  if (to !== null) conditions.push(sql`${RANK} <= ${to}`);
  if (from !== null || to !== null) conditions.push(sql`${RANK} < ${NO_SCORE}`);
  for (const [column, values] of [
    ['e.type', search.types],
    ['e.topic', search.topics],
    ['e.source', search.sources],
  ] as const)
    if (values.length > 0)
      conditions.push(sql`coalesce(${sql.ref(column)}, '') = ANY(${[...values]}::text[])`);
  if (search.companyIds.length > 0)
    conditions.push(sql`e.company_id = ANY(${[...search.companyIds]}::uuid[])`);
  if (arrivedSince !== null) conditions.push(sql`e.created_at >= ${arrivedSince}`);
  if (search.feeds.length > 0) conditions.push(hasFeedHealth(viewer.tenantId, search.feeds, search.now));
  if (search.text !== '') conditions.push(holdsText(viewer.tenantId, search.text));
  return sql.join(conditions, sql` AND `);
}

/** In the headline, or in the name or ticker of the company; small letters by Unicode's own table. */
function holdsText(tenantId: string, text: string): RawBuilder<unknown> {
  const holds = (column: string) =>
    sql`strpos(lower(${sql.ref(column)} COLLATE pg_c_utf8), lower(${text}::text COLLATE pg_c_utf8)) > 0`;
  return sql`(${holds('e.title')} OR e.company_id IN (
    SELECT named.id FROM companies named WHERE named.tenant_id = ${tenantId} AND (${holds('named.name')} OR ${holds('named.ticker')})))`;
}
