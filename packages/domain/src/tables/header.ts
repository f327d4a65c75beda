// Headings of a table without a grid: the lines above its first row of numbers. A heading over several columns stands at the first of them; lines of
// one heading are one cell; the row of a heading is its depth from the top of its columns (decisions.md section 5).

import { headingsAboveRule, skipLabels } from './above-rule.ts';
import type { Column } from './columns.ts';
import { CELL_GAP_EM, columnAt } from './columns.ts';
import type { Heading } from './heading-spans.ts';
import { listSpans } from './heading-spans.ts';
import { cutSegments, joinWords, listLines } from './lines.ts';
import type { Bounds, HorizontalRule, Line, Piece, Rules, Segment } from './shapes.ts';
import { boundsOf, isBold, median, middleX, middleY } from './shapes.ts';
import {
  isDate,
  isKey,
  isLeftMark,
  isNumber,
  isRightMark,
  isUnitNote,
  isValue,
  isYear,
} from './text-kinds.ts';

const MOST_HEADINGS = 12;
const WRAP_EM = 1.75;
const WIDER = 1.25;
const BOLD_BODY = 0.3;
const UNDERLINE_EM = 0.15;

/** How many lines at the top are headings. */
export function countHeadings(lines: readonly Line[], rules: Rules, em: number): number {
  const top = lines.slice(0, MOST_HEADINGS);
  const start = top.findIndex(isRowOfNumbers);
  const ruled = headingsAboveRule(top, rules, lines, start, em);
  if (start >= 0 && ruled !== null && ruled <= start + 1) return ruled + countYears(top.slice(ruled, start));
  if (start === 0 || (start < 0 && isEntry(lines[0]))) return 0;
  const bold = countBold(lines);
  if (bold > 0 && (start < 0 || bold <= start)) return bold;
  return start < 0 ? (ruled ?? 1) : skipLabels(lines, start, em);
}

/** It begins with the number of an entry. */
function isEntry(line: Line | undefined): boolean {
  const [key] = line === undefined ? [] : cutSegments(line, CELL_GAP_EM);
  return key !== undefined && isKey(joinWords(key.words));
}

/** How many lines from the top have nothing but years beside their label, or nothing but units: headings, whatever rule stands over them. */
function countYears(lines: readonly Line[]): number {
  const other = lines.findIndex((line) => {
    const cells = cutSegments(line, CELL_GAP_EM).map((segment) => joinWords(segment.words));
    return !cells.every(isUnitNote) && (cells.length < 2 || !cells.slice(1).every(isYear));
  });
  return other < 0 ? lines.length : other;
}

/** How many lines at the top are bold while hardly any below is; a label alone belongs to what it stands over. */
function countBold(lines: readonly Line[]): number {
  const other = lines.findIndex((line) => !isBold(line));
  if (other < 1 || other > MOST_HEADINGS) return 0;
  const body = lines.slice(other);
  if (body.filter(isBold).length > BOLD_BODY * body.length) return 0;
  const last = lines.slice(0, other).findLastIndex((line) => cutSegments(line, CELL_GAP_EM).length > 1);
  const unit = lines[last + 1];
  return last < 0 || unit === undefined || !isUnitNote(joinWords(unit.words)) ? last + 1 : last + 2;
}

function isRowOfNumbers(line: Line): boolean {
  const texts = cutSegments(line, CELL_GAP_EM).map((segment) => joinWords(segment.words));
  const rest = texts.slice(1).filter((text) => !isLeftMark(text) && !isRightMark(text));
  const values = rest.filter((text) => isValue(text));
  const amounts = values.filter((text) => !isYear(text));
  return (amounts.some(isNumber) || amounts.length >= 2) && values.length >= 0.5 * rest.length;
}

/** The headings of the lines, cut by column, with the columns they span, wrapped lines joined. */
export function listHeadings(
  lines: readonly Line[],
  columns: readonly Column[],
  rules: Rules,
  em: number,
): Heading[] {
  const words = lines.flatMap((line) => line.words);
  const levels = lines.map((line) =>
    cutSegments(line, CELL_GAP_EM).flatMap((segment) => cutAtGaps(segment, columns, rules, words, em)),
  );
  const headings = levels.flatMap((parts, index) =>
    listSpans(parts, columns, rules, levels.slice(index + 1), em),
  );
  return joinWrapped(headings, rules, em);
}

