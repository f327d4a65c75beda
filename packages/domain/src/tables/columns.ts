// Columns of a table without a grid: gaps that run down through its body lines. Few lines of many may cross a gap; upright rules settle where a gap is
// in doubt; a column of nothing but '$', '(' or '%' belongs to the numbers beside it (decisions.md section 5).

import { cutSegments, joinWords } from './lines.ts';
import type { Line, Piece, Rules, Segment } from './shapes.ts';
import { boundsOf, middleX } from './shapes.ts';
import { isLeftMark, isNumber, isRightMark, isYear } from './text-kinds.ts';

export const CELL_GAP_EM = 0.5;
const NARROWEST_EM = 0.25;
const HEADING_GAP_EM = 0.9;
const MOST_HEADS = 60;
const CROSSING_SHARE = 0.08;
const LINES_FOR_CROSSING = 8;
const MOSTLY = 0.8;
const WORDS_OF_TELEPHONE = 8;

/** A column's cells reach from x0 to x1; it ends at `until`, in the gap to the next. */
export interface Column {
  readonly x0: number;
  readonly x1: number;
  readonly until: number;
}

interface Gap {
  readonly x0: number;
  readonly x1: number;
}

/** The columns from the left; none where nothing separates. */
export function findColumns(body: readonly Line[], rules: Rules, em: number): Column[] {
  const whole = body.map((line) => cutSegments(line, CELL_GAP_EM));
  const areWhole = haveTelephones(whole.flat()) || haveBrackets(whole.flat());
  const cut = (areWhole ? whole : whole.map((segments) => segments.flatMap(cutNumbers))).filter(
    (segments) => segments.length > 1,
  );
  const allowed = cut.length >= LINES_FOR_CROSSING ? Math.floor(CROSSING_SHARE * cut.length) : 0;
  const gaps = withoutTextGaps(findGaps(cut.flat(), allowed, NARROWEST_EM * em), whole);
  const boundaries = gaps.map((gap) => boundaryIn(gap, rules, body));
  return mergeMarks(toColumns(boundaries, cut.flat()), cut.flat());
}

/**
 * The columns, parted where two headings of one line stand over one column and what lies between them is free: a column with nothing or next to nothing in it
 * shows in its heading alone.
 */
export function splitByHeadings(
  columns: readonly Column[],
  headings: readonly Line[],
  body: readonly Line[],
  em: number,
): Column[] {
  const levels = headings.map((line) => cutSegments(line, HEADING_GAP_EM));
  const [heads = []] = levels.toSorted((a, b) => b.length - a.length);
  if (heads.length <= columns.length || heads.length > MOST_HEADS) return [...columns];
  const segments = body.flatMap((line) => cutSegments(line, CELL_GAP_EM));
  const boundaries = heads.slice(1).flatMap((head, index) => {
    const before = heads[index];
    const at = columnAt(columns, middleX(head));
    if (before === undefined || columnAt(columns, middleX(before)) !== at) return [];
    const free = widestFree(before.x1, head.x0, segments);
    return free.x1 - free.x0 >= HEADING_GAP_EM * em ? [(free.x0 + free.x1) / 2] : [];
  });
  if (boundaries.length === 0) return [...columns];
  const old = columns.slice(0, -1).map(({ until }) => until);
  return toColumns(
    [...old, ...boundaries].toSorted((a, b) => a - b),
    [...segments, ...heads],
  );
}

/** The widest stretch between two places that no segment lies over. */
function widestFree(from: number, to: number, segments: readonly Segment[]): Gap {
  let [end, best] = [from, { x0: from, x1: from }];
  const over = segments.filter((segment) => segment.x1 > from && segment.x0 < to);
  for (const next of [...over.toSorted((a, b) => a.x0 - b.x0), { x0: to, x1: to }]) {
    if (next.x0 - end > best.x1 - best.x0) best = { x0: end, x1: next.x0 };
    end = Math.max(end, next.x1);
  }
  return best;
}

