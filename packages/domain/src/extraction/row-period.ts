// What a value of a statement is of (issue 14, 'each value with period; several periods side by side'): a report of a half-year shows three and six months
// that end on one day, so that the day alone does not tell them apart.

interface Dated {
  readonly Period?: string | undefined;
  readonly PeriodMonths?: number | undefined;
}

/** A period is taken for a year where nothing else is said. */
const YEAR = 12;

/** How many months the period of a value has where that has to be said; null for a year, a quarter that is named (YYYY-Qn) and where nobody says. */
export function periodMonths({ Period, PeriodMonths }: Dated): number | null {
  const isPlain = Period === undefined || Period.includes('Q') || PeriodMonths === YEAR;
  return isPlain ? null : (PeriodMonths ?? null);
}

/** The period with its length where that is said: '2026-06-30, 6 months'; empty for a value of no period. */
export function namePeriod(row: Dated): string {
  const months = periodMonths(row);
  return months === null ? (row.Period ?? '') : `${row.Period}, ${months} months`;
}
