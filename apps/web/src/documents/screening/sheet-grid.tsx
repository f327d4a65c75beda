import type { ClipboardEvent } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { CellGrid } from '../../ui/cell-grid/cell-grid.tsx';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import { showToast } from '../../ui/toast.ts';
import { CellEditor } from './cell-editor.tsx';
import { copyChosen, pasteInto } from './paste-into.ts';
import type { PasteOutcome } from './paste-into.ts';
import type { Sheet } from './sheet.ts';
import { placeColumn } from './shift-column.ts';
import type { SheetGrid as Grid } from './sheet-grid-state.ts';

interface SheetGridProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  readonly grid: Grid<Row>;
  readonly startEditing: () => boolean;
}

/** A table of a child document as a grid of cells that are edited, copied and pasted. */
export function SheetGrid<Row extends GridRow>({ sheet, grid, startEditing }: SheetGridProps<Row>) {
  const t = useTexts('review');
  const { cursor, table, selected } = grid;
  const sayPasted = useSaidPaste();
  function copy(event: ClipboardEvent): void {
    const copied = event.target === event.currentTarget ? copyChosen(grid) : null;
    if (copied === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
  }
  function paste(event: ClipboardEvent): void {
    // An open editor takes what is pasted itself.
    if (event.target !== event.currentTarget || cursor.range === null) return;
    event.preventDefault();
    if (startEditing())
      sayPasted(pasteInto(sheet, grid, cursor.range, event.clipboardData.getData('text/plain')));
  }
  function moveRow(rowId: string, before: string): void {
    const { rowIds } = table.places;
    const others = rowIds.filter((id) => id !== rowId);
    if (sheet.edits.move === null || !startEditing()) return;
    sheet.edits.move(rowId, others[others.indexOf(before) - 1] ?? null);
  }
  return (
    <CellGrid
      label={sheet.title}
      table={table}
      layout={sheet.layout}
      onLayout={sheet.onLayout}
      cursor={cursor}
      selected={selected}
      onSelect={grid.select}
      selectLabel={(row) => t('rows.select', { key: row === null ? t('rows') : sheet.nameOf(row) })}
      look={sheet.look}
      markedIds={sheet.edits.unsavedIds}
      editor={<OpenCellEditor sheet={sheet} grid={grid} />}
      isEditing={grid.editor !== null}
      takesFocus
      emptyText={t('rows.noneFound')}
      onKey={grid.answerKey}
      onOpen={grid.open}
      onMenu={(cell, at) => {
        cursor.activate(cell);
        grid.showMenu({ of: 'cell', cell, at });
      }}
      onHeadingMenu={(column, at) => grid.showMenu({ of: 'heading', cell: { rowId: '', column }, at })}
      onCopy={copy}
      onPaste={paste}
      onMoveRow={moveRow}
      onMoveColumn={(column, to) =>
        sheet.onLayout({ ...sheet.layout, order: placeColumn(table.places.columns, column, to) })
      }
    />
  );
}

function OpenCellEditor<Row extends GridRow>({ sheet, grid }: Omit<SheetGridProps<Row>, 'startEditing'>) {
  const t = useTexts('review');
  if (grid.editor === null) return null;
  const { cell, typed } = grid.editor;
  const row = grid.find(cell.rowId);
  const kind = row === undefined ? null : sheet.editorOf(row, cell.column);
  if (row === undefined || kind === null) return null;
  const title = sheet.columns.find(({ key }) => key === cell.column)?.title ?? '';
  return (
    <CellEditor
      label={t('editorOf', { column: title, key: sheet.nameOf(row) })}
      kind={kind}
      text={sheet.textOf(row, cell.column)}
      typed={typed}
      onEnd={grid.end}
    />
  );
}

/** Says what could not be pasted; what was pasted can be seen. */
function useSaidPaste(): (outcome: PasteOutcome) => void {
  const t = useTexts('review');
  return (outcome) => {
    if (outcome.is === 'too-long')
      showToast({ kind: 'error', title: t('paste.refused'), text: t('paste.tooLong', outcome) });
    else if (outcome.left > 0)
      showToast({
        kind: 'info',
        title: t('paste.done', { count: outcome.count }),
        text: t('paste.left', { count: outcome.left }),
      });
  };
}
