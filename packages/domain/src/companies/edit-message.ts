/**
 * What is said of a saved edit (specification 2, section 8): a sentence of its own for each classification and rating that is changed
 * alone, as the cells of the table do.
 */
import type { EditedField, CompanyValues } from './fields.ts';

const SINGLE_FIELD_MESSAGES: Partial<Record<EditedField, string>> = {
  region: 'Company Region Edited',
  country: 'Company Country Edited',
  entityType: 'Company Entity Type Edited',
  sector: 'Company Sector Edited',
  industry: 'Company Industry Edited',
  creditRiskRatingST: 'Company ST Rating Edited',
  creditRiskRatingLT: 'Company LT Rating Edited',
};

/** The sentence for a change as it was sent. */
export function formatEditMessage(change: Partial<CompanyValues>): string {
  const names = Object.keys(change) as EditedField[]; // the keys of an object of this type alone
  const [first] = names;
  return (
    (names.length === 1 && first !== undefined ? SINGLE_FIELD_MESSAGES[first] : undefined) ??
    'Company Edited Successfully'
  );
}
