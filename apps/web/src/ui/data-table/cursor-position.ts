// Where the cursor of the keyboard stands once the rows are others: on the same row, or where that is gone (moved, deleted) on the one that came after it.

/** The ids of a page as they were, and the place among them. */
export interface CursorPosition {
  readonly ids: readonly string[];
  readonly index: number;
}

/** The place among the ids that are there now, of which there is at least one. */
export function findCursorIndex({ ids, index }: CursorPosition, now: readonly string[]): number {
  const places = new Map(now.map((id, at) => [id, at]));
  const next = ids.slice(index).find((id) => places.has(id));
  if (next !== undefined) return places.get(next) ?? 0;
  const previous = ids.slice(0, index).findLast((id) => places.has(id));
  return previous === undefined ? 0 : Math.min((places.get(previous) ?? 0) + 1, now.length - 1);
}
