import {
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createGroupedRowModel,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef, Row as TableRow } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, GridLayout, GridRow } from './grid-column.ts';
import { BOX_WIDTH, LEAST_WIDTH, USUAL_TYPE_SIZE } from './grid-column.ts';
import type { GridPlaces } from './grid-steps.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnGroupingFeature,
  groupedRowModel: createGroupedRowModel(),
});

/** A line of the grid: a row, or the heading of a group of them. */
export type GridItem<Row> =
  | { readonly is: 'row'; readonly row: Row }
  | { readonly is: 'group'; readonly key: string; readonly name: string; readonly count: number };

export interface GridTable<Row extends GridRow> {
  /** Those that are shown, in their order. */
  readonly columns: readonly GridColumn<Row>[];
  /** How wide each column is at least, in pixels of a page with the usual type size. */
  readonly widths: readonly number[];
  /** How wide the columns are, as tracks of a grid; frozen ones have their own width, others share the room that is left. */
  readonly tracks: string;
  /** What all columns need at least, a length of CSS. */
  readonly least: string;
  /** How far from the edge frozen columns stay, a length of CSS, by their keys. */
  readonly offsets: ReadonlyMap<string, string>;
  readonly items: readonly GridItem<Row>[];
  readonly places: GridPlaces;
}

/** Columns and rows as somebody has arranged them. */
export function useGridTable<Row extends GridRow>(
  rows: readonly Row[],
  all: readonly GridColumn<Row>[],
  layout: GridLayout,
): GridTable<Row> {
  const { order, widths, hidden, frozenColumns, groupBy } = layout;
  const definitions = useMemo(
    () =>
      all.map(({ key, text, width }): ColumnDef<typeof features, Row> => ({
        id: key,
        accessorFn: text,
        size: width,
        minSize: LEAST_WIDTH,
      })),
    [all],
  );
  const shown = useMemo(() => listShown(all, order, hidden), [all, order, hidden]);
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const state = useMemo(
    () => ({
      columnOrder: [...keys],
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      columnPinning: { start: keys.slice(0, frozenColumns), end: [] },
      columnSizing: { ...widths },
      grouping: groupBy !== null && all.some(({ key }) => key === groupBy) ? [groupBy] : [],
    }),
    [all, keys, hidden, frozenColumns, widths, groupBy],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }: Row) => id,
    groupedColumnMode: false,
    state,
  });
  const { rows: model } = table.getGroupedRowModel();
  const items = useMemo(() => model.flatMap(listItems), [model]);
  const places = useMemo(() => buildPlaces(items, keys), [items, keys]);
  const sizes = table.getVisibleLeafColumns().map((column) => ({
    key: column.id,
    width: column.getSize(),
    isOwn: column.id in widths,
    offset: column.getIsPinned() === 'start' ? BOX_WIDTH + column.getStart('start') : null,
  }));
  const asked = sizes.map(({ width }) => width);
  return { columns: shown, items, places, widths: asked, ...placeColumns(sizes) };
}

interface ColumnSize {
  readonly key: string;
  readonly width: number;
  /** Somebody chose it. */
  readonly isOwn: boolean;
  /** Null where the column is not frozen. */
  readonly offset: number | null;
}

function placeColumns(sizes: readonly ColumnSize[]): Pick<GridTable<never>, 'tracks' | 'least' | 'offsets'> {
  return {
    tracks: [
      toLength(BOX_WIDTH),
      ...sizes.map(({ width, offset, isOwn }) =>
        offset !== null || isOwn ? toLength(width) : `minmax(${toLength(width)}, ${width}fr)`,
      ),
    ].join(' '),
    least: toLength(BOX_WIDTH + sizes.reduce((sum, { width }) => sum + width, 0)),
    offsets: new Map(
      sizes.flatMap(({ key, offset }) => (offset === null ? [] : [[key, toLength(offset)] as const])),
    ),
  };
}

function listItems<Row extends GridRow>(row: TableRow<typeof features, Row>): readonly GridItem<Row>[] {
  if (!row.getIsGrouped()) return [{ is: 'row', row: row.original }];
  const name = String(row.groupingValue ?? '');
  return [
    { is: 'group', key: row.id, name, count: row.subRows.length },
    ...row.subRows.map((each) => ({ is: 'row', row: each.original }) as const),
  ];
}

function listShown<Row extends GridRow>(
  all: readonly GridColumn<Row>[],
  order: readonly string[],
  hidden: readonly string[],
): readonly GridColumn<Row>[] {
  const place = (key: string, own: number): number => {
    const at = order.indexOf(key);
    return at === -1 ? order.length + own : at;
  };
  return all
    .map((column, own) => ({ column, at: place(column.key, own) }))
    .filter(({ column }) => !hidden.includes(column.key))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => column);
}

function buildPlaces<Row extends GridRow>(
  items: readonly GridItem<Row>[],
  columns: readonly string[],
): GridPlaces {
  const rowIds = items.flatMap((item) => (item.is === 'row' ? [item.row.id] : []));
  return { rowIds, columns, rowIndexes: new Map(rowIds.map((id, index) => [id, index])) };
}

/** Grows with the type size of the page. */
function toLength(pixels: number): string {
  return `${pixels / USUAL_TYPE_SIZE}rem`;
}
