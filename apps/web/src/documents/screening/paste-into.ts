// What is copied from a table and pasted into it.

import { readCopied, writeCopied, writeCopiedTable } from '@vigilo/domain/review/copied-cells';
import type { ChosenRange } from '@vigilo/domain/review/paste-cells';
import { placeCopied } from '@vigilo/domain/review/paste-cells';
import { LONGEST_CELL } from '@vigilo/domain/review/row-faults';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { EnteredText, Sheet } from './sheet.ts';
import type { SheetGrid } from './sheet-grid-state.ts';

/** What is chosen, as plain text and as a table that spreadsheets take. */
export function copyChosen<Row extends GridRow>({
  table,
  cursor,
  find,
}: SheetGrid<Row>): { readonly text: string; readonly html: string } | null {
  const { range } = cursor;
  if (range === null) return null;
  const columns = table.columns.slice(range.first, range.last + 1);
  const cells = cursor.rowIds.map((id) => {
    const row = find(id);
    return columns.map((column) => (row === undefined ? '' : column.text(row)));
  });
  return { text: writeCopied(cells), html: writeCopiedTable(cells) };
}

export type PasteOutcome =
  /** `left`: how many cells are only read, or lie beyond the table. */
  | { readonly is: 'pasted'; readonly count: number; readonly left: number }
  /** Nothing was pasted: the place of the cell from 1, and how many characters it has. */
  | { readonly is: 'too-long'; readonly row: number; readonly column: number; readonly length: number };

/** Pastes copied text as one step. */
export function pasteInto<Row extends GridRow>(
  sheet: Sheet<Row>,
  { table, find }: Pick<SheetGrid<Row>, 'table' | 'find'>,
  range: ChosenRange,
  text: string,
): PasteOutcome {
  const copied = readCopied(text);
  const tooLong = findTooLong(copied);
  if (tooLong !== null) return tooLong;
  const { cells, beyond } = placeCopied(copied, range, table.columns.length);
  const { rowIds } = table.places;
  const last = cells.reduce((most, { row }) => Math.max(most, row), 0);
  const { newRowId } = sheet.edits;
  const missing = Math.max(0, last + 1 - rowIds.length);
  const added = newRowId === null ? [] : Array.from({ length: missing }, newRowId);
  const ids = [...rowIds, ...added];
  const entered: EnteredText[] = [];
  let left = beyond;
  for (const { row: at, column: place, text: next } of cells) {
    const [rowId, column] = [ids[at], table.columns[place]];
    if (rowId === undefined || column === undefined) {
      left += 1;
      continue;
    }
    const row = find(rowId);
    if (row === undefined || isOpen(sheet, row, column.key))
      entered.push({ rowId, column: column.key, text: next });
    else if (column.text(row) !== next) left += 1;
  }
  sheet.edits.set(entered, added);
  return { is: 'pasted', count: entered.length, left };
}

function isOpen<Row extends GridRow>(sheet: Sheet<Row>, row: Row, column: string): boolean {
  return sheet.editorOf(row, column) !== null && !sheet.isLocked(row);
}

function findTooLong(copied: readonly (readonly string[])[]): PasteOutcome | null {
  for (const [row, cells] of copied.entries()) {
    const column = cells.findIndex(({ length }) => length > LONGEST_CELL);
    if (column !== -1)
      return { is: 'too-long', row: row + 1, column: column + 1, length: cells[column]?.length ?? 0 };
  }
  return null;
}
