// The changes that a person makes in rows, each with what they saw before.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import type { EditedField, RowChange } from '@vigilo/domain/review/row-changes';
import type { ReviewedRow } from './use-row-edits.ts';

/** Marks those of the rows that are chosen, by their ids. */
export function checkRows(
  rows: readonly ReviewedRow[],
  ids: ReadonlySet<string>,
  after: HandCheck,
): readonly RowChange[] {
  return rows.flatMap(({ id, CheckedByHand = null }) =>
    ids.has(id) && CheckedByHand !== after
      ? [{ kind: 'check', rowId: id, before: CheckedByHand, after }]
      : [],
  );
}

/** Removes those of the rows that are chosen and not marked as valid. */
export function removeRows(rows: readonly ReviewedRow[], ids: ReadonlySet<string>): readonly RowChange[] {
  return rows.flatMap(({ id, Value, CheckedByHand }) =>
    ids.has(id) && CheckedByHand !== 'valid' ? [{ kind: 'remove', rowId: id, before: Value }] : [],
  );
}

/** Sets a cell; an emptied key returns to what it was (specification 3, section 4), and what is as it was is no change. */
export function setCell(row: ReviewedRow, field: EditedField, text: string): readonly RowChange[] {
  if (text === row[field] || (field === 'SSOTKey' && text.trim() === '')) return [];
  return [{ kind: 'set', rowId: row.id, field, before: row[field], after: text }];
}
