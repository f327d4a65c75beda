// How long a session lasts while nobody is at work (specification 1, sections 4 and 9; security.md C7): after the warning time without a
// move a dialog counts down, after the logout time the person is signed out. While the person is at work but the page asks the server for
// nothing, a ping tells the server so: its interval is the warning time minus 120 s where that is positive, else the warning time.

const PING_AHEAD_SECONDS = 120;

/** Idle times in seconds; the warning comes first. */
export interface SessionTimes {
  readonly warningAt: number;
  readonly logoutAt: number;
}

/**
 * The interval between pings in seconds, for a warning time in seconds.
 * @throws RangeError with the specified sentence unless it is greater than zero.
 */
export function pingInterval(warningAt: number): number {
  const ahead = warningAt - PING_AHEAD_SECONDS;
  const interval = ahead > 0 ? ahead : warningAt;
  if (!(interval > 0)) throw new RangeError('Interval value must be greater than zero.');
  return interval;
}

/** In use; about to end, with the whole seconds that are left; or over. */
export type SessionPhase =
  | { readonly name: 'in-use' }
  | { readonly name: 'ending'; readonly secondsLeft: number }
  | { readonly name: 'over' };

/** The phase of a session in which nobody has moved for `idle` seconds. */
export function decideSessionPhase(idle: number, { warningAt, logoutAt }: SessionTimes): SessionPhase {
  if (idle >= logoutAt) return { name: 'over' };
  if (idle < warningAt) return { name: 'in-use' };
  return { name: 'ending', secondsLeft: Math.ceil(logoutAt - idle) };
}
