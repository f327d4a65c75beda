// The cumulative scores of a company among its fields. My Portfolio shows them with one decimal, and only with the ratings (specification 2,
// sections 2.2, 6 and 9).

import type { CompanyField } from './fields.ts';

const CUMULATIVE_SCORES = [
  'cumulativeScoreST',
  'cumulativeScoreLT',
  'prevCumulativeScoreST',
] as const satisfies readonly CompanyField[];

/** Whether a field is a cumulative score, as of the day or a week before. */
export function isCumulativeScore(name: CompanyField): name is (typeof CUMULATIVE_SCORES)[number] {
  return CUMULATIVE_SCORES.some((score) => score === name);
}
