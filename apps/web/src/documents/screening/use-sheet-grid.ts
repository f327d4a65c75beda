// Where the person is in a table, what is selected, and what is edited.

import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { GridCommand } from '../../ui/cell-grid/grid-keys.ts';
import { findCommand } from '../../ui/cell-grid/grid-keys.ts';
import type { GridStep } from '../../ui/cell-grid/grid-steps.ts';
import { useGridCursor } from '../../ui/cell-grid/use-grid-cursor.ts';
import { useGridTable } from '../../ui/cell-grid/use-grid-table.ts';
import type { EditorEnd } from './cell-editor.tsx';
import { createCommands } from './grid-commands.ts';
import type { OpenEditor, OpenMenu, SheetGrid, SheetGridOptions } from './sheet-grid-state.ts';

const ENDS: Readonly<Record<Exclude<EditorEnd, 'stay'>, GridStep>> = {
  down: { rows: 1, columns: 0 },
  right: { rows: 0, columns: 1 },
  left: { rows: 0, columns: -1 },
};
const NONE: ReadonlySet<string> = new Set();

export function useSheetGrid<Row extends GridRow>(options: SheetGridOptions<Row>): SheetGrid<Row> {
  const { sheet, startEditing, onActive, onReference } = options;
  const { edits } = sheet;
  const table = useGridTable(sheet.rows, sheet.columns, sheet.layout);
  const byId = useMemo(() => new Map(sheet.rows.map((row) => [row.id, row])), [sheet.rows]);
  const find = (rowId: string): Row | undefined => byId.get(rowId);
  const cursor = useGridCursor(table, sheet.home, (cell, before) => {
    const row = find(cell.rowId);
    if (row !== undefined) onActive(row, cell, before);
  });
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const over = useOverlays();
  const { selected, select, clear } = useSelection();

  function open(cell: GridCell, typed: string | null = null): void {
    const row = find(cell.rowId);
    if (row === undefined || (typed === null && onReference(row, cell.column))) return;
    if (sheet.editorOf(row, cell.column) === null) return;
    if (options.isEditable && !sheet.isLocked(row)) {
      if (!startEditing()) return;
      setEditor({ cell, typed });
    } else if (typed !== null) {
      // It says why not.
      if (!options.isEditable) startEditing();
      return;
    } else over.showWhole(cell); // What cannot be edited can still be read as a whole (specification 3, section 2.7: dialogs are read-only in view mode).
    cursor.activate(cell);
  }
  function end(text: string | null, to: EditorEnd): void {
    if (editor === null) return;
    const { rowId, column } = editor.cell;
    if (text !== null) edits.set([{ rowId, column, text }], []);
    setEditor(null);
    if (to !== 'stay') cursor.go(ENDS[to], false, editor.cell);
  }
  const check: Change<Parameters<typeof edits.check>> = (...args) => startEditing() && edits.check(...args);
  const removeRows: Change<Parameters<typeof edits.remove>> = (ids) => startEditing() && edits.remove(ids);
  const toggle = (rowIds: readonly string[]): void => select(rowIds, !rowIds.every((id) => selected.has(id)));
  const doing = { ...options, table, cursor, find, open, check, removeRows, toggle, ...over };
  const act = createCommands(doing);
  return {
    table,
    cursor,
    editor,
    selected,
    ...over,
    find,
    open,
    end,
    select,
    checkSelected: (after) => {
      check(selected, after);
      clear();
    },
    removeSelected: () => {
      removeRows(selected);
      clear();
    },
    answerKey: (event) => answerKey(event, act),
  };
}

function answerKey(event: KeyboardEvent, act: (command: GridCommand, grid: Element) => boolean): void {
  // What has the focus within the grid, such as a check box, answers itself.
  const command = event.target === event.currentTarget ? findCommand(event) : null;
  if (command !== null && act(command, event.currentTarget)) event.preventDefault();
}

type Change<Args extends readonly unknown[]> = (...args: Args) => void;

/** What lies over the table: the menu of a cell or a column, and the whole text of a cell. */
function useOverlays() {
  const [menu, showMenu] = useState<OpenMenu | null>(null);
  const [whole, showWhole] = useState<GridCell | null>(null);
  return { menu, showMenu, whole, showWhole };
}

/** The rows that are chosen for what is done with several. */
function useSelection() {
  const [selected, setSelected] = useState(NONE);
  function select(rowIds: readonly string[], isChosen: boolean): void {
    const ids = new Set(rowIds);
    setSelected((before) => new Set([...before].filter((id) => !ids.has(id)).concat(isChosen ? rowIds : [])));
  }
  return { selected, select, clear: () => setSelected(NONE) };
}
