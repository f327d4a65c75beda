// Tables beside each other that no rules frame: their lines would be taken for long lines of one table. They show in headings that come again in the
// same order over the right half, in the same labels, or in rows that are not level, with a gap between them that nothing lies across (decisions.md section 5).

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
/** Of the lines: with words on both sides. */
const LEVEL = 0.6;
const NO_RULES = { across: [], down: [] };

/** The lines of each table, the left one first; the lines as they are where they make one table. */
export function partBeside(lines: readonly Line[], rules: Rules, em: number): Line[][] {
  if (lines.length < FEWEST_ROWS) return [[...lines]];
  const count = countHeadings(lines, NO_RULES, em);
  const columns = findColumns(lines.slice(count), NO_RULES, em);
  const at = findApart(lines, columns, rules, em) ?? findTwins({ lines, count, columns }, rules, em);
  return at === null ? [[...lines]] : cutAt(lines, at);
}

interface Laid {
  readonly lines: readonly Line[];
  /** Of lines of headings. */
  readonly count: number;
  readonly columns: readonly Column[];
}

/** Where two tables with the same headings or labels stand beside each other; null where there are none. */
function findTwins({ lines, count, columns }: Laid, rules: Rules, em: number): number | null {
  const body = lines.slice(count);
  const half = columns.length / 2;
  const [left, right] = [columns[half - 1], columns[half]];
  if (half < 2 || left === undefined || right === undefined || body.length < FEWEST_ROWS) return null;
  const at = left.until;
  if (right.x0 - left.x1 < NARROWEST_EM * em || !isFree(lines, rules, at)) return null;
  const heads = textsByColumn(lines.slice(0, count), columns);
  const rows = body.map((line) => textsByColumn([line], columns));
  return areLabelled(rows, half) && (areSameHeads(heads, half) || areSameLabels(rows, half)) ? at : null;
}

/** The lines left of a place, and those right of it. */
function cutAt(lines: readonly Line[], at: number): Line[][] {
  return [
    lines.map((line) => line.words.filter((word) => middleX(word) < at)),
    lines.map((line) => line.words.filter((word) => middleX(word) >= at)),
  ].map(toLines);
}

/** Where two tables stand beside each other whose rows are not level: of labels and figures on either side, most lines have only one. Null where there are none. */
function findApart(
  lines: readonly Line[],
  columns: readonly Column[],
  rules: Rules,
  em: number,
): number | null {
  const boundaries = columns.slice(1, -2).flatMap(({ x1, until }, at) => {
    const next = columns[at + 2];
    return next !== undefined && next.x0 - x1 >= NARROWEST_EM * em ? [until] : [];
  });
  const found = boundaries.find((at) => {
    const level = lines.filter((line) => line.x0 < at && line.x1 > at).length;
    return (
      level <= LEVEL * lines.length && isFree(lines, rules, at) && cutAt(lines, at).every(haveLabelledFigures)
    );
  });
  return found ?? null;
}

/** Three rows or more with a label first and a figure last. */
function haveLabelledFigures(lines: readonly Line[]): boolean {
  const rows = lines.filter((line) => {
    const texts = cutSegments(line, CELL_GAP_EM).map(({ words }) => joinWords(words));
    return texts.length > 1 && /\p{L}/u.test(texts[0] ?? '') && isValue(texts.at(-1) ?? '');
  });
  return rows.length >= FEWEST_ROWS;
}

function toLines(words: readonly (readonly Piece[])[]): Line[] {
  return words.filter((line) => line.length > 0).map(toLine);
}

/** Whether neither a text nor a rule lies across x. */
function isFree(lines: readonly Line[], { across }: Rules, x: number): boolean {
  return (
    across.every((rule) => rule.x0 >= x || rule.x1 <= x) &&
    lines.every((line) =>
      cutSegments(line, CELL_GAP_EM).every((segment) => segment.x1 <= x || segment.x0 >= x),
    )
  );
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
