// One request of a feed: what it answers, and what of that is news.

import type { FeedProblem } from '@vigilo/contract/news';
import type { PollOutcome } from '@vigilo/domain/news/poll-schedule';
import { readRetryAfter } from '@vigilo/domain/news/poll-schedule';
import { createHash } from 'node:crypto';
import type { FetchedReply, FetchOrder } from '../adapters/guarded-fetch/guarded-fetch.ts';
import { guardedFetch } from '../adapters/guarded-fetch/guarded-fetch.ts';
import type { FetchRules } from '../adapters/guarded-fetch/fetch-rules.ts';
import { FetchFailure } from '../adapters/guarded-fetch/fetch-rules.ts';
import type { FeedReading } from '../adapters/news-feed/feed-reading.ts';
import type { FeedReader } from '../adapters/news-feed/feed-reader.ts';
import { MOST_FEED_BYTES } from '../adapters/news-feed/read-feed.ts';
import type { UsableItems } from '../adapters/news-feed/usable-items.ts';
import { usableItems } from '../adapters/news-feed/usable-items.ts';
import type { Config } from '../frame/config.ts';
import type { LeasedFeed } from './polling.queries.ts';

/** Feeds come as almost anything; pictures, archives and documents are none. */
const MEDIA_TYPES = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/json',
  'application/xml',
  'application/xhtml+xml',
  'application/octet-stream',
  'application/gzip',
  'application/x-gzip',
  'application/x-rss+xml',
  'binary/octet-stream',
  'text/*',
];

/** What an answer comes to. */
export interface FeedAnswer {
  readonly problem: FeedProblem | null;
  /** For the log: what the screens have no use for. */
  readonly detail: string;
  /** The feed's own title, and what of it may become events; null where nothing changed or could be read. */
  readonly news: ({ readonly title: string } & UsableItems) | null;
  readonly askedMinutes: number | null;
  readonly retryMinutes: number | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  /** The feed behind the page at the address, to be asked from now on. */
  readonly foundUrl: string | null;
  /** Whether it was found just now, and has not been asked yet. */
  readonly isFound: boolean;
}

/** What the installation lets through. */
export function makeFetchRules(config: Config): FetchRules {
  return {
    allowsHttp: config.FEED_HTTP,
    allowedHosts: config.FEED_HOSTS_ALLOWED,
    mostBytes: MOST_FEED_BYTES,
  };
}

/** Asks a feed. Whatever is wrong with it is in the answer; `now` is in milliseconds since the epoch. */
export async function fetchFeed(
  feed: LeasedFeed,
  rules: FetchRules,
  reader: FeedReader,
  now: number,
): Promise<FeedAnswer> {
  const order: FetchOrder = {
    url: feed.foundUrl ?? feed.url,
    accept: MEDIA_TYPES,
    etag: feed.etag,
    lastModified: feed.lastModified,
  };
  try {
    return await readReply(await guardedFetch(order, rules), feed, reader, now);
  } catch (error) {
    if (error instanceof FetchFailure) return failed(feed, error.problem, error.message);
    throw error;
  }
}

async function readReply(
  reply: FetchedReply,
  feed: LeasedFeed,
  reader: FeedReader,
  now: number,
): Promise<FeedAnswer> {
  const retryMinutes = readRetryAfter(reply.retryAfter, now);
  const unchanged = {
    problem: null,
    detail: '',
    news: null,
    askedMinutes: null,
    retryMinutes,
    etag: reply.etag ?? feed.etag,
    lastModified: reply.lastModified ?? feed.lastModified,
    bodyHash: feed.bodyHash,
    foundUrl: feed.foundUrl,
    isFound: false,
  };
  if (reply.status === 304) return unchanged;
  const problem = problemFromStatus(reply.status);
  if (problem !== null) return { ...failed(feed, problem, `status ${reply.status}`), retryMinutes };
  const bodyHash = createHash('sha256').update(reply.bytes).digest('hex');
  // A body that was read before brings nothing; what was wrong with it would be wrong again, and is looked at again.
  if (bodyHash === feed.bodyHash && feed.problem === null)
    return { ...unchanged, etag: reply.etag, lastModified: reply.lastModified };
  const reading = await reader.read(reply.bytes, { contentType: reply.contentType, url: reply.finalUrl });
  // One hop: what a page names is a feed, or it is trouble.
  if (reading.feedLink !== null && feed.foundUrl === null && reading.feedLink !== feed.url)
    return { ...unchanged, foundUrl: reading.feedLink, isFound: true };
  const { etag, lastModified } = reply;
  return { ...unchanged, etag, lastModified, bodyHash, ...outcomeOf(reading, feed), retryMinutes };
}

/** Of a file that is cut off what comes before is news; it is asked for again whole, since the sender would call it unchanged. */
function outcomeOf({ problem, title, items, minutes }: FeedReading, feed: LeasedFeed): Partial<FeedAnswer> {
  const isRead = problem === null || problem === 'cut-off';
  return {
    ...(problem === null ? {} : failed(feed, problem, 'the file')),
    ...(isRead ? { news: { title, ...usableItems(items) }, askedMinutes: minutes } : {}),
  };
}

/**
 * What is known of the feed's last good state stays, so that mending the trouble brings no more than what is new. Where the feed behind a page is no more, the
 * page is asked again.
 */
function failed({ bodyHash, foundUrl }: LeasedFeed, problem: FeedProblem, detail: string): FeedAnswer {
  const isLasting = toPollOutcome(problem) !== 'passing';
  return {
    // The page has not ended.
    problem: problem === 'gone' && foundUrl !== null ? 'not-found' : problem,
    foundUrl: isLasting ? null : foundUrl,
    isFound: false,
    detail,
    news: null,
    askedMinutes: null,
    retryMinutes: null,
    etag: null,
    lastModified: null,
    bodyHash,
  };
}

function problemFromStatus(status: number): FeedProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404) return 'not-found';
  if (status === 410) return 'gone';
  return status >= 400 && status < 500 ? 'refused' : 'server-trouble';
}

const LASTING: ReadonlySet<FeedProblem> = new Set([
  'bad-url',
  'not-allowed',
  'not-found',
  'refused',
  'too-large',
  'too-many-redirects',
  'wrong-kind',
  'not-a-feed',
]);

/** What a problem means for when the feed is asked again; one that is cut off brings news all the same. */
export function toPollOutcome(problem: FeedProblem | null): PollOutcome {
  if (problem === null || problem === 'cut-off') return 'well';
  if (problem === 'gone') return 'ended';
  return LASTING.has(problem) ? 'lasting' : 'passing';
}
