// A table of invented figures as the grid edits it, with its rows in memory.

import type { GridColumn, GridLayout } from '../../../apps/web/src/ui/cell-grid/grid-column.ts';
import type { Sheet, SheetEdits } from '../../../apps/web/src/documents/screening/sheet.ts';

export interface SampleRow {
  readonly id: string;
  readonly cells: readonly string[];
}

const SPREAD = 104_729;
const MOST = 900_000;
/** Every so many rows a rule speaks against one. */
const WRONG_EVERY = 9;

export function makeRows(rows: number, columns: number): readonly SampleRow[] {
  return Array.from({ length: rows }, (_, row) => ({
    id: `row-${row}`,
    cells: Array.from({ length: columns }, (__, column) =>
      column === 0 ? `Item ${row + 1}` : String(((row * columns + column) * SPREAD) % MOST),
    ),
  }));
}

export function makeColumns(columns: number): readonly GridColumn<SampleRow>[] {
  return Array.from({ length: columns }, (_, at) => ({
    key: `column-${at}`,
    title: at === 0 ? 'Item' : `Year ${2000 + at}`,
    width: 120,
    text: ({ cells }: SampleRow) => cells[at] ?? '',
    isRowHeader: at === 0,
    isAtEnd: () => at > 0,
  }));
}

/** What the grid asks of a table, where edits are kept by `set` alone. */
export function makeSheet(
  rows: readonly SampleRow[],
  columns: readonly GridColumn<SampleRow>[],
  layout: GridLayout,
  onLayout: (layout: GridLayout) => void,
  set: SheetEdits['set'],
): Sheet<SampleRow> {
  const nothing = (): void => undefined;
  const at = (column: string): number => columns.findIndex(({ key }) => key === column);
  return {
    title: 'Statement',
    rows,
    columns,
    home: 'column-1',
    layout,
    onLayout,
    editorOf: () => ({ is: 'text' }),
    textOf: ({ cells }, column) => cells[at(column)] ?? '',
    isLocked: () => false,
    isProblem: ({ id }) => Number(id.slice('row-'.length)) % WRONG_EVERY === 0,
    look: ({ id }) => (Number(id.slice('row-'.length)) % WRONG_EVERY === 0 ? 'invalid' : 'valid'),
    nameOf: ({ cells }) => cells[0] ?? '',
    views: null,
    savesOrder: false,
    edits: {
      unsavedIds: new Set(),
      changeCount: 0,
      stepCount: 0,
      canUndo: false,
      canRedo: false,
      draft: { offeredFrom: null, isFailing: false, goOn: nothing, forget: nothing },
      set,
      newRowId: null,
      check: nothing,
      remove: nothing,
      move: null,
      undo: nothing,
      redo: nothing,
      save: () => Promise.resolve(true),
      settle: nothing,
      listConflicts: () => [],
    },
    entries: { addRow: null, canDuplicateColumn: true },
    columnActions: {
      unusedNames: [],
      isTaken: () => false,
      isOwn: () => true,
      add: nothing,
      rename: nothing,
      remove: nothing,
      duplicate: nothing,
    },
  };
}
