// The feeds that companies name, as they were last read. Their rows follow the companies' addresses.

import type { FeedKind, FeedProblem } from '@vigilo/contract/news';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** The feed that a company has of a kind. */
export interface FeedKey {
  readonly companyId: string;
  readonly kind: FeedKind;
  readonly url: string;
}

/** A feed that this process may ask, until its lease ends. */
export interface LeasedFeed extends FeedKey {
  /** Asked in place of the address, which is a page that names it. */
  readonly foundUrl: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  readonly failures: number;
  readonly problem: FeedProblem | null;
  readonly intervalMinutes: number;
}

/** A FROM item named `w`: what companies that are not deleted name, as company, kind and address. */
export function wantedFeeds(tenantId: string) {
  return sql`(
    SELECT c.id AS company_id, k.kind, trim(k.url) AS url FROM companies c, LATERAL (VALUES ('rss', c.rss_feed_url), ('press', c.press_release_url)) AS k(kind, url)
    WHERE c.tenant_id = ${tenantId} AND NOT c.is_deleted AND trim(k.url) <> ''
  ) AS w`;
}

/** Makes the rows those that companies name: new ones are due at once, those of another address begin anew. */
export async function followCompanies(
  tx: TenantTransaction,
  tenantId: string,
  { now, intervalMinutes }: { readonly now: Date; readonly intervalMinutes: number },
): Promise<void> {
  await sql`DELETE FROM feeds f WHERE f.tenant_id = ${tenantId}
    AND NOT EXISTS (SELECT FROM ${wantedFeeds(tenantId)} WHERE w.company_id = f.company_id AND w.kind = f.kind AND w.url = f.url)`.execute(
    tx,
  );
  await sql`
    INSERT INTO feeds (tenant_id, company_id, kind, url, next_poll_at, followed_at, interval_minutes)
    SELECT ${tenantId}, w.company_id, w.kind, w.url, ${now}, ${now}, ${intervalMinutes} FROM ${wantedFeeds(tenantId)}
    WHERE NOT EXISTS (SELECT FROM feeds f WHERE f.tenant_id = ${tenantId} AND f.company_id = w.company_id AND f.kind = w.kind)
    ON CONFLICT DO NOTHING`.execute(tx);
}

interface LeaseOrder {
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
  /** Only this company's. */
  readonly companyId?: string;
}

/** Takes feeds that are due, the longest waiting first, and keeps them from other processes for a while. A feed that has ended is never due. */
export async function leaseDueFeeds(
  tx: TenantTransaction,
  tenantId: string,
  { now, until, most, companyId }: LeaseOrder,
): Promise<LeasedFeed[]> {
  const result = await sql<LeasedFeed>`
    UPDATE feeds f SET leased_until = ${until} FROM (
      SELECT company_id, kind FROM feeds
      WHERE tenant_id = ${tenantId} AND next_poll_at <= ${now} AND (leased_until IS NULL OR leased_until <= ${now}) AND problem IS DISTINCT FROM 'gone'
        AND ${companyId === undefined ? sql`true` : sql`company_id = ${companyId}`}
      ORDER BY next_poll_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE f.tenant_id = ${tenantId} AND f.company_id = due.company_id AND f.kind = due.kind
    RETURNING f.company_id AS "companyId", f.kind, f.url, f.found_url AS "foundUrl", f.etag, f.last_modified AS "lastModified", f.body_hash AS "bodyHash", f.failures, f.problem, f.interval_minutes AS "intervalMinutes"`.execute(
    tx,
  );
  return result.rows;
}

/** Gives a feed back that was not asked after all. */
export async function releaseFeed(
  tx: TenantTransaction,
  tenantId: string,
  { companyId, kind }: FeedKey,
): Promise<void> {
  await sql`UPDATE feeds SET leased_until = NULL WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND kind = ${kind}`.execute(
    tx,
  );
}

/** Locks the feed's row; false where its company names another address by now, or none. */
export async function lockFeed(
  tx: TenantTransaction,
  tenantId: string,
  { companyId, kind, url }: FeedKey,
): Promise<boolean> {
  const result = await sql`
    SELECT FROM feeds f JOIN ${wantedFeeds(tenantId)} ON w.company_id = f.company_id AND w.kind = f.kind AND w.url = f.url
    WHERE f.tenant_id = ${tenantId} AND f.company_id = ${companyId} AND f.kind = ${kind} AND f.url = ${url} FOR NO KEY UPDATE OF f`.execute(
    tx,
  );
  return result.rows.length > 0;
}

