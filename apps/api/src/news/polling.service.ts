// Feeds that are due are asked, several hosts at once, each host one request after another; what is new is taken in. Each feed's trouble stays its own.

import { MOST_ITEMS } from '@vigilo/contract/news';
import { planPoll } from '@vigilo/domain/news/poll-schedule';
import { makeFeedReader } from '../adapters/news-feed/feed-reader.ts';
import type { FeedReader } from '../adapters/news-feed/feed-reader.ts';
import { writeDate } from '../adapters/news-feed/usable-items.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { Log } from '../frame/logging.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { fetchFeed, makeFetchRules, toPollOutcome } from './fetch-feed.ts';
import type { FeedAnswer } from './fetch-feed.ts';
import { publishChange } from '../changes/changes.service.ts';
import { makeHostQueue } from './host-queue.ts';
import { removeIdleHosts } from './host-turns.queries.ts';
import { inHostTurn } from './host-turns.ts';
import { ingestItems } from './ingest.service.ts';
import type { NewsItem } from './news-step.ts';
import {
  followCompanies,
  leaseDueFeeds,
  lockFeed,
  recordFound,
  recordPoll,
  releaseFeed,
} from './polling.queries.ts';
import type { LeasedFeed, PolledFeed } from './polling.queries.ts';

const MS_PER_MINUTE = 60_000;
/** Longer than any request with all that follows from it; a process that died gives its feeds back so. */
const LEASE_MS = 3 * MS_PER_MINUTE;
/** No request begins later than this into a round, so that the next round, a minute after this one, finds the queue free. */
const ROUND_MS = 45_000;
const MOST_PER_TENANT = 200;
const HOSTS_AT_ONCE = 8;

/** As long as an event's address may be; an item with a longer one is news all the same. */
const LONGEST_URL = 2048;

/** Rounds of this process wait for one another here, so that the database is asked for the turn of those of other processes only. */
const hostQueue = makeHostQueue();
/** Asked one feed at a time too: its connections are for requests. No host is called so. */
const DATABASE = 'database of this installation';

export type PollContext = Pick<AppContext, 'db' | 'config' | 'now'>;

interface TenantFeed {
  readonly tenantId: string;
  readonly feed: LeasedFeed;
}

/** Asks the feeds of every tenant that are due; returns how many were asked. */
export async function pollDueFeeds(context: PollContext, log: Log): Promise<number> {
  if (!context.config.FEEDS) return 0;
  const due: TenantFeed[] = [];
  for (const { id: tenantId } of await listTenants(context.db)) {
    for (const feed of await leaseFeeds(context, tenantId)) due.push({ tenantId, feed });
  }
  return pollAll(context, due, log);
}

/** Asks the feeds of one company that are due; returns how many were asked. */
export async function pollFeedsByCompany(
  context: PollContext,
  tenantId: string,
  companyId: string,
  log: Log,
): Promise<number> {
  if (!context.config.FEEDS) return 0;
  const askDue = async () => {
    const due = await leaseFeeds(context, tenantId, companyId);
    return pollAll(
      context,
      due.map((feed) => ({ tenantId, feed })),
      log,
    );
  };
  // A feed that was found behind a page is due at once.
  return (await askDue()) + (await askDue());
}

/** Forgets hosts that nobody asks any more. */
export function forgetIdleHosts({ db }: Pick<AppContext, 'db'>): Promise<void> {
  return removeIdleHosts(db);
}

function leaseFeeds(context: PollContext, tenantId: string, companyId?: string): Promise<LeasedFeed[]> {
  const now = context.now();
  const times = { now: new Date(now), until: new Date(now + LEASE_MS), most: MOST_PER_TENANT };
  return inTenant(context.db, tenantId, async (tx) => {
    await followCompanies(tx, tenantId, { now: times.now, intervalMinutes: context.config.FEED_MINUTES });
    return leaseDueFeeds(tx, tenantId, companyId === undefined ? times : { ...times, companyId });
  });
}

