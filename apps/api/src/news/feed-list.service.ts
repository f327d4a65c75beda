// How the feeds of all companies do (issue 17, 'Feed health'): of the companies on a screen, and the list for administrators.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  listFeedHealths as HealthsCall,
  ListedFeed,
  listFeeds as ListCall,
} from '@vigilo/contract/news';
import { can } from '@vigilo/domain/access/can';
import type { FeedState } from '@vigilo/domain/news/feed-health';
import { decideFeedHealth, FEED_STATES } from '@vigilo/domain/news/feed-health';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FeedPage, ListedFeedRow } from './feed-health.queries.ts';
import { countFeeds, listFeeds as selectFeeds, listStates } from './feed-health.queries.ts';

/** How the feeds of these companies do. */
export function listFeedHealths(
  { db, now }: AppContext,
  caller: Caller,
  { companyIDs }: CallInput<typeof HealthsCall>['body'],
): Promise<CallReply<typeof HealthsCall>> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const companies = await listStates(tx, caller, companyIDs, new Date(now()));
    return {
      status: 'success',
      data: companies.map(({ companyId, states }) => ({
        companyID: companyId,
        health: decideFeedHealth(states),
      })),
    };
  });
}

/** A page of the feeds of all companies that the caller sees. */
export function listFeeds(
  context: AppContext,
  caller: Caller,
  { states, searchQuery, sort, descending, page, limit }: CallInput<typeof ListCall>['body'],
): Promise<CallReply<typeof ListCall>> {
  const search = { text: searchQuery, now: new Date(context.now()) };
  const wanted = FEED_STATES.filter((state) => states.length === 0 || states.includes(state));
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const counts = await countFeeds(tx, caller, search);
    const pages = cutPage({ states: wanted, sort, descending, skip: (page - 1) * limit, limit }, counts);
    const rows: ListedFeedRow[] = [];
    for (const each of pages) rows.push(...(await selectFeeds(tx, caller, search, each)));
    const canPoll = context.config.FEEDS && can(caller.access, 'add-event');
    return {
      status: 'success',
      data: {
        feeds: rows.map((row) => ({
          ...toFeedFacts(row, context),
          companyID: row.companyId,
          companyName: row.companyName,
          ticker: row.ticker,
          can: canPoll ? ['poll'] : [],
        })),
        total: wanted.map((state) => counts[state]).reduce((sum, count) => sum + count),
        counts,
        isOn: context.config.FEEDS,
      },
    };
  });
}

/** By state the page is put together of pages of each state, which indexes have in order. */
function cutPage(page: FeedPage, counts: Readonly<Record<FeedState, number>>): FeedPage[] {
  if (page.sort !== 'state') return [page];
  const pages: FeedPage[] = [];
  let { skip, limit } = page;
  for (const state of page.descending ? page.states.toReversed() : page.states) {
    const taken = Math.min(limit, Math.max(0, counts[state] - skip));
    if (taken > 0) pages.push({ ...page, states: [state], skip, limit: taken });
    skip = Math.max(0, skip - counts[state]);
    limit -= taken;
  }
  return pages;
}

type KnownFeed = Omit<ListedFeedRow, 'companyId' | 'companyName' | 'ticker' | 'nextPollAt'> & {
  readonly nextPollAt: Date | null;
};

/** What is told of a feed wherever it is. One that nobody looked at yet is asked with the next round; one that has ended, not at all. */
export function toFeedFacts(
  feed: KnownFeed,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): Omit<ListedFeed, 'companyID' | 'companyName' | 'ticker' | 'can'> {
  const { kind, url, foundUrl, state, polledAt, readAt, nextPollAt, failures, problem, items, lastNewAt } =
    feed;
  const isAsked = config.FEEDS && problem !== 'gone';
  return {
    kind,
    url,
    foundUrl,
    state,
    polledAt: polledAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    nextPollAt: isAsked ? (nextPollAt ?? new Date(now())).toISOString() : null,
    failures,
    problem,
    items,
    lastNewAt: lastNewAt?.toISOString() ?? null,
  };
}
