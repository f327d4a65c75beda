// A child table after a new reading: cells, rows and columns that people changed stay as they left them (issue 'Review', 'a worker re-extracting while someone
// edits').

import type { TableRow } from '../child-tables.ts';
import { makeCell } from '../child-tables.ts';
import type { ExtractionCell } from '../extraction-row.ts';
import { roughPlace } from './match-rows.ts';
import type { Traits } from './pair-up.ts';
import { combineOrders, pairUp } from './pair-up.ts';

export interface MergedTable {
  readonly rows: readonly TableRow[];
  /** The new reading under the ids that the rows have. */
  readonly read: readonly TableRow[];
  /** People changed something in it that is not read any more. */
  readonly hasUnread: boolean;
}

interface MergedInput {
  /** As it was read before. */
  readonly read: readonly TableRow[];
  /** As people left it. */
  readonly stored: readonly TableRow[];
  readonly fresh: readonly TableRow[];
}

/** The name of a cell's column. */
const columnOf = ({ ColumnSSOT }: ExtractionCell): string => ColumnSSOT.Value;

function listColumns(rows: readonly TableRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ RowValue }) => RowValue.map(columnOf)))];
}

const findCell = (row: TableRow | undefined, column: string): ExtractionCell | undefined =>
  row?.RowValue.find((cell) => columnOf(cell) === column);

/** A row that people added has nothing that was read. */
const wasRead = ({ RowValue }: TableRow): boolean => RowValue.some(({ RawValue }) => RawValue !== '');

const ROW_TRAITS: Traits<TableRow> = [
  (row) => (wasRead(row) ? JSON.stringify(row.RowValue.map(({ RawValue }) => RawValue)) : null),
  ({ RowValue }) => roughPlace(RowValue.flatMap(({ ValueCoordinates }) => ValueCoordinates)),
  ({ RowValue: [first] }) => (first === undefined || first.RowSSOT.Value === '' ? null : first.RowSSOT.Value),
];

/** A column of the merged table: its name, and the columns that it was read as. */
interface Column {
  readonly name: string;
  /** Null: people added it, or it is new. */
  readonly read: string | null;
  /** Null: it is not read any more, or people added it. */
  readonly fresh: string | null;
}

/** Whether people changed a table in any way. */
export function isChangedTable(read: readonly TableRow[], stored: readonly TableRow[]): boolean {
  return describe(read) !== describe(stored);
}

function describe(rows: readonly TableRow[]): string {
  return JSON.stringify(
    rows.map(({ id, RowValue, CheckedByHand }) => [
      id,
      CheckedByHand ?? null,
      RowValue.map((cell) => [columnOf(cell), cell.Value]),
    ]),
  );
}

/** The table to be stored. Rows that are there again keep their ids. */
export function mergeTable({ read, stored, fresh }: MergedInput): MergedTable {
  const known = new Set(read.map(({ id }) => id));
  // What an earlier reading did not find any more, and this one may find again.
  const missed = stored.filter((row) => !known.has(row.id) && wasRead(row));
  const left = new Set(stored.map(({ id }) => id));
  const pairsOfRead = pairUp(read, fresh, ROW_TRAITS, { isThere: ({ id }) => left.has(id) });
  const pairs = pairUp(missed, fresh, ROW_TRAITS, { pairs: pairsOfRead });
  const oldIds = new Map([...pairs].map(([before, after]) => [after.id, before.id]));
  const renamed = fresh.map((row) => ({ ...row, id: oldIds.get(row.id) ?? row.id }));
  if (!isChangedTable(read, stored)) return { rows: renamed, read: renamed, hasUnread: false };
  const all = mergeColumns({ read, stored, fresh });
  const readById = new Map(read.map((row) => [row.id, row]));
  const freshById = new Map(renamed.map((row) => [row.id, row]));
  const kept = stored
    .filter(({ id }) => !freshById.has(id))
    .filter((row) => isChangedRow(all, readById.get(row.id), row));
  const columns = all.filter(
    (column) => kept.length > 0 || !isUnread(column) || isOwnColumn(column, stored, readById),
  );
  const result = new Map<string, TableRow>(
    kept.map((row) => [row.id, mergeRow(columns, readById.get(row.id), row, undefined)]),
  );
  for (const row of stored) {
    const now = freshById.get(row.id);
    if (now !== undefined) result.set(row.id, mergeRow(columns, readById.get(row.id), row, now));
  }
  for (const row of renamed)
    if (!readById.has(row.id) && !result.has(row.id))
      result.set(row.id, { id: row.id, RowValue: columns.map((column) => freshCell(column, row)) });
  const hasUnread =
    kept.some((row) => readById.has(row.id) || wasRead(row)) ||
    columns.some((column) => isUnread(column) && isOwnColumn(column, stored, readById));
  const order = combineOrders(
    read.map(({ id }) => id),
    stored.map(({ id }) => id),
    renamed.map(({ id }) => id),
  );
  // What people deleted stays deleted, though a reading misses it, also where a later one finds it again.
  const deleted = read.filter(({ id }) => !left.has(id) && !freshById.has(id));
  return { rows: order.flatMap((id) => result.get(id) ?? []), read: [...renamed, ...deleted], hasUnread };
}

