// What credit news says for which no rule of severity was written (issue 17, 'Severity for credit'): a linear model that learnt from headlines which the project wrote tells the
// band, and whether a headline is credit news at all. Ordinary news it leaves to the other models.

import type { CreditBand } from '../severity/credit-bands.ts';
import { CREDIT_BANDS } from '../severity/credit-bands.ts';

/** What the model tells apart: the bands, and news of nobody's credit. */
export const CREDIT_CLASSES = [...CREDIT_BANDS, 'ordinary'] as const;
const ORDINARY = CREDIT_BANDS.length;

/** The band that the sums of the model speak for; null for ordinary news. @param gate from this sum on news is ordinary */
export function chooseBand(sums: Float64Array, gate: number): CreditBand | null {
  if ((sums[ORDINARY] ?? 0) >= gate) return null;
  const best = CREDIT_BANDS.reduce((most, _, at) => ((sums[at] ?? 0) > (sums[most] ?? 0) ? at : most), 0);
  return CREDIT_BANDS[best] ?? null;
}
