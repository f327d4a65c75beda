// One stretch of lines that is several tables: where a caption stands between them, or, after a gap that is wider than those between its rows, the heading
// of the label column comes again, a sentence stands that is longer than every label, or a title that is larger than every row (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import { countHeadings } from './header.ts';
import { cutSegments, isOver, joinWords } from './lines.ts';
import type { Line, Segment } from './shapes.ts';
import { isBold, median, middleY } from './shapes.ts';
import { isCaption, isNumber, isYear } from './text-kinds.ts';

const MOST_HEADINGS = 6;
const FEWEST_ROWS = 3;
const FEWEST_HEADINGS = 3;
/** The share of rows of figures that may be bold: totals. */
const BOLD_ROWS = 0.3;
const WIDER = 1.4;
const WORDS_OF_SENTENCE = 9;
const LARGER = 1.15;
const TITLE_STEP = 1.2;
const MOST_LINES = 200;
const NOTE_MARK = /^(?:\([a-z\d]{1,2}\)|[*†‡#]{1,3})$/iu;
const NO_RULES = { across: [], down: [] };

/** The lines of each table, from the top. */
export function splitTables(lines: readonly Line[]): Line[][] {
  const steps = lines.map((line, i) => (i === 0 ? 0 : middleY(line) - middleY(lines[i - 1] ?? line)));
  const leading = median(steps);
  const isApart = (index: number): boolean => (steps[index] ?? 0) >= WIDER * leading;
  const between = listBetween(lines);
  // Above a row that stands right below it, a long text is the beginning of its label.
  const doesPart = (index: number): boolean =>
    between[index] === 'title' ||
    isOverHeadings(lines, index) ||
    (between[index] === 'sentence' && between[index - 1] === null && isApart(between.indexOf(null, index)));
  const starts = new Set<number>();
  for (const [index, line] of lines.entries())
    if (index >= FEWEST_ROWS && isCaption(labelOf(line)) && !isWithinLabels(lines, index)) starts.add(index);
    else if (index > 1 && isApart(index) && doesPart(index)) starts.add(index);
  for (const index of [...listRepeated(lines), ...listHeadingsAgain(lines)]) {
    const start = widestStep(steps, index);
    if (isApart(start)) starts.add(start);
  }
  const names = new Set(
    lines.filter(
      (_, index) => between[index] === 'sentence' || (starts.has(index) && isOverHeadings(lines, index)),
    ),
  );
  return cutAt(lines, starts).map((part, index) => {
    const first = index === 0 ? 0 : part.findIndex((line) => !names.has(line));
    return index === 0 ? part : withoutTitle(part.slice(Math.max(0, first)));
  });
}

/** A text alone below rows of figures, and right under it several texts without a figure: the name of a further table and its headings. */
function isOverHeadings(lines: readonly Line[], index: number): boolean {
  const [line, head, row] = lines.slice(index, index + 3);
  if (line === undefined || head === undefined || row === undefined || !isText(line)) return false;
  const isHead = cutSegments(head, CELL_GAP_EM).length >= FEWEST_HEADINGS && !hasFigures(head);
  return isHead && hasFigures(row) && lines.slice(0, index).some(hasFigures);
}

/** Without a first line that is one text over the labels and stands further above the headings than they do above each other: the name of the table. */
function withoutTitle(part: readonly Line[]): Line[] {
  const [title, head, next] = part;
  if (title === undefined || head === undefined || next === undefined || !isText(title)) return [...part];
  const left = Math.min(...part.slice(0, MOST_LINES).map(({ x0 }) => x0));
  const isAtLabels = title.x0 <= left + title.size;
  const isApart = middleY(head) - middleY(title) > TITLE_STEP * (middleY(next) - middleY(head));
  const areHeads = [head, next].every((line) => !isText(line) && !hasFigures(line));
  return isAtLabels && isApart && areHeads ? part.slice(1) : [...part];
}

function hasFigures(line: Line): boolean {
  const texts = cutSegments(line, CELL_GAP_EM).map(({ words }) => joinWords(words));
  return texts.some((text) => isNumber(text) && !isYear(text));
}

function labelOf(line: Line): string {
  return joinWords(cutSegments(line, CELL_GAP_EM)[0]?.words ?? []);
}

/** The lines whose first cell is a heading that comes again, in the same place: not a label that has the text of the last line of a wrapped heading. */
function listRepeated(lines: readonly Line[]): number[] {
  const top = lines.findIndex(isHeadingLine);
  const heads = Math.max(countHeadings(lines, NO_RULES, median(lines.map((line) => line.size))), top + 1);
  const headings = new Map<string, Segment>();
  return lines.flatMap((line, index) => {
    const [cell, next] = cutSegments(line, CELL_GAP_EM);
    if (cell === undefined || next === undefined) return [];
    const text = joinWords(cell.words);
    const heading = headings.get(text);
    if (index < heads && !isNumber(text)) headings.set(text, cell);
    return index >= MOST_HEADINGS && heading !== undefined && isOver(cell, heading) ? [index] : [];
  });
}

/** The bold lines of several texts and no figures below the rows of a table whose headings are the only other bold lines: headings of the next. */
function listHeadingsAgain(lines: readonly Line[]): number[] {
  const isHead = (line: Line): boolean =>
    isBold(line) && !hasFigures(line) && cutSegments(line, CELL_GAP_EM).length >= FEWEST_HEADINGS;
  if (!lines.slice(0, MOST_HEADINGS).some(isHead)) return [];
  const rows = lines.filter(hasFigures);
  if (rows.filter(isBold).length > BOLD_ROWS * rows.length) return [];
  return lines.flatMap((line, index) => (index >= MOST_HEADINGS && isHead(line) ? [index] : []));
}

function cutAt(lines: readonly Line[], starts: ReadonlySet<number>): Line[][] {
  const parts: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (starts.has(index)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.length > 0);
}

/** 'Notes: replaced capacitor' below an item of an invoice: it ends before the next column begins. */
function isWithinLabels(lines: readonly Line[], index: number): boolean {
  const figures = Math.min(...lines.map((line) => cutSegments(line, CELL_GAP_EM)[1]?.x0 ?? Infinity));
  return (lines[index]?.x1 ?? Infinity) < figures && /^notes?\b/iu.test(joinWords(lines[index]?.words ?? []));
}

type Between = 'sentence' | 'title' | null;

/** What each line of one text is that is no row: a sentence that is longer than the labels of the rows, or a title that is larger than they are. */
function listBetween(lines: readonly Line[]): Between[] {
  const rows = lines.filter((line) => !isText(line));
  const cells = rows.map((line) => cutSegments(line, CELL_GAP_EM));
  const figures = cells.reduce((start, [, next]) => Math.min(start, next?.x0 ?? Infinity), Infinity);
  const labels = cells.reduce(
    (end, [label]) => (label === undefined || label.x0 >= figures ? end : Math.max(end, label.x1)),
    0,
  );
  const largest = rows.reduce((most, { size }) => Math.max(most, size), 0);
  return lines.map((line) => {
    if (!isText(line)) return null;
    if (line.size > LARGER * largest) return 'title';
    return line.words.length >= WORDS_OF_SENTENCE && line.x1 > labels ? 'sentence' : null;
  });
}

/** One cell, or the mark of a note and the note. */
function isText(line: Line): boolean {
  const cells = cutSegments(line, CELL_GAP_EM);
  return cells.length < 2 || (cells.length === 2 && NOTE_MARK.test(joinWords(cells[0]?.words ?? [])));
}

/** More than one cell, and the first is words. */
function isHeadingLine(line: Line): boolean {
  return cutSegments(line, CELL_GAP_EM).length > 1;
}

/** Where the widest gap lies among the lines just above. */
function widestStep(steps: readonly number[], index: number): number {
  let widest = index;
  for (let i = index; i > Math.max(0, index - MOST_HEADINGS + 1); i -= 1)
    if ((steps[i] ?? 0) > (steps[widest] ?? 0)) widest = i;
  return widest;
}
