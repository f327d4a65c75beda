// A line of a table without a grid, cut into cells by its columns (decisions.md section 5).

import type { Column } from './columns.ts';
import { CELL_GAP_EM, columnAt } from './columns.ts';
import { cutSegments, joinWords } from './lines.ts';
import type { Line, Piece } from './shapes.ts';
import { boundsOf, middleX } from './shapes.ts';
import { isNumber, isValue } from './text-kinds.ts';

const FEWEST_CENTRED = 4;
const CENTRED_EM = 1;

/** The words of a line by column; a segment that crosses columns stands whole where it starts, unless a space lies in the gap. */
export function splitLine(line: Line, columns: readonly Column[]): Map<number, Piece[]> {
  const cells = new Map<number, Piece[]>();
  for (const segment of cutSegments(line, CELL_GAP_EM)) {
    let part: Piece[] = [];
    const flush = (): void => {
      if (part.length === 0) return;
      const bounds = boundsOf(part);
      const first = columnAt(columns, bounds.x0);
      const isOne = columnAt(columns, bounds.x1) === first;
      const column = isOne || part.length > 1 ? first : columnAt(columns, middleX(bounds));
      cells.set(column, [...(cells.get(column) ?? []), ...part]);
      part = [];
    };
    for (const word of segment.words) {
      const before = part.at(-1);
      if (before !== undefined && isAtGap(before, word, columns)) flush();
      part.push(word);
    }
    flush();
  }
  return moveMarks(cells);
}

/** Where a text alone stands that is centred over all columns, or over all columns of figures: at the first of these. Null for any other line. */
export function placeOfTitle(
  cells: ReadonlyMap<number, Piece[]>,
  columns: readonly Column[],
  em: number,
): number | null {
  const [only, ...others] = cells;
  if (only === undefined || others.length > 0 || only[0] === 0 || columns.length < FEWEST_CENTRED)
    return null;
  const [, words] = only;
  if (isValue(joinWords(words))) return null;
  const middle = middleX(boundsOf(words));
  const isCentredFrom = (first: number): boolean => {
    const [from, to] = [columns[first]?.x0 ?? 0, columns.at(-1)?.x1 ?? 0];
    return Math.abs((from + to) / 2 - middle) < CENTRED_EM * em;
  };
  return [0, 1].find(isCentredFrom) ?? null;
}

/** The sign of money at the end of a cell belongs to the amount in the next, however far from it. */
function moveMarks(cells: Map<number, Piece[]>): Map<number, Piece[]> {
  const columns = [...cells.keys()].toSorted((a, b) => a - b);
  for (const [at, column] of columns.entries()) {
    const [words, next] = [cells.get(column) ?? [], cells.get(columns[at + 1] ?? -1)];
    const mark = words.at(-1);
    const isMoved = words.length > 1 && mark !== undefined && /^[$£]$/u.test(mark.text);
    if (!isMoved || next === undefined || !isNumber(joinWords(next))) continue;
    cells.set(column, words.slice(0, -1));
    cells.set(columns[at + 1] ?? column, [mark, ...next]);
  }
  return cells;
}

/** Whether the space between two words is the gap between their columns: each ends, or starts, with its column. */
function isAtGap(before: Piece, after: Piece, columns: readonly Column[]): boolean {
  const left = columnAt(columns, middleX(before));
  const right = columnAt(columns, middleX(after));
  if (left === right) return false;
  const [a, b] = [columns[left], columns[right]];
  if (a === undefined || b === undefined) return false;
  return before.x1 <= a.until && after.x0 >= a.until && isValue(after.text);
}
