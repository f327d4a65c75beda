// What people change in a child table (specification 3, sections 2.7 and 3): cells, rows, columns and their order.

import { makeCell } from '../extraction/child-tables.ts';
import type { ExtractionCell, HandCheck } from '../extraction/extraction-row.ts';
import { cleanCell } from '../records/clean-cell.ts';
import type { Applied, Outcome, PresentRows } from './apply-changes.ts';
import { applyAll, CHANGED, GONE, placeRow, settleAll } from './apply-changes.ts';
import type { ColumnAccess, ColumnChange } from './column-changes.ts';
import { changeColumns, isColumnChange, listColumnNames } from './column-changes.ts';
import { readEntered } from './read-entered.ts';
import { LONGEST_CELL } from './row-faults.ts';

export type TableChange =
  | {
      readonly kind: 'set';
      readonly rowId: string;
      readonly column: string;
      readonly before: string;
      readonly after: string;
    }
  /** Sets both validation statuses of the row, or (null) takes them off. */
  | {
      readonly kind: 'check';
      readonly rowId: string;
      readonly before: HandCheck | null;
      readonly after: HandCheck | null;
    }
  /** An empty row behind another one, or (null) before all; behind one that is gone it is the last. */
  | { readonly kind: 'add'; readonly rowId: string; readonly behind: string | null }
  /** `before`: the texts of its cells, a tab between them. */
  | { readonly kind: 'remove'; readonly rowId: string; readonly before: string }
  | { readonly kind: 'move'; readonly rowId: string; readonly behind: string | null }
  | ColumnChange;

export type EditedCell = Omit<ExtractionCell, 'IntraValidation' | 'InterValidation'>;

/** A row of a child table as far as changes look at it. */
export interface EditedTableRow {
  readonly id: string;
  readonly RowValue: readonly EditedCell[];
  readonly CheckedByHand?: HandCheck | null | undefined;
}

/** The names of the columns: the distinct ones, in the order in which they occur. */
export function listTableColumns(rows: readonly EditedTableRow[]): readonly string[] {
  return listColumnNames(rows, CELLS);
}

/** The text of a cell; empty where the row has none of this column. */
export function readTableCell({ RowValue }: EditedTableRow, column: string): string {
  return RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column)?.Value ?? '';
}

/** The texts of a row's cells, as its removal says what its author saw. */
export function joinTexts({ RowValue }: EditedTableRow): string {
  return RowValue.map(({ Value }) => Value).join('\t');
}

/** The rows after the changes, one after the other. What is in conflict or at fault is left out. */
export function applyTableChanges(
  rows: readonly EditedTableRow[],
  changes: readonly TableChange[],
): Applied<EditedTableRow> {
  return applyAll(rows, changes, changePresent);
}

/** The changes with what is in conflict kept in place of the others' text, or left out. What was changed in rows that are gone is left out. */
export function settleTableConflicts(
  rows: readonly EditedTableRow[],
  changes: readonly TableChange[],
  keep: 'mine' | 'theirs',
): readonly TableChange[] {
  return settleAll(rows, changes, changePresent, keep, seeAs);
}

/** The change as one who saw this text would have made it. */
function seeAs(change: TableChange, current: string): TableChange {
  if (change.kind === 'column-remove') return { ...change, texts: null };
  if (change.kind === 'set' || change.kind === 'remove') return { ...change, before: current };
  if (change.kind !== 'check') return change;
  return { ...change, before: current === 'valid' || current === 'invalid' ? current : null };
}

function changePresent(present: PresentRows<EditedTableRow>, change: TableChange): Outcome {
  if (isColumnChange(change)) return changeColumns(present, change, CELLS);
  if (change.kind === 'add') return addRow(present, change.rowId, change.behind);
  const row = present.rows.get(change.rowId);
  // A row that is gone is what somebody who removes it wants.
  if (row === undefined) return change.kind === 'remove' ? CHANGED : GONE;
  switch (change.kind) {
    case 'set':
      return setCell(present, row, change);
    case 'check':
      return checkRow(present, row, change);
    case 'move':
      placeRow(present, change.rowId, change.behind);
      return CHANGED;
    case 'remove':
      return removeRow(present, row, change.before);
  }
}

function addRow(present: PresentRows<EditedTableRow>, rowId: string, behind: string | null): Outcome {
  if (present.rows.has(rowId)) return CHANGED;
  const columns = listColumnNames(present.rows.values(), CELLS);
  present.rows.set(rowId, { id: rowId, RowValue: columns.map((column) => makeCell(column)) });
  const at = behind === null ? 0 : present.order.lastIndexOf(behind) + 1;
  if (behind !== null && at === 0) present.order.push(rowId);
  else present.order.splice(at, 0, rowId);
  return CHANGED;
}

function removeRow(present: PresentRows<EditedTableRow>, row: EditedTableRow, before: string): Outcome {
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  const current = joinTexts(row);
  if (current !== before) return { is: 'conflict', current };
  present.rows.delete(row.id);
  return CHANGED;
}

function setCell(
  present: PresentRows<EditedTableRow>,
  row: EditedTableRow,
  { column, before, after }: Extract<TableChange, { kind: 'set' }>,
): Outcome {
  if (after.length > LONGEST_CELL) return { is: 'fault', fault: 'too-long' };
  const cell = row.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column);
  if (cell === undefined) return GONE;
  const text = cell.ValueType === 'entity' ? readEntered(after, cell.DataFormat) : cleanCell(after);
  if (cell.Value === text) return CHANGED;
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  if (cell.ValueType !== 'entity') return { is: 'fault', fault: 'not-editable' };
  if (cell.Value !== before) return { is: 'conflict', current: cell.Value };
  const RowValue = row.RowValue.map((each) =>
    each === cell ? { ...cell, Value: text, IsModified: true, ReadAnew: undefined } : each,
  );
  present.rows.set(row.id, { ...row, RowValue, CheckedByHand: null });
  return CHANGED;
}

function checkRow(
  present: PresentRows<EditedTableRow>,
  row: EditedTableRow,
  { before, after }: Extract<TableChange, { kind: 'check' }>,
): Outcome {
  const current = row.CheckedByHand ?? null;
  if (current !== before && current !== after) return { is: 'conflict', current: current ?? '' };
  // Whoever marks the row has seen what was read anew.
  const RowValue = row.RowValue.map((cell) => ({ ...cell, ReadAnew: undefined }));
  present.rows.set(row.id, {
    ...row,
    RowValue: after === null ? row.RowValue : RowValue,
    CheckedByHand: after,
  });
  return CHANGED;
}

const CELLS: ColumnAccess<EditedTableRow, EditedCell> = {
  cellsOf: ({ RowValue }) => RowValue,
  withCells: (row, RowValue) => ({ ...row, RowValue }),
  nameOf: ({ ColumnSSOT }) => ColumnSSOT.Value,
  textOf: ({ Value }) => Value,
  rename: (cell, name) => ({ ...cell, ColumnSSOT: { Value: name } }),
  make: (_row, name) => makeCell(name),
  reserved: [],
};
