// Session timeout (specification 1, sections 4 and 9; security.md C7): after the warning time without activity a dialog counts down, after the
// logout time the user is signed out. While the user is active but the page sends no requests, a ping keeps the session alive; its interval is
// the warning time minus 120 s if that is positive, otherwise the warning time.

const PING_AHEAD_SECONDS = 120;

/** Idle times in seconds; the warning comes first. */
export interface SessionTimes {
  readonly warningAt: number;
  readonly logoutAt: number;
}

/**
 * The interval between pings in seconds, for a warning time in seconds.
 * @throws RangeError with the specified message unless it is greater than zero.
 */
export function pingInterval(warningAt: number): number {
  const ahead = warningAt - PING_AHEAD_SECONDS;
  const interval = ahead > 0 ? ahead : warningAt;
  if (!(interval > 0)) throw new RangeError('Interval value must be greater than zero.');
  return interval;
}

/** Active; about to end, with the whole seconds left; or ended. */
export type SessionPhase =
  | { readonly name: 'in-use' }
  | { readonly name: 'ending'; readonly secondsLeft: number }
  | { readonly name: 'over' };

/** The phase of a session that has been idle for `idle` seconds. */
export function decideSessionPhase(idle: number, { warningAt, logoutAt }: SessionTimes): SessionPhase {
  if (idle >= logoutAt) return { name: 'over' };
  if (idle < warningAt) return { name: 'in-use' };
  return { name: 'ending', secondsLeft: Math.ceil(logoutAt - idle) };
}
