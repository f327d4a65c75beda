// How feeds do, in the words of packages/domain/src/news/feed-health.ts: of one feed, of a company, and the list of all.

import type { FeedKind, FeedProblem } from '@vigilo/contract/news';
import type { FeedHealth, FeedSort, FeedState } from '@vigilo/domain/news/feed-health';
import { FEED_STATES, SILENT_AFTER_DAYS } from '@vigilo/domain/news/feed-health';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { wantedFeeds } from './polling.queries.ts';

/** The state of a row of feeds, which is called `feeds`, as of now. */
export function feedState(feeds: string, now: Date): RawBuilder<FeedState> {
  const column = (name: string) => sql.ref(`${feeds}.${name}`);
  return sql`CASE WHEN ${column('problem')} IS NOT NULL THEN 'failing' WHEN ${column('read_at')} IS NULL THEN 'waiting'
    WHEN coalesce(${column('last_new_at')}, ${column('followed_at')}) < ${silentBefore(now)} THEN 'silent' ELSE 'working' END`;
}

function silentBefore(now: Date): RawBuilder<unknown> {
  return sql`${now}::timestamptz - make_interval(hours => ${SILENT_AFTER_DAYS * 24})`;
}

/** The health of a group's feeds, none of which is null in `kind` where there is one. */
function healthOfGroup(feeds: string, now: Date): RawBuilder<FeedHealth> {
  const state = feedState(feeds, now);
  return sql`CASE WHEN count(${sql.ref(`${feeds}.kind`)}) = 0 THEN 'none' WHEN bool_or(${state} = 'failing') THEN 'failing'
    WHEN bool_or(${state} = 'working') THEN 'working' WHEN bool_or(${state} = 'silent') THEN 'silent' ELSE 'waiting' END`;
}

/** Whether the feeds of an event's company are in one of these states; the event is `e` of the surrounding query. */
export function hasFeedHealth(
  tenantId: string,
  healths: readonly FeedHealth[],
  now: Date,
): RawBuilder<unknown> {
  return sql`e.company_id IN (SELECT c.id FROM companies c LEFT JOIN feeds f ON f.tenant_id = c.tenant_id AND f.company_id = c.id
    WHERE c.tenant_id = ${tenantId} GROUP BY c.id HAVING ${healthOfGroup('f', now)} = ANY(${[...healths]}::text[]))`;
}

/** The states of the feeds that companies name, of those companies that somebody sees; one that is not followed yet waits. */
export async function listStates(
  tx: TenantTransaction,
  viewer: Viewer,
  companyIds: readonly string[],
  now: Date,
): Promise<{ companyId: string; states: FeedState[] }[]> {
  const result = await sql<{ companyId: string; states: FeedState[] }>`
    SELECT c.id AS "companyId", coalesce(array_agg(${feedState('f', now)}) FILTER (WHERE w.kind IS NOT NULL), '{}') AS states
    FROM companies c LEFT JOIN ${wantedFeeds(viewer.tenantId)} ON w.company_id = c.id
      LEFT JOIN feeds f ON f.tenant_id = c.tenant_id AND f.company_id = w.company_id AND f.kind = w.kind AND f.url = w.url
    WHERE c.tenant_id = ${viewer.tenantId} AND c.id = ANY(${[...companyIds]}::uuid[]) AND ${isVisible(viewer, 'c.id')} GROUP BY c.id`.execute(
    tx,
  );
  return result.rows;
}

export interface FeedSearch {
  /** In a company's name or ticker, or in an address; empty: in all. */
  readonly text: string;
  readonly now: Date;
}

export interface FeedPage {
  /** Any of these. */
  readonly states: readonly FeedState[];
  /** By state: feeds of one state, by how long or how often they are in it. */
  readonly sort: FeedSort;
  readonly descending: boolean;
  readonly skip: number;
  readonly limit: number;
}

export interface ListedFeedRow {
  readonly companyId: string;
  readonly companyName: string;
  readonly ticker: string;
  readonly kind: FeedKind;
  readonly url: string;
  readonly foundUrl: string | null;
  readonly state: FeedState;
  readonly polledAt: Date | null;
  readonly readAt: Date | null;
  readonly nextPollAt: Date;
  readonly failures: number;
  readonly problem: FeedProblem | null;
  readonly items: number;
  readonly lastNewAt: Date | null;
}

