// Contributions are added as whole thousandths, so that the sum row says what the score says (decisions.md section 1, 'Explanation').

import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { Contribution } from './public/score-query.ts';

/** The sum of the contributions as a decimal score. */
export function sumContributions(events: readonly Pick<Contribution, 'contribution'>[]): number {
  return toDecimal(events.reduce((sum, event) => sum + toThousandths(event.contribution), 0));
}
