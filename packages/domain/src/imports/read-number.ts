// Reads numbers as people and programs write them (issue 2, 'Import'): 1234.5, 1,234.5, 1.234,5, +0.3, −0.3, accounting's (0.3), 1e3. Whether
// point or comma is the decimal sign is an option of the import; the other may only group thousands, so that 1,5 is never read as 15.

export const DECIMAL_SIGNS = ['point', 'comma'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const WITH_POINT = /^[+-]?(?:\d+|\d{1,3}(?:[, ']\d{3})+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;
const WITH_COMMA = /^[+-]?(?:\d+|\d{1,3}(?:[. ']\d{3})+)?(?:,\d*)?(?:e[+-]?\d{1,3})?$/i;

/** The number in a cleaned text, or null. */
export function findNumber(text: string, sign: DecimalSign): number | null {
  if (sign === 'point' && PLAIN.test(text)) return Number(text);
  const bare = text
    .replace(/^\((.*)\)$/, '-$1')
    .replaceAll('−', '-')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
  if (!/\d/.test(bare)) return null;
  const value = Number(sign === 'point' ? withPoint(bare) : withComma(bare));
  return Number.isFinite(value) ? value : null;
}

function withPoint(text: string): string {
  return WITH_POINT.test(text) ? text.replaceAll(/[, ']/g, '') : 'none';
}

/** A point that does not group thousands must be a decimal point, as in numeric spreadsheet cells. */
function withComma(text: string): string {
  if (WITH_COMMA.test(text)) return text.replaceAll(/[. ']/g, '').replace(',', '.');
  return PLAIN.test(text) ? text : 'none';
}

const COMMA_ONLY = /^[+\-−]?\d+,\d{1,2}$|^[+\-−]?\d{1,3}(?:\.\d{3})+,\d+$|^[+\-−]?0,\d+$/;
const POINT_ONLY = /^[+\-−]?\d*\.\d{1,2}$|^[+\-−]?\d{1,3}(?:,\d{3})+\.\d+$|^[+\-−]?0?\.\d+$/;

/** A comma if more texts require it than a point; otherwise a point. */
export function guessDecimalSign(texts: Iterable<string>): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (COMMA_ONLY.test(text)) commas += 1;
    else if (POINT_ONLY.test(text)) points += 1;
  }
  return commas > points ? 'comma' : 'point';
}
