// What a grid of cells is given.

import type { ClipboardEventHandler, KeyboardEvent, ReactNode } from 'react';
import type { GridCell, GridLayout, GridRow } from './grid-column.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { GridTable } from './use-grid-table.ts';

export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

export interface CellGridProps<Row extends GridRow> {
  readonly label: string;
  readonly table: GridTable<Row>;
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  readonly cursor: GridCursor;
  /** Rows chosen by their check boxes. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (rowIds: readonly string[], isChosen: boolean) => void;
  /** Words of a row's check box, and of that of all rows. */
  readonly selectLabel: (row: Row | null) => string;
  readonly look: (row: Row) => string;
  readonly markedIds: ReadonlySet<string>;
  /** Stands in the active cell. */
  readonly editor: ReactNode;
  readonly isEditing: boolean;
  /** It takes the focus once it is drawn, where nothing else on the page has it. */
  readonly takesFocus: boolean;
  readonly emptyText: string;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onOpen: (cell: GridCell) => void;
  readonly onMenu: (cell: GridCell, at: GridPoint) => void;
  /** Of the heading of a column. */
  readonly onHeadingMenu: (column: string, at: GridPoint) => void;
  readonly onCopy: ClipboardEventHandler;
  readonly onPaste: ClipboardEventHandler;
  /** A row was dragged before another one. */
  readonly onMoveRow: (rowId: string, before: string) => void;
  /** A column was dragged to the place of another one. */
  readonly onMoveColumn: (column: string, to: string) => void;
}
