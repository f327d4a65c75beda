// The one table of records. Of many rows only those in sight are drawn, as rows of a real table, so that columns, headings and assistive
// technology know it as one (aria-rowcount and aria-rowindex say how long it really is and where one stands).

import { Box } from '@mantine/core';
import { useMemo } from 'react';
import type { FocusEvent, PropsWithChildren, ReactNode, Ref } from 'react';
import { BoxColumnHead, buildBoxColumn } from './box-column.tsx';
import type { RowBoxes } from './box-column.tsx';
import classes from './data-table.module.css';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { RowLook } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { RowCursor } from './use-row-cursor.ts';
import { useSortedTable } from './use-sorted-table.ts';
import type { SortedTable, SortedTableOptions } from './use-sorted-table.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import type { RowPart } from './use-virtual-rows.ts';

/** Of the theme: --v-row-height, in rem. */
const USUAL_ROW_HEIGHT = 2.75;

export interface DataTableProps<Row extends object> extends SortedTableOptions<Row> {
  readonly label: string;
  /** Of the region that scrolls, where it says more than the name of the table. */
  readonly scrollLabel?: string;
  readonly isSelected?: (row: Row) => boolean;
  /** The same object from drawing to drawing, as the columns are: another one draws every row anew. */
  readonly boxes?: RowBoxes<Row> | undefined;
  readonly getLook?: (row: Row) => RowLook | undefined;
  /** The keyboard goes through the rows, one at a time has the focus: the table is a grid. */
  readonly cursor?: RowCursor;
  /** Where the rows are a page: how many come before them, and how many there are in all. */
  readonly page?: { readonly before: number; readonly total: number };
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale?: boolean;
  /** Of a row, in rem, where it is not the usual one. */
  readonly rowHeight?: number;
  /** So many rows are drawn while they load. */
  readonly skeletonRows?: number;
  readonly className?: string | undefined;
  /** Says whether the reader's hands are on the rows: the pointer or the focus. */
  readonly onHold?: (isHeld: boolean) => void;
  /** Stands there when there are no rows. */
  readonly empty?: ReactNode;
}

/** The table; it scrolls in the room it is given. Until the rows are there it has their shape. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, isStale = false, cursor, page, empty } = props;
  const { className, rowHeight = USUAL_ROW_HEIGHT } = props;
  const columns = useColumns(props);
  const table = useSortedTable({ ...props, columns });
  const count = rows?.length ?? 0;
  const { ref, parts } = useVirtualRows(count, rowHeight);
  if (rows?.length === 0) return empty;
  return (
    <ScrollRegion {...props} ref={ref}>
      <Box
        component="table"
        className={[classes.table, className].join(' ')}
        __vars={{ '--row-height': `${rowHeight}rem` }}
        role={cursor && 'grid'}
        aria-label={label}
        aria-rowcount={(page?.total ?? count) + table.getHeaderGroups().length}
        aria-busy={isStale || rows === undefined}
        data-stale={isStale}
      >
        <ColumnWidths columns={columns} />
        <TableHead table={table} columns={columns} boxHead={<BoxHead {...props} />} />
        {rows === undefined ? (
          <TableSkeleton columns={columns} rows={props.skeletonRows} />
        ) : (
          <Body {...props} table={table} parts={parts} columns={columns} />
        )}
      </Box>
    </ScrollRegion>
  );
}

/** The columns, before them that of the boxes. */
function useColumns<Row extends object>({
  columns,
  boxes,
}: DataTableProps<Row>): readonly TableColumn<Row>[] {
  return useMemo(
    () => (boxes === undefined ? columns : [buildBoxColumn(boxes), ...columns]),
    [boxes, columns],
  );
}

function BoxHead<Row extends object>({ boxes, rows, isSelected = isNever }: DataTableProps<Row>) {
  return boxes && <BoxColumnHead boxes={boxes} rows={rows ?? []} isSelected={isSelected} />;
}

type ScrollRegionProps = Pick<DataTableProps<object>, 'label' | 'scrollLabel' | 'cursor' | 'onHold'> &
  PropsWithChildren<{ readonly ref: Ref<HTMLDivElement> }>;

function ScrollRegion({ label, scrollLabel = label, cursor, onHold, ref, children }: ScrollRegionProps) {
  return (
    <div
      ref={ref}
      className={classes.scroll}
      role="region"
      aria-label={scrollLabel}
      tabIndex={cursor === undefined ? 0 : undefined}
      {...(onHold && watchHands(onHold))}
    >
      {children}
    </div>
  );
}

interface BodyProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'isSelected' | 'getLook' | 'cursor' | 'page'
> {
  readonly table: SortedTable<Row>;
  readonly parts: readonly RowPart[];
  readonly columns: readonly TableColumn<Row>[];
}

function Body<Row extends object>({
  table,
  parts,
  columns,
  isSelected = isNever,
  getLook,
  cursor,
  page,
}: BodyProps<Row>) {
  const { rows } = table.getRowModel();
  const above = table.getHeaderGroups().length + (page?.before ?? 0);
  return (
    <tbody>
      {parts.map((part) => {
        if (part.index === null)
          return (
            <tr key={part.key} aria-hidden="true" className={classes.gap} style={{ blockSize: part.size }} />
          );
        const row = rows[part.index];
        return (
          row !== undefined && (
            <TableRow
              key={row.id}
              id={row.id}
              row={row.original}
              index={part.index}
              number={above + part.index + 1}
              columns={columns}
              look={getLook?.(row.original)}
              isSelected={isSelected(row.original)}
              cursor={cursor}
            />
          )
        );
      })}
    </tbody>
  );
}

/** The widths that columns ask for; without any the browser measures them. */
function ColumnWidths<Row>({ columns }: { readonly columns: readonly TableColumn<Row>[] }) {
  const fixed = columns.reduce((all, { width = 0 }) => all + width, 0);
  const growing = columns.reduce((all, { least = 0 }) => all + least, 0);
  if (growing === 0) return null;
  return (
    <colgroup data-widths="">
      {columns.map(({ key, width = 0, least }) => (
        <col
          key={key}
          style={{
            inlineSize:
              least === undefined
                ? `${width}rem`
                : `max(${least}rem, (100cqi - ${fixed}rem) * ${least / growing})`,
          }}
        />
      ))}
    </colgroup>
  );
}

function isNever(): boolean {
  return false;
}

function watchHands(onHold: (isHeld: boolean) => void) {
  return {
    onPointerEnter: () => onHold(true),
    onPointerLeave: ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      onHold(currentTarget.contains(document.activeElement)),
    onFocus: () => onHold(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      onHold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
  };
}