/** A page of the feeds of the companies that somebody sees. */
export async function listFeeds(
  tx: TenantTransaction,
  viewer: Viewer,
  search: FeedSearch,
  page: FeedPage,
): Promise<ListedFeedRow[]> {
  const { now } = search;
  const isWanted =
    page.states.length === FEED_STATES.length
      ? sql`true`
      : sql`(${sql.join(
          page.states.map((state) => isIn(state, now)),
          sql` OR `,
        )})`;
  const result = await sql<ListedFeedRow>`
    SELECT f.company_id AS "companyId", c.name AS "companyName", c.ticker, f.kind, f.url, f.found_url AS "foundUrl", ${feedState('f', now)} AS state, f.polled_at AS "polledAt",
      f.read_at AS "readAt", f.next_poll_at AS "nextPollAt", f.failures, f.problem, f.items, f.last_new_at AS "lastNewAt"
    FROM feeds f JOIN companies c ON c.tenant_id = f.tenant_id AND c.id = f.company_id
    WHERE ${matches(viewer, search)} AND ${isWanted} ORDER BY ${orderBy(page)} LIMIT ${page.limit} OFFSET ${page.skip}`.execute(
    tx,
  );
  return result.rows;
}

/** How many feeds that match a search are in each state. */
export async function countFeeds(
  tx: TenantTransaction,
  viewer: Viewer,
  search: FeedSearch,
): Promise<Record<FeedState, number>> {
  const names = sql`JOIN companies c ON c.tenant_id = f.tenant_id AND c.id = f.company_id`;
  const result = await sql<{ state: FeedState; count: number }>`
    SELECT ${feedState('f', search.now)} AS state, count(*)::int AS count FROM feeds f ${search.text === '' ? sql`` : names} WHERE ${matches(viewer, search)} GROUP BY 1`.execute(
    tx,
  );
  const counts = { failing: 0, silent: 0, waiting: 0, working: 0 };
  for (const { state, count } of result.rows) counts[state] = count;
  return counts;
}

const SINCE = sql`coalesce(f.last_new_at, f.followed_at)`;

/** The same as `feedState` says, of the feeds `f`, so that the indexes of what fails and of what was last new are of use. */
function isIn(state: FeedState, now: Date): RawBuilder<unknown> {
  const isRead = sql`f.problem IS NULL AND f.read_at IS NOT NULL`;
  return {
    failing: sql`f.problem IS NOT NULL`,
    waiting: sql`(f.problem IS NULL AND f.read_at IS NULL)`,
    silent: sql`(${isRead} AND ${SINCE} < ${silentBefore(now)})`,
    working: sql`(${isRead} AND ${SINCE} >= ${silentBefore(now)})`,
  }[state];
}

function matches(viewer: Viewer, { text }: FeedSearch): RawBuilder<unknown> {
  const holds = (column: string) =>
    sql`strpos(lower(${sql.ref(column)} COLLATE pg_c_utf8), lower(${text}::text COLLATE pg_c_utf8)) > 0`;
  const found =
    text === ''
      ? sql`true`
      : sql`(${sql.join(['c.name', 'c.ticker', 'f.url', 'f.found_url'].map(holds), sql` OR `)})`;
  return sql`f.tenant_id = ${viewer.tenantId} AND ${isVisible(viewer, 'f.company_id')} AND ${found}`;
}

function orderBy({ sort, states, descending }: FeedPage): RawBuilder<unknown> {
  const isFailing = states.every((state) => state === 'failing');
  const keys = {
    state: isFailing ? [sql`-f.failures`, SINCE] : [SINCE],
    companyName: [sql`c.name COLLATE "und-x-icu"`],
    lastNewAt: [SINCE],
    nextPollAt: [sql`f.next_poll_at`],
  }[sort];
  const direction = descending ? sql`DESC` : sql`ASC`;
  return sql.join([...keys, sql`f.company_id`, sql`f.kind`].map((key) => sql`${key} ${direction}`));
}
