// The impact of an event follows from its score (specification 3, section 5): above 0.5 Strongly Positive, over 0 Positive,
// 0 Neutral, down to -0.5 Negative, below Strongly Negative. Choosing an impact leaves only the scores that lead back to it.

import type { Thousandths } from './thousandths.ts';

export const IMPACTS = ['Strongly Positive', 'Positive', 'Neutral', 'Negative', 'Strongly Negative'] as const;

export type Impact = (typeof IMPACTS)[number];

/** Lowest and highest score of one event, and the step between allowed scores, in thousandths (specification 2, section 9). */
export const EVENT_SCORE = { least: -1000, most: 1000, step: 100 } as const;

const STRONG = 500;

/** The impact of a score in thousandths; also the category of a company by its short-term score, which may pass +-1000. */
export function impactFromScore(score: Thousandths): Impact {
  if (score > STRONG) return 'Strongly Positive';
  if (score > 0) return 'Positive';
  if (score === 0) return 'Neutral';
  return score >= -STRONG ? 'Negative' : 'Strongly Negative';
}

/** The impact a text names, whatever its case, or null. */
export function findImpact(text: string): Impact | null {
  const wanted = text.trim().toLowerCase();
  return IMPACTS.find((impact) => impact.toLowerCase() === wanted) ?? null;
}

/** The scores an impact allows, ascending, in thousandths. */
export function listImpactScores(impact: Impact): Thousandths[] {
  const count = (EVENT_SCORE.most - EVENT_SCORE.least) / EVENT_SCORE.step + 1;
  return Array.from({ length: count }, (_, i) => EVENT_SCORE.least + i * EVENT_SCORE.step).filter(
    (score) => impactFromScore(score) === impact,
  );
}
