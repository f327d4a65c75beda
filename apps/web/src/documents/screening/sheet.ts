// A table of a child document as the grid edits it: the primary table or one of its child tables. What differs between them is here, everything else
// is one code.

import type { HandCheck } from '@vigilo/domain/extraction/extraction-row';
import type { FormDraft } from '../../lib/use-draft.ts';
import type { GridCell, GridColumn, GridLayout, GridRow } from '../../ui/cell-grid/grid-column.ts';

/** How a cell is edited; text may be anything. */
export type EditorKind =
  | { readonly is: 'text' | 'date' }
  | { readonly is: 'choice'; readonly choices: readonly string[] }
  /** Any text; the choices are offered. */
  | { readonly is: 'offer'; readonly choices: readonly string[] };

export interface EnteredText {
  readonly rowId: string;
  readonly column: string;
  readonly text: string;
}

/** What a table allows to be done with its rows. */
export interface RowEntries {
  /** Adds an empty row behind another one, or (null) before all. */
  readonly addRow: ((behind: string | null) => void) | null;
  readonly canDuplicateColumn: boolean;
}

/** What somebody does with the columns of a table. */
export interface ColumnActions {
  /** Names that a new column can be chosen from. */
  readonly unusedNames: readonly string[];
  readonly isTaken: (name: string) => boolean;
  /** Whether the column is one that can be named anew, moved for everybody and deleted. */
  readonly isOwn: (column: string) => boolean;
  readonly add: (name: string, beside: string, side: 'left' | 'right') => void;
  readonly rename: (column: string, name: string) => void;
  readonly remove: (column: string) => void;
  readonly duplicate: (column: string, name: string) => void;
}

export interface Sheet<Row extends GridRow> {
  readonly title: string;
  /** As they are filtered and sorted. */
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  /** The column where somebody begins, and that is edited in the place of one that is only read. */
  readonly home: string;
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  /** Null where the cell is only read. */
  readonly editorOf: (row: Row, column: string) => EditorKind | null;
  readonly textOf: (row: Row, column: string) => string;
  readonly isLocked: (row: Row) => boolean;
  readonly isProblem: (row: Row) => boolean;
  readonly look: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly edits: SheetEdits;
  /** What the keys for it do; null where all rows are shown in their own order. */
  readonly views: SheetViews | null;
  /** The order of the columns is saved with the table, and so undone as an edit. */
  readonly savesOrder: boolean;
  readonly entries: RowEntries;
  readonly columnActions: ColumnActions;
  /** Begins a comment on a cell, or on its row as a whole; null, or absent: nobody comments here. */
  readonly onComment?: ((cell: GridCell, isRow: boolean) => void) | null;
}

/** Which rows are shown, and in which order. */
export interface SheetViews {
  readonly toggleProblems: () => void;
  /** The least sure first, or in their own order again. */
  readonly toggleSort: () => void;
}

/** What is changed in a table until it is saved. */
export interface SheetEdits {
  /** Rows that a change which is not saved looks at. */
  readonly unsavedIds: ReadonlySet<string>;
  readonly changeCount: number;
  /** How many steps can be undone. */
  readonly stepCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly draft: FormDraft;
  /** Sets cells; of rows that are not there yet those of `added` are made at the end. */
  readonly set: (cells: readonly EnteredText[], added: readonly string[]) => void;
  /** Null: the table makes no rows. */
  readonly newRowId: (() => string) | null;
  readonly check: (rowIds: ReadonlySet<string>, after: HandCheck) => void;
  readonly remove: (rowIds: ReadonlySet<string>) => void;
  /** Puts a row behind another one, or (null) before all; null where they are sorted. */
  readonly move: ((rowId: string, behind: string | null) => void) | null;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resolves with false where somebody else changed the same cells. Throws where it could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly settle: (keep: 'mine' | 'theirs') => void;
  /** Cells that somebody else changed too: what they are, the text of one's own, and the others'. */
  readonly listConflicts: () => readonly SheetConflict[];
}

export interface SheetConflict {
  readonly key: string;
  readonly cell: string;
  /** Null: deleted. */
  readonly mine: string | null;
  readonly theirs: string | null;
}
