// What the grid of a table knows of the person: where they are, what is selected, open and edited.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import type { KeyboardEvent } from 'react';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { GridPoint } from '../../ui/cell-grid/grid-props.ts';
import type { GridCursor } from '../../ui/cell-grid/use-grid-cursor.ts';
import type { GridTable } from '../../ui/cell-grid/use-grid-table.ts';
import type { EditorEnd } from './cell-editor.tsx';
import type { Sheet } from './sheet.ts';

export interface OpenEditor {
  readonly cell: GridCell;
  /** The character that opened it, in place of the text; null to begin with the text. */
  readonly typed: string | null;
}

export interface SheetGridOptions<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  /** Whether the person may edit the table at all. */
  readonly isEditable: boolean;
  /** Switches the edit mode on where it is not; whether it is on then. */
  readonly startEditing: () => boolean;
  readonly onActive: (row: Row, cell: GridCell, before: GridCell | null) => void;
  /** Opens what a cell that is no text refers to; false where it refers to nothing. */
  readonly onReference: (row: Row, column: string) => boolean;
  readonly onSave: () => void;
}

/** What a menu was opened for: a cell, or the heading of a column, which is in no row. */
export interface OpenMenu {
  readonly of: 'cell' | 'heading';
  readonly cell: GridCell;
  readonly at: GridPoint;
}

export interface SheetGrid<Row extends GridRow> {
  readonly table: GridTable<Row>;
  readonly cursor: GridCursor;
  readonly editor: OpenEditor | null;
  readonly selected: ReadonlySet<string>;
  readonly menu: OpenMenu | null;
  /** The cell whose text is shown in a dialog. */
  readonly whole: GridCell | null;
  readonly find: (rowId: string) => Row | undefined;
  readonly open: (cell: GridCell, typed?: string | null) => void;
  readonly end: (text: string | null, to: EditorEnd) => void;
  readonly select: (rowIds: readonly string[], isChosen: boolean) => void;
  readonly showMenu: (menu: OpenMenu | null) => void;
  readonly showWhole: (cell: GridCell | null) => void;
  readonly checkSelected: (after: HandCheck) => void;
  readonly removeSelected: () => void;
  readonly answerKey: (event: KeyboardEvent) => void;
}
