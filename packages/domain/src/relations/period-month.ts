// Periods of statements and dates of documents as months, so that 'the year 2025', 'the quarter to December 2025' and '31 December 2025' are the same
// point in time (decisions.md section 5: compared after normalising dates).

const MONTHS_OF_QUARTER = 3;

/** The month, YYYY-MM, in which a period ends (YYYY-MM-DD, YYYY-Qn or YYYY), or null where the text is none of these. A year ends in December. */
export function toMonth(period: string): string | null {
  const found = /^(\d{4})(?:-(?:Q([1-4])|(0[1-9]|1[0-2])-\d\d))?$/.exec(period.trim());
  if (found === null) return null;
  const [, year = '', quarter, month = '12'] = found;
  const last = quarter === undefined ? month : String(Number(quarter) * MONTHS_OF_QUARTER).padStart(2, '0');
  return `${year}-${last}`;
}
