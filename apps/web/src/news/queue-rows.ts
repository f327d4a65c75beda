// The rows of the queue as they stand before the analyst: what was settled is gone at once, and what came in meanwhile is held back until it is asked for, so
// that no row moves under the hands.

/** A row by its id. */
interface Identified {
  readonly _id: string;
}

export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** How many came in among those that are shown and are held back. */
  readonly held: number;
}

/**
 * What is shown of the loaded rows.
 * @param known the ids that were shown before; null shows all
 * @param gone the ids that were settled
 */
export function decideRows<Row extends Identified>(
  loaded: readonly Row[],
  known: ReadonlySet<string> | null,
  gone: ReadonlySet<string>,
): ShownRows<Row> {
  const left = loaded.filter(({ _id }) => !gone.has(_id));
  if (known === null) return { rows: left, held: 0 };
  const last = left.findLastIndex(({ _id }) => known.has(_id));
  // What stands behind the last known row was loaded by going on.
  const rows = left.filter(({ _id }, index) => known.has(_id) || index > last);
  return { rows, held: left.length - rows.length };
}
