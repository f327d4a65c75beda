// Names that a misread text may be: those of which a piece stands in it as it is. All others need not be compared (issue 13: keys by label; scans).

import type { PreparedName } from './label-words.ts';

/** So many letters of each piece of a name are looked for before it is compared. */
const PIECE = 3;

/** Places of names by the first letters of each of their pieces. */
export type PieceIndex = ReadonlyMap<string, readonly number[]>;

/** The index of a list of names; a text that is almost one of them has one of its pieces whole. */
export function indexPieces(names: readonly PreparedName[]): PieceIndex {
  const index = new Map<string, number[]>();
  for (const [at, { pieces }] of names.entries())
    for (const start of new Set(pieces.map((piece) => piece.slice(0, PIECE)))) {
      const others = index.get(start);
      if (others === undefined) index.set(start, [at]);
      else others.push(at);
    }
  return index;
}

/** The places, in their order, of the names that may stand in a text. @param folded as `foldLookAlikes` leaves it */
export function listAlike(index: PieceIndex, folded: string): readonly number[] {
  const starts = new Set<string>();
  for (let at = 0; at < folded.length; at += 1)
    for (let length = 1; length <= PIECE; length += 1) starts.add(folded.slice(at, at + length));
  const places = new Set<number>();
  for (const start of starts) for (const at of index.get(start) ?? []) places.add(at);
  return [...places].toSorted((one, other) => one - other);
}
