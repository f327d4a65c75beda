import { IMPACTS, listImpactScores } from '@vigilo/domain/scoring/impact';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../lib/format.ts';

/** Every score that an event may have, from the worst, as decimals. */
export const SCORES: readonly number[] = IMPACTS.flatMap(listImpactScores)
  .map(toDecimal)
  .toSorted((one, other) => one - other);

export function writeScore(score: number): string {
  return formatScore(score, 1);
}
