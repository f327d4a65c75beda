/**
 * A summary's text ends with its verdict word, from which its icon is read: positive an arrow up, negative one down, neutral an equals
 * sign (specification 3 section 9; decisions.md section 4). Any other last word is read as neutral.
 */

export const VERDICTS = ['positive', 'negative', 'neutral'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict that a summary's last word names, whatever its case and the punctuation after it; neutral where it names none. */
export function verdictFromSummary(summary: string): Verdict {
  return findVerdict(summary) ?? 'neutral';
}

/** The verdict that a summary's last word names, or null. */
export function findVerdict(summary: string): Verdict | null {
  const last = summary
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.at(-1);
  return VERDICTS.find((verdict) => verdict === last) ?? null;
}

/** The verdict of a score, -1..1. */
export function verdictFromScore(score: number): Verdict {
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** Characters of a summary. */
const LONGEST_SUMMARY = 10_000;

/** The summary with this verdict as its last word: in place of the verdict it ends with, else after its text. An empty summary stays empty. */
export function withVerdict(summary: string, verdict: Verdict): string {
  const text = summary.trimEnd();
  if (text === '') return '';
  const [, before, last] = /^(.*?)(\p{L}+)\P{L}*$/su.exec(text) ?? [];
  const endsWithVerdict = VERDICTS.some((one) => one === last?.toLowerCase());
  const rest = endsWithVerdict ? (before ?? '').trimEnd() : text;
  return rest === ''
    ? verdict
    : `${rest.slice(0, LONGEST_SUMMARY - verdict.length - 1).toWellFormed()} ${verdict}`;
}
