// A table with its comments: marks on the cells and rows that have some, and the entries of the row menu that begin one.

import { IconMessage } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { SheetGrid } from '../screening/sheet-grid-state.ts';
import type { Sheet } from '../screening/sheet.ts';
import type { useOpenTables } from '../screening/use-open-tables.ts';
import classes from './comments.module.css';
import type { AskedPlace } from './comments-context.ts';
import { useCommentsBeside } from './comments-context.ts';

type TableTabs = Pick<ReturnType<typeof useOpenTables>, 'open' | 'onCurrent'>;

/** The sheet of a table, or (null) of the primary table, with marks where there are comments that are not resolved. */
export function useCommentedSheet<Row extends GridRow>(
  sheet: Sheet<Row>,
  tableId: string | null,
): Sheet<Row> {
  const { threads, canAdd, onComment } = useCommentsBeside();
  const t = useTexts('comments');
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { cell, isResolved, comments } of threads) {
      if (cell === null || cell.rowId === null || cell.tableId !== tableId || isResolved) continue;
      const key = placeKey({ rowId: cell.rowId, column: cell.column });
      found.set(key, (found.get(key) ?? 0) + comments.length);
    }
    return found;
  }, [threads, tableId]);
  const { columns: plain } = sheet;
  const columns = useMemo(() => {
    if (counts.size === 0) return plain;
    // The comments on a row as a whole are marked where the row is named.
    const [first] = plain;
    const home = plain.find(({ isRowHeader }) => isRowHeader === true) ?? first;
    return plain.map((column): typeof column => ({
      ...column,
      draw: (row, isMarked) => {
        const own = counts.get(placeKey({ rowId: row.id, column: column.key })) ?? 0;
        const ofRow = column === home ? (counts.get(placeKey({ rowId: row.id, column: null })) ?? 0) : 0;
        return (
          <>
            {column.draw?.(row, isMarked) ?? <span>{column.text(row)}</span>}
            {own + ofRow > 0 && <CommentMark label={t('count', { count: own + ofRow })} />}
          </>
        );
      },
    }));
  }, [plain, counts, t]);
  const comment = (cell: GridCell, isRow: boolean): void => {
    const row = sheet.rows.find(({ id }) => id === cell.rowId);
    if (row !== undefined)
      onComment({ rowId: row.id, tableId, column: isRow ? null : cell.column, name: sheet.nameOf(row) });
  };
  return { ...sheet, columns, onComment: canAdd ? comment : null };
}

function placeKey({ rowId, column }: { readonly rowId: string; readonly column: string | null }): string {
  return `${rowId} ${column ?? ''}`;
}

function CommentMark({ label }: { readonly label: string }) {
  return (
    <IconMessage
      role="img"
      aria-label={label}
      data-tooltip={label}
      size="0.875rem"
      className={classes.mark}
    />
  );
}

/** Tells the comments where the person is in a table, and goes to the cell that a comment leads to; `tabs` are those of the primary table. */
export function useCommentPlaces<Row extends GridRow>(
  tableId: string | null,
  { find, cursor }: Pick<SheetGrid<Row>, 'find' | 'cursor'>,
  { nameOf, home }: Pick<Sheet<Row>, 'nameOf' | 'home'>,
  tabs?: TableTabs,
): void {
  const { asked, onPlace } = useCommentsBeside();
  const { active } = cursor;
  const note = useEffectEvent(() => {
    const row = active === null ? undefined : find(active.rowId);
    if (active !== null && row !== undefined) onPlace({ ...active, tableId, name: nameOf(row) });
  });
  const go = useEffectEvent((place: AskedPlace) => {
    if (place.tableId === tableId) {
      tabs?.onCurrent(null);
      cursor.activate({ rowId: place.rowId, column: place.column ?? home });
    } else if (place.tableId !== null) tabs?.open({ id: place.tableId, name: place.key });
  });
  useEffect(() => note(), [active]);
  useEffect(() => {
    if (asked !== null) go(asked);
  }, [asked]);
}
