// Columns that people add, name, move and delete (specification 3, section 2.7: column edit, insert and delete of both kinds of table, duplicate of child
// tables). Every row holds its cells in the order of the columns.

import type { HandCheck } from '../extraction/extraction-row.ts';
import type { Outcome, PresentRows } from './apply-changes.ts';
import { CHANGED, GONE } from './apply-changes.ts';
import { LONGEST_COLUMN_NAME } from './row-faults.ts';

export type ColumnChange =
  /** `behind`: the column before it; null: it is the first one. `copyOf`: the column whose cells it repeats. */
  | {
      readonly kind: 'column-add';
      readonly name: string;
      readonly behind: string | null;
      readonly copyOf: string | null;
    }
  | { readonly kind: 'column-rename'; readonly before: string; readonly after: string }
  | { readonly kind: 'column-move'; readonly name: string; readonly behind: string | null }
  /** `texts`: what its author saw in it, by the ids of the rows; null: it goes whatever stands in it. */
  | {
      readonly kind: 'column-remove';
      readonly name: string;
      readonly texts: Readonly<Record<string, string>> | null;
    };

/** How the rows of a table hold their cells. */
export interface ColumnAccess<Row, Cell> {
  readonly cellsOf: (row: Row) => readonly Cell[];
  readonly withCells: (row: Row, cells: readonly Cell[]) => Row;
  readonly nameOf: (cell: Cell) => string;
  readonly textOf: (cell: Cell) => string;
  readonly rename: (cell: Cell, name: string) => Cell;
  readonly make: (row: Row, name: string) => Cell;
  /** Names that no column may have. */
  readonly reserved: readonly string[];
}

interface CheckedRow {
  readonly id: string;
  readonly CheckedByHand?: HandCheck | null | undefined;
}

/** Whether a change is one of columns. */
export function isColumnChange(change: { readonly kind: string }): change is ColumnChange {
  return change.kind.startsWith('column-');
}

/** Makes a change of columns in all rows. What is so already is no conflict. */
export function changeColumns<Row extends CheckedRow, Cell>(
  present: PresentRows<Row>,
  change: ColumnChange,
  access: ColumnAccess<Row, Cell>,
): Outcome {
  switch (change.kind) {
    case 'column-add':
      return addColumn(present, change, access);
    case 'column-rename':
      return renameColumn(present, change, access);
    case 'column-move':
      return moveColumn(present, change, access);
    case 'column-remove':
      return removeColumn(present, change, access);
  }
}

/** The names of the columns of rows, in the order in which they occur. */
export function listColumnNames<Row, Cell>(
  rows: Iterable<Row>,
  { cellsOf, nameOf }: Pick<ColumnAccess<Row, Cell>, 'cellsOf' | 'nameOf'>,
): readonly string[] {
  const names = new Set<string>();
  for (const row of rows) for (const cell of cellsOf(row)) names.add(nameOf(cell));
  return [...names];
}

function hasColumn<Row, Cell>(
  { rows }: PresentRows<Row>,
  name: string,
  { cellsOf, nameOf }: ColumnAccess<Row, Cell>,
): boolean {
  for (const row of rows.values()) if (cellsOf(row).some((cell) => nameOf(cell) === name)) return true;
  return false;
}

function findNameFault<Row, Cell>(name: string, { reserved }: ColumnAccess<Row, Cell>): Outcome | null {
  const isName = name.trim() === name && name !== '' && name.length <= LONGEST_COLUMN_NAME;
  if (!isName) return { is: 'fault', fault: 'column-name' };
  return reserved.includes(name) ? { is: 'fault', fault: 'column-taken' } : null;
}

function changeCells<Row extends CheckedRow, Cell>(
  { rows }: PresentRows<Row>,
  { cellsOf, withCells }: ColumnAccess<Row, Cell>,
  change: (cells: readonly Cell[], row: Row) => readonly Cell[],
): Outcome {
  for (const [id, row] of rows) rows.set(id, withCells(row, change(cellsOf(row), row)));
  return CHANGED;
}

function addColumn<Row extends CheckedRow, Cell>(
  present: PresentRows<Row>,
  { name, behind, copyOf }: Extract<ColumnChange, { kind: 'column-add' }>,
  access: ColumnAccess<Row, Cell>,
): Outcome {
  const fault = findNameFault(name, access);
  if (fault !== null) return fault;
  if (hasColumn(present, name, access)) return CHANGED;
  return changeCells(present, access, (cells, row) => {
    const original = cells.find((cell) => access.nameOf(cell) === copyOf);
    const own = original === undefined ? access.make(row, name) : access.rename(original, name);
    return insertBehind(cells, own, behind, access);
  });
}

/** Behind a column that is not there it is the last one. */
function insertBehind<Row, Cell>(
  cells: readonly Cell[],
  own: Cell,
  behind: string | null,
  { nameOf }: ColumnAccess<Row, Cell>,
): readonly Cell[] {
  const found = cells.findIndex((cell) => nameOf(cell) === behind);
  const at = behind === null ? 0 : found === -1 ? cells.length : found + 1;
  return [...cells.slice(0, at), own, ...cells.slice(at)];
}

function isLocked<Row extends CheckedRow, Cell>(
  { rows }: PresentRows<Row>,
  name: string,
  { cellsOf, nameOf, textOf }: ColumnAccess<Row, Cell>,
): boolean {
  for (const row of rows.values())
    if (
      row.CheckedByHand === 'valid' &&
      cellsOf(row).some((cell) => nameOf(cell) === name && textOf(cell) !== '')
    )
      return true;
  return false;
}

function renameColumn<Row extends CheckedRow, Cell>(
  present: PresentRows<Row>,
  { before, after }: Extract<ColumnChange, { kind: 'column-rename' }>,
  access: ColumnAccess<Row, Cell>,
): Outcome {
  const fault = findNameFault(after, access);
  if (fault !== null) return fault;
  if (!hasColumn(present, before, access)) return hasColumn(present, after, access) ? CHANGED : GONE;
  if (hasColumn(present, after, access)) return { is: 'fault', fault: 'column-taken' };
  if (isLocked(present, before, access)) return { is: 'fault', fault: 'row-validated' };
  return changeCells(present, access, (cells) =>
    cells.map((cell) => (access.nameOf(cell) === before ? access.rename(cell, after) : cell)),
  );
}

function moveColumn<Row extends CheckedRow, Cell>(
  present: PresentRows<Row>,
  { name, behind }: Extract<ColumnChange, { kind: 'column-move' }>,
  access: ColumnAccess<Row, Cell>,
): Outcome {
  if (behind === name) return CHANGED;
  return changeCells(present, access, (cells) => {
    const own = cells.find((cell) => access.nameOf(cell) === name);
    const others = cells.filter((cell) => cell !== own);
    return own === undefined ? cells : insertBehind(others, own, behind, access);
  });
}

function removeColumn<Row extends CheckedRow, Cell>(
  present: PresentRows<Row>,
  { name, texts }: Extract<ColumnChange, { kind: 'column-remove' }>,
  access: ColumnAccess<Row, Cell>,
): Outcome {
  if (isLocked(present, name, access)) return { is: 'fault', fault: 'row-validated' };
  for (const [id, row] of present.rows) {
    const cell = access.cellsOf(row).find((each) => access.nameOf(each) === name);
    const text = cell === undefined ? '' : access.textOf(cell);
    if (texts !== null && text !== '' && text !== texts[id]) return { is: 'conflict', current: text };
  }
  return changeCells(present, access, (cells) => cells.filter((cell) => access.nameOf(cell) !== name));
}
