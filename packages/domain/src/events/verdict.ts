/**
 * A summary's text ends with its verdict word, from which its icon is read: positive an arrow up, negative one down, neutral an equals
 * sign (specification 3 section 9; decisions.md section 4). Any other last word is read as neutral.
 */

export const VERDICTS = ['positive', 'negative', 'neutral'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict that a summary's last word names, whatever its case and the punctuation after it; neutral where it names none. */
export function verdictOf(summary: string): Verdict {
  const last = summary.toLowerCase().match(/\p{L}+/gu)?.at(-1);
  return VERDICTS.find((verdict) => verdict === last) ?? 'neutral';
}
