// Where the person is in the grid, what is selected, and what the commands of the keys do.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import { findNextProblem } from '@vigilo/domain/review/row-status';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { EditorEnd } from './cell-editor.tsx';
import type { GridCommand, GridStep } from './grid-keys.ts';
import { findCommand } from './grid-keys.ts';
import type { OpenEditor } from './grid-row.tsx';
import { checkRows, removeRows, setCell } from './row-actions.ts';
import type { GridCell, RowColumn } from './row-columns.ts';
import { fieldOf, moveCell } from './row-columns.ts';
import type { ReviewedRow, RowEdits } from './use-row-edits.ts';

export interface GridOptions {
  readonly rows: readonly ReviewedRow[];
  readonly columns: readonly RowColumn[];
  readonly edits: RowEdits;
  /** Switches the edit mode on where it is not; whether it is on then. */
  readonly startEditing: () => boolean;
  readonly onActive: (row: ReviewedRow) => void;
  /** Opens the table or the image that a value is. */
  readonly onBlock: (row: ReviewedRow) => void;
  readonly onSave: () => void;
}

const ENDS: Readonly<Record<Exclude<EditorEnd, 'stay'>, GridStep>> = {
  down: { rows: 1, columns: 0 },
  right: { rows: 0, columns: 1 },
  left: { rows: 0, columns: -1 },
};
const NONE: ReadonlySet<string> = new Set();

export type Grid = ReturnType<typeof useGrid>;

export function useGrid(options: GridOptions) {
  const { rows, edits, startEditing, onBlock } = options;
  const cursor = useCursor(options);
  const { active, activate, go, find } = cursor;
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const { selected, toggle, select } = useSelection();

  function open(cell: GridCell, typed: string | null = null): void {
    const row = find(cell.rowId);
    const field = fieldOf(cell.column);
    if (row === undefined || field === null) return;
    if (field === 'Value' && row.ValueType !== 'entity') {
      onBlock(row);
      return;
    }
    if (row.CheckedByHand === 'valid' || !startEditing()) return;
    activate(cell);
    setEditor({ cell, typed });
  }
  function end(text: string | null, to: EditorEnd): void {
    if (editor === null) return;
    const row = find(editor.cell.rowId);
    const field = fieldOf(editor.cell.column);
    if (text !== null && row !== undefined && field !== null) edits.add(setCell(row, field, text));
    setEditor(null);
    if (to !== 'stay') go(ENDS[to], editor.cell);
  }
  function check(ids: ReadonlySet<string>, after: HandCheck): void {
    if (startEditing()) edits.add(checkRows(rows, ids, after));
  }
  function remove(ids: ReadonlySet<string>): void {
    if (startEditing()) edits.add(removeRows(rows, ids));
  }
  const act = createActions({ ...options, ...cursor, open, toggle, check, remove });
  return {
    columns: options.columns,
    active,
    editor,
    selected,
    activate,
    open,
    toggle,
    end,
    selectAll: (isChosen: boolean) => select(isChosen ? rows.map(({ id }) => id) : []),
    checkSelected: (after: HandCheck) => {
      check(selected, after);
      select([]);
    },
    removeSelected: () => {
      remove(selected);
      select([]);
    },
    answerKey: (event: KeyboardEvent) => {
      // What has the focus within the grid, such as a check box, answers itself.
      const command = event.target === event.currentTarget ? findCommand(event) : null;
      if (command !== null && act(command)) event.preventDefault();
    },
  };
}

/** The rows that are chosen for what is done with several. */
function useSelection() {
  const [selected, setSelected] = useState(NONE);
  return {
    selected,
    select: (rowIds: readonly string[]) => setSelected(new Set(rowIds)),
    toggle: (rowId: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(rowId)) next.add(rowId);
        return next;
      }),
  };
}

/** The cell that the person is at, and the ways to others. */
function useCursor({ rows, columns, onActive }: GridOptions) {
  const [active, setActive] = useState<GridCell | null>(null);
  const rowIds = rows.map(({ id }) => id);
  const find = (rowId: string | undefined): ReviewedRow | undefined => rows.find(({ id }) => id === rowId);
  function activate(cell: GridCell): void {
    const row = find(cell.rowId);
    if (row !== undefined && cell.rowId !== active?.rowId) onActive(row);
    setActive(cell);
  }
  function go(step: GridStep, from: GridCell | null = active): void {
    const next = moveCell(from, step, rowIds, columns);
    if (next !== null) activate(next);
  }
  /** Whether there was another one. */
  function goToProblem(): boolean {
    const row = rows[findNextProblem(rows, active === null ? -1 : rowIds.indexOf(active.rowId))];
    if (row === undefined || row.id === active?.rowId) return false;
    activate({ rowId: row.id, column: 'value' });
    return true;
  }
  return { active, activate, go, find, goToProblem };
}

interface Doing extends GridOptions, ReturnType<typeof useCursor> {
  readonly open: (cell: GridCell, typed: string | null) => void;
  readonly toggle: (rowId: string) => void;
  readonly check: (ids: ReadonlySet<string>, after: HandCheck) => void;
  readonly remove: (ids: ReadonlySet<string>) => void;
}

/** Carries out commands; false where there was nothing to do, and the key stays the browser's. */
function createActions(doing: Doing): (command: GridCommand) => boolean {
  const { active, go, goToProblem, edits, onSave, open, toggle, check, remove } = doing;
  const onRow: Readonly<Record<'accept' | 'doubt' | 'toggle' | 'remove', (rowId: string) => void>> = {
    accept: (rowId) => {
      check(new Set([rowId]), 'valid');
      if (!goToProblem()) go(ENDS.down);
    },
    doubt: (rowId) => check(new Set([rowId]), 'invalid'),
    toggle,
    remove: (rowId) => {
      remove(new Set([rowId]));
      go(ENDS.down);
    },
  };
  return (command) => {
    switch (command.is) {
      case 'move':
        go(command.step);
        return true;
      case 'problem':
        return goToProblem();
      case 'save':
        onSave();
        return true;
      case 'undo':
      case 'redo':
        edits[command.is]();
        return true;
      case 'open':
        if (active !== null) open(toEditable(active), command.typed);
        return active !== null;
      default:
        if (active !== null) onRow[command.is](active.rowId);
        return active !== null;
    }
  };
}

/** A column that is only read stands for the value beside it. */
function toEditable(cell: GridCell): GridCell {
  return fieldOf(cell.column) === null ? { ...cell, column: 'value' } : cell;
}
