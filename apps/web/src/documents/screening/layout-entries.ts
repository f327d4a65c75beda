// What can be changed in how a table is arranged, seen from the cell that the person is at.

import type { GridLayout, GridRow } from '../../ui/cell-grid/grid-column.ts';
import { LEAST_WIDTH } from '../../ui/cell-grid/grid-column.ts';
import type { SheetGrid } from './sheet-grid-state.ts';
import { shiftColumn } from './shift-column.ts';
import type { Sheet } from './sheet.ts';

export type ReviewKey =
  | 'freezeColumns'
  | 'freezeRows'
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
  { cursor, table }: SheetGrid<Row>,
): readonly LayoutEntry[] {
  const { places } = table;
  const column = cursor.active?.column ?? null;
  const row = cursor.active === null ? undefined : places.rowIndexes.get(cursor.active.rowId);
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
    { key: 'freezeRows', next: at(() => ({ frozenRows: Math.min((row ?? 0) + 1, MOST_FROZEN) })) },
    { key: 'unfreeze', next: isFrozen ? { ...layout, frozenColumns: 0, frozenRows: 0 } : null },
    { key: 'group', next: at((key) => ({ groupBy: key })) },
    { key: 'ungroup', next: layout.groupBy === null ? null : { ...layout, groupBy: null } },
    { key: 'moveLeft', next: at((key) => ({ order: shiftColumn(places.columns, key, -1) })) },
    { key: 'moveRight', next: at((key) => ({ order: shiftColumn(places.columns, key, 1) })) },
    { key: 'wider', next: widen(WIDTH_STEP) },
    { key: 'narrower', next: widen(-WIDTH_STEP) },
  ];
}
