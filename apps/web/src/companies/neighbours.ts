// The companies before and after one in a list.

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The neighbours in a list that is there as a whole; null where the company is not in it. */
export function neighboursIn(ids: readonly string[], id: string): Neighbours | null {
  const at = ids.indexOf(id);
  return at === -1 ? null : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** What must be fetched to know both neighbours of a company at the edge of a page: the page beside it, if there is one. */
export function pageBeside(ids: readonly string[], id: string, page: number, pages: number, side: 'previous' | 'next'): number | null {
  const isAtEdge = side === 'previous' ? ids[0] === id : ids.at(-1) === id;
  if (!isAtEdge) return null;
  const beside = side === 'previous' ? page - 1 : page + 1;
  return beside >= 1 && beside <= pages ? beside : null;
}
