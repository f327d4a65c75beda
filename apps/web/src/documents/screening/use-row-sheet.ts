// The primary table of a child document as the grid edits it.

import type { ColumnChange } from '@vigilo/domain/review/column-changes';
import type { EditedKey, RowChange } from '@vigilo/domain/review/row-changes';
import { applyChanges, listExtraNames } from '@vigilo/domain/review/row-changes';
import { combineStatuses, isProblem } from '@vigilo/domain/review/row-status';
import { useMemo } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import type { AddedColumns } from './added-columns.ts';
import { readLayout } from './kept-layout.ts';
import { checkRows, removeRows, setCells } from './row-actions.ts';
import { buildRowColumns, extraColumn, fieldOf, findExtraName, readExtra } from './row-columns.tsx';
import type { ColumnActions, EditorKind, Sheet, SheetConflict, SheetEdits } from './sheet.ts';
import type { RowsView } from './shown-rows.ts';
import type { ReviewedRow, RowEdits } from './use-row-edits.ts';

/** How the table is arranged is remembered apart for a table of more columns, which has the width of the screen. */
const SETTING = 'documents.screening-table';
const WIDE_SETTING = 'documents.compared-table';
/** Beside the page there is little room: what follows from the key, and what stands below the table too, is shown to who asks for it. */
const FIRST_HIDDEN: readonly string[] = ['category', 'raw'];
const FIRST_HIDDEN_WIDE: readonly string[] = ['raw'];

interface RowSheetOptions {
  readonly title: string;
  readonly child: ChildDetail;
  readonly keys: readonly EditedKey[];
  readonly edits: RowEdits;
  readonly added: AddedColumns | null;
  /** As they are filtered and sorted. */
  readonly rows: readonly ReviewedRow[];
  readonly view: RowsView;
  readonly onView: (view: RowsView) => void;
  readonly toggleProblems: () => void;
}

export function useRowSheet(options: RowSheetOptions): Sheet<ReviewedRow> {
  const { title, child, keys, edits, added, rows, view, onView } = options;
  const t = useTexts('review');
  const [layout, onLayout] = useRememberedSetting(added === null ? SETTING : WIDE_SETTING, (kept) =>
    readLayout(kept, added === null ? FIRST_HIDDEN : FIRST_HIDDEN_WIDE),
  );
  const { isByConfidence } = view;
  const extraKey = JSON.stringify(listExtraNames(edits.rows));
  const columns = useMemo(
    () =>
      buildRowColumns({
        t,
        // The key says whether the names are others: rows are new with every change.
        extraNames: JSON.parse(extraKey) as string[],
        added,
        isByConfidence,
        onByConfidence: () => onView({ ...view, isByConfidence: !isByConfidence }),
      }),
    [t, extraKey, added, isByConfidence, view, onView],
  );
  return {
    title,
    rows,
    columns,
    home: 'value',
    layout,
    onLayout,
    editorOf: (row, column) => findEditor(row, column, keys),
    textOf: readText,
    isLocked: ({ CheckedByHand }) => CheckedByHand === 'valid',
    isProblem,
    look: combineStatuses,
    nameOf: ({ SSOTKey }) => SSOTKey,
    edits: buildEdits(child, keys, edits, isByConfidence, t),
    views: {
      toggleProblems: options.toggleProblems,
      toggleSort: () => onView({ ...view, isByConfidence: !isByConfidence }),
    },
    savesOrder: false,
    entries: { addRow: null, canDuplicateColumn: false },
    columnActions: buildColumnActions(edits, keys, layout.order, (order) => onLayout({ ...layout, order })),
  };
}

function findEditor(row: ReviewedRow, column: string, keys: readonly EditedKey[]): EditorKind | null {
  const field = fieldOf(column);
  if (field === 'SSOTKey') return { is: 'offer', choices: keys.map(({ key }) => key) };
  if (findExtraName(column) !== null) return { is: 'text' };
  if (field === null || row.ValueType !== 'entity') return null;
  const { DataType, AllowedValues } = row.DataFormat;
  if (DataType === 'enum') return { is: 'choice', choices: AllowedValues };
  return { is: DataType === 'date' ? 'date' : 'text' };
}

