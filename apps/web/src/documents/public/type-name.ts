// What document types are called in the language of the page. A type that the tenant made itself stays as it is called.

import type { Translate } from '../../lib/texts.ts';

const SHIPPED_TYPES = [
  'Credit Risk Rating Report',
  'Balance Sheet',
  'Income Statement',
  'Cash Flow Statement',
  'Financial Ratios',
  'Invoice',
  'Receipt',
  'Other',
] as const;

/** The name of a document type. */
export function writeType(t: Translate<'documentScreens'>, type: string): string {
  const shipped = SHIPPED_TYPES.find((each) => each === type);
  return shipped === undefined ? type : t(`type.${shipped}`);
}
