import { Menu } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { GridPoint } from '../../ui/cell-grid/grid-props.ts';
import { PAGE_MENU } from '../../ui/page-menu.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { ColumnDialog } from './column-dialog.tsx';
import type { ColumnDialogKind } from './column-dialog.tsx';
import classes from './screening.module.css';
import type { Sheet } from './sheet.ts';
import type { SheetGrid } from './sheet-grid-state.ts';

interface RowMenuProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  readonly grid: SheetGrid<Row>;
  readonly startEditing: () => boolean;
}

interface OpenDialog {
  readonly kind: ColumnDialogKind;
  readonly column: string;
}

/** The menu of the row and the column that the person is at: the entries that the specification allows the table (3, section 2.7), and no others. */
export function RowMenu<Row extends GridRow>({ sheet, grid, startEditing }: RowMenuProps<Row>) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { menu, showMenu } = grid;
  const ask = (kind: ColumnDialogKind, { column }: GridCell): void => {
    if (startEditing()) setDialog({ kind, column });
  };
  return (
    <>
      {menu !== null && (
        <OpenedMenu at={menu.at} onClose={() => showMenu(null)}>
          <Entries sheet={sheet} cell={menu.cell} startEditing={startEditing} onAsk={ask} />
        </OpenedMenu>
      )}
      {dialog !== null && (
        <ColumnDialog
          kind={dialog.kind}
          column={dialog.column}
          title={titleOf(sheet, dialog.column)}
          actions={sheet.columnActions}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface OpenedMenuProps {
  readonly at: GridPoint;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Not keys too, as by default: the one that opens the menu would close it again. */
const OUTSIDE = ['mousedown', 'touchstart'];

/** A menu at a point of the page; the focus goes back to the grid. */
function OpenedMenu({ at, onClose, children }: OpenedMenuProps) {
  const t = useTexts('review');
  useFocusReturn();
  const place: CSSProperties = { position: 'fixed', left: at.x, top: at.y };
  return (
    <Menu {...PAGE_MENU} opened onClose={onClose} position="bottom-start" clickOutsideEvents={OUTSIDE}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('rowMenu')}
          className={classes.point}
          style={place}
        />
      </Menu.Target>
      {children}
    </Menu>
  );
}

function titleOf<Row extends GridRow>({ columns }: Sheet<Row>, column: string): string {
  return columns.find(({ key }) => key === column)?.title ?? '';
}

interface EntriesProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  readonly cell: GridCell;
  readonly startEditing: () => boolean;
  readonly onAsk: (kind: ColumnDialogKind, cell: GridCell) => void;
}

function Entries<Row extends GridRow>({ sheet, cell, startEditing, onAsk }: EntriesProps<Row>) {
  const t = useTexts('review');
  const { edits, entries, columnActions } = sheet;
  const { addRow } = entries;
  const isOwn = columnActions.isOwn(cell.column);
  const above = (): string | null =>
    sheet.rows[sheet.rows.findIndex(({ id }) => id === cell.rowId) - 1]?.id ?? null;
  const edit = (change: () => void) => () => {
    if (startEditing()) change();
  };
  return (
    <Menu.Dropdown aria-label={t('rowMenu')}>
      {addRow !== null && (
        <>
          <Menu.Item onClick={edit(() => addRow(above()))}>{t('rowMenu.addAbove')}</Menu.Item>
          <Menu.Item onClick={edit(() => addRow(cell.rowId))}>{t('rowMenu.addBelow')}</Menu.Item>
          <Menu.Item onClick={edit(() => edits.remove(new Set([cell.rowId])))}>{t('rows.remove')}</Menu.Item>
          <Menu.Divider />
        </>
      )}
      <Menu.Item disabled={!isOwn} onClick={() => onAsk('rename', cell)}>
        {t('rowMenu.editColumn')}
      </Menu.Item>
      <Menu.Item onClick={() => onAsk('left', cell)}>{t('rowMenu.insertLeft')}</Menu.Item>
      <Menu.Item onClick={() => onAsk('right', cell)}>{t('rowMenu.insertRight')}</Menu.Item>
      {entries.canDuplicateColumn && (
        <Menu.Item onClick={() => onAsk('duplicate', cell)}>{t('rowMenu.duplicateColumn')}</Menu.Item>
      )}
      <Menu.Item disabled={!isOwn} onClick={edit(() => columnActions.remove(cell.column))}>
        {t('rowMenu.removeColumn')}
      </Menu.Item>
    </Menu.Dropdown>
  );
}
