/**
 * A summary ends with its verdict word, which decides its icon: an arrow up for positive, an arrow down for negative, an equals sign for
 * neutral (specification 3 section 9; decisions.md section 4). Any other last word counts as neutral.
 */

export const VERDICTS = ['positive', 'negative', 'neutral'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict named by a summary's last word, ignoring case and trailing punctuation; neutral by default. */
export function verdictFromSummary(summary: string): Verdict {
  return findVerdict(summary) ?? 'neutral';
}

/** The verdict named by a summary's last word, or null. */
export function findVerdict(summary: string): Verdict | null {
  const last = summary
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.at(-1);
  return VERDICTS.find((verdict) => verdict === last) ?? null;
}

/** The verdict of a score, in -1..1 or in thousandths: only its sign counts. */
function verdictFromScore(score: number): Verdict {
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

const LONGEST_SUMMARY = 10_000;
/** It begins where a word does, so that a long one is not begun anew at each of its letters. */
const LAST_WORD = /(?<!\p{L})(\p{L}+)\P{L}*$/u;

/**
 * The summary as it is stored: one without a verdict word gets that of the event's score, so that its icon never contradicts the score for want
 * of a word. A verdict that was written is kept, whatever the score.
 */
export function completeSummary(summary: string, score: number | null): string {
  if (score === null || findVerdict(summary) !== null) return summary;
  return withVerdict(summary, verdictFromScore(score));
}

/** The summary with this verdict as its last word, replacing an existing one. An empty summary stays empty. */
export function withVerdict(summary: string, verdict: Verdict): string {
  const text = summary.trimEnd();
  if (text === '') return '';
  const last = LAST_WORD.exec(text);
  const endsWithVerdict = VERDICTS.some((one) => one === last?.[1]?.toLowerCase());
  const rest = endsWithVerdict ? text.slice(0, last?.index).trimEnd() : text;
  return rest === ''
    ? verdict
    : `${rest.slice(0, LONGEST_SUMMARY - verdict.length - 1).toWellFormed()} ${verdict}`;
}
