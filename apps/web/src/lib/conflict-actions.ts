// Somebody changed a record while a form stood open on it, and the save was refused (409): the form takes the record as it is now, or keeps what was
// typed and takes only its version, so that the next save replaces what was changed.

export interface OpenForm<F extends { readonly version: number }> {
  readonly fields: F;
  /** The fields of the record as it is now; undefined where the form adds one. */
  readonly load: (() => Promise<F>) | undefined;
  /** Forgets the refusal. */
  readonly reset: () => void;
  /** Puts the record into the form; what it showed before is no draft any more. */
  readonly take: (newest: F) => void;
  /** Puts the same fields into the form, with the newest version; the record itself is for a form that keeps only what was typed. */
  readonly keep: (fields: F, newest: F) => void;
}

/** What the two ways on from a refused save do. */
export function conflictActions<F extends { readonly version: number }>({
  fields,
  load,
  reset,
  take,
  keep,
}: OpenForm<F>): { onReload: () => void; onKeep: () => void } {
  async function takeNewest(keepsDraft: boolean): Promise<void> {
    if (load === undefined) return;
    const newest = await load();
    reset();
    if (keepsDraft) keep({ ...fields, version: newest.version }, newest);
    else take(newest);
  }
  return { onReload: () => void takeNewest(false), onKeep: () => void takeNewest(true) };
}
