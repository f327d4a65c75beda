// Impact and score of an event belong together (specification 3, section 5): an impact leaves only its scores, a score sets its impact.

import { impactFromScore, listImpactScores } from '@vigilo/domain/scoring/impact';
import type { Impact } from '@vigilo/domain/scoring/impact';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import { SCORES } from '../events-url.ts';

export interface Rated {
  readonly impact: Impact | '';
  /** A decimal such as '-0.3'; empty for none. */
  readonly score: string;
}

/** Every score that can be chosen beside an impact, the highest first; all of them beside none. */
export function listScoresForImpact(impact: Impact | ''): readonly string[] {
  if (impact === '') return SCORES;
  return listImpactScores(impact)
    .toReversed()
    .map((score) => String(toDecimal(score)));
}

/** The score beside an impact that a typed text stands for ('-0.7', '−,7', '+0.30'), or null: a figure alone is not a tenth. */
export function findTypedScore(typed: string, impact: Impact | ''): string | null {
  const text = normalizeTyped(typed);
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) return null;
  return listScoresForImpact(impact).find((score) => Number(score) === Number(text)) ?? null;
}

/** Whether a typed text can become a score: it is how the score begins, or the score written otherwise. */
export function isBeginningOfScore(typed: string, score: string): boolean {
  const text = normalizeTyped(typed);
  return (
    score.startsWith(text) || `${score}.0`.startsWith(text) || (text !== '' && Number(text) === Number(score))
  );
}

function normalizeTyped(typed: string): string {
  return typed.trim().replace(',', '.').replace('\u2212', '-').replace(/^\+/, '');
}

/** Another impact keeps the score that fits it; where it has but one, that is it. */
export function withImpact({ score }: Rated, impact: Impact | ''): Rated {
  const scores = listScoresForImpact(impact);
  if (scores.includes(score)) return { impact, score };
  return { impact, score: scores.length === 1 ? (scores[0] ?? '') : '' };
}

/** Another score brings its impact; without one the impact stays. */
export function withScore({ impact }: Rated, score: string): Rated {
  return { score, impact: score === '' ? impact : impactFromScore(toThousandths(Number(score))) };
}
