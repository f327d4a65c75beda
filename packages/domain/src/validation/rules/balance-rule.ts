// Assets equal liabilities and equity (issue 13: sums and balance): the same arithmetic as a sum, but both sides are complete, so that a
// difference is an error.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import type { RowFinding } from './sum-rule.ts';
import { checkSum } from './sum-rule.ts';

/** What does not balance: one finding for each row concerned. */
export function checkBalance(left: ExtractionRow, right: readonly ExtractionRow[]): readonly RowFinding[] {
  return checkSum({ total: left, parts: right, rule: 'balance' });
}
