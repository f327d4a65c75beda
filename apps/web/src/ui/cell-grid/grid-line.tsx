import { memo } from 'react';
import type { ReactNode } from 'react';
import classes from './cell-grid.module.css';
import type { GridColumn, GridRow } from './grid-column.ts';
import { cellId } from './grid-column.ts';

interface GridLineProps<Row extends GridRow> {
  /** Tells the grids of a page apart. */
  readonly grid: string;
  readonly row: Row;
  readonly columns: readonly GridColumn<Row>[];
  /** The places of those that are drawn. */
  readonly drawn: readonly number[];
  readonly offsets: ReadonlyMap<string, string>;
  /** From 1, the heading counted. */
  readonly number: number;
  /** The place from above, in rows; null: where it stands in the page. */
  readonly place: number | null;
  /** The column that the person is at, if it is this row. */
  readonly activeColumn: string | null;
  /** The columns of the chosen range, by their places; -1: none. */
  readonly first: number;
  readonly last: number;
  readonly isSelected: boolean;
  readonly isMarked: boolean;
  readonly look: string;
  readonly selectLabel: string;
  /** Stands in the active cell. */
  readonly editor: ReactNode;
}

/** A row of the grid. It knows only of itself, so that it is drawn anew only when it changes; what happens in it is answered by the grid. */
// What memo gives has forgotten that the type of the row is open.
export const GridLine = memo(DrawnLine) as typeof DrawnLine;

function DrawnLine<Row extends GridRow>(props: GridLineProps<Row>) {
  const { grid, row, columns, drawn, offsets, number, place, activeColumn, first, last } = props;
  const { isSelected, isMarked, look, selectLabel, editor } = props;
  return (
    <div
      role="row"
      aria-rowindex={number}
      aria-selected={isSelected}
      className={classes.row}
      data-row={row.id}
      data-look={look}
      data-active={activeColumn !== null}
      {...(place !== null && { style: { transform: `translateY(calc(${place} * var(--line)))` } })}
    >
      <div role="gridcell" aria-colindex={1} className={classes.box} draggable data-handle="">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={selectLabel}
          data-select={row.id}
          checked={isSelected}
          readOnly
        />
      </div>
      {drawn.map((at) => {
        const column = columns[at];
        if (column === undefined) return null;
        const isActive = column.key === activeColumn;
        const isEditing = isActive && editor !== null;
        const offset = offsets.get(column.key);
        return (
          <div
            key={column.key}
            {...(isActive && { id: cellId(grid, { rowId: row.id, column: column.key }) })}
            role={column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 2}
            className={classNameOf(column, isEditing)}
            data-column={column.key}
            data-active={isActive}
            data-chosen={at >= first && at <= last}
            data-end={column.isAtEnd?.(row) === true}
            {...(offset !== undefined && { 'data-frozen': '' })}
            style={{ gridColumn: at + 2, insetInlineStart: offset }}
          >
            {isEditing ? editor : (column.draw?.(row, isMarked) ?? column.text(row))}
          </div>
        );
      })}
    </div>
  );
}

function classNameOf<Row extends GridRow>({ draw }: GridColumn<Row>, isEditing: boolean): string {
  const own = isEditing ? classes.editing : draw === undefined ? null : classes.drawn;
  return own === null ? `${classes.cell}` : `${classes.cell} ${own}`;
}
