// The rows of the queue as they stand before the analyst: what was settled is gone at once, and what came in meanwhile is held back until it is asked for, so
// that no row moves under the hands.

/** A row by its id. */
interface Identified {
  readonly _id: string;
}

/** A row whose form or dialog is open, as it was last loaded, and the ids of those above it. */
export interface KeptRow<Row> {
  readonly row: Row;
  readonly above: readonly string[];
}

export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** The kept row where it is not among the loaded ones any more: somebody else has settled it. */
  readonly lost: Row | null;
  /** How many came in among those that are shown and are held back. */
  readonly held: number;
}

/**
 * What is shown of the loaded rows.
 * @param known the ids that were shown before; null shows all
 * @param gone the ids that were settled
 * @param kept stays in its place whatever others do, unless it was settled here
 */
export function decideRows<Row extends Identified>(
  loaded: readonly Row[],
  known: ReadonlySet<string> | null,
  gone: ReadonlySet<string>,
  kept: KeptRow<Row> | null = null,
): ShownRows<Row> {
  const { rows, held } = listRows(loaded, known, gone);
  if (kept === null || gone.has(kept.row._id) || loaded.some(({ _id }) => _id === kept.row._id))
    return { rows, held, lost: null };
  const at = rows.findLastIndex(({ _id }) => kept.above.includes(_id)) + 1;
  return { rows: rows.toSpliced(at, 0, kept.row), held, lost: kept.row };
}

function listRows<Row extends Identified>(
  loaded: readonly Row[],
  known: ReadonlySet<string> | null,
  gone: ReadonlySet<string>,
): Pick<ShownRows<Row>, 'rows' | 'held'> {
  const left = loaded.filter(({ _id }) => !gone.has(_id));
  if (known === null) return { rows: left, held: 0 };
  const last = left.findLastIndex(({ _id }) => known.has(_id));
  // What stands behind the last known row was loaded by going on.
  const rows = left.filter(({ _id }, index) => known.has(_id) || index > last);
  return { rows, held: left.length - rows.length };
}

/** The row under the cursor. */
export interface CursorRow {
  readonly id: string;
  /** The filters that the rows are of. */
  readonly key: string;
  /** It came there because somebody else settled the one before it: nobody here has read it. */
  readonly isUnread: boolean;
}

/**
 * Follows the row under the cursor.
 * @param isTakenAway whether a row is gone that neither was settled here nor was left by moving the cursor
 */
export function followCursor(
  before: CursorRow | null,
  now: Pick<CursorRow, 'id' | 'key'>,
  isTakenAway: (id: string) => boolean,
): CursorRow {
  if (before === null || before.key !== now.key) return { ...now, isUnread: false };
  return before.id === now.id ? before : { ...now, isUnread: isTakenAway(before.id) };
}
