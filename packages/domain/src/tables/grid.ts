// Tables drawn with ruling lines in both directions: rules that cross belong together; between neighbouring rules lie squares, and squares with no
// rule between them are one cell. A cell's text stands at its top left (decisions.md section 5).

import { listLines, cutSegments } from './lines.ts';
import type { Bounds, HorizontalRule, Line, Piece, Rules, VerticalRule } from './shapes.ts';
import { middleX, middleY } from './shapes.ts';
import { isLeader, isNumber } from './text-kinds.ts';
import { Sets } from './sets.ts';

const TOUCH_EM = 0.35;
/** Rules nearer than this are the two lines of one border. */
const NARROWEST_EM = 0.8;
const LOWEST_EM = 0.6;
/** More crossings than any printed table has; beyond, the page is a drawing and is read by its text alone. */
const MOST_PAIRS = 4_000_000;
const MOST_SQUARES = 40_000;
const WIDE_GAP_EM = 1.2;
const STACKED = 4;

export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
  readonly words: readonly Piece[];
  readonly bounds: Bounds;
}

export interface Grid {
  readonly bounds: Bounds;
  readonly cells: readonly GridCell[];
}

/** Rules that cross each other, directly or through others, with at least two in each direction. */
export function listFrames(rules: Rules, em: number): Rules[] {
  const { across, down } = rules;
  if (across.length * down.length > MOST_PAIRS) return [];
  const touch = TOUCH_EM * em;
  const sets = new Sets(across.length + down.length);
  for (const [i, rule] of across.entries())
    for (const [j, other] of down.entries()) {
      const isCrossed =
        other.x >= rule.x0 - touch &&
        other.x <= rule.x1 + touch &&
        rule.y >= other.y0 - touch &&
        rule.y <= other.y1 + touch;
      if (isCrossed) sets.join(i, across.length + j);
    }
  const frames = new Map<number, { across: HorizontalRule[]; down: VerticalRule[] }>();
  const frameOf = (index: number) => {
    const root = sets.find(index);
    const frame = frames.get(root) ?? { across: [], down: [] };
    frames.set(root, frame);
    return frame;
  };
  for (const [i, rule] of across.entries()) frameOf(i).across.push(rule);
  for (const [j, rule] of down.entries()) frameOf(across.length + j).down.push(rule);
  return [...frames.values()].filter((frame) => frame.across.length >= 2 && frame.down.length >= 1);
}

function positions(values: readonly number[], apart: number): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (found.at(-1) ?? -Infinity) > apart) found.push(value);
  return found;
}

/** The frame's cells with their words, or null where the frame has more squares than a table. */
export function readGrid(frame: Rules, words: readonly Piece[], em: number): Grid | null {
  const touch = TOUCH_EM * em;
  const ys = positions(
    frame.across.map((rule) => rule.y),
    LOWEST_EM * em,
  );
  const left = Math.min(...frame.across.map((rule) => rule.x0));
  const right = Math.max(...frame.across.map((rule) => rule.x1));
  const xs = positions([...frame.down.map((rule) => rule.x), left, right], NARROWEST_EM * em);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns > MOST_SQUARES) return null;
  const sets = joinSquares(frame, xs, ys, touch);
  const bounds = { x0: xs[0] ?? 0, y0: ys[0] ?? 0, x1: xs.at(-1) ?? 0, y1: ys.at(-1) ?? 0 };
  return { bounds, cells: fillCells(sets, xs, ys, words) };
}

/** Joins the squares that have no rule between them; squares are numbered row by row. */
function joinSquares(frame: Rules, xs: readonly number[], ys: readonly number[], touch: number): Sets {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const hasRight = markRight(frame, xs, ys);
  const hasBelow = markBelow(frame, xs, ys, touch);
  const sets = new Sets(rows * columns);
  for (let square = 0; square < rows * columns; square += 1) {
    if (square % columns < columns - 1 && hasRight[square] === 0) sets.join(square, square + 1);
    if (square < (rows - 1) * columns && hasBelow[square] === 0) sets.join(square, square + columns);
  }
  return sets;
}

/** 1 for each square with a rule at its right. */
function markRight(frame: Rules, xs: readonly number[], ys: readonly number[]): Uint8Array {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const marks = new Uint8Array(rows * columns);
  for (const rule of frame.down) {
    const column = nearest(xs, rule.x) - 1;
    if (column < 0 || column >= columns - 1) continue;
    for (let row = 0; row < rows; row += 1) {
      const middle = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
      if (rule.y0 <= middle && rule.y1 >= middle) marks[row * columns + column] = 1;
    }
  }
  return marks;
}

