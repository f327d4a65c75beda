// Days that lie a while back on whatever day the stories run. Days are those of UTC, as the server's are.

/** `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** As it is typed into a field. */
export function typedDay(iso: string, separator: '/' | '-'): string {
  const [year, month, day] = iso.split('-');
  return [month, day, year].join(separator);
}
