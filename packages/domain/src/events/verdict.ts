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
  if (findVerdict(summary) !== null) return summary;
  const verdict: Verdict = score > 0 ? 'positive' : score < 0 ? 'negative' : 'neutral';
  const ending = /[.!?…]$/u.test(summary) ? ` ${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}.` : `: ${verdict}`;
  return `${summary.slice(0, LONGEST_SUMMARY - ending.length).toWellFormed()}${ending}`;
}

/** The summary with this verdict as its last word: in place of the verdict it ends with, else after its text. An empty summary stays empty. */
export function withVerdict(summary: string, verdict: Verdict): string {
  const text = summary.trimEnd();
  if (text === '') return '';
  const [, before, last] = /^(.*?)(\p{L}+)\P{L}*$/su.exec(text) ?? [];
  const endsWithVerdict = VERDICTS.some((one) => one === last?.toLowerCase());
  const rest = endsWithVerdict ? (before ?? '').trimEnd() : text;
  return rest === '' ? verdict : `${rest} ${verdict}`;
}
