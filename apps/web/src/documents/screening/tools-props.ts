// What the tools of a table are given.

import type { ReactNode } from 'react';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { SheetGrid } from './sheet-grid-state.ts';
import type { Sheet } from './sheet.ts';

export interface SheetToolsProps<Row extends GridRow> {
  readonly childId: string;
  readonly sheet: Sheet<Row>;
  readonly grid: SheetGrid<Row>;
  /** Columns that can be hidden. */
  readonly hideable: readonly { readonly key: string; readonly label: string }[];
  /** Says in short how the rows stand. */
  readonly summary?: ReactNode;
  readonly isEditing: boolean;
  readonly hasFilter: boolean;
  /** Why the rows cannot be edited; undefined where they can. */
  readonly editReason: string | undefined;
  readonly onEdit: () => void;
  readonly onFilter: () => void;
  readonly onSave: () => void;
}
