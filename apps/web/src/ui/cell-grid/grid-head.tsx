import type { PointerEvent } from 'react';
import { useRef } from 'react';
import classes from './cell-grid.module.css';
import type { GridLayout, GridRow } from './grid-column.ts';
import { LEAST_WIDTH } from './grid-column.ts';
import type { GridTable } from './use-grid-table.ts';
import { readTypeSize } from '../type-size.ts';

interface GridHeadProps<Row extends GridRow> {
  readonly table: GridTable<Row>;
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  readonly selectAllLabel: string;
  readonly isAllSelected: boolean;
}

/** The headings; their edges are dragged to make columns wider. */
export function GridHead<Row extends GridRow>(props: GridHeadProps<Row>) {
  const { table, layout, onLayout, selectAllLabel, isAllSelected } = props;
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes.heading}>
        <div role="columnheader" aria-colindex={1} className={classes.box}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={selectAllLabel}
            data-select-all=""
            checked={isAllSelected}
            readOnly
          />
        </div>
        {table.columns.map((column, at) => {
          const offset = table.offsets.get(column.key);
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={at + 2}
              className={classes.title}
              data-heading={column.key}
              draggable
              {...(column.sorted !== undefined && { 'aria-sort': column.sorted })}
              {...(offset !== undefined && { 'data-frozen': '', style: { insetInlineStart: offset } })}
            >
              {column.heading ?? column.title}
              <WidthHandle
                onWidth={(width) =>
                  onLayout({ ...layout, widths: { ...layout.widths, [column.key]: width } })
                }
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The edge of a column, dragged by the pointer; the keys for it are in the menu of the table. */
function WidthHandle({ onWidth }: { readonly onWidth: (width: number) => void }) {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  function begin(event: PointerEvent<HTMLElement>): void {
    event.preventDefault();
    event.stopPropagation();
    const width = event.currentTarget.parentElement?.offsetWidth ?? LEAST_WIDTH;
    from.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag({ clientX }: PointerEvent): void {
    if (from.current === null) return;
    const rem = readTypeSize();
    const width = ((from.current.width + clientX - from.current.x) * 16) / rem;
    onWidth(Math.max(LEAST_WIDTH, Math.round(width)));
  }
  return (
    <span
      aria-hidden="true"
      className={classes.handle}
      onPointerDown={begin}
      // Else the heading itself would be dragged.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
