// A child table as the grid edits it.

import { FIGURE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import type { EditedTableRow, TableChange } from '@vigilo/domain/review/table-changes';
import {
  applyTableChanges,
  joinTexts,
  listTableColumns,
  readTableCell,
} from '@vigilo/domain/review/table-changes';
import { foldText } from '@vigilo/domain/records/fold-text';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import type { GridColumn, GridLayout } from '../../ui/cell-grid/grid-column.ts';
import { USUAL_LAYOUT } from '../../ui/cell-grid/grid-column.ts';
import { ChangeMark } from './change-mark.tsx';
import { NEW_WIDTH } from './row-columns.tsx';
import type { ColumnActions, EditorKind, EnteredText, Sheet, SheetConflict, SheetEdits } from './sheet.ts';
import type { TableEdits } from './use-table-edits.ts';

interface TableSheetOptions {
  readonly title: string;
  readonly keys: readonly EditedKey[];
  readonly edits: TableEdits;
  /** Rows that hold it are shown; empty: all. */
  readonly searched: string;
  readonly startEditing: () => boolean;
}

export function useTableSheet(options: TableSheetOptions): Sheet<EditedTableRow> {
  const { title, keys, edits, searched, startEditing } = options;
  const t = useTexts('review');
  const [layout, setLayout] = useState(USUAL_LAYOUT);
  const namesKey = JSON.stringify(listTableColumns(edits.rows));
  const columns = useMemo(() => {
    // The key says whether the names are others: rows are new with every change.
    const names = JSON.parse(namesKey) as string[];
    return names.map((name, at) => buildColumn(name, at === 0, t));
  }, [namesKey, t]);
  const rows = useMemo(() => {
    const wanted = foldText(searched.trim());
    return wanted === '' ? edits.rows : edits.rows.filter((row) => foldText(joinTexts(row)).includes(wanted));
  }, [edits.rows, searched]);
  const names = columns.map(({ key }) => key);
  /** The order of the columns is saved with the table, everything else is a look at it. */
  function onLayout(next: GridLayout): void {
    setLayout({ ...next, order: [] });
    if (next.order.length > 0 && next.order !== layout.order && startEditing())
      edits.add(listMoves(names, next.order));
  }
  return {
    title,
    rows,
    columns,
    home: names[0] ?? '',
    layout,
    onLayout,
    editorOf: findEditor,
    textOf: readTableCell,
    isLocked: ({ CheckedByHand }) => CheckedByHand === 'valid',
    isProblem: ({ CheckedByHand }) => CheckedByHand === 'invalid',
    look: ({ CheckedByHand }) => CheckedByHand ?? 'unknown',
    nameOf: nameRow,
    edits: buildEdits(edits, t),
    views: null,
    savesOrder: true,
    entries: {
      addRow: (behind) => edits.add([{ kind: 'add', rowId: crypto.randomUUID(), behind }]),
      canDuplicateColumn: true,
    },
    columnActions: buildColumnActions(edits, names, keys),
  };
}

function buildColumn(name: string, isFirst: boolean, t: Translate<'review'>): GridColumn<EditedTableRow> {
  const find = ({ RowValue }: EditedTableRow) => RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === name);
  const text = (row: EditedTableRow): string => {
    const cell = find(row);
    if (cell === undefined || cell.ValueType === 'entity') return cell?.Value ?? '';
    return t(cell.ValueType === 'table' ? 'table' : 'image');
  };
  return {
    key: name,
    title: name,
    width: NEW_WIDTH,
    text,
    isRowHeader: isFirst,
    isAtEnd: (row) => FIGURE_TYPES.has(find(row)?.DataFormat.DataType ?? ''),
    draw: (row, isMarked) => (
      <>
        <span>{text(row)}</span>
        {find(row)?.IsModified === true && (
          <ChangeMark label={nameMark(find(row)?.ReadAnew, isMarked, t)} isUnsaved={isMarked} />
        )}
      </>
    ),
  };
}

function nameMark(readAnew: string | undefined, isUnsaved: boolean, t: Translate<'review'>): string {
  if (isUnsaved) return t('notSaved');
  return readAnew === undefined ? t('modified') : t('modifiedReadAnew', { value: readAnew });
}

function findEditor({ RowValue }: EditedTableRow, column: string): EditorKind | null {
  const cell = RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column);
  if (cell === undefined || cell.ValueType !== 'entity') return null;
  const { DataType, AllowedValues } = cell.DataFormat;
  if (DataType === 'enum') return { is: 'choice', choices: AllowedValues };
  return { is: DataType === 'date' ? 'date' : 'text' };
}

