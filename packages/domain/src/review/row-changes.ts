// What people change in the rows of a child document's primary table (specification 3, sections 2.7 and 4). Each change says what its author saw
// before: two people who change different cells keep both changes, and only a cell that both changed is a conflict. The screen shows the rows by the
// same steps by which the server stores them.

import type { DataFormat, ExtractionRow, HandCheck, ValueCoordinates } from '../extraction/extraction-row.ts';
import { cleanCell } from '../records/clean-cell.ts';
import { readEntered } from './read-entered.ts';

/** The fields of a row that are edited as text; its category follows from its key. */
export const EDITED_FIELDS = ['SSOTKey', 'Value'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** Characters of a key or a value. */
export const LONGEST_CELL = 10_000;

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
  /** Sets both validation statuses of the row, or (null) leaves them to the rules again. */
  | {
      readonly kind: 'check';
      readonly rowId: string;
      readonly before: HandCheck | null;
      readonly after: HandCheck | null;
    }
  /** `before` is the value that the row had. */
  | { readonly kind: 'remove'; readonly rowId: string; readonly before: string };

/** Why a change cannot be made, whoever makes it. */
export const CHANGE_FAULTS = ['empty-key', 'not-editable', 'row-validated', 'too-long'] as const;
export type ChangeFault = (typeof CHANGE_FAULTS)[number];

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
> & { readonly CheckedByHand?: HandCheck | null | undefined };

/** What a key brings to its row. */
export interface EditedKey {
  readonly key: string;
  readonly category: string;
  readonly dataFormat: DataFormat;
}

export interface Applied<Row> {
  /** In their order, without those that were removed. */
  readonly rows: readonly Row[];
  /** By their index: changes of what somebody else changed meanwhile, with the present text; null where the row is gone. */
  readonly conflicts: ReadonlyMap<number, string | null>;
  /** By their index. */
  readonly faults: ReadonlyMap<number, ChangeFault>;
}

/** The rows after the changes, one after the other. One that is there already is no conflict; what is in conflict or at fault is left out. */
export function applyChanges<Row extends EditedRow>(
  rows: readonly Row[],
  changes: readonly RowChange[],
  keys: readonly EditedKey[],
): Applied<Row> {
  const present = new Map(rows.map((row) => [row.id, row]));
  const conflicts = new Map<number, string | null>();
  const faults = new Map<number, ChangeFault>();
  for (const [index, change] of changes.entries()) {
    const row = present.get(change.rowId);
    const step = row === undefined ? changeGone<Row>(change) : changeRow(row, change, keys);
    if (step.is === 'removed') present.delete(change.rowId);
    else if (step.is === 'conflict') conflicts.set(index, step.current);
    else if (step.is === 'fault') faults.set(index, step.fault);
    else present.set(change.rowId, step.row);
  }
  return { rows: rows.flatMap(({ id }) => present.get(id) ?? []), conflicts, faults };
}

/** The changes with what is in conflict kept in place of the others' text, or left out. What was changed in rows that are gone is left out. */
export function settleConflicts<Row extends EditedRow>(
  rows: readonly Row[],
  changes: readonly RowChange[],
  keys: readonly EditedKey[],
  keep: 'mine' | 'theirs',
): readonly RowChange[] {
  const settled: RowChange[] = [];
  for (const change of changes) {
    const { conflicts } = applyChanges(rows, [...settled, change], keys);
    const current = conflicts.get(settled.length);
    if (current === undefined) settled.push(change);
    else if (current !== null && keep === 'mine') settled.push(seeAs(change, current));
  }
  return settled;
}

/** The change as one who saw this text would have made it. */
function seeAs(change: RowChange, current: string): RowChange {
  if (change.kind !== 'check') return { ...change, before: current };
  return { ...change, before: current === 'valid' || current === 'invalid' ? current : null };
}

type Step<Row> =
  | { readonly is: 'changed'; readonly row: Row }
  | { readonly is: 'removed' }
  | { readonly is: 'conflict'; readonly current: string | null }
  | { readonly is: 'fault'; readonly fault: ChangeFault };

/** A row that is gone is what somebody who removes it wants. */
function changeGone<Row>({ kind }: RowChange): Step<Row> {
  return kind === 'remove' ? { is: 'removed' } : { is: 'conflict', current: null };
}

function changeRow<Row extends EditedRow>(
  row: Row,
  change: RowChange,
  keys: readonly EditedKey[],
): Step<Row> {
  switch (change.kind) {
    case 'set':
      return setCell(row, change, keys);
    case 'check':
      return checkRow(row, change);
    case 'remove':
      if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
      return row.Value === change.before ? { is: 'removed' } : { is: 'conflict', current: row.Value };
  }
}

function setCell<Row extends EditedRow>(
  row: Row,
  { field, before, after, placed }: Extract<RowChange, { kind: 'set' }>,
  keys: readonly EditedKey[],
): Step<Row> {
  if (after.length > LONGEST_CELL) return { is: 'fault', fault: 'too-long' };
  const text = field === 'Value' ? readEntered(after, row.DataFormat) : cleanCell(after);
  if (row[field] === text && (field === 'SSOTKey' || placed === undefined)) return { is: 'changed', row };
  if (row.CheckedByHand === 'valid') return { is: 'fault', fault: 'row-validated' };
  if (row[field] !== before && row[field] !== text) return { is: 'conflict', current: row[field] };
  if (field === 'SSOTKey')
    return text === ''
      ? { is: 'fault', fault: 'empty-key' }
      : { is: 'changed', row: renameRow(row, text, keys) };
  if (row.ValueType !== 'entity') return { is: 'fault', fault: 'not-editable' };
  const entered = { Value: text, IsModified: true, Confidence: 1, LookReasons: [], CheckedByHand: null };
  return { is: 'changed', row: { ...row, ...entered, ...placed } };
}

/** A key of the type brings its category and data type; any other text is a key as well. */
function renameRow<Row extends EditedRow>(row: Row, name: string, keys: readonly EditedKey[]): Row {
  const renamed = { ...row, SSOTKey: name, IsModified: true, CheckedByHand: null };
  const key = keys.find((each) => each.key === name);
  return key === undefined ? renamed : { ...renamed, Category: key.category, DataFormat: key.dataFormat };
}

function checkRow<Row extends EditedRow>(
  row: Row,
  { before, after }: Extract<RowChange, { kind: 'check' }>,
): Step<Row> {
  const current = row.CheckedByHand ?? null;
  if (current !== before && current !== after) return { is: 'conflict', current: current ?? '' };
  const checked = { ...row, CheckedByHand: after };
  return { is: 'changed', row: after === 'valid' ? { ...checked, LookReasons: [] } : checked };
}
