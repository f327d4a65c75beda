/**
 * What is named of a saved edit (specification 2, section 8): each classification and rating that is changed alone has a sentence of its
 * own, as the cells of the table do.
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

/** The one field of a change as it was sent, where it has a sentence of its own. */
export function findEditedAlone(change: Partial<CompanyValues>): (typeof NAMED_ALONE)[number] | null {
  const [first, ...others] = Object.keys(change);
  return (others.length === 0 ? NAMED_ALONE.find((name) => name === first) : undefined) ?? null;
}
