import { memo, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TableColumn } from './table-column.ts';
import type { RowCursor } from './use-row-cursor.ts';

/** Muted: out of use. Struck: gone, but not for good. Fresh: it has just come in. Opened: more about it stands beside the table. */
export type RowLook = 'muted' | 'struck' | 'fresh' | 'opened';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Among the rows of the page. */
  readonly index: number;
  /** Among all rows of the table, those of the head and of earlier pages too; the first is 1. */
  readonly number: number;
  /** The same object from drawing to drawing: another one draws every row anew. */
  readonly columns: readonly TableColumn<Row>[];
  readonly look: RowLook | undefined;
  readonly isSelected: boolean;
  readonly cursor: RowCursor | undefined;
}

function Row<Row>({ row, id, index, number, columns, look, isSelected, cursor }: TableRowProps<Row>) {
  const own = useRef<HTMLTableRowElement>(null);
  useCursorFocus(own, id, index, cursor);
  return (
    <tr
      ref={own}
      aria-rowindex={number}
      data-row={index}
      data-look={look}
      data-selected={isSelected}
      {...(cursor !== undefined && {
        tabIndex: index === (cursor.index ?? 0) ? 0 : -1,
        'aria-selected': isSelected,
        'data-cursor': index === cursor.index,
        onFocus: () => cursor.note(index),
      })}
    >
      {columns.map(({ key, cell, isAtEnd, isRowHead, sticky }) => {
        const Cell = isRowHead === true ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={isRowHead === true ? 'row' : undefined}
            data-column={key}
            data-end={isAtEnd}
            data-sticky={sticky}
          >
            {cell(row, index, isSelected)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Drawn once: while the table scrolls only the rows that come into sight cost anything. */
export const TableRow = memo(Row) as typeof Row; // memo loses the type of the row, which stays the same

/** Gives the row the focus when the cursor is sent to it, or takes the place of one that is gone with the focus. */
function useCursorFocus(
  row: RefObject<HTMLTableRowElement | null>,
  id: string,
  index: number,
  cursor: RowCursor | undefined,
): void {
  const asked = cursor?.asked?.id === id ? cursor.asked : null;
  const isNext = cursor?.isMoved === true && index === cursor.index;
  useEffect(() => {
    if (asked === null) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, asked]);
  useEffect(() => {
    if (isNext && document.activeElement?.matches('body, main') === true) row.current?.focus();
  }, [row, isNext]);
}