/** The columns in the order in which people left them, without those that they deleted, but with those that are not read any more; new ones come last. */
function mergeColumns({ read, stored, fresh }: MergedInput): readonly Column[] {
  const [readNames, freshNames] = [listColumns(read), listColumns(fresh)];
  const pairs = new Map(
    [
      ...pairUp(
        readNames.map((name) => ({ name, rows: read })),
        freshNames.map((name) => ({ name, rows: fresh })),
        [({ name }) => name, ({ name, rows }) => columnPlace(rows, name)],
      ),
    ].map(([before, after]) => [before.name, after.name]),
  );
  const readById = new Map(read.map((row) => [row.id, row]));
  const own = listColumns(stored).map((name): Column => {
    const origin = findOrigin(name, stored, readById);
    if (origin === null) return { name, read: null, fresh: null };
    const after = pairs.get(origin) ?? null;
    return { name, read: origin, fresh: after };
  });
  const names = new Set(own.map(({ name }) => name));
  const known = new Set(pairs.values());
  const added = freshNames.filter((name) => !known.has(name) && !names.has(name));
  return [...own, ...added.map((name): Column => ({ name, read: null, fresh: name }))];
}

/** A column that was read, and is not any more. */
function isUnread({ read, fresh }: Column): boolean {
  return read !== null && fresh === null;
}

/** People named it, or changed the text of one of its cells. */
function isOwnColumn(
  { name, read }: Column,
  stored: readonly TableRow[],
  readById: ReadonlyMap<string, TableRow>,
): boolean {
  const isRenamed = read !== null && read !== name;
  return (
    isRenamed ||
    stored.some((row) =>
      isChangedCell(read === null ? undefined : findCell(readById.get(row.id), read), findCell(row, name)),
    )
  );
}

/** Where a column begins, coarsely: at the first of its cells that stands somewhere. */
function columnPlace(rows: readonly TableRow[], name: string): string | null {
  for (const row of rows) {
    const [at] = findCell(row, name)?.ValueCoordinates ?? [];
    if (at !== undefined) return `${at.page_n} ${Math.round(at.scaled_x_start * 50)}`;
  }
  return null;
}

/** The column that one was before people named it; null where they added it. */
function findOrigin(
  name: string,
  stored: readonly TableRow[],
  readById: ReadonlyMap<string, TableRow>,
): string | null {
  for (const row of stored) {
    const cell = findCell(row, name);
    const before = readById.get(row.id);
    if (cell === undefined || before === undefined) continue;
    if (findCell(before, name) !== undefined) return name;
    const place = roughPlace(cell.ValueCoordinates);
    const origin = before.RowValue.find(
      ({ RawValue, ValueCoordinates }) =>
        place !== null && RawValue === cell.RawValue && roughPlace(ValueCoordinates) === place,
    );
    if (origin !== undefined) return columnOf(origin);
  }
  return null;
}

function isChangedCell(read: ExtractionCell | undefined, stored: ExtractionCell | undefined): boolean {
  return stored !== undefined && stored.Value !== (read?.Value ?? '');
}

/** Whether people added a row, marked it, or changed the text of one of its cells. */
function isChangedRow(columns: readonly Column[], read: TableRow | undefined, stored: TableRow): boolean {
  return (
    read === undefined ||
    stored.CheckedByHand !== undefined ||
    columns.some(({ name, read: origin }) =>
      isChangedCell(origin === null ? undefined : findCell(read, origin), findCell(stored, name)),
    )
  );
}

function mergeRow(
  columns: readonly Column[],
  read: TableRow | undefined,
  stored: TableRow,
  fresh: TableRow | undefined,
): TableRow {
  const isMarked = stored.CheckedByHand !== undefined;
  const RowValue = columns.map((column): ExtractionCell => {
    const own = findCell(stored, column.name);
    if (own === undefined) return freshCell(column, fresh);
    const before = column.read === null ? undefined : findCell(read, column.read);
    const now = column.fresh === null ? undefined : findCell(fresh, column.fresh);
    if (now === undefined || before === undefined) return own;
    if (!isMarked && !isChangedCell(before, own)) return { ...now, ColumnSSOT: own.ColumnSSOT };
    return keepText(own, now);
  });
  return { ...stored, RowValue };
}

/** The person's text beside what is printed where it is read now. */
function keepText(own: ExtractionCell, now: ExtractionCell): ExtractionCell {
  const { Value, IsModified, ColumnSSOT } = own;
  const says = now.Value !== '' && now.Value !== Value;
  const { ReadAnew: _said, ...rest } = now;
  return { ...rest, Value, IsModified, ColumnSSOT, ...(says ? { ReadAnew: now.Value } : {}) };
}

function freshCell({ name, fresh }: Column, row: TableRow | undefined): ExtractionCell {
  const now = fresh === null ? undefined : findCell(row, fresh);
  return now === undefined ? makeCell(name) : { ...now, ColumnSSOT: { Value: name } };
}
