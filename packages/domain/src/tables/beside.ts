// Tables beside each other that no rules frame: their lines would be taken for long lines of one table. They show in headings that come again in the
// same order over the right half, or in the same labels, with a gap between the halves that nothing lies across (decisions.md section 5).

import type { Column } from './columns.ts';
import { CELL_GAP_EM, columnAt, findColumns } from './columns.ts';
import { countHeadings } from './header.ts';
import { cutSegments, joinWords, toLine } from './lines.ts';
import type { Line, Piece, Rules } from './shapes.ts';
import { middleX } from './shapes.ts';
import { isValue } from './text-kinds.ts';

const NARROWEST_EM = 1.5;
const FEWEST_ROWS = 3;
const LABELLED = 0.8;
const NO_RULES = { across: [], down: [] };

/** The lines of each table, the left one first; the lines as they are where they make one table. */
export function partBeside(lines: readonly Line[], rules: Rules, em: number): Line[][] {
  if (lines.length < FEWEST_ROWS) return [[...lines]];
  const count = countHeadings(lines, NO_RULES, em);
  const body = lines.slice(count);
  const columns = findColumns(body, NO_RULES, em);
  const half = columns.length / 2;
  const [left, right] = [columns[half - 1], columns[half]];
  if (half < 2 || left === undefined || right === undefined || body.length < FEWEST_ROWS) return [[...lines]];
  const at = left.until;
  const isApart = right.x0 - left.x1 >= NARROWEST_EM * em && lines.every((line) => isFreeAt(line, at));
  if (!isApart || rules.across.some((rule) => rule.x0 < at && rule.x1 > at)) return [[...lines]];
  const heads = textsByColumn(lines.slice(0, count), columns);
  const rows = body.map((line) => textsByColumn([line], columns));
  if (!areLabelled(rows, half) || !(areSameHeads(heads, half) || areSameLabels(rows, half)))
    return [[...lines]];
  return [
    lines.map((line) => line.words.filter((word) => middleX(word) < at)),
    lines.map((line) => line.words.filter((word) => middleX(word) >= at)),
  ].map(toLines);
}

function toLines(words: readonly (readonly Piece[])[]): Line[] {
  return words.filter((line) => line.length > 0).map(toLine);
}

function isFreeAt(line: Line, x: number): boolean {
  return cutSegments(line, CELL_GAP_EM).every((segment) => segment.x1 <= x || segment.x0 >= x);
}

/** The text over or in each column, '' where there is none. */
function textsByColumn(lines: readonly Line[], columns: readonly Column[]): string[] {
  const words = columns.map((): Piece[] => []);
  for (const line of lines)
    for (const segment of cutSegments(line, CELL_GAP_EM))
      words[columnAt(columns, middleX(segment))]?.push(...segment.words);
  return words.map(joinWords);
}

/** Both halves begin with labels in most rows, and have nothing but figures behind them. */
function areLabelled(rows: readonly (readonly string[])[], half: number): boolean {
  const labelled = rows.filter((row) => [row[0], row[half]].every((text) => /\p{L}/u.test(text ?? '')));
  const figures = rows.flatMap((row) => row.filter((_, column) => column % half > 0));
  return labelled.length >= LABELLED * rows.length && figures.every((text) => text === '' || isValue(text));
}

/** Over the figures stand the same headings in the same order. */
function areSameHeads(heads: readonly string[], half: number): boolean {
  const [left, right] = [heads.slice(1, half), heads.slice(half + 1)];
  return left.every((text, index) => text !== '' && text === right[index]);
}

function areSameLabels(rows: readonly (readonly string[])[], half: number): boolean {
  return rows.filter((row) => row[0] === row[half]).length >= LABELLED * rows.length;
}
