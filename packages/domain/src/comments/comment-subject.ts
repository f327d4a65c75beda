// What a comment is about: a child document, a row of it or one of its cells (issue 15, 'Comments on a cell, a row or the document'). Reading a document anew
// makes new child documents and rows, so a comment remembers what its own were, and is found again by that: the child document by its type and pages, the row
// by its key and its place on the page. What is not found stays on the document and says what it was about.

import type { ValueCoordinates } from '../extraction/extraction-row.ts';

/** A row, or a cell of it. */
export interface CommentedCell {
  readonly rowId: string;
  /** Of a row of a child table: that table; null for a row of the primary table. */
  readonly tableId: string | null;
  /** Null: the row as a whole. */
  readonly column: string | null;
  /** The key of the row, or of the row that refers to the child table. */
  readonly key: string;
  /** What stands in the first cell of a row of a child table; empty for the primary table. */
  readonly label: string;
  /** What stood there when the comment was made. */
  readonly value: string;
  readonly places: readonly ValueCoordinates[];
}

export interface CommentSubject {
  readonly childId: string;
  readonly documentType: string;
  readonly pages: readonly number[];
  /** Null: the child document as a whole. */
  readonly cell: CommentedCell | null;
}

/** A child document that a comment may be about. */
export interface SubjectChild {
  readonly id: string;
  readonly documentType: string;
  readonly pages: readonly number[];
}

/** The child document that a comment is about: the very one, or else the one of the same type that shares most pages with it; null where there is none. */
export function findSubjectChild(
  { childId, documentType, pages }: CommentSubject,
  children: readonly SubjectChild[],
): SubjectChild | null {
  const same = children.find(({ id }) => id === childId);
  if (same !== undefined) return same;
  const alike = children.filter((child) => child.documentType === documentType);
  return findBest(alike, (child) => child.pages.filter((page) => pages.includes(page)).length);
}

/** A row that a comment may be about: of a child table its key is what stands in its first cell. */
export interface SubjectRow {
  readonly id: string;
  readonly key: string;
  readonly places: readonly ValueCoordinates[];
}

/**
 * The row that a comment is about: the very one, or else, of those of the same key, the one whose place on the page overlaps most; where none does, the only
 * one of its key; null where it cannot be told.
 */
export function findSubjectRow(
  { rowId, tableId, key, label, places }: CommentedCell,
  rows: readonly SubjectRow[],
): SubjectRow | null {
  const same = rows.find(({ id }) => id === rowId);
  if (same !== undefined) return same;
  const alike = rows.filter((row) => row.key === (tableId === null ? key : label));
  const overlapping = findBest(alike, (row) => shareOf(places, row.places));
  return overlapping ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

/** The first of those with the highest points above 0. */
function findBest<T>(all: readonly T[], points: (one: T) => number): T | null {
  let best: { readonly one: T; readonly points: number } | null = null;
  for (const one of all) {
    const own = points(one);
    if (own > (best?.points ?? 0)) best = { one, points: own };
  }
  return best?.one ?? null;
}

/** How much the places have in common, as a part of what they cover together. */
function shareOf(some: readonly ValueCoordinates[], others: readonly ValueCoordinates[]): number {
  const common = some.reduce(
    (sum, one) => sum + others.reduce((inner, other) => inner + areaOf(intersect(one, other)), 0),
    0,
  );
  return common === 0 ? 0 : common / (sumAreas(some) + sumAreas(others) - common);
}

function sumAreas(places: readonly ValueCoordinates[]): number {
  return places.reduce((sum, place) => sum + areaOf(place), 0);
}

function areaOf(place: ValueCoordinates | null): number {
  if (place === null) return 0;
  const width = place.scaled_x_end - place.scaled_x_start;
  const height = place.scaled_y_end - place.scaled_y_start;
  return width > 0 && height > 0 ? width * height : 0;
}

function intersect(one: ValueCoordinates, other: ValueCoordinates): ValueCoordinates | null {
  if (one.page_n !== other.page_n) return null;
  return {
    page_n: one.page_n,
    scaled_x_start: Math.max(one.scaled_x_start, other.scaled_x_start),
    scaled_y_start: Math.max(one.scaled_y_start, other.scaled_y_start),
    scaled_x_end: Math.min(one.scaled_x_end, other.scaled_x_end),
    scaled_y_end: Math.min(one.scaled_y_end, other.scaled_y_end),
  };
}
