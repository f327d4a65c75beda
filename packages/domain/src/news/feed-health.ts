// How the feeds of companies do (issue 17, 'Feed health'). A feed fails where it could not be read the last time; it waits where it was never read yet; it is
// silent where it is read but has brought nothing new for long; otherwise it works. A company fails where one of its feeds does, is silent where all that were
// read are, waits where none was read yet, and has none where it names none. In SQL the same stands in apps/api/src/news/feed-health.queries.ts.

export const FEED_HEALTHS = ['failing', 'silent', 'waiting', 'working', 'none'] as const;
/** Of a company. */
export type FeedHealth = (typeof FEED_HEALTHS)[number];

/** Of one feed, the worst first. */
export const FEED_STATES = ['failing', 'silent', 'waiting', 'working'] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** A feed that has brought nothing for so long is silent, in days: even a quiet company publishes its quarterly results. */
export const SILENT_AFTER_DAYS = 45;
const MS_PER_DAY = 86_400_000;

/** What decides about a feed's state; times in milliseconds since the epoch, null for never. */
export interface FeedFacts {
  /** Whether it could not be read the last time. */
  readonly hasProblem: boolean;
  readonly readAt: number | null;
  /** When it last brought something new. */
  readonly lastNewAt: number | null;
  /** When its company named it. */
  readonly followedAt: number;
}

/** The state of a feed as of `now`, in milliseconds since the epoch. */
export function decideFeedState(
  { hasProblem, readAt, lastNewAt, followedAt }: FeedFacts,
  now: number,
): FeedState {
  if (hasProblem) return 'failing';
  if (readAt === null) return 'waiting';
  return (lastNewAt ?? followedAt) < now - SILENT_AFTER_DAYS * MS_PER_DAY ? 'silent' : 'working';
}

/** The health of a company with these feeds. */
export function decideFeedHealth(states: readonly FeedState[]): FeedHealth {
  if (states.length === 0) return 'none';
  if (states.includes('failing')) return 'failing';
  if (states.includes('working')) return 'working';
  return states.includes('silent') ? 'silent' : 'waiting';
}

/** What a list of feeds is sorted by: the state is the worst first, and of equal ones the longest so. */
export const FEED_SORTS = ['state', 'companyName', 'lastNewAt', 'nextPollAt'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];