/** 1 for each square with a rule under it. */
function markBelow(frame: Rules, xs: readonly number[], ys: readonly number[], touch: number): Uint8Array {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const marks = new Uint8Array(rows * columns);
  for (const rule of frame.across) {
    const row = nearest(ys, rule.y) - 1;
    if (row < 0 || row >= rows - 1) continue;
    for (let column = 0; column < columns; column += 1) {
      const [from, to] = [xs[column] ?? 0, xs[column + 1] ?? 0];
      const covered = Math.min(rule.x1, to) - Math.max(rule.x0, from);
      if (covered >= 0.5 * (to - from) - touch / 2) marks[row * columns + column] = 1;
    }
  }
  return marks;
}

function nearest(values: readonly number[], value: number): number {
  const after = firstAfter(values, value);
  const [low, high] = [values[after - 1] ?? -Infinity, values[after] ?? Infinity];
  return value - low <= high - value ? after - 1 : after;
}

/** How many of the ascending values are at most this one. */
function firstAfter(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function fillCells(
  sets: Sets,
  xs: readonly number[],
  ys: readonly number[],
  words: readonly Piece[],
): GridCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const held = new Map<number, Piece[]>();
  for (const word of words) {
    const column = firstAfter(xs, middleX(word)) - 1;
    const row = firstAfter(ys, middleY(word)) - 1;
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    const root = sets.find(row * columns + column);
    const list = held.get(root) ?? [];
    held.set(root, list);
    list.push(word);
  }
  const spans = new Map<number, { row: number; column: number; lastRow: number; lastColumn: number }>();
  for (let square = 0; square < rows * columns; square += 1) {
    const [row, column] = [Math.floor(square / columns), square % columns];
    const root = sets.find(square);
    const span = spans.get(root);
    if (span === undefined) spans.set(root, { row, column, lastRow: row, lastColumn: column });
    else {
      span.column = Math.min(span.column, column);
      span.lastRow = row;
      span.lastColumn = Math.max(span.lastColumn, column);
    }
  }
  return [...held].flatMap(([root, list]) => {
    const span = spans.get(root);
    if (span === undefined) return [];
    const bounds = {
      x0: xs[span.column] ?? 0,
      y0: ys[span.row] ?? 0,
      x1: xs[span.lastColumn + 1] ?? 0,
      y1: ys[span.lastRow + 1] ?? 0,
    };
    return [{ ...span, words: list, bounds }];
  });
}

/**
 * The share, 0..1, of the grid's words that stand in cells which look like several: a line with a wide gap in a cell over several squares, or numbers
 * on top of each other. Where it is large, the rules do not separate the rows, and the text must.
 */
export function shareOfSuspects(grid: Grid): number {
  // Whatever the other cells of such a row hold.
  if (hasStackedRow(grid)) return 1;
  let [all, suspect] = [0, 0];
  for (const cell of grid.cells) {
    const words = cell.words.filter((word) => !isLeader(word.text)).length;
    all += words;
    if (isSuspect(cell)) suspect += words;
  }
  return all === 0 ? 0 : suspect / all;
}

/** A row of which two cells or more have many numbers on top of each other. */
function hasStackedRow({ cells }: Grid): boolean {
  const stacked = cells.filter(({ words }) => countStacked(listLines(words)) >= STACKED);
  const rows = stacked.map(({ row }) => row);
  return new Set(rows).size < rows.length;
}

/** How many lines are a number each, where at least half of them are. */
function countStacked(lines: readonly Line[]): number {
  const numbers = lines.filter((line) => isNumber(line.words.map((word) => word.text).join(''))).length;
  return numbers >= lines.length / 2 ? numbers : 0;
}

function isSuspect(cell: GridCell): boolean {
  if (cell.words.length < 2) return false;
  const lines = listLines(cell.words);
  if (countStacked(lines) >= 2) return true;
  const wide = lines.filter((line) => cutSegments(line, WIDE_GAP_EM).length > 1);
  if (wide.length >= 2) return true;
  const isWider = wide.length === 1 && cell.lastColumn > cell.column;
  return isWider && (lines.length > 1 || cell.words.filter((word) => isNumber(word.text)).length >= 2);
}
