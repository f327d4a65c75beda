// The columns of the rows of a child document, and the places in them.

export const ROW_COLUMNS = ['key', 'category', 'value', 'raw', 'confidence', 'check'] as const;
export type RowColumn = (typeof ROW_COLUMNS)[number];

/** Those that can be hidden. */
export const HIDEABLE_COLUMNS = ['category', 'raw', 'confidence', 'check'] as const;
export type HideableColumn = (typeof HIDEABLE_COLUMNS)[number];

/** Which field of a row a column edits; null where it is only read. */
export function fieldOf(column: RowColumn): 'SSOTKey' | 'Value' | null {
  if (column === 'key') return 'SSOTKey';
  return column === 'value' ? 'Value' : null;
}

/** Where the person is: the row by its id, since rows are filtered and sorted. */
export interface GridCell {
  readonly rowId: string;
  readonly column: RowColumn;
}

/** The id that the cell has in the page. */
export function cellId({ rowId, column }: GridCell): string {
  return `cell-${rowId}-${column}`;
}

/** The cell so many rows and columns away, within the grid; null where the grid has no rows. */
export function moveCell(
  cell: GridCell | null,
  step: { readonly rows: number; readonly columns: number },
  rowIds: readonly string[],
  columns: readonly RowColumn[],
): GridCell | null {
  const clamp = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);
  const row = cell === null ? -1 : rowIds.indexOf(cell.rowId);
  const column = cell === null ? columns.indexOf('value') : columns.indexOf(cell.column);
  const rowId = rowIds[row === -1 ? 0 : clamp(row + step.rows, rowIds.length)];
  const next = columns[clamp(column + step.columns, columns.length)];
  return rowId === undefined || next === undefined ? null : { rowId, column: next };
}
