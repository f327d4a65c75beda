// What can be changed in how a table is arranged, seen from the cell that the person is at.

import type { GridCell, GridLayout, GridRow } from '../../ui/cell-grid/grid-column.ts';
import { LEAST_WIDTH } from '../../ui/cell-grid/grid-column.ts';
import type { SheetGrid } from './sheet-grid-state.ts';
import { shiftColumn } from './shift-column.ts';
import type { Sheet } from './sheet.ts';

export type ReviewKey =
  | 'freezeColumns'
  | 'freezeRows'
  | 'hide'
  | 'unfreeze'
  | 'group'
  | 'ungroup'
  | 'moveLeft'
  | 'moveRight'
  | 'wider'
  | 'narrower';

interface LayoutEntry {
  readonly key: ReviewKey;
  /** As it is then; null where that cannot be. */
  readonly next: GridLayout | null;
}

/** By how much a column is made wider or narrower, in pixels of a page with the usual type size. */
const WIDTH_STEP = 40;
/** More would leave no room for the rows that scroll. */
const MOST_FROZEN = 5;

export function listLayoutEntries<Row extends GridRow>(
  { layout, columns }: Sheet<Row>,
  { table }: Pick<SheetGrid<Row>, 'table'>,
  cell: GridCell | null,
  hideable: readonly string[],
): readonly LayoutEntry[] {
  const { places } = table;
  const column = cell?.column ?? null;
  const row = cell === null ? undefined : places.rowIndexes.get(cell.rowId);
  const at = (make: (column: string) => Partial<GridLayout>): GridLayout | null =>
    column === null || !places.columns.includes(column) ? null : { ...layout, ...make(column) };
  const widen = (by: number): GridLayout | null =>
    at((key) => {
      const own = layout.widths[key] ?? columns.find((each) => each.key === key)?.width ?? LEAST_WIDTH;
      return { widths: { ...layout.widths, [key]: Math.max(LEAST_WIDTH, own + by) } };
    });
  const isFrozen = layout.frozenColumns + layout.frozenRows > 0;
  return [
    { key: 'freezeColumns', next: at((key) => ({ frozenColumns: places.columns.indexOf(key) + 1 })) },
    {
      key: 'freezeRows',
      next: row === undefined ? null : at(() => ({ frozenRows: Math.min(row + 1, MOST_FROZEN) })),
    },
    {
      key: 'hide',
      next:
        column !== null && hideable.includes(column)
          ? at((key) => ({ hidden: [...layout.hidden, key] }))
          : null,
    },
    { key: 'unfreeze', next: isFrozen ? { ...layout, frozenColumns: 0, frozenRows: 0 } : null },
    { key: 'group', next: at((key) => ({ groupBy: key })) },
    { key: 'ungroup', next: layout.groupBy === null ? null : { ...layout, groupBy: null } },
    { key: 'moveLeft', next: at((key) => ({ order: shiftColumn(places.columns, key, -1) })) },
    { key: 'moveRight', next: at((key) => ({ order: shiftColumn(places.columns, key, 1) })) },
    { key: 'wider', next: widen(WIDTH_STEP) },
    { key: 'narrower', next: widen(-WIDTH_STEP) },
  ];
}
