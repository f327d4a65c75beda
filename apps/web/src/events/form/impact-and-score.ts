// Impact and score of an event belong together (specification 3, section 5): an impact leaves only its scores, a score sets its impact.

import { IMPACTS, impactFromScore, listImpactScores } from '@vigilo/domain/scoring/impact';
import type { Impact } from '@vigilo/domain/scoring/impact';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';

interface Rated {
  readonly impact: Impact | '';
  /** A decimal such as '-0.3'; empty for none. */
  readonly score: string;
}

/** Every score that can be chosen beside an impact, the highest first; all of them beside none. */
export function listScoresForImpact(impact: Impact | ''): readonly string[] {
  const impacts = impact === '' ? IMPACTS : [impact];
  return impacts
    .flatMap((one) => listImpactScores(one).toReversed())
    .map((score) => String(toDecimal(score)));
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
