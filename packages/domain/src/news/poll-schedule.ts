// When to poll a feed again (issue 5, 'Ingestion'): more often if it has news, less often if not, with growing delays after failures, and not
// before the time the publisher asks for, within bounds.

/** Bounds for the interval of a working feed, in minutes. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 360;
/** Longest wait after a temporary failure, in minutes; it is longer if somebody has to correct the address. */
const MOST_PASSING_MINUTES = 360;
const MOST_LASTING_MINUTES = 1440;
/** Upper limit for a feed's own `ttl`, in minutes, because many feeds state hours by default. */
const MOST_REQUESTED_MINUTES = 60;
/** Upper limit for the `Retry-After` of a busy server, in minutes. */
const MOST_RETRY_MINUTES = 1440;
const QUICKER = 0.5;
const SLOWER = 1.25;
const JITTER = 0.2;

/** Success; a temporary failure; a failure that somebody must fix; the end of the feed. */
export type PollOutcome = 'well' | 'passing' | 'lasting' | 'ended';

export interface PollFacts {
  readonly outcome: PollOutcome;
  /** Number of new items. */
  readonly newItems: number;
  /** Consecutive failed requests, including this one. */
  readonly failures: number;
  /** The current interval, in minutes. */
  readonly intervalMinutes: number;
  /** The configured initial interval, in minutes; if below LEAST_MINUTES it replaces that minimum. */
  readonly baseMinutes: number;
  /** The interval requested by the feed, in minutes, or null. */
  readonly requestedMinutes: number | null;
  /** The delay requested by the server, in minutes, or null. */
  readonly retryMinutes: number | null;
  /** A random number from 0 to 1 that spreads the requests over time. */
  readonly chance: number;
}

export interface PollPlan {
  /** The new interval, in whole minutes. */
  readonly intervalMinutes: number;
  /** Minutes until the next request; null for none. */
  readonly waitMinutes: number | null;
}

/** The next interval and wait after a request. */
export function planPoll(facts: PollFacts): PollPlan {
  const { outcome, intervalMinutes, retryMinutes } = facts;
  if (outcome === 'ended') return { intervalMinutes, waitMinutes: null };
  const interval = outcome === 'well' ? intervalAfter(facts) : intervalMinutes;
  const wait =
    outcome === 'well'
      ? Math.max(interval, Math.min(facts.requestedMinutes ?? 0, MOST_REQUESTED_MINUTES))
      : backOff(facts);
  const spread = wait * (1 + JITTER * (facts.chance - 0.5));
  return {
    intervalMinutes: interval,
    waitMinutes: Math.max(spread, Math.min(retryMinutes ?? 0, MOST_RETRY_MINUTES)),
  };
}

function intervalAfter({ newItems, intervalMinutes, baseMinutes }: PollFacts): number {
  const least = Math.min(LEAST_MINUTES, baseMinutes);
  const next =
    newItems > 0 ? Math.min(intervalMinutes, baseMinutes * 4) * QUICKER : Math.ceil(intervalMinutes * SLOWER);
  return Math.round(Math.min(Math.max(next, least), MOST_MINUTES));
}

/** The initial interval, doubled with each failure. */
function backOff({ outcome, failures, baseMinutes }: PollFacts): number {
  const most = outcome === 'lasting' ? MOST_LASTING_MINUTES : MOST_PASSING_MINUTES;
  return Math.min(baseMinutes * 2 ** Math.min(Math.max(failures, 1) - 1, 20), most);
}

/** The delay in minutes of a `Retry-After` in seconds or as a date, as of `now` (milliseconds since the epoch); null if invalid. */
export function readRetryAfter(text: string | null, now: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed) / 60;
  const date = trimmed === '' ? Number.NaN : Date.parse(trimmed);
  return Number.isFinite(date) ? Math.max(0, (date - now) / 60_000) : null;
}
