// What the commands of the keys do in a table.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import { findNextProblem } from '@vigilo/domain/review/row-status';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { GridCommand } from '../../ui/cell-grid/grid-keys.ts';
import type { GridCursor } from '../../ui/cell-grid/use-grid-cursor.ts';
import type { GridTable } from '../../ui/cell-grid/use-grid-table.ts';
import { shiftColumn } from './shift-column.ts';
import type { OpenMenu, SheetGridOptions } from './sheet-grid-state.ts';

interface Doing<Row extends GridRow> extends SheetGridOptions<Row> {
  readonly table: GridTable<Row>;
  readonly cursor: GridCursor;
  readonly find: (rowId: string) => Row | undefined;
  readonly open: (cell: GridCell, typed: string | null) => void;
  readonly toggle: (rowIds: readonly string[]) => void;
  readonly check: (rowIds: ReadonlySet<string>, after: HandCheck) => void;
  readonly removeRows: (rowIds: ReadonlySet<string>) => void;
  readonly showWhole: (cell: GridCell) => void;
  readonly showMenu: (menu: OpenMenu) => void;
}

const CHECKS = { check: 'valid', doubt: 'invalid' } as const satisfies Readonly<Record<string, HandCheck>>;

/** Carries out commands; false where there was nothing to do, and the key stays the browser's. */
export function createCommands<Row extends GridRow>(
  doing: Doing<Row>,
): (command: GridCommand, grid: Element) => boolean {
  const { cursor, sheet, onSave } = doing;
  const { edits } = sheet;
  return (command, grid) => {
    switch (command.is) {
      case 'move':
        cursor.go(command.step, command.isExtending);
        return true;
      case 'all':
        cursor.chooseAll();
        return true;
      case 'problem':
        return goToProblem(doing);
      case 'save':
        onSave();
        return true;
      case 'undo':
      case 'redo':
        edits[command.is]();
        return true;
      case 'filter':
        sheet.views?.toggleProblems();
        return sheet.views !== null;
      case 'sort':
        sheet.views?.toggleSort();
        return sheet.views !== null;
      default:
        if (cursor.active !== null) actOn(cursor.active, command, doing, grid);
        return cursor.active !== null;
    }
  };
}

type CellCommand = Exclude<
  GridCommand,
  { readonly is: 'move' | 'all' | 'problem' | 'save' | 'undo' | 'redo' | 'filter' | 'sort' }
>;

function actOn<Row extends GridRow>(
  active: GridCell,
  command: CellCommand,
  doing: Doing<Row>,
  grid: Element,
): void {
  const { cursor, sheet, table, check } = doing;
  const row = doing.find(active.rowId);
  if (row === undefined) return;
  switch (command.is) {
    case 'open':
      doing.open(toEditable(active, row, doing), command.typed);
      break;
    case 'whole':
      doing.showWhole(active);
      break;
    case 'menu':
      doing.showMenu({ of: 'cell', cell: active, at: placeOfActive(grid) });
      break;
    case 'accept':
      check(new Set([active.rowId]), 'valid');
      goOn(doing);
      break;
    case 'check':
    case 'doubt':
      check(new Set([active.rowId]), CHECKS[command.is]);
      break;
    case 'toggle':
      doing.toggle(cursor.rowIds);
      break;
    case 'remove':
      doing.removeRows(new Set(cursor.rowIds));
      cursor.go({ rows: 1, columns: 0 });
      break;
    case 'shift-row':
      shiftRow(active, command.by, doing);
      break;
    case 'shift-column':
      sheet.onLayout({
        ...sheet.layout,
        order: shiftColumn(table.places.columns, active.column, command.by),
      });
  }
}

/** To the next problem; where there is none, to the next row. */
function goOn<Row extends GridRow>(doing: Doing<Row>): void {
  if (!goToProblem(doing)) doing.cursor.go({ rows: 1, columns: 0 });
}

/** Whether there was another one. */
function goToProblem<Row extends GridRow>({ cursor, sheet, table, find }: Doing<Row>): boolean {
  const { rowIds, rowIndexes } = table.places;
  const from = cursor.active === null ? -1 : (rowIndexes.get(cursor.active.rowId) ?? -1);
  const areProblems = rowIds.map((id) => {
    const row = find(id);
    return row !== undefined && sheet.isProblem(row);
  });
  const next = rowIds[findNextProblem(areProblems, from)];
  if (next === undefined || next === cursor.active?.rowId) return false;
  cursor.activate({ rowId: next, column: sheet.home });
  return true;
}

/** A column that is only read stands for the one that is edited first. */
function toEditable<Row extends GridRow>(cell: GridCell, row: Row, { sheet }: Doing<Row>): GridCell {
  return sheet.editorOf(row, cell.column) === null && sheet.columns.some(({ key }) => key === sheet.home)
    ? { ...cell, column: sheet.home }
    : cell;
}

function shiftRow<Row extends GridRow>(
  { rowId }: GridCell,
  by: -1 | 1,
  { sheet, table, startEditing }: Doing<Row>,
): void {
  const { rowIds, rowIndexes } = table.places;
  const at = rowIndexes.get(rowId) ?? -1;
  const isAtEdge = at + by < 0 || at + by >= rowIds.length;
  if (sheet.edits.move === null || at === -1 || isAtEdge || !startEditing()) return;
  sheet.edits.move(rowId, by === 1 ? (rowIds[at + 1] ?? null) : (rowIds[at - 2] ?? null));
}

function placeOfActive(grid: Element): { x: number; y: number } {
  const id = grid.getAttribute('aria-activedescendant');
  const box = (id === null ? null : document.getElementById(id))?.getBoundingClientRect();
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 };
}
