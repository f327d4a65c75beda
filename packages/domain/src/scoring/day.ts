// A day is the number of whole days since 1970-01-01 in UTC. Scores depend on days, not instants: an event dated today counts as soon as it is
// saved, whatever the hour (decisions.md section 1, 'Windows', read by the calendar).

export type Day = number;

const MS_PER_DAY = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The UTC day of the instant `ms` (milliseconds since the epoch). */
export function dayFromTimestamp(ms: number): Day {
  return Math.floor(ms / MS_PER_DAY);
}

/** The day written `YYYY-MM-DD`, or null if the text is not a valid date (2026-02-30, 2026-2-3, 'today'). */
export function findDay(text: string): Day | null {
  const parts = ISO_DAY.exec(text);
  if (!parts) return null;
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])];
  const date = new Date(Date.UTC(year, month, dayOfMonth));
  const isCalendarDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month && date.getUTCDate() === dayOfMonth;
  return isCalendarDay ? date.getTime() / MS_PER_DAY : null;
}

/** Like {@link findDay}. @throws RangeError if the text is not a day. */
export function dayFromIso(text: string): Day {
  const day = findDay(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

/** The day as `YYYY-MM-DD`, between the years 0 and 9999. */
export function isoFromDay(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The day, `YYYY-MM-DD`, of a moment or a day in ISO 8601. */
export function isoDayOf(iso: string): string {
  return iso.slice(0, 'YYYY-MM-DD'.length);
}

/** Noon UTC of the day, in milliseconds since the epoch; event dates are stored this way (specification 3, section 4). */
export function noonFromDay(day: Day): number {
  return day * MS_PER_DAY + MS_PER_DAY / 2;
}

/**
 * The day `months` calendar months earlier. A day that the earlier month lacks becomes that month's last day
 * (31 May less 3 months is 28 or 29 February), as PostgreSQL subtracts intervals.
 */
export function subtractMonths(day: Day, months: number): Day {
  const date = new Date(day * MS_PER_DAY);
  const month = date.getUTCMonth() - months;
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastOfMonth)) / MS_PER_DAY;
}
