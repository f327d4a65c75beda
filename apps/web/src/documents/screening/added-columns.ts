// What a screen adds to the table of rows that others do not show.

import type { ReactNode } from 'react';
import type { GridColumn } from '../../ui/cell-grid/grid-column.ts';
import type { SheetFooterKeys } from './sheet-footer.tsx';
import type { ReviewedRow } from './use-row-edits.ts';

export interface AddedColumns {
  /** Stand before the column of what was found. */
  readonly columns: readonly GridColumn<ReviewedRow>[];
  /** Stands in the column of what was found where nothing speaks against the row; undefined: what stands there on every screen. */
  readonly noteOf: (row: ReviewedRow) => ReactNode;
  /** Keys that this screen answers beside those of the table, with what they do. */
  readonly keys: SheetFooterKeys;
  /** Says in short how the rows stand, beside what is done with them. */
  readonly summaryOf: (rows: readonly ReviewedRow[]) => ReactNode;
}