function nameRow({ RowValue }: EditedTableRow): string {
  return RowValue.find(({ Value }) => Value !== '')?.Value ?? '';
}

/** The moves that bring columns into an order, each behind the one before it. */
function listMoves(names: readonly string[], order: readonly string[]): readonly TableChange[] {
  if (order.every((name, at) => name === names[at])) return [];
  return order.map((name, at) => ({ kind: 'column-move', name, behind: order[at - 1] ?? null }));
}

function buildEdits(edits: TableEdits, t: Translate<'review'>): SheetEdits {
  const { rows } = edits;
  return {
    unsavedIds: edits.unsavedIds,
    changeCount: edits.changes.length,
    stepCount: edits.stepCount,
    canUndo: edits.stepCount > 0,
    canRedo: edits.canRedo,
    draft: edits.draft,
    set: (cells, added) => edits.add(setCells(rows, cells, added)),
    newRowId: () => crypto.randomUUID(),
    check: (ids, after) =>
      edits.add(
        rows.flatMap(({ id, CheckedByHand = null }): TableChange[] =>
          ids.has(id) && CheckedByHand !== after
            ? [{ kind: 'check', rowId: id, before: CheckedByHand, after }]
            : [],
        ),
      ),
    remove: (ids) =>
      edits.add(
        rows.flatMap((row): TableChange[] =>
          ids.has(row.id) && row.CheckedByHand !== 'valid'
            ? [{ kind: 'remove', rowId: row.id, before: joinTexts(row) }]
            : [],
        ),
      ),
    move: (rowId, behind) => edits.add([{ kind: 'move', rowId, behind }]),
    undo: edits.undo,
    redo: edits.redo,
    save: edits.save,
    settle: edits.settle,
    listConflicts: () => listConflicts(edits, t),
  };
}

/** What is as it was is no change. Added rows come behind the last one. */
function setCells(
  rows: readonly EditedTableRow[],
  cells: readonly EnteredText[],
  added: readonly string[],
): readonly TableChange[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = rows.at(-1)?.id ?? null;
  return [
    ...added.map((rowId, at): TableChange => ({ kind: 'add', rowId, behind: added[at - 1] ?? last })),
    ...cells.flatMap(({ rowId, column, text }): TableChange[] => {
      const row = byId.get(rowId);
      const before = row === undefined ? '' : readTableCell(row, column);
      return before === text ? [] : [{ kind: 'set', rowId, column, before, after: text }];
    }),
  ];
}

function listConflicts({ stored, changes }: TableEdits, t: Translate<'review'>): readonly SheetConflict[] {
  const names = new Map(stored.map((row) => [row.id, nameRow(row)]));
  const { conflicts } = applyTableChanges(stored, changes);
  return [...conflicts].flatMap(([index, theirs]) => {
    const change = changes[index];
    if (change === undefined) return [];
    const row = 'rowId' in change ? (names.get(change.rowId) ?? '') : '';
    const column = 'column' in change ? change.column : 'name' in change ? change.name : '';
    const after = 'after' in change ? change.after : null;
    const mine = change.kind === 'check' && after === null ? t('conflict.unchecked') : after;
    return [{ key: String(index), cell: t('editorOf', { column, key: row }), mine, theirs }];
  });
}

function buildColumnActions(
  edits: TableEdits,
  names: readonly string[],
  keys: readonly EditedKey[],
): ColumnActions {
  return {
    unusedNames: keys.map(({ key }) => key).filter((key) => !names.includes(key)),
    isTaken: (name) => names.includes(name),
    isOwn: () => true,
    add: (name, beside, side) => {
      const behind = side === 'right' ? beside : (names[names.indexOf(beside) - 1] ?? null);
      edits.add([{ kind: 'column-add', name, behind, copyOf: null }]);
    },
    rename: (before, after) => {
      if (before !== after) edits.add([{ kind: 'column-rename', before, after }]);
    },
    remove: (name) => {
      const texts = Object.fromEntries(edits.rows.map((row) => [row.id, readTableCell(row, name)]));
      edits.add([{ kind: 'column-remove', name, texts }]);
    },
    duplicate: (copyOf, name) => edits.add([{ kind: 'column-add', name, behind: copyOf, copyOf }]),
  };
}