function readText(row: ReviewedRow, column: string): string {
  const name = findExtraName(column);
  if (name !== null) return readExtra(row, name);
  const field = fieldOf(column);
  return field === null ? '' : row[field];
}

function buildEdits(
  child: ChildDetail,
  keys: readonly EditedKey[],
  edits: RowEdits,
  isSorted: boolean,
  t: Translate<'review'>,
): SheetEdits {
  return {
    unsavedIds: edits.unsavedIds,
    changeCount: edits.changes.length,
    stepCount: edits.stepCount,
    canUndo: edits.stepCount > 0,
    canRedo: edits.canRedo,
    draft: edits.draft,
    set: (cells) => edits.add(setCells(edits.rows, child.JSONData, cells)),
    newRowId: null,
    check: (ids, after) => edits.add(checkRows(edits.rows, ids, after)),
    remove: (ids) => edits.add(removeRows(edits.rows, ids)),
    move: isSorted ? null : (rowId, behind) => edits.add([{ kind: 'move', rowId, behind }]),
    undo: edits.undo,
    redo: edits.redo,
    save: edits.save,
    settle: edits.settle,
    listConflicts: () => listConflicts(child.JSONData, edits.changes, keys, t),
  };
}

function listConflicts(
  rows: readonly ReviewedRow[],
  changes: readonly RowChange[],
  keys: readonly EditedKey[],
  t: Translate<'review'>,
): readonly SheetConflict[] {
  const names = new Map(rows.map(({ id, SSOTKey }) => [id, SSOTKey]));
  const { conflicts } = applyChanges(rows, changes, keys);
  return [...conflicts].flatMap(([index, theirs]) => {
    const change = changes[index];
    if (change === undefined) return [];
    const cell = 'rowId' in change ? (names.get(change.rowId) ?? '') : nameColumn(change);
    const after = 'after' in change ? change.after : null;
    const mine = change.kind === 'check' && after === null ? t('conflict.unchecked') : after;
    return [{ key: String(index), cell, mine, theirs }];
  });
}

function nameColumn(change: ColumnChange): string {
  return change.kind === 'column-rename' ? change.before : change.name;
}

function buildColumnActions(
  edits: RowEdits,
  keys: readonly EditedKey[],
  order: readonly string[],
  onOrder: (order: readonly string[]) => void,
): ColumnActions {
  const names = listExtraNames(edits.rows);
  const isTaken = (name: string): boolean => names.includes(name);
  return {
    isTaken,
    unusedNames: keys.map(({ key }) => key).filter((key) => !isTaken(key)),
    isOwn: (column) => findExtraName(column) !== null,
    add: (name, beside, side) => {
      const own = findExtraName(beside);
      const left = own === null ? (names.at(-1) ?? null) : (names[names.indexOf(own) - 1] ?? null);
      edits.add([
        { kind: 'column-add', name, behind: side === 'left' || own === null ? left : own, copyOf: null },
      ]);
      onOrder(insertBeside(order, extraColumn(name), beside, side));
    },
    rename: (column, after) => {
      const before = findExtraName(column);
      if (before !== null && before !== after) edits.add([{ kind: 'column-rename', before, after }]);
    },
    remove: (column) => {
      const name = findExtraName(column);
      if (name === null) return;
      const texts = Object.fromEntries(edits.rows.map((row) => [row.id, readExtra(row, name)]));
      edits.add([{ kind: 'column-remove', name, texts }]);
    },
    duplicate: () => undefined,
  };
}

/** Columns are in their own order until somebody moves one. */
function insertBeside(
  order: readonly string[],
  column: string,
  beside: string,
  side: 'left' | 'right',
): readonly string[] {
  const others = order.filter((key) => key !== column);
  const at = others.indexOf(beside) + (side === 'right' ? 1 : 0);
  return others.includes(beside) ? [...others.slice(0, at), column, ...others.slice(at)] : others;
}