async function pollAll(context: PollContext, due: readonly TenantFeed[], log: Log): Promise<number> {
  if (due.length === 0) return 0;
  const reader = makeFeedReader();
  const ends = performance.now() + ROUND_MS;
  const hosts = [...Map.groupBy(due, ({ feed }) => getHost(feed.foundUrl ?? feed.url))];
  let asked = 0;
  const apartMs = context.config.FEED_HOST_SECONDS * 1000;
  const askInTurn = (host: string, each: TenantFeed) =>
    hostQueue.take(host, apartMs, () =>
      inHostTurn({ db: context.db, host, apartMs, until: ends }, () => pollOne(context, each, reader, log)),
    );
  const work = async () => {
    for (let next = hosts.shift(); next !== undefined; next = hosts.shift()) {
      const [host, feeds] = next;
      for (const each of feeds) {
        if (performance.now() <= ends && (await askInTurn(host, each))) asked += 1;
        else await giveBack(context, each);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  } finally {
    await reader.close();
  }
  return asked;
}

function getHost(url: string): string {
  return URL.parse(url)?.host ?? '';
}

async function giveBack(context: PollContext, { tenantId, feed }: TenantFeed): Promise<void> {
  await inTenant(context.db, tenantId, (tx) => releaseFeed(tx, tenantId, feed));
}

/** Never rejects: what goes wrong with one feed is of no concern to the others. */
async function pollOne(
  context: PollContext,
  { tenantId, feed }: TenantFeed,
  reader: FeedReader,
  log: Log,
): Promise<void> {
  try {
    const answer = await fetchFeed(feed, makeFetchRules(context.config), reader, context.now());
    const added = await hostQueue.take(DATABASE, 0, () =>
      inTenant(context.db, tenantId, (tx) => ingestNews(context, tx, tenantId, feed, answer)),
    );
    const { untitled = 0, repeated = 0 } = answer.news ?? {};
    const logFields = {
      tenant: tenantId,
      company: feed.companyId,
      feed: feed.kind,
      added,
      untitled,
      repeated,
    };
    if (answer.isFound) log.info({ ...logFields, found: answer.foundUrl }, 'feed found behind a page');
    else if (answer.problem === null) log.info(logFields, 'feed read');
    else log.warn({ ...logFields, problem: answer.problem, detail: answer.detail }, 'feed not read');
  } catch (error) {
    // Ours, not the feed's: its lease ends by itself, and it is asked again then.
    log.error(
      { tenant: tenantId, company: feed.companyId, feed: feed.kind, err: error },
      'feed not taken in',
    );
  }
}

/** Stores what is new and when the feed is asked again, all or nothing; returns how many items were new. */
async function ingestNews(
  context: PollContext,
  tx: TenantTransaction,
  tenantId: string,
  feed: LeasedFeed,
  answer: FeedAnswer,
): Promise<number> {
  if (!(await lockFeed(tx, tenantId, feed))) return 0;
  const now = context.now();
  const added = await ingestItemsOf(tx, tenantId, feed, answer, now);
  if (answer.isFound && answer.foundUrl !== null)
    await recordFound(tx, tenantId, feed, { now: new Date(now), foundUrl: answer.foundUrl });
  else await recordPoll(tx, tenantId, feed, toPolled(context, feed, answer, added));
  await publishChange(tx, tenantId, { kind: 'feeds', companyID: feed.companyId });
  return added;
}

/** Stores what is new; returns how many items were. */
async function ingestItemsOf(
  tx: TenantTransaction,
  tenantId: string,
  feed: LeasedFeed,
  answer: FeedAnswer,
  now: number,
): Promise<number> {
  const items = toOldestFirst(answer.news?.items ?? []).map((item) => toNewsItem(feed, item));
  const source = answer.news?.title || (URL.parse(feed.url)?.hostname ?? '');
  let added = 0;
  for (let from = 0; from < items.length; from += MOST_ITEMS) {
    const batch = {
      tenantId,
      caller: null,
      origin: feed.url,
      feed: feed.kind,
      source,
      items: items.slice(from, from + MOST_ITEMS),
    };
    for (const { outcome } of await ingestItems(tx, batch, now)) added += outcome === 'added' ? 1 : 0;
  }
  return added;
}

/** How a request went, and when the next one is. */
function toPolled(
  { config, now: clock }: PollContext,
  feed: LeasedFeed,
  answer: FeedAnswer,
  added: number,
): PolledFeed {
  const now = clock();
  const { intervalMinutes, waitMinutes } = planPoll({
    outcome: toPollOutcome(answer.problem),
    newItems: added,
    failures: feed.failures + 1,
    intervalMinutes: feed.intervalMinutes,
    baseMinutes: config.FEED_MINUTES,
    requestedMinutes: answer.askedMinutes,
    retryMinutes: answer.retryMinutes,
    chance: Math.random(),
  });
  const nextPollAt = waitMinutes === null ? null : new Date(now + waitMinutes * MS_PER_MINUTE);
  const { problem, etag, lastModified, bodyHash, foundUrl } = answer;
  return {
    now: new Date(now),
    nextPollAt,
    intervalMinutes,
    problem,
    added: answer.news === null ? null : added,
    foundUrl,
    etag,
    lastModified,
    bodyHash,
  };
}

type UsableItem = NonNullable<FeedAnswer['news']>['items'][number];

/** By date where every item has one, else from the last, since feeds begin with the newest: of several wordings under one id the last is kept. */
function toOldestFirst(items: readonly UsableItem[]): UsableItem[] {
  const upwards = items.toReversed();
  const isDated = items.every(({ date }) => date !== null);
  return isDated ? upwards.toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0)) : upwards;
}

function toNewsItem({ companyId }: LeasedFeed, item: UsableItem): NewsItem {
  const { title, link, summary, source, id } = item;
  return {
    companyId,
    ticker: null,
    title,
    url: link === null || link.length > LONGEST_URL ? '' : link,
    summary,
    source,
    date: writeDate(item),
    id: id ?? '',
  };
}
