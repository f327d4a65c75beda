// Contributions are added as whole thousandths, so that the sum row says what the score says (decisions.md section 1, 'Explanation').

import { decimalOf, thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import type { Contribution } from './public/score-query.ts';

/** The sum of the contributions as a decimal score. */
export function sumOfContributions(events: readonly Pick<Contribution, 'contribution'>[]): number {
  return decimalOf(events.reduce((sum, event) => sum + thousandthsOf(event.contribution), 0));
}
