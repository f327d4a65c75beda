// What a screen shows of a company's feeds, and 'Fetch now'.

import type { CallReply } from '@vigilo/contract/call';
import type { getCompanyFeeds as FeedsCall, pollCompanyFeeds as PollCall } from '@vigilo/contract/news';
import { decideFeedState } from '@vigilo/domain/news/feed-health';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { sendJob } from '../frame/job-queue.ts';
import { notFound, tooManyAttempts } from '../frame/problem.ts';
import { toFeedFacts } from './feed-list.service.ts';
import type { FeedState } from './polling.queries.ts';
import { followCompanies, makeFeedsDue, isCompanyVisible, listFeedStates } from './polling.queries.ts';

/** Asking again sooner than this tells nothing new. */
const SECONDS_BETWEEN = 30;

/** The feeds that a company names. @throws Problem not-found */
export function getCompanyFeeds(
  context: AppContext,
  caller: Caller,
  companyId: string,
): Promise<CallReply<typeof FeedsCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    if (!(await isCompanyVisible(tx, caller, companyId))) throw notFound();
    const states = await listFeedStates(tx, caller.tenantId, companyId);
    return { status: 'success', data: states.map((state) => toFeedReply(state, context)) };
  });
}

function toFeedReply(feed: FeedState, context: AppContext) {
  const { problem, readAt, lastNewAt, followedAt } = feed;
  const now = context.now();
  const facts = {
    hasProblem: problem !== null,
    readAt: readAt?.getTime() ?? null,
    lastNewAt: lastNewAt?.getTime() ?? null,
    followedAt: followedAt?.getTime() ?? now,
  };
  return {
    ...toFeedFacts({ ...feed, state: decideFeedState(facts, now) }, context),
    followedAt: followedAt?.toISOString() ?? null,
  };
}

/** Has a company's feeds asked in the background, at once. @throws Problem not-found (also where it names none, or feeds are off), too-many-attempts */
export function pollCompanyFeeds(
  context: AppContext,
  caller: Caller,
  companyId: string,
): Promise<CallReply<typeof PollCall>> {
  const now = new Date(context.now());
  return inTenant(context.db, caller.tenantId, async (tx) => {
    if (!(await isCompanyVisible(tx, caller, companyId))) throw notFound();
    if (!context.config.FEEDS) throw notFound('news.feedsOff');
    await followCompanies(tx, caller.tenantId, { now, intervalMinutes: context.config.FEED_MINUTES });
    const feeds = await listFeedStates(tx, caller.tenantId, companyId);
    if (feeds.length === 0) throw notFound('news.noFeeds');
    const seconds = Math.max(...feeds.map((feed) => secondsToWait(feed, now)));
    if (seconds > 0) throw tooManyAttempts(seconds);
    await makeFeedsDue(tx, caller.tenantId, companyId, now);
    await sendJob(context.jobs, tx, 'news.poll-company', { tenantId: caller.tenantId, companyId });
    await auditCaller(tx, caller, { action: 'news.poll', entity: 'company', entityId: companyId });
    return { status: 'success', message: 'The feeds are being fetched now.' };
  });
}

function secondsToWait({ polledAt, leasedUntil }: FeedState, now: Date): number {
  if (leasedUntil !== null && leasedUntil > now) return SECONDS_BETWEEN;
  return polledAt === null
    ? 0
    : Math.max(0, Math.ceil(SECONDS_BETWEEN - (now.getTime() - polledAt.getTime()) / 1000));
}
