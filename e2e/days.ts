// Days relative to the day of the run, in UTC like the server's.

/** `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The day as typed into a field. */
export function typedDay(iso: string, separator: '/' | '-'): string {
  const [year, month, day] = iso.split('-');
  return [month, day, year].join(separator);
}
