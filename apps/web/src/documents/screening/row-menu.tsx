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
import { listLayoutEntries } from './layout-entries.ts';
import classes from './screening.module.css';
import type { Sheet } from './sheet.ts';
import type { OpenMenu, SheetGrid } from './sheet-grid-state.ts';

interface RowMenuProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  readonly grid: SheetGrid<Row>;
  readonly startEditing: () => boolean;
  /** Keys of the columns that can be hidden. */
  readonly hideable: readonly string[];
}

interface OpenDialog {
  readonly kind: ColumnDialogKind;
  readonly column: string;
}

/** The menu of the row and the column that the person is at: the entries that the specification allows the table (3, section 2.7), and no others. */
export function RowMenu<Row extends GridRow>({ sheet, grid, startEditing, hideable }: RowMenuProps<Row>) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { menu, showMenu } = grid;
  const t = useTexts('review');
  const menuName = ({ of }: OpenMenu): string => t(of === 'cell' ? 'rowMenu' : 'columnMenu');
  const ask = (kind: ColumnDialogKind, { column }: GridCell): void => {
    if (startEditing()) setDialog({ kind, column });
  };
  return (
    <>
      {menu !== null && (
        <OpenedMenu at={menu.at} label={menuName(menu)} onClose={() => showMenu(null)}>
          <Menu.Dropdown aria-label={menuName(menu)}>
            {menu.of === 'cell' && (
              <>
                <RowEntries sheet={sheet} cell={menu.cell} startEditing={startEditing} />
                <CommentEntries sheet={sheet} cell={menu.cell} />
              </>
            )}
            <ColumnEntries sheet={sheet} cell={menu.cell} startEditing={startEditing} onAsk={ask} />
            {menu.of === 'heading' && (
              <LayoutEntries sheet={sheet} grid={grid} cell={menu.cell} hideable={hideable} />
            )}
          </Menu.Dropdown>
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
  readonly label: string;
  readonly at: GridPoint;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Not keys too, as by default: the one that opens the menu would close it again. */
const OUTSIDE = ['mousedown', 'touchstart'];

/** A menu at a point of the page; the focus goes back to the grid. */
function OpenedMenu({ at, label, onClose, children }: OpenedMenuProps) {
  useFocusReturn();
  const place: CSSProperties = { position: 'fixed', left: at.x, top: at.y };
  return (
    <Menu {...PAGE_MENU} opened onClose={onClose} position="bottom-start" clickOutsideEvents={OUTSIDE}>
      <Menu.Target>
        <button type="button" tabIndex={-1} aria-label={label} className={classes.point} style={place} />
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
}

function RowEntries<Row extends GridRow>({ sheet, cell, startEditing }: EntriesProps<Row>) {
  const t = useTexts('review');
  const { addRow } = sheet.entries;
  if (addRow === null) return null;
  const above = (): string | null =>
    sheet.rows[sheet.rows.findIndex(({ id }) => id === cell.rowId) - 1]?.id ?? null;
  const edit = (change: () => void) => () => {
    if (startEditing()) change();
  };
  return (
    <>
      <Menu.Item onClick={edit(() => addRow(above()))}>{t('rowMenu.addAbove')}</Menu.Item>
      <Menu.Item onClick={edit(() => addRow(cell.rowId))}>{t('rowMenu.addBelow')}</Menu.Item>
      <Menu.Item onClick={edit(() => sheet.edits.remove(new Set([cell.rowId])))}>
        {t('rows.remove')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

interface ColumnEntriesProps<Row extends GridRow> extends EntriesProps<Row> {
  readonly onAsk: (kind: ColumnDialogKind, cell: GridCell) => void;
}

function ColumnEntries<Row extends GridRow>({ sheet, cell, startEditing, onAsk }: ColumnEntriesProps<Row>) {
  const t = useTexts('review');
  const { entries, columnActions } = sheet;
  const isOwn = columnActions.isOwn(cell.column);
  return (
    <>
      <Menu.Item disabled={!isOwn} onClick={() => onAsk('rename', cell)}>
        {t('rowMenu.editColumn')}
      </Menu.Item>
      <Menu.Item onClick={() => onAsk('left', cell)}>{t('rowMenu.insertLeft')}</Menu.Item>
      <Menu.Item onClick={() => onAsk('right', cell)}>{t('rowMenu.insertRight')}</Menu.Item>
      {entries.canDuplicateColumn && (
        <Menu.Item onClick={() => onAsk('duplicate', cell)}>{t('rowMenu.duplicateColumn')}</Menu.Item>
      )}
      <Menu.Item
        disabled={!isOwn}
        onClick={() => {
          if (startEditing()) columnActions.remove(cell.column);
        }}
      >
        {t('rowMenu.removeColumn')}
      </Menu.Item>
    </>
  );
}

interface LayoutEntriesProps<Row extends GridRow> extends Omit<RowMenuProps<Row>, 'startEditing'> {
  readonly cell: GridCell;
}

/** How the column is arranged: those entries that can be. */
function LayoutEntries<Row extends GridRow>({ sheet, grid, cell, hideable }: LayoutEntriesProps<Row>) {
  const t = useTexts('review');
  return (
    <>
      <Menu.Divider />
      {listLayoutEntries(sheet, grid, cell, hideable).map(({ key, next }) =>
        next === null ? null : (
          <Menu.Item key={key} onClick={() => sheet.onLayout(next)}>
            {t(`layout.${key}`)}
          </Menu.Item>
        ),
      )}
    </>
  );
}

function CommentEntries<Row extends GridRow>({ sheet, cell }: Pick<EntriesProps<Row>, 'sheet' | 'cell'>) {
  const t = useTexts('comments');
  const { onComment } = sheet;
  if (!onComment) return null;
  return (
    <>
      <Menu.Item onClick={() => onComment(cell, false)}>{t('commentOnCell')}</Menu.Item>
      <Menu.Item onClick={() => onComment(cell, true)}>{t('commentOnRow')}</Menu.Item>
      <Menu.Divider />
    </>
  );
}
