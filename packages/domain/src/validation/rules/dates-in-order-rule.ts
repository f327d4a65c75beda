// One date is not before another: an invoice is not due before it is written (issue 13: dates in order). Where day and month change places
// and the order is right then, that would fit.

import type { ExtractionRow } from '../../extraction/extraction-row.ts';
import { formatDay } from '../../extraction/read-date.ts';
import type { RowFinding } from './sum-rule.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function swap(value: string): string | null {
  const found = DAY.exec(value);
  return found === null ? null : formatDay(Number(found[1]), Number(found[3]), Number(found[2]));
}

/** A finding for the later row where its date is before the earlier one's; nothing where one of the two is no date. */
export function checkDatesInOrder(earlier: ExtractionRow, later: ExtractionRow): readonly RowFinding[] {
  if (!DAY.test(earlier.Value) || !DAY.test(later.Value) || earlier.Value <= later.Value) return [];
  const swapped = swap(later.Value);
  return [
    {
      rowId: later.id,
      finding: {
        rule: 'dates-in-order',
        severity: 'error',
        code: 'dates-out-of-order',
        values: {
          earlier: earlier.SSOTKey,
          later: later.SSOTKey,
          earlierValue: earlier.Value,
          laterValue: later.Value,
        },
        ...(swapped !== null && swapped >= earlier.Value ? { suggestion: swapped } : {}),
      },
    },
  ];
}
