// When a feed is asked again (issue 5, 'Ingestion'): often where news comes often, seldom where none does, later and later where something is wrong,
// and never before the publisher asks for it, within bounds.

/** Bounds of the time between two requests of a feed that is well, in minutes. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 360;
/** A feed that has trouble waits at most this long, in minutes; one whose address must be corrected longer. */
const MOST_PASSING_MINUTES = 360;
const MOST_LASTING_MINUTES = 1440;
/** What a feed says of itself (`ttl`) holds up to this: many say hours out of habit. In minutes. */
const MOST_REQUESTED_MINUTES = 60;
/** A server that is busy may ask for more patience, in minutes. */
const MOST_RETRY_MINUTES = 1440;
const QUICKER = 0.5;
const SLOWER = 1.25;
const JITTER = 0.2;

/** How it went: well; with trouble that passes by itself; with trouble that somebody must mend; for the last time. */
export type PollOutcome = 'well' | 'passing' | 'lasting' | 'ended';

export interface PollFacts {
  readonly outcome: PollOutcome;
  /** Items that nobody knew. */
  readonly newItems: number;
  /** Requests in a row that failed, this one among them. */
  readonly failures: number;
  /** The interval so far, in minutes. */
  readonly intervalMinutes: number;
  /** The interval that the installation begins with, in minutes; below LEAST_MINUTES it is the least itself. */
  readonly baseMinutes: number;
  /** How long the feed asks to be left alone, in minutes, or null. */
  readonly requestedMinutes: number | null;
  /** How long the server asks to be left alone, in minutes, or null. */
  readonly retryMinutes: number | null;
  /** Chance, from 0 to 1, that keeps feeds from being asked all at once. */
  readonly chance: number;
}

export interface PollPlan {
  /** The interval from now on, in whole minutes. */
  readonly intervalMinutes: number;
  /** Minutes until the next request; null where there is none. */
  readonly waitMinutes: number | null;
}

/** The interval and the wait that follow from how a request went. */
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

/** Doubled with each failure, from the interval that the installation begins with. */
function backOff({ outcome, failures, baseMinutes }: PollFacts): number {
  const most = outcome === 'lasting' ? MOST_LASTING_MINUTES : MOST_PASSING_MINUTES;
  return Math.min(baseMinutes * 2 ** Math.min(Math.max(failures, 1) - 1, 20), most);
}

/** Minutes that a `Retry-After` asks for, seconds or a date, as of `now` (milliseconds since the epoch); null where it cannot be read. */
export function readRetryAfter(text: string | null, now: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed) / 60;
  const date = trimmed === '' ? Number.NaN : Date.parse(trimmed);
  return Number.isFinite(date) ? Math.max(0, (date - now) / 60_000) : null;
}
