/**
 * The message after saving an edit names the field if it is a classification or rating and the only one changed, as when editing a cell of
 * the table (specification 2, section 8).
 */
import type { CompanyValues } from './fields.ts';

const NAMED_ALONE = [
  'region',
  'country',
  'entityType',
  'sector',
  'industry',
  'creditRiskRatingST',
  'creditRiskRatingLT',
] as const satisfies readonly (keyof CompanyValues)[];

/** The only field of a change, if it has its own message. */
export function findEditedAlone(change: Partial<CompanyValues>): (typeof NAMED_ALONE)[number] | null {
  const [first, ...others] = Object.keys(change);
  return (others.length === 0 ? NAMED_ALONE.find((name) => name === first) : undefined) ?? null;
}
