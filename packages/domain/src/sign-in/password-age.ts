// A password expires three calendar months after its last change (specification 1, sections 2.3 and 9). The number of months is a setting; 0
// means never (security.md C2).

/**
 * Whether a password changed at `changedAt` has expired at `now`, both milliseconds since the epoch, after `months` calendar months in UTC.
 * A day that the final month lacks becomes its last day.
 */
export function isPasswordExpired(changedAt: number, now: number, months: number): boolean {
  if (months === 0) return false;
  const changed = new Date(changedAt);
  const end = new Date(changedAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== changed.getUTCDate()) end.setUTCDate(0);
  return now > end.getTime();
}
