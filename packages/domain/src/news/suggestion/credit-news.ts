// What credit news says for which no rule of severity was written (issue 17, 'Severity for credit'): a linear model that learnt from headlines which the project wrote tells the
// side, and whether a headline is credit news at all. Ordinary news it leaves to the other models; how grave an event is, only rules say.

import type { CreditSide } from '../severity/credit-bands.ts';
import { CREDIT_SIDES } from '../severity/credit-bands.ts';

/** What the model tells apart: the sides of credit news, and news of nobody's credit. */
export const CREDIT_CLASSES = [...CREDIT_SIDES, 'ordinary'] as const;
const ORDINARY = CREDIT_SIDES.length;

/** The side that the sums of the model speak for; null for ordinary news. @param gate from this sum on news is ordinary */
export function chooseCreditSide(sums: Float64Array, gate: number): CreditSide | null {
  if ((sums[ORDINARY] ?? 0) >= gate) return null;
  const best = CREDIT_SIDES.reduce((most, _, at) => ((sums[at] ?? 0) > (sums[most] ?? 0) ? at : most), 0);
  return CREDIT_SIDES[best] ?? null;
}
