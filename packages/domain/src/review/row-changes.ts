// What people change in the rows of a child document's primary table (specification 3, sections 2.7 and 4).

import type {
  DataFormat,
  ExtractionRow,
  ExtraField,
  HandCheck,
  ValueCoordinates,
} from '../extraction/extraction-row.ts';
import { cleanCell } from '../records/clean-cell.ts';
import type { Applied, Outcome, PresentRows } from './apply-changes.ts';
import { applyAll, CHANGED, GONE, placeRow, settleAll } from './apply-changes.ts';
import type { ColumnAccess, ColumnChange } from './column-changes.ts';
import { changeColumns, isColumnChange, listColumnNames } from './column-changes.ts';
import { readEntered } from './read-entered.ts';
import { LONGEST_CELL } from './row-faults.ts';

/** The fields of a row that are edited as text; its category follows from its key. */
export const EDITED_FIELDS = ['SSOTKey', 'Value'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** Where on its pages a value was read anew, and what is printed there. */
export type PlacedText = {
  readonly RawValue: string;
  readonly ValueCoordinates: readonly ValueCoordinates[];
};

export type RowChange =
  | {
      readonly kind: 'set';
      readonly rowId: string;
      readonly field: EditedField;
      readonly before: string;
      readonly after: string;
      /** Of a value that was not typed but read from a place that its author showed. */
      readonly placed?: PlacedText;
    }
  /** A cell of a column that people added. */
  | {
      readonly kind: 'set-extra';
      readonly rowId: string;
      readonly name: string;
      readonly before: string;
      readonly after: string;
    }
  /** Sets both validation statuses of the row, or (null) leaves them to the rules again. */
  | {
      readonly kind: 'check';
      readonly rowId: string;
      readonly before: HandCheck | null;
      readonly after: HandCheck | null;
    }
  /** `before` is the value that the row had. */
  | { readonly kind: 'remove'; readonly rowId: string; readonly before: string }
  /** Puts the row behind another one, or (null) before all. The last who moves it decides where it stands. */
  | { readonly kind: 'move'; readonly rowId: string; readonly behind: string | null }
  | ColumnChange;

/** A row as far as changes look at it. */
export type EditedRow = Pick<
  ExtractionRow,
  | 'id'
  | 'SSOTKey'
  | 'Category'
  | 'Value'
  | 'ValueType'
  | 'DataFormat'
  | 'IsModified'
  | 'Confidence'
  | 'LookReasons'
> & {
  readonly CheckedByHand?: HandCheck | null | undefined;
  readonly ExtraFields?: readonly ExtraField[] | undefined;
  readonly ReadAnew?: string | undefined;
};

/** What a key brings to its row. */
export interface EditedKey {
  readonly key: string;
  readonly category: string;
  readonly dataFormat: DataFormat;
}

/** The columns of a primary table that people added. */
export function listExtraNames(rows: readonly Pick<EditedRow, 'ExtraFields'>[]): readonly string[] {
  return listColumnNames(rows, {
    cellsOf: ({ ExtraFields }: Pick<EditedRow, 'ExtraFields'>) => ExtraFields ?? [],
    nameOf: ({ Name }: ExtraField) => Name,
  });
}

/** The rows after the changes, one after the other. One that is there already is no conflict; what is in conflict or at fault is left out. */
export function applyChanges<Row extends EditedRow>(
  rows: readonly Row[],
  changes: readonly RowChange[],
  keys: readonly EditedKey[],
): Applied<Row> {
  return applyAll(rows, changes, (present, change) => changePresent(present, change, keys));
}

/** The changes with what is in conflict kept in place of the others' text, or left out. What was changed in rows that are gone is left out. */
export function settleConflicts<Row extends EditedRow>(
  rows: readonly Row[],
  changes: readonly RowChange[],
  keys: readonly EditedKey[],
  keep: 'mine' | 'theirs',
): readonly RowChange[] {
  const apply = (present: PresentRows<Row>, change: RowChange): Outcome =>
    changePresent(present, change, keys);
  return settleAll(rows, changes, apply, keep, seeAs);
}

/** The change as one who saw this text would have made it. */
function seeAs(change: RowChange, current: string): RowChange {
  if (change.kind === 'column-remove') return { ...change, texts: null };
  if (change.kind === 'set' || change.kind === 'set-extra' || change.kind === 'remove')
    return { ...change, before: current };
  if (change.kind !== 'check') return change;
  return { ...change, before: current === 'valid' || current === 'invalid' ? current : null };
}

function changePresent<Row extends EditedRow>(
  present: PresentRows<Row>,
  change: RowChange,
  keys: readonly EditedKey[],
): Outcome {
  if (isColumnChange(change)) return changeColumns(present, change, accessExtraFields<Row>());
  const row = present.rows.get(change.rowId);
  // A row that is gone is what somebody who removes it wants.
  if (row === undefined) return change.kind === 'remove' ? CHANGED : GONE;
  if (change.kind === 'move') {
    placeRow(present, change.rowId, change.behind);
    return CHANGED;
  }
  if (change.kind === 'remove') return removeRow(present, row, change.before);
  const step = changeRow(row, change, keys);
  if ('is' in step) return step;
  present.rows.set(row.id, step.row);
  return CHANGED;
}

function removeRow<Row extends EditedRow>(present: PresentRows<Row>, row: Row, before: string): Outcome {
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  if (row.Value !== before) return { is: 'conflict', current: row.Value };
  present.rows.delete(row.id);
  return CHANGED;
}

/** The row after the change, or why it stays as it is. */
type Step<Row> = Outcome | { readonly row: Row };

function changeRow<Row extends EditedRow>(
  row: Row,
  change: Extract<RowChange, { kind: 'set' | 'set-extra' | 'check' }>,
  keys: readonly EditedKey[],
): Step<Row> {
  switch (change.kind) {
    case 'set':
      return setCell(row, change, keys);
    case 'set-extra':
      return setExtra(row, change);
    case 'check':
      return checkRow(row, change);
  }
}

function setCell<Row extends EditedRow>(
  row: Row,
  { field, before, after, placed }: Extract<RowChange, { kind: 'set' }>,
  keys: readonly EditedKey[],
): Step<Row> {
  if (after.length > LONGEST_CELL) return { is: 'fault', fault: 'too-long' };
  const text = field === 'Value' ? readEntered(after, row.DataFormat) : cleanCell(after);
  if (row[field] === text && (field === 'SSOTKey' || placed === undefined)) return { row };
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  if (row[field] !== before && row[field] !== text) return { is: 'conflict', current: row[field] };
  if (field === 'SSOTKey')
    return text === '' ? { is: 'fault', fault: 'empty-key' } : { row: renameRow(row, text, keys) };
  if (row.ValueType !== 'entity') return { is: 'fault', fault: 'not-editable' };
  const entered = { Value: text, IsModified: true, Confidence: 1, LookReasons: [], CheckedByHand: null };
  return { row: { ...row, ...entered, ...placed, ReadAnew: undefined } };
}

/** A key of the type brings its category and data type; any other text is a key as well. */
function renameRow<Row extends EditedRow>(row: Row, name: string, keys: readonly EditedKey[]): Row {
  const renamed = { ...row, SSOTKey: name, IsModified: true, CheckedByHand: null };
  const key = keys.find((each) => each.key === name);
  return key === undefined ? renamed : { ...renamed, Category: key.category, DataFormat: key.dataFormat };
}

function setExtra<Row extends EditedRow>(
  row: Row,
  { name, before, after }: Extract<RowChange, { kind: 'set-extra' }>,
): Step<Row> {
  if (after.length > LONGEST_CELL) return { is: 'fault', fault: 'too-long' };
  const text = cleanCell(after);
  const fields = row.ExtraFields ?? [];
  const field = fields.find(({ Name }) => Name === name);
  if (field === undefined) return GONE;
  if (field.Value === text) return { row };
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  if (field.Value !== before) return { is: 'conflict', current: field.Value };
  const ExtraFields = fields.map((each) => (each === field ? { Name: name, Value: text } : each));
  return { row: { ...row, ExtraFields, IsModified: true, CheckedByHand: null } };
}

function checkRow<Row extends EditedRow>(
  row: Row,
  { before, after }: Extract<RowChange, { kind: 'check' }>,
): Step<Row> {
  const current = row.CheckedByHand ?? null;
  if (current !== before && current !== after) return { is: 'conflict', current: current ?? '' };
  // Whoever marks the row has seen what was read anew.
  const checked = { ...row, CheckedByHand: after, ReadAnew: undefined };
  return { row: after === 'valid' ? { ...checked, LookReasons: [] } : checked };
}

/** No column of people's own has the name of one that every row has. */
const OWN_NAMES: readonly string[] = [...EDITED_FIELDS, 'Category', 'RawValue', 'Confidence'];

function accessExtraFields<Row extends EditedRow>(): ColumnAccess<Row, ExtraField> {
  return {
    cellsOf: ({ ExtraFields }) => ExtraFields ?? [],
    withCells: (row, ExtraFields) => ({ ...row, ExtraFields }),
    nameOf: ({ Name }) => Name,
    textOf: ({ Value }) => Value,
    rename: ({ Value }, Name) => ({ Name, Value }),
    make: (_row, Name) => ({ Name, Value: '' }),
    reserved: OWN_NAMES,
  };
}
