// A client's end date must be later than its start date, on adding and on editing; equal dates are refused (specification 1, section 5).
// Either may be left open.

/** Whether these are valid start and end days, YYYY-MM-DD or null when open. */
export function areClientDates(start: string | null, end: string | null): boolean {
  return start === null || end === null || end > start;
}
