// What the sureness of a rule is worth: of the values of a form that are given a confidence, that share should be right, and from which confidence on nobody has
// to look (issue 14, 'Confidence'). Layouts at the first sight of them say what it is worth on forms that nobody has seen, layouts that were tuned on say too much: the steps
// stand between the two, nearer to the first, so that neither is further off than a few hundredths. Texts without a form of their own (names, terms) were right less often than
// what has one. `npm run bench -- fields` prints how well confidences keep their word.

import type { SsotKey } from './document-type.ts';
import type { DataType } from './extraction-row.ts';

/** A value whose rule is at least so sure is right with this confidence, on a page with text and on a scan. */
interface Step {
  readonly from: number;
  readonly text: number;
  readonly scan: number;
}

/** From the surest down; all columns fall. */
const TYPED: readonly Step[] = [
  { from: 0.85, text: 0.99, scan: 0.99 },
  { from: 0.75, text: 0.975, scan: 0.949 },
  { from: 0.6, text: 0.797, scan: 0.797 },
  { from: 0.4, text: 0.79, scan: 0.79 },
  { from: 0, text: 0.76, scan: 0.76 },
];
const FREE_TEXT: readonly Step[] = [
  { from: 0.85, text: 0.975, scan: 0.97 },
  { from: 0.75, text: 0.898, scan: 0.898 },
  { from: 0.6, text: 0.87, scan: 0.87 },
  { from: 0, text: 0.78, scan: 0.78 },
];

/** Of the values of a data type from this confidence on, at least 95 % were right; below it a person looks. */
export const LEAST_SURE: Readonly<Record<DataType, number>> = {
  date: 0.8,
  number: 0.8,
  currency: 0.8,
  percent: 0.8,
  string: 0.9,
  enum: 0.95,
};

/** The confidence, 0..1, of a value of a form by how sure the rule is that found it, 0..1, by its key, and whether its page was read by OCR. */
export function calibrateConfidence(
  sureness: number,
  { dataType, pattern }: Pick<SsotKey, 'dataType' | 'pattern'>,
  isScanned: boolean,
): number {
  const steps = dataType === 'string' && pattern === '' ? FREE_TEXT : TYPED;
  const step = steps.find(({ from }) => sureness >= from);
  return (isScanned ? step?.scan : step?.text) ?? 0;
}
