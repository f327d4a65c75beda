// A row of a table without a grid while its lines are put together: its words by column (decisions.md section 5).

import { joinWords } from './lines.ts';
import type { Piece } from './shapes.ts';
import { isValue } from './text-kinds.ts';

export interface TextRow {
  readonly cells: ReadonlyMap<number, readonly Piece[]>;
  /** A text alone over all columns, or over all of figures: the title of a section. */
  readonly isTitle?: boolean;
  /** The middles of its lines, from the top. */
  readonly middles: readonly number[];
}

/** A label without anything beside it. */
export function isLabel(row: TextRow | undefined): boolean {
  return row?.cells.size === 1 && row.cells.has(0);
}

/** The text in the column; empty where there is none. */
export function textOfCell(row: TextRow, column: number): string {
  return joinWords(row.cells.get(column) ?? []);
}

/** Figures beside its label. */
export function hasValues(row: TextRow): boolean {
  return [...row.cells].some(([column, words]) => column > 0 && isValue(joinWords(words)));
}

/** A figure in a column where both have something. */
export function doShareValues(above: TextRow, below: TextRow): boolean {
  return [...below.cells.keys()].some(
    (column) =>
      column > 0 &&
      above.cells.has(column) &&
      (isValue(textOfCell(above, column)) || isValue(textOfCell(below, column))),
  );
}

/** A value under a value: neither carries on the other. */
export function haveValues(above: TextRow, below: TextRow): boolean {
  return [...below.cells.keys()].some(
    (column) => isValue(textOfCell(above, column)) && isValue(textOfCell(below, column)),
  );
}
