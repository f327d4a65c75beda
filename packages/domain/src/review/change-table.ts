// A child table as somebody sends it, put in the place of the stored one (specification 3, section 3, 'Child table save payload'): what was printed and where stays as
// it was read, whoever sends what; rows that are marked as valid stay as they are; every changed cell is known.

import type { TableRow } from '../extraction/child-tables.ts';
import { makeCell } from '../extraction/child-tables.ts';
import type { ExtractionCell, HandCheck, ValueCoordinates } from '../extraction/extraction-row.ts';
import { cleanCell } from '../records/clean-cell.ts';
import { readEntered } from './read-entered.ts';
import type { RowFault } from './row-faults.ts';
import { LONGEST_CELL, LONGEST_COLUMN_NAME } from './row-faults.ts';

export interface SentCell {
  readonly ColumnSSOT: { readonly Value: string };
  readonly Value: string;
  readonly RawValue?: string | undefined;
  readonly ValueCoordinates?: readonly ValueCoordinates[] | undefined;
}

export interface SentTableRow {
  /** None: the row is new. */
  readonly id?: string | undefined;
  readonly RowValue: readonly SentCell[];
  readonly CheckedByHand: HandCheck | null;
}

export interface SentTable {
  readonly rows: readonly TableRow[];
  /** By the path of the row or cell, such as '3.RowValue.2'. Where there are any nothing is to be stored. */
  readonly faults: ReadonlyMap<string, RowFault>;
  readonly hasChanged: boolean;
}

/** The rows to be stored. `newId` makes the ids of rows that come without one. */
export function changeTable(
  stored: readonly TableRow[],
  sent: readonly SentTableRow[],
  newId: () => string,
): SentTable {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const columns = [
    ...new Set(sent.flatMap(({ RowValue }) => RowValue.map(({ ColumnSSOT }) => ColumnSSOT.Value))),
  ];
  const faults = new Map<string, RowFault>();
  const rows = sent.map((row, at) => {
    const before = row.id === undefined ? undefined : byId.get(row.id);
    for (const [path, fault] of listCellFaults(row)) faults.set(`${at}.${path}`, fault);
    const after = buildRow(row, before, columns, row.id ?? newId());
    if (isLockBroken(before, after)) faults.set(String(at), 'row-validated');
    return after;
  });
  const kept = new Set(rows.map(({ id }) => id));
  for (const [at, { id, CheckedByHand }] of stored.entries())
    if (CheckedByHand === 'valid' && !kept.has(id)) faults.set(`stored.${at}`, 'row-validated');
  return { rows, faults, hasChanged: JSON.stringify(rows) !== JSON.stringify(stored) };
}

function listCellFaults({ RowValue }: SentTableRow): readonly (readonly [string, RowFault])[] {
  const names = new Set<string>();
  return RowValue.flatMap((cell, at) => {
    const fault = findCellFault(cell, names);
    names.add(cell.ColumnSSOT.Value);
    return fault === null ? [] : [[`RowValue.${at}`, fault] as const];
  });
}

function findCellFault({ ColumnSSOT, Value }: SentCell, names: ReadonlySet<string>): RowFault | null {
  const { Value: name } = ColumnSSOT;
  if (Value.length > LONGEST_CELL) return 'too-long';
  if (name === '' || name !== cleanCell(name) || name.length > LONGEST_COLUMN_NAME) return 'column-name';
  return names.has(name) ? 'column-taken' : null;
}

/** Every row has a cell of each column. */
function buildRow(
  sent: SentTableRow,
  before: TableRow | undefined,
  columns: readonly string[],
  id: string,
): TableRow {
  const cells = columns.map((column) => {
    const cell = sent.RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column);
    return buildCell(cell ?? makeCell(column), before?.RowValue ?? []);
  });
  const { CheckedByHand } = sent;
  if (CheckedByHand === null) return { id, RowValue: cells };
  // Whoever marks the row has seen what was read anew.
  const isMarked = CheckedByHand !== before?.CheckedByHand;
  const RowValue = isMarked ? cells.map((cell) => ({ ...cell, ReadAnew: undefined })) : cells;
  return { id, RowValue, CheckedByHand };
}

function buildCell(sent: SentCell, stored: readonly ExtractionCell[]): ExtractionCell {
  const { Value: name } = sent.ColumnSSOT;
  const origin = findOrigin(sent, stored);
  if (origin === undefined) return { ...makeCell(name), Value: cleanCell(sent.Value) };
  const own = origin.ColumnSSOT.Value === name ? origin : { ...origin, ColumnSSOT: { Value: name } };
  if (sent.Value === origin.Value || origin.ValueType !== 'entity') return own;
  const text = readEntered(sent.Value, origin.DataFormat);
  return text === origin.Value ? own : { ...own, Value: text, IsModified: true, ReadAnew: undefined };
}

/** The stored cell of the same row that this one was: the one printed at the same place, also under another name, else the one of its name. */
function findOrigin(sent: SentCell, stored: readonly ExtractionCell[]): ExtractionCell | undefined {
  const same = stored.find(({ ColumnSSOT }) => ColumnSSOT.Value === sent.ColumnSSOT.Value);
  if (sent.ValueCoordinates === undefined || (same !== undefined && isSamePlace(sent, same))) return same;
  return sent.ValueCoordinates.length === 0 ? undefined : stored.find((cell) => isSamePlace(sent, cell));
}

function isSamePlace(sent: SentCell, { RawValue, ValueCoordinates: places }: ExtractionCell): boolean {
  const others = sent.ValueCoordinates ?? [];
  return (
    sent.RawValue === RawValue &&
    others.length === places.length &&
    places.every((place, at) => isSameBox(place, others[at]))
  );
}

function isSameBox(one: ValueCoordinates, other: ValueCoordinates | undefined): boolean {
  return (
    one.page_n === other?.page_n &&
    one.scaled_x_start === other.scaled_x_start &&
    one.scaled_y_start === other.scaled_y_start &&
    one.scaled_x_end === other.scaled_x_end &&
    one.scaled_y_end === other.scaled_y_end
  );
}

/** A row that was and stays marked as valid says what it said. */
function isLockBroken(before: TableRow | undefined, after: TableRow): boolean {
  if (before?.CheckedByHand !== 'valid' || after.CheckedByHand !== 'valid') return false;
  const texts = ({ RowValue }: TableRow): string =>
    JSON.stringify(
      RowValue.flatMap(({ ColumnSSOT, Value }) =>
        Value === '' ? [] : [[ColumnSSOT.Value, Value]],
      ).toSorted(),
    );
  return texts(before) !== texts(after);
}
