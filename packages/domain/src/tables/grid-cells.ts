// The cells of a grid as the cells of a table: rows and columns without the empty ones, columns of '$' or ')' joined to the numbers beside them.
// See decisions.md section 5.

import type { Grid, GridCell } from './grid.ts';
import { textOf } from './lines.ts';
import type { DraftCell, Piece } from './shapes.ts';
import { boundsOf } from './shapes.ts';
import { isLeftMark, isRightMark } from './text-kinds.ts';

interface Filled extends GridCell {
  readonly text: string;
}

/** The cells with text, by row and column. */
export function draftGrid(grid: Grid): DraftCell[] {
  const filled = grid.cells
    .map((cell) => ({ ...cell, text: textOf(cell.words) }))
    .filter((cell) => cell.text !== '');
  const rows = numbering(filled.map((cell) => cell.row));
  const columns = columnNumbers(filled);
  const places = new Map<string, { row: number; column: number; words: Piece[] }>();
  for (const cell of filled.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    const [row, column] = [rows.get(cell.row) ?? 0, columns.get(cell.column) ?? 0];
    const place = places.get(`${row} ${column}`) ?? { row, column, words: [] };
    places.set(`${row} ${column}`, place);
    place.words.push(...cell.words);
  }
  return [...places.values()].map(({ row, column, words }) => ({
    ...boundsOf(words),
    row,
    column,
    text: textOf(words),
    confidence: words.reduce((least, word) => Math.min(least, word.confidence), 1),
  }));
}

function numbering(values: readonly number[]): Map<number, number> {
  const distinct = [...new Set(values)].toSorted((a, b) => a - b);
  return new Map(distinct.map((value, index) => [value, index]));
}

interface ColumnGroup {
  readonly number: number;
  /** The rows that have a text of their own in it, and those that have only a mark before a number. */
  own: Set<number>;
  left: Set<number>;
  reach: number;
}

/**
 * Two neighbouring columns are one where no row has a text in each, marks of numbers apart, and some cell covers both (the border of a shaded cell
 * stands a little aside) or the one is marks only.
 */
function columnNumbers(cells: readonly Filled[]): Map<number, number> {
  const byColumn = Map.groupBy(cells, (cell) => cell.column);
  const numbers = new Map<number, number>();
  let group: ColumnGroup = { number: -1, own: new Set(), left: new Set(), reach: -1 };
  for (const column of [...byColumn.keys()].toSorted((a, b) => a - b)) {
    const held = byColumn.get(column) ?? [];
    const right = rowsOf(held.filter((cell) => isRightMark(cell.text)));
    const left = rowsOf(held.filter((cell) => isLeftMark(cell.text)));
    const own = rowsOf(held.filter((cell) => !isLeftMark(cell.text) && !isRightMark(cell.text)));
    const next = { own, left, right };
    if (doJoin(group, column, next)) {
      group.own = new Set([...group.own, ...own]);
      group.left = new Set([...group.left, ...left]);
    } else group = { number: group.number + 1, own, left, reach: -1 };
    group.reach = Math.max(group.reach, ...held.map((cell) => cell.lastColumn));
    numbers.set(column, group.number);
  }
  return numbers;
}

interface ColumnRows {
  readonly own: ReadonlySet<number>;
  readonly left: ReadonlySet<number>;
  readonly right: ReadonlySet<number>;
}

function doJoin(group: ColumnGroup, column: number, next: ColumnRows): boolean {
  if (group.number < 0) return false;
  const isMarks = (next.own.size === 0 && next.left.size === 0) || next.right.size > 0;
  const isAfterMarks = group.own.size === 0 && group.left.size > 0;
  if (column > group.reach && !isMarks && !isAfterMarks) return false;
  return (
    isDisjoint(group.own, next.own) && isDisjoint(group.own, next.left) && isDisjoint(group.left, next.left)
  );
}

function rowsOf(cells: readonly Filled[]): Set<number> {
  return new Set(cells.map((cell) => cell.row));
}

function isDisjoint(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].every((row) => !other.has(row));
}