/** Numbers with one space between them are cells of their own, unless the space may stand between thousands, '1 040', or a comma before it: 'May 31, 2015'. */
function cutNumbers(segment: Segment): Segment[] {
  const parts: Piece[][] = [];
  for (const [index, word] of segment.words.entries()) {
    const before = segment.words[index - 1];
    const isNext = before !== undefined && isWholeNumber(before.text) && isNumber(word.text);
    const isApart = before !== undefined && word.x0 - before.x1 >= 0.9 * word.space;
    if (before === undefined || (isNext && isApart && !/^\d{3}(?:[.,]\d+)?$/u.test(word.text)))
      parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts.length < 2 ? [segment] : parts.map((words) => ({ ...boundsOf(words), words }));
}

/** Whether all numbers that might be cut are those of telephones: a prefix with its zero or its plus, or three figures and four. */
function haveTelephones(segments: readonly Segment[]): boolean {
  const numbers = segments.filter((segment) => cutNumbers(segment).length > 1);
  if (numbers.some(({ words }) => words.length > WORDS_OF_TELEPHONE)) return false;
  const texts = numbers.map((segment) => joinWords(segment.words));
  return areAll(texts, (text) => /^(?:\(?\+?0\d|\+\d)[\d ()-]*$|^\d{3} \d{4}$/u.test(text));
}

/** Whether nearly all numbers that might be cut are such with a share, a count or an interval in brackets: losses are bracketed here and there. */
function haveBrackets(segments: readonly Segment[]): boolean {
  const parts = segments.map(cutNumbers).filter(({ length }) => length > 1);
  const bracketed = parts.filter((part) =>
    part.slice(1).every(({ words }) => /^[([]/u.test(words[0]?.text ?? '')),
  );
  return parts.length > 0 && bracketed.length >= MOSTLY * parts.length;
}

function isWholeNumber(text: string): boolean {
  return isNumber(text) && !text.endsWith(',');
}

/** Stretches that at most so many segments cross, narrowed to where fewest do. */
function findGaps(segments: readonly Segment[], allowed: number, narrowest: number): Gap[] {
  const events = segments
    .flatMap((segment) => [
      { x: segment.x0, change: 1 },
      { x: segment.x1, change: -1 },
    ])
    .toSorted((a, b) => a.x - b.x || b.change - a.change);
  const gaps: Gap[] = [];
  let depth = 0;
  let best: (Gap & { depth: number }) | null = null;
  for (const [index, event] of events.entries()) {
    depth += event.change;
    const next = events[index + 1];
    if (depth > allowed || next === undefined) {
      if (best !== null && depth > allowed) gaps.push(best);
      best = null;
      continue;
    }
    const isWide = next.x - event.x >= narrowest;
    const isBetter =
      best === null || depth < best.depth || (depth === best.depth && next.x - event.x > best.x1 - best.x0);
    if (isWide && isBetter && index + 1 > allowed) best = { x0: event.x, x1: next.x, depth };
  }
  const first = Math.min(...segments.slice(0, 5000).map((segment) => segment.x0));
  return gaps.filter((gap) => gap.x0 > first);
}

/** Without the gaps within a text beside the labels: more lines of that text alone run over them than show them. */
function withoutTextGaps(gaps: readonly Gap[], lines: readonly (readonly Segment[])[]): Gap[] {
  const labels = gaps[0]?.x0 ?? Infinity;
  const texts = lines.flatMap(([only, ...others]) =>
    only === undefined || others.length > 0 || only.x0 < labels ? [] : [only],
  );
  return gaps.filter(({ x0, x1 }) => {
    const over = texts.filter((text) => text.x0 < x0 && text.x1 > x1);
    const shown = lines.filter(
      (segments) => segments.some((one) => one.x1 <= x0) && segments.some((one) => one.x0 >= x1),
    );
    return over.length <= shown.length;
  });
}

function boundaryIn(gap: Gap, rules: Rules, body: readonly Line[]): number {
  const bounds = boundsOf(body);
  const rule = rules.down.find(
    ({ x, y0, y1 }) => x >= gap.x0 && x <= gap.x1 && y1 - y0 >= 0.4 * (bounds.y1 - bounds.y0),
  );
  return rule?.x ?? (gap.x0 + gap.x1) / 2;
}

function toColumns(boundaries: readonly number[], segments: readonly Segment[]): Column[] {
  const columns = [...boundaries, Infinity].map((until) => ({ x0: Infinity, x1: -Infinity, until }));
  for (const segment of segments) {
    const column = columns[columnAt(columns, middleX(segment))];
    if (column === undefined) continue;
    column.x0 = Math.min(column.x0, segment.x0);
    column.x1 = Math.max(column.x1, segment.x1);
  }
  return columns.filter((column) => column.x1 > column.x0);
}

/** The index of the column at x. */
export function columnAt(columns: readonly Column[], x: number): number {
  let [low, high] = [0, columns.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle]?.until ?? Infinity) > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

function mergeMarks(columns: readonly Column[], segments: readonly Segment[]): Column[] {
  const texts = columns.map((): string[] => []);
  for (const segment of segments) texts[columnAt(columns, middleX(segment))]?.push(joinWords(segment.words));
  const merged: Column[] = [];
  let marks: Column | null = null;
  for (const [index, column] of columns.entries()) {
    const own = texts[index] ?? [];
    const last = merged.at(-1);
    if (doBelongTo(own, texts[index - 1] ?? []) && last !== undefined) {
      merged[merged.length - 1] = { x0: last.x0, x1: column.x1, until: column.until };
    } else if (areAll(own, isLeftMark) && index + 1 < columns.length) {
      marks ??= column;
    } else {
      merged.push(marks === null ? column : { ...column, x0: marks.x0 });
      marks = null;
    }
  }
  return merged;
}

/** Whether the texts of a column belong to those of the column before. */
function doBelongTo(texts: readonly string[], before: readonly string[]): boolean {
  return areAll(texts, isRightMark) || areNotes(texts, before) || areYearsOfDates(before, texts);
}

/** Marks of notes, '(2)', beside some of the numbers. */
function areNotes(texts: readonly string[], before: readonly string[]): boolean {
  return texts.length <= 0.5 * before.length && areAll(texts, (text) => /^\([a-z\d]\)$/u.test(text));
}

/** 'January 17,' and '2023' were set apart. */
function areYearsOfDates(texts: readonly string[], after: readonly string[]): boolean {
  return areAll(after, isYear) && areAll(texts, (text) => /\p{L} \d{1,2},$/u.test(text));
}

function areAll(texts: readonly string[], is: (text: string) => boolean): boolean {
  return texts.length > 0 && texts.every(is);
}
