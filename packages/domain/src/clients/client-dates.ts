// A client's end date must be later than its start date, on adding and on editing; equal dates are refused (specification 1, section 5).
// Either may be left open. Who is in a client themselves and no Admin may not give it further days, nor restore it: that would give them back
// companies which somebody took from them (decisions.md section 2).

/** The start and end days of a client, YYYY-MM-DD, both inclusive, or null when open. */
export interface ClientDates {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Whether a client would be in effect on days on which it is not now. */
export function addsDays(now: ClientDates, wanted: ClientDates): boolean {
  const isEarlier = now.startDate !== null && (wanted.startDate === null || wanted.startDate < now.startDate);
  const isLater = now.endDate !== null && (wanted.endDate === null || wanted.endDate > now.endDate);
  return isEarlier || isLater;
}

/** Whether these are valid start and end days, YYYY-MM-DD or null when open. */
export function areClientDates(start: string | null, end: string | null): boolean {
  return start === null || end === null || end > start;
}
