/**
 * A summary's text ends with its verdict word, from which its icon is read: positive an arrow up, negative one down, neutral an equals
 * sign (specification 3 section 9; decisions.md section 4). Any other last word is read as neutral.
 */

export const VERDICTS = ['positive', 'negative', 'neutral'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict that a summary's last word names, whatever its case and the punctuation after it; neutral where it names none. */
export function verdictOf(summary: string): Verdict {
  return findVerdict(summary) ?? 'neutral';
}

function findVerdict(summary: string): Verdict | null {
  const last = summary.toLowerCase().match(/\p{L}+/gu)?.at(-1);
  return VERDICTS.find((verdict) => verdict === last) ?? null;
}

const LONGEST_SUMMARY = 10_000;

/** A summary with the verdict of a score (-1..1) as its last word; one that ends with a verdict already is left as it is. */
export function withVerdict(summary: string, score: number): string {
  return findVerdict(summary) === null ? endedWith(summary, score > 0 ? 'positive' : score < 0 ? 'negative' : 'neutral') : summary;
}

/** A summary with this verdict as its last word, in place of the verdict it ends with. An empty summary stays empty. */
export function withChosenVerdict(summary: string, verdict: Verdict): string {
  if (summary.trim() === '') return '';
  const text = findVerdict(summary) === null ? summary : summary.replace(/\p{L}+\P{L}*$/u, '');
  const rest = text.replace(/[\s:,;]+$/u, '');
  return rest === '' ? verdict : endedWith(rest, verdict);
}

/** `Sales rose: positive`; after a sentence, `Sales rose. Positive.` */
function endedWith(text: string, verdict: Verdict): string {
  const ending = /[.!?…]$/u.test(text) ? ` ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}.` : `: ${verdict}`;
  return `${text.slice(0, LONGEST_SUMMARY - ending.length).toWellFormed()}${ending}`;
}
