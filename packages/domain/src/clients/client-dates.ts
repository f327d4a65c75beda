// The dates of a client (specification 1, section 5): the end is later than the start, on adding and on editing; equal ones are refused.
// Either may be left open.

/** Whether two days, YYYY-MM-DD or null where open, may stand as start and end. */
export function areClientDates(start: string | null, end: string | null): boolean {
  return start === null || end === null || end > start;
}
