// The rows of a child document after a new reading: what people saved wins over it, and where it says something else, that is said (issue 'Review', 'a worker
// re-extracting while someone edits (their edits win and are marked)').

import type { ExtractionRow, LookReason } from '../extraction-row.ts';
import { matchRows } from './match-rows.ts';
import { combineOrders } from './pair-up.ts';

export interface MergedRows {
  readonly rows: readonly ExtractionRow[];
  /** The new reading under the ids that the rows have: what people change from now on is what is different from it. */
  readonly read: readonly ExtractionRow[];
}

interface MergedInput {
  /** As it was read before. */
  readonly read: readonly ExtractionRow[];
  /** As people left it. */
  readonly stored: readonly ExtractionRow[];
  readonly fresh: readonly ExtractionRow[];
  /** Tables that people changed, by their ids. */
  readonly changedTables: ReadonlySet<string>;
}

/**
 * The rows to be stored. One that is there again keeps its id, so that what somebody has not saved yet still finds it. A row that people changed and that is not
 * read any more stays, and says so: whoever reviews it keeps or deletes it. A row that people deleted stays deleted.
 */
export function mergeRows({ read, stored, fresh, changedTables }: MergedInput): MergedRows {
  const known = new Set(read.map(({ id }) => id));
  // What an earlier reading did not find any more, and this one may find again.
  const kept = stored.filter(({ id }) => !known.has(id));
  const left = new Set(stored.map(({ id }) => id));
  const pairs = matchRows({ read, kept, left }, fresh);
  const oldRows = new Map([...pairs].map(([before, after]) => [after.id, before]));
  const readById = new Map(read.map((row) => [row.id, row]));
  const freshById = new Map([...pairs].map(([before, after]) => [before.id, after]));
  const result = new Map<string, ExtractionRow>();
  for (const row of stored) {
    const before = readById.get(row.id);
    const after = freshById.get(row.id);
    const isChanged = isChangedRow(before, row) || changedTables.has(row.Value);
    if (after !== undefined) result.set(row.id, mergeRow(before, row, after));
    else if (isChanged) result.set(row.id, addReason(row, 'not-read-anew'));
  }
  // A table or picture that is there again keeps the id of its block.
  const renamed = fresh.map((row) => {
    const { id, Value } = oldRows.get(row.id) ?? row;
    return row.ValueType === 'entity' ? { ...row, id } : { ...row, id, Value };
  });
  for (const row of renamed) if (!known.has(row.id) && !result.has(row.id)) result.set(row.id, row);
  const order = combineOrders(
    read.map(({ id }) => id),
    stored.map(({ id }) => id),
    renamed.map(({ id }) => id),
  );
  // What people deleted stays deleted, though a reading misses it, also where a later one finds it again.
  const missed = read.filter(({ id }) => !left.has(id) && !freshById.has(id));
  return {
    rows: alignColumns(order.flatMap((id) => result.get(id) ?? [])),
    read: [...renamed, ...missed],
  };
}

/** Whether people changed a row: its key, its value or where it stands, its mark, or a cell of a column of their own. One that was not read is all theirs. */
export function isChangedRow(read: ExtractionRow | undefined, stored: ExtractionRow): boolean {
  return (
    read === undefined || stored.SSOTKey !== read.SSOTKey || isValueOwn(read, stored) || hasOwnCell(stored)
  );
}

/** Something stands in a column that people added. */
function hasOwnCell({ ExtraFields = [] }: ExtractionRow): boolean {
  return ExtraFields.some(({ Value }) => Value !== '');
}

/** A value that people entered, placed, or vouched for by a mark of the row. */
function isValueOwn(read: ExtractionRow, stored: ExtractionRow): boolean {
  return stored.Value !== read.Value || isPlaced(read, stored) || Boolean(stored.CheckedByHand);
}

/** It was read from a place that a person showed. */
function isPlaced(read: ExtractionRow, stored: ExtractionRow): boolean {
  return (
    stored.RawValue !== read.RawValue ||
    JSON.stringify(stored.ValueCoordinates.map((place) => Object.entries(place).toSorted())) !==
      JSON.stringify(read.ValueCoordinates.map((place) => Object.entries(place).toSorted()))
  );
}

function mergeRow(
  read: ExtractionRow | undefined,
  stored: ExtractionRow,
  fresh: ExtractionRow,
): ExtractionRow {
  const { CheckedByHand = null } = stored;
  const isOwn = read === undefined || isValueOwn(read, stored);
  const valued =
    stored.ValueType !== 'entity'
      ? { ...fresh, Value: stored.Value, CheckedByHand }
      : isOwn
        ? keepValue(read, stored, fresh)
        : fresh;
  const isRenamed = stored.SSOTKey !== (read ?? fresh).SSOTKey;
  const { SSOTKey, Category, DataFormat, ExtraFields } = stored;
  return {
    ...valued,
    id: stored.id,
    ...(isRenamed ? { SSOTKey, Category, DataFormat } : {}),
    ...(ExtraFields === undefined ? {} : { ExtraFields }),
    ...(isRenamed || hasOwnCell(stored) ? { IsModified: true } : {}),
  };
}

/** The person's value beside what is printed where it is read now. */
function keepValue(
  read: ExtractionRow | undefined,
  stored: ExtractionRow,
  fresh: ExtractionRow,
): ExtractionRow {
  const { Value, IsModified, Confidence, CheckedByHand = null } = stored;
  // Where nothing is printed any more, and where a person showed the place, it stays where it was.
  const isOwnPlace = fresh.ValueCoordinates.length === 0 || (read !== undefined && isPlaced(read, stored));
  const { RawValue, ValueCoordinates } = isOwnPlace ? stored : fresh;
  const says = fresh.Value !== '' && fresh.Value !== Value;
  const LookReasons = stored.LookReasons.filter((reason) => !NEWS.has(reason));
  // It stays news until somebody has looked at it.
  const isNews = fresh.Value !== read?.Value || stored.LookReasons.includes('read-anew');
  const { ReadAnew: _said, ...rest } = fresh;
  return {
    ...rest,
    Value,
    RawValue,
    ValueCoordinates,
    IsModified,
    Confidence,
    CheckedByHand,
    LookReasons: says && isNews ? [...LookReasons, 'read-anew'] : LookReasons,
    ...(says ? { ReadAnew: fresh.Value } : {}),
  };
}

const NEWS: ReadonlySet<LookReason> = new Set(['read-anew', 'not-read-anew']);

/** The row with one more reason to look at it. */
export function addReason(row: ExtractionRow, reason: LookReason): ExtractionRow {
  return row.LookReasons.includes(reason) ? row : { ...row, LookReasons: [...row.LookReasons, reason] };
}

/** Every row has a cell of each column that people added. */
export function alignColumns(rows: readonly ExtractionRow[]): readonly ExtractionRow[] {
  const names = [...new Set(rows.flatMap(({ ExtraFields = [] }) => ExtraFields.map(({ Name }) => Name)))];
  if (names.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ExtraFields: names.map((Name) => ({
      Name,
      Value: row.ExtraFields?.find((field) => field.Name === Name)?.Value ?? '',
    })),
  }));
}