export interface PolledFeed {
  readonly now: Date;
  /** Null keeps what is there: the feed will not be asked again. */
  readonly nextPollAt: Date | null;
  readonly intervalMinutes: number;
  readonly problem: FeedProblem | null;
  /** Items that were new; null where they were not compared with what came before. */
  readonly added: number | null;
  readonly foundUrl: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
}

/** Notes how a request went, and ends its lease. */
export async function recordPoll(
  tx: TenantTransaction,
  tenantId: string,
  { companyId, kind }: FeedKey,
  polled: PolledFeed,
): Promise<void> {
  await sql`
    UPDATE feeds SET polled_at = ${polled.now}, leased_until = NULL, next_poll_at = coalesce(${polled.nextPollAt}, next_poll_at), interval_minutes = ${polled.intervalMinutes},
      read_at = CASE WHEN ${polled.problem}::text IS NULL THEN ${polled.now} ELSE read_at END, failures = CASE WHEN ${polled.problem}::text IS NULL THEN 0 ELSE failures + 1 END,
      problem = ${polled.problem}, items = items + ${polled.added ?? 0}, last_new_at = CASE WHEN ${polled.added}::int > 0 THEN ${polled.now} ELSE last_new_at END,
      items_at = CASE WHEN ${polled.added}::int IS NULL THEN items_at ELSE ${polled.now} END, found_url = ${polled.foundUrl}, etag = ${polled.etag}, last_modified = ${polled.lastModified}, body_hash = ${polled.bodyHash}
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND kind = ${kind}`.execute(tx);
}

/** Keeps the feed that a page names, which is due at once. What is known of earlier requests stays until it is read. */
export async function recordFound(
  tx: TenantTransaction,
  tenantId: string,
  { companyId, kind }: FeedKey,
  { now, foundUrl }: { readonly now: Date; readonly foundUrl: string },
): Promise<void> {
  await sql`
    UPDATE feeds SET polled_at = ${now}, leased_until = NULL, next_poll_at = ${now}, found_url = ${foundUrl}, etag = NULL, last_modified = NULL, body_hash = NULL
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId} AND kind = ${kind}`.execute(tx);
}

export interface FeedState {
  readonly kind: FeedKind;
  readonly url: string;
  readonly foundUrl: string | null;
  /** Null: not followed yet. */
  readonly followedAt: Date | null;
  readonly lastNewAt: Date | null;
  readonly polledAt: Date | null;
  readonly readAt: Date | null;
  readonly nextPollAt: Date | null;
  readonly leasedUntil: Date | null;
  readonly failures: number;
  readonly problem: FeedProblem | null;
  readonly items: number;
}

/** Whether somebody sees a company. */
export async function isCompanyVisible(
  tx: TenantTransaction,
  viewer: Viewer,
  companyId: string,
): Promise<boolean> {
  const result =
    await sql`SELECT FROM companies c WHERE c.tenant_id = ${viewer.tenantId} AND c.id = ${companyId} AND ${isVisible(viewer, 'c.id')}`.execute(
      tx,
    );
  return result.rows.length > 0;
}

/** The feeds that a company names, with what is known of them; one that was never asked has no time. */
export async function listFeedStates(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<FeedState[]> {
  const result = await sql<FeedState>`
    SELECT w.kind, w.url, f.found_url AS "foundUrl", f.followed_at AS "followedAt", f.last_new_at AS "lastNewAt", f.polled_at AS "polledAt", f.read_at AS "readAt", f.next_poll_at AS "nextPollAt", f.leased_until AS "leasedUntil",
      coalesce(f.failures, 0) AS failures, f.problem, coalesce(f.items, 0) AS items
    FROM ${wantedFeeds(tenantId)} LEFT JOIN feeds f ON f.tenant_id = ${tenantId} AND f.company_id = w.company_id AND f.kind = w.kind AND f.url = w.url
    WHERE w.company_id = ${companyId} ORDER BY w.kind DESC`.execute(tx);
  return result.rows;
}

/** Makes the feeds of a company due now, one that has ended too. */
export async function makeFeedsDue(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  now: Date,
): Promise<void> {
  await sql`UPDATE feeds SET next_poll_at = ${now}, problem = nullif(problem, 'gone') WHERE tenant_id = ${tenantId} AND company_id = ${companyId}`.execute(
    tx,
  );
}