/** Cuts a segment at the gaps between columns where both parts stand over their columns. */
function cutAtGaps(
  segment: Segment,
  columns: readonly Column[],
  rules: Rules,
  others: readonly Piece[],
  em: number,
): Segment[] {
  const parts: Piece[][] = [[]];
  const under = rules.across.filter((rule) => rule.y > middleY(segment) && rule.y < segment.y1 + em);
  for (const [index, word] of segment.words.entries()) {
    const before = segment.words[index - 1];
    const isEnd =
      before !== undefined &&
      (isCut(segment, index, columns, others, em) || isRuleEnd(before, word, under, em));
    if (isEnd) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts.filter((words) => words.length > 0).map((words) => ({ ...boundsOf(words), words }));
}

/** Whether one rule under a heading ends and the next begins between two of its words. */
function isRuleEnd(before: Piece, after: Piece, under: readonly HorizontalRule[], em: number): boolean {
  const left = under.some(
    (rule) => rule.x1 >= before.x1 - em && rule.x1 <= after.x0 + em && rule.x0 < before.x1,
  );
  const right = under.some(
    (rule) => rule.x0 >= before.x1 - em && rule.x0 <= after.x0 + em && rule.x1 > after.x0,
  );
  return left && right;
}

function isCut(
  segment: Segment,
  index: number,
  columns: readonly Column[],
  others: readonly Piece[],
  em: number,
): boolean {
  const [before, after] = [segment.words[index - 1], segment.words[index]];
  if (before === undefined || after === undefined) return false;
  const left = columns[columnAt(columns, middleX(before))];
  const right = columns[columnAt(columns, middleX(after))];
  if (left === undefined || right === undefined || left === right) return false;
  const isInDate = before.text.endsWith(',') && isYear(after.text);
  if (!isInDate && [before, after].every(({ text }) => isValue(text) || isDate(text))) return true;
  return isWide(segment, index) && standOverColumns(segment, index, [left, right], others, em);
}

/** Whether the words before and from the index stand over their columns, and the space between them over the gap between the columns. */
function standOverColumns(
  segment: Segment,
  index: number,
  [left, right]: readonly [Column, Column],
  others: readonly Piece[],
  em: number,
): boolean {
  const [before, after] = [
    boundsOf(segment.words.slice(index - 1, index)),
    boundsOf(segment.words.slice(index, index + 1)),
  ];
  const isOverGap = before.x1 <= right.x0 + 0.3 * em && after.x0 >= left.x1 - 0.3 * em;
  if (after.x0 - before.x1 < 0.15 * em) return false;
  if (!isOverGap && !isFree((before.x1 + after.x0) / 2, left, right, others)) return false;
  const a = boundsOf(segment.words.slice(0, index).filter((word) => word.x1 > left.x0 - em));
  const b = boundsOf(segment.words.slice(index).filter((word) => word.x0 < right.x1 + em));
  return isAligned(a, left, em) && isAligned(b, right, em);
}

/** Wider than the other spaces of its segment, or, where it is the only one, than a usual space. */
function isWide(segment: Segment, index: number): boolean {
  const gaps = segment.words.map((word, i) => word.x0 - (segment.words[i - 1]?.x1 ?? word.x0));
  const others = gaps.filter((_, i) => i > 0 && i !== index);
  const usual = others.length === 0 ? (segment.words[index]?.space ?? 0) : median(others);
  return (gaps[index] ?? 0) > WIDER * usual;
}

/** Headings are wider than their figures: a place between the middles of two columns that no word of any heading crosses. */
function isFree(x: number, left: Column, right: Column, words: readonly Piece[]): boolean {
  const isAmid = x > (left.x0 + left.x1) / 2 && x < (right.x0 + right.x1) / 2;
  return isAmid && words.every((word) => word.x1 <= x || word.x0 >= x);
}

function isAligned(part: Bounds, column: Column, em: number): boolean {
  const [own, other] = [middleX(part), (column.x0 + column.x1) / 2];
  return (
    Math.abs(own - other) < 0.6 * em ||
    Math.abs(part.x0 - column.x0) < 0.4 * em ||
    Math.abs(part.x1 - column.x1) < 0.4 * em
  );
}

function joinWrapped(headings: readonly Heading[], rules: Rules, em: number): Heading[] {
  const joined: Heading[] = [];
  for (const heading of headings) {
    const above = joined.findLastIndex((other) => other.first <= heading.last && other.last >= heading.first);
    const last = joined[above];
    if (last !== undefined && isSameHeading(last, heading, rules, em))
      joined[above] = { ...last, ...boundsOf([last, heading]), words: [...last.words, ...heading.words] };
    else joined.push(heading);
  }
  return joined;
}

function isSameHeading(above: Heading, below: Heading, rules: Rules, em: number): boolean {
  if (above.first !== below.first || above.last !== below.last || isColumnNumber(below)) return false;
  const [from, to] = [middleY(above.words.at(-1) ?? above), middleY(below)];
  if (to - from > WRAP_EM * em) return false;
  return !rules.across.some(
    (rule) =>
      rule.y > from &&
      rule.y < to &&
      rule.x0 <= middleX(below) &&
      rule.x1 >= middleX(below) &&
      !isUnderline(rule, above, em),
  );
}

/** Columns are numbered below their headings. */
function isColumnNumber({ words }: Heading): boolean {
  return /^\d{1,2}$/u.test(joinWords(words));
}

/** Just as long as the words over it. */
function isUnderline(rule: HorizontalRule, { words }: Heading, em: number): boolean {
  const bounds = boundsOf(listLines(words).at(-1)?.words ?? []);
  return (
    Math.abs(rule.x0 - bounds.x0) < UNDERLINE_EM * em && Math.abs(rule.x1 - bounds.x1) < UNDERLINE_EM * em
  );
}
