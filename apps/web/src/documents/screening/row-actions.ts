// The changes that a person makes in rows, each with what they saw before.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import type { EnteredText } from './sheet.ts';
import { fieldOf, findExtraName, readExtra } from './row-columns.tsx';
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

/**
 * Sets cells; what is as it was is no change. An emptied key returns to its first value (specification 3, section 4): the one that is stored.
 * @param stored the rows without what was changed in them
 */
export function setCells(
  rows: readonly ReviewedRow[],
  stored: readonly ReviewedRow[],
  cells: readonly EnteredText[],
): readonly RowChange[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cells.flatMap(({ rowId, column, text }): RowChange[] => {
    const row = byId.get(rowId);
    if (row === undefined) return [];
    const name = findExtraName(column);
    if (name !== null) {
      const before = readExtra(row, name);
      return before === text ? [] : [{ kind: 'set-extra', rowId, name, before, after: text }];
    }
    const field = fieldOf(column);
    if (field === null) return [];
    const isEmptied = field === 'SSOTKey' && text.trim() === '';
    const after = isEmptied ? (stored.find(({ id }) => id === rowId)?.SSOTKey ?? row.SSOTKey) : text;
    return after === row[field] ? [] : [{ kind: 'set', rowId, field, before: row[field], after }];
  });
}
