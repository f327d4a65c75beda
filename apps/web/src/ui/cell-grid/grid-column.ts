// What a grid of cells is told of its columns and rows, and the places in it.

import type { ReactNode } from 'react';

export interface GridRow {
  readonly id: string;
}

export interface GridColumn<Row extends GridRow> {
  readonly key: string;
  readonly title: string;
  /** As it is at first, in pixels of a page with the usual type size. */
  readonly width: number;
  /** The words of a cell: copied, and what rows are grouped by. */
  readonly text: (row: Row) => string;
  /** What is drawn where that is more than the words. `isMarked`: somebody changed the row, and that is not saved. */
  readonly draw?: (row: Row, isMarked: boolean) => ReactNode;
  /** Its cell is the name of its row. */
  readonly isRowHeader?: boolean;
  readonly isAtEnd?: (row: Row) => boolean;
  /** Stands in the heading in place of the title, such as a button that sorts. */
  readonly heading?: ReactNode;
  readonly sorted?: 'ascending' | 'none';
}

/** Where somebody is: the row by its id, since rows are filtered, sorted and moved. */
export interface GridCell {
  readonly rowId: string;
  readonly column: string;
}

/** From one corner to the other, in places of the rows and columns shown; both ends belong to it. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** How somebody has arranged a grid. */
export interface GridLayout {
  /** Keys of columns in their order; those that are not named keep their own behind them. */
  readonly order: readonly string[];
  /** Of columns that somebody has resized, in pixels of a page with the usual type size. */
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  /** So many of the columns and rows shown stay in sight. */
  readonly frozenColumns: number;
  readonly frozenRows: number;
  /** The column by whose words the rows are grouped. */
  readonly groupBy: string | null;
}

export const USUAL_LAYOUT: GridLayout = {
  order: [],
  widths: {},
  hidden: [],
  frozenColumns: 0,
  frozenRows: 0,
  groupBy: null,
};

/** In pixels, which all widths are stated for. */
export const USUAL_TYPE_SIZE = 16;

/** Of the column with the check boxes. */
export const BOX_WIDTH = 36;

/** No column is narrower (specification 3, section 2.7). */
export const LEAST_WIDTH = 50;

/** The id that the cell where somebody is has in the page; `grid` tells two grids of a page apart. */
export function cellId(grid: string, { rowId, column }: GridCell): string {
  return `${grid}-${rowId}-${column.replaceAll(/\s/g, '_')}`;
}
