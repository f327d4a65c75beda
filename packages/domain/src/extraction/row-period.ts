// What a value of a statement is of (issue 14, 'each value with period; several periods side by side'): a report of a half-year shows three and six months
// that end on one day, so that the day alone does not tell them apart.

interface Dated {
  readonly Period?: string | undefined;
  readonly PeriodMonths?: number | undefined;
}

/** How many months the period of a value has; null where nobody says, or where its name says it (YYYY-Qn). */
export function periodMonths({ Period, PeriodMonths }: Dated): number | null {
  return Period === undefined || Period.includes('Q') ? null : (PeriodMonths ?? null);
}

/** The period with its length where that is said: '2026-06-30, 6 months'; empty for a value of no period. */
export function namePeriod(row: Dated): string {
  const months = periodMonths(row);
  return months === null ? (row.Period ?? '') : `${row.Period}, ${months} months`;
}
