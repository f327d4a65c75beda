// Days in the names of files: `Nov-21-2026` (specification 2, section 9), in English whatever the language, so that a name is the same for everybody.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day YYYY-MM-DD as `MMM-DD-YYYY`. */
export function nameDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${MONTHS[Number(month) - 1] ?? month}-${day}-${year}`;
}
