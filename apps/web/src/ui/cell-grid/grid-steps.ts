// Steps from cell to cell, and the ranges between two of them.

import type { GridCell, GridRange } from './grid-column.ts';

/** So many rows and columns away. */
export interface GridStep {
  readonly rows: number;
  readonly columns: number;
}

export interface GridPlaces {
  /** In their order on the screen. */
  readonly rowIds: readonly string[];
  readonly columns: readonly string[];
  readonly rowIndexes: ReadonlyMap<string, number>;
}

/** The cell so many rows and columns away, within the grid; without a cell the first of `home`. Null where the grid is empty. */
export function moveCell(
  cell: GridCell | null,
  step: GridStep,
  { rowIds, columns, rowIndexes }: GridPlaces,
  home: string,
): GridCell | null {
  const row = cell === null ? undefined : rowIndexes.get(cell.rowId);
  const column = columns.indexOf(cell?.column ?? home);
  const rowId = rowIds[row === undefined ? 0 : clamp(row + step.rows, rowIds.length)];
  const next = columns[clamp(column + step.columns, columns.length)];
  return rowId === undefined || next === undefined ? null : { rowId, column: next };
}

/** What lies between two cells; null where one of them is not shown. */
export function findRange(
  from: GridCell | null,
  to: GridCell | null,
  { columns, rowIndexes }: GridPlaces,
): GridRange | null {
  if (from === null || to === null) return null;
  const [top, bottom] = [rowIndexes.get(from.rowId), rowIndexes.get(to.rowId)];
  const [first, last] = [columns.indexOf(from.column), columns.indexOf(to.column)];
  if (top === undefined || bottom === undefined || first === -1 || last === -1) return null;
  return {
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
    first: Math.min(first, last),
    last: Math.max(first, last),
  };
}

function clamp(at: number, length: number): number {
  return Math.min(Math.max(at, 0), length - 1);
}
