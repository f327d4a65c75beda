// Which child document is which one of a new reading (issue 'Review', 'a worker re-extracting while someone edits').

import type { Child } from '../list-children.ts';
import type { Traits } from './pair-up.ts';
import { pairUp } from './pair-up.ts';

export interface PlacedChild extends Child {
  readonly id: string;
  /** What a person calls it, such as a copy; empty for one that is called by its type. */
  readonly name: string;
  /** A person named, tagged or described it. */
  readonly isNoted: boolean;
}

export interface MatchedChildren {
  /** For each child document of the new reading, in their order, the one that it was; null where it is new. */
  readonly origins: readonly (PlacedChild | null)[];
  /** For each one that is no more, by its id, the place among the new ones of the one that has its pages, else the first. */
  readonly successors: ReadonlyMap<string, number>;
  /** Copies, and others that people named, tagged or described, which are not read again: they stay as they are. */
  readonly unread: readonly string[];
}

interface Placed {
  readonly child: Child;
  /** Null: of the new reading. */
  readonly origin: PlacedChild | null;
  readonly place: number;
}

/** Originals come before what people named, which may be a copy of them. */
const TRAITS: Traits<Placed> = [
  ({ child, origin, place }) =>
    origin?.name ? null : `${child.documentType} ${place} ${child.pages.join()}`,
  ({ child, origin }) => (origin?.name ? null : `${child.documentType} ${child.pages.join()}`),
  ({ child, origin }) => (origin?.name ? null : `${child.documentType} ${child.pages[0]}`),
  ({ child, origin }) => (origin?.name ? null : `${child.documentType} ${child.pages.at(-1)}`),
  ({ child, place }) => `${child.documentType} ${place} ${child.pages.join()}`,
  ({ child }) => `${child.documentType} ${child.pages.join()}`,
];

/** One is there again where its type has the same pages, or begins or ends with the same page. `before` and `fresh` are in the order of their pages. */
export function matchChildren(before: readonly PlacedChild[], fresh: readonly Child[]): MatchedChildren {
  const pairs = pairUp<Placed>(
    before.map((child, place) => ({ child, origin: child, place })),
    fresh.map((child, place) => ({ child, origin: null, place })),
    TRAITS,
  );
  const origins = new Map([...pairs].map(([one, other]) => [other.place, one.origin]));
  const kept = new Set([...origins.values()].map((origin) => origin?.id));
  const left = before.filter(({ id }) => !kept.has(id));
  const findPlace = (page: number): number => fresh.findIndex(({ pages }) => pages.includes(page));
  return {
    origins: fresh.map((_child, place) => origins.get(place) ?? null),
    successors: new Map(
      left
        .filter(({ isNoted }) => !isNoted)
        .map(({ id, pages: [first = 0] }) => [id, Math.max(0, findPlace(first))]),
    ),
    unread: left.filter(({ isNoted }) => isNoted).map(({ id }) => id),
  };
}
