// When a field was read as it stands on the paper: the rule of shared/data/scorers/score-keyvalue.mjs. Dates are compared as days, amounts as numbers,
// everything else by its letters and digits.

const IS_DATE = /date|next_review/u;
const IS_AMOUNT = /^(?:amount|amount_untaxed|tax)$/u;

/** What is the same for all ways of writing the value of this field. @param key the name that programs use */
function toComparable(key: string, value: string): string {
  if (IS_DATE.test(key)) return value.trim();
  if (IS_AMOUNT.test(key)) {
    const number = Number(value.replaceAll(',', ''));
    return Number.isFinite(number) ? number.toFixed(2) : value;
  }
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A grade with its sign differs from that without. */
const IS_GRADE = /_rating$/u;

export function isExact(key: string, expected: string, read: string): boolean {
  if (IS_GRADE.test(key)) return expected === read.trim();
  return toComparable(key, expected) === toComparable(key, read);
}
