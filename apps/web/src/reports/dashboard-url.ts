// The two days of the RTI Summary are in its address, so that a link shows the same. What is no day is taken as left out; the server then takes the as-of
// day for the second and the day a week before it for the first.

import { dayParam, parseParams } from '../lib/search-params.ts';

/** Days as YYYY-MM-DD, those that the address names. */
export interface RequestedDays {
  readonly from?: string;
  readonly to?: string;
}

/** The days that the words of an address stand for, whatever they are. */
export function parseDashboardSearch(raw: Readonly<Record<string, unknown>>): RequestedDays {
  const { from, to } = parseParams({ from: dayParam(), to: dayParam() }, raw);
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** The days with another second one. The first goes where it would not be before the second any more: a week before is shown then. */
export function withSecond(days: RequestedDays, to: string | null): RequestedDays {
  const from = days.from !== undefined && (to === null || days.from < to) ? days.from : null;
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** The days with another first one. */
export function withFirst({ to }: RequestedDays, from: string | null): RequestedDays {
  return { ...(from !== null && { from }), ...(to !== undefined && { to }) };
}
