import { useState } from 'react';
import type { GridCell, GridRange, GridRow } from './grid-column.ts';
import type { GridStep } from './grid-steps.ts';
import { findRange, moveCell } from './grid-steps.ts';
import type { GridTable } from './use-grid-table.ts';

export interface GridCursor {
  /** Where the person is; null before they came. */
  readonly active: GridCell | null;
  /** From where the choosing began to the active cell. */
  readonly range: GridRange | null;
  /** Of the rows that the range is over. */
  readonly rowIds: readonly string[];
  readonly activate: (cell: GridCell, isExtending?: boolean) => void;
  readonly go: (step: GridStep, isExtending?: boolean, from?: GridCell) => void;
  readonly chooseAll: () => void;
}

/**
 * The cell that the person is at, and the range that they have chosen.
 * @param home the column where somebody begins who has been nowhere
 * @param onActive they went to a cell
 */
export function useGridCursor<Row extends GridRow>(
  { places }: GridTable<Row>,
  home: string,
  onActive: (cell: GridCell, before: GridCell | null) => void,
): GridCursor {
  const [{ active, anchor }, setPlace] = useState<{ active: GridCell | null; anchor: GridCell | null }>({
    active: null,
    anchor: null,
  });
  const range = findRange(anchor, active, places);
  function activate(cell: GridCell, isExtending = false): void {
    if (cell.rowId !== active?.rowId || cell.column !== active.column) onActive(cell, active);
    setPlace({ active: cell, anchor: isExtending ? (anchor ?? cell) : cell });
  }
  return {
    active,
    range,
    rowIds: range === null ? [] : places.rowIds.slice(range.top, range.bottom + 1),
    activate,
    go: (step, isExtending = false, from = undefined) => {
      const next = moveCell(from ?? active, step, places, home);
      if (next !== null) activate(next, isExtending);
    },
    chooseAll: () => {
      const [firstRow, lastRow] = [places.rowIds[0], places.rowIds.at(-1)];
      const [first, last] = [places.columns[0], places.columns.at(-1)];
      if (firstRow === undefined || lastRow === undefined || first === undefined || last === undefined)
        return;
      setPlace({
        anchor: { rowId: firstRow, column: first },
        active: { rowId: lastRow, column: last },
      });
    },
  };
}
