// The companies before and after one in a list.

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The neighbours in a list that is there as a whole; null where the company is not in it. */
export function findNeighbours(ids: readonly string[], id: string): Neighbours | null {
  const at = ids.indexOf(id);
  return at === -1 ? null : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}

/** A page of a list, as far as it is known. */
export interface ListPage {
  readonly ids: readonly string[];
  readonly page: number;
  readonly pages: number;
}

/** A company with the page of the list that it is on. */
export interface Step {
  readonly id: string;
  readonly page: number;
}

/** The page that has to be fetched to know the neighbour of a company at the edge of its page; null where none has to, or there is none. */
export function findAdjacentPage(
  { ids, page, pages }: ListPage,
  id: string,
  side: keyof Neighbours,
): number | null {
  const isAtEdge = side === 'previous' ? ids[0] === id : ids.at(-1) === id;
  const adjacent = side === 'previous' ? page - 1 : page + 1;
  return isAtEdge && adjacent >= 1 && adjacent <= pages ? adjacent : null;
}

/** The neighbour of a company on a page or, at its edge, on the page beside it: its last company or its first. */
export function findStep(
  own: ListPage,
  id: string,
  side: keyof Neighbours,
  adjacent: readonly string[] | undefined,
): Step | null {
  const other = findAdjacentPage(own, id, side);
  if (other === null) {
    const inside = findNeighbours(own.ids, id)?.[side];
    return inside ? { id: inside, page: own.page } : null;
  }
  const found = side === 'previous' ? adjacent?.at(-1) : adjacent?.[0];
  return found === undefined ? null : { id: found, page: other };
}
