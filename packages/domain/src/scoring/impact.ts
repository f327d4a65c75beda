// The impact of an event follows from its score (specification 3, section 5): above 0.5 Strongly Positive, over 0 Positive,
// 0 Neutral, down to -0.5 Negative, lower Strongly Negative. Choosing an impact leaves only the scores that match it.

import type { Thousandths } from './thousandths.ts';

export const IMPACTS = ['Strongly Positive', 'Positive', 'Neutral', 'Negative', 'Strongly Negative'] as const;

export type Impact = (typeof IMPACTS)[number];

/** Lowest and highest score of one event, and the step between allowed scores, in thousandths (specification 2, section 9). */
export const EVENT_SCORE = { least: -1000, most: 1000, step: 100 } as const;

const STRONG = 500;

/** The impact of a score in thousandths; also used for a company's category, whose score may exceed +-1000. */
export function impactFromScore(score: Thousandths): Impact {
  if (score > STRONG) return 'Strongly Positive';
  if (score > 0) return 'Positive';
  if (score === 0) return 'Neutral';
  return score >= -STRONG ? 'Negative' : 'Strongly Negative';
}

/** The impact with this name, ignoring case, or null. */
export function findImpact(text: string): Impact | null {
  const wanted = text.trim().toLowerCase();
  return IMPACTS.find((impact) => impact.toLowerCase() === wanted) ?? null;
}

/** The scores that match an impact, in thousandths, ascending. */
export function listImpactScores(impact: Impact): Thousandths[] {
  const count = (EVENT_SCORE.most - EVENT_SCORE.least) / EVENT_SCORE.step + 1;
  return Array.from({ length: count }, (_, i) => EVENT_SCORE.least + i * EVENT_SCORE.step).filter(
    (score) => impactFromScore(score) === impact,
  );
}
