// How many lines stand above the rule that parts the headings of a table without a grid from its rows (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import { cutSegments } from './lines.ts';
import type { HorizontalRule, Line, Rules } from './shapes.ts';
import { boundsOf, middleY } from './shapes.ts';

const SAME_LEVEL_EM = 0.22;
const MOST_LOWER_RULES = 2;
const MOST_LINES = 200;
const MOST_OVER_WORDS = 4;

interface Level {
  readonly y: number;
  readonly length: number;
}

/**
 * The lines above the lowest wide rule that lies under the first lines, or null. A rule under the first row of numbers, and none over it, makes that row
 * a heading: grades, ages, proportions.
 */
export function headingsAboveRule(
  top: readonly Line[],
  rules: Rules,
  lines: readonly Line[],
  start: number,
  em: number,
): number | null {
  const bounds = boundsOf(lines);
  const levels = listLevels(rules.across, em);
  const wide = levels.filter(({ length }) => length >= 0.7 * (bounds.x1 - bounds.x0));
  const isRuled = (count: number): boolean => isRuledBelow(wide, top[count - 1], lines[count]);
  if (start < 0) return wordsAboveRule(lines, isRuled);
  // Right above the rows a rule over all figures parts as well, though it leaves the labels out.
  const lowest = skipLabels(lines, start, em);
  const figures = bounds.x1 - startOfFigures(lines.slice(start));
  const overFigures = levels.filter(({ length }) => length >= 0.9 * figures);
  if (lowest > 0 && isRuledBelow(overFigures, top[lowest - 1], lines[lowest])) return lowest;
  for (let count = start; count >= 1; count -= 1) if (isRuled(count)) return count;
  if (!isRuled(start + 1) || isRuled(start + 2)) return null;
  // Rules between other rows too: this one parts rows as they do.
  const last = middleY(lines[start + 1] ?? bounds);
  return wide.filter((rule) => rule.y > last).length <= MOST_LOWER_RULES ? start + 1 : null;
}

function isRuledBelow(levels: readonly Level[], above: Line | undefined, below: Line | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  return levels.some((rule) => rule.y > middleY(above) && rule.y < middleY(below));
}

/** Over rows of words the highest rule under a line with a heading for each column parts; where none has, the lowest of the first few. */
function wordsAboveRule(lines: readonly Line[], isRuled: (count: number) => boolean): number | null {
  const most = Math.min(MOST_OVER_WORDS, lines.length - 1);
  const ruled = Array.from({ length: most }, (_, index) => index + 1).filter(isRuled);
  return ruled.find((count) => isFull(lines[count - 1], lines)) ?? ruled.at(-1) ?? null;
}

/** Whether it has as many cells as any line: a rule further down is one between rows of words, or over the last of them. */
function isFull(line: Line | undefined, lines: readonly Line[]): boolean {
  const count = (other: Line): number => cutSegments(other, CELL_GAP_EM).length;
  const most = lines.slice(0, MOST_LINES).reduce((largest, other) => Math.max(largest, count(other)), 0);
  return line !== undefined && count(line) === most;
}

/** Rules on one level are as long as all of them together: one under each heading separates as one under all does. */
function listLevels(rules: readonly HorizontalRule[], em: number): Level[] {
  const levels: { y: number; length: number }[] = [];
  for (const { y, x0, x1 } of rules.toSorted((a, b) => a.y - b.y)) {
    const level = levels.at(-1);
    if (level !== undefined && y - level.y <= SAME_LEVEL_EM * em) level.length += x1 - x0;
    else levels.push({ y, length: x1 - x0 });
  }
  return levels;
}

/** Where the second cell of the lines begins that begins first. */
function startOfFigures(body: readonly Line[]): number {
  const starts = body.slice(0, MOST_LINES).map((line) => cutSegments(line, CELL_GAP_EM)[1]?.x0 ?? Infinity);
  return Math.min(...starts);
}

/** Labels of sections right above the first row belong to the body. */
export function skipLabels(lines: readonly Line[], start: number, em: number): number {
  const body = lines.slice(start);
  const left = Math.min(...body.slice(0, MOST_LINES).map((line) => line.x0));
  const figures = startOfFigures(body);
  let count = start;
  while (count > 1) {
    const line = lines[count - 1];
    if (line === undefined) break;
    const segments = cutSegments(line, CELL_GAP_EM);
    if (segments.length !== 1 || (line.x0 > left + 1.5 * em && line.x1 > figures)) break;
    count -= 1;
  }
  return count;
}
