import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';

/** Today in UTC, YYYY-MM-DD. */
export function today(): string {
  return isoFromDay(dayFromTimestamp(Date.now()));
}
