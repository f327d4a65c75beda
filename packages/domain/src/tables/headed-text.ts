// Text that stands in columns under headings, as in a list of exhibits: three headings or more on one line, or two that are bold, and below them lines of which no
// part lies under two headings. Such text is wrapped cells, not running text (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import { cutSegments, isOver, joinWords } from './lines.ts';
import type { Line, Segment } from './shapes.ts';
import { isBold, middleY } from './shapes.ts';
import { isBullet, isValue } from './text-kinds.ts';

const FEWEST_HEADINGS = 3;
const MOST_HEADINGS = 40;
const LONGEST_HEADING = 32;
const WIDEST_STEP_EM = 4.5;
const NEXT_LINE_EM = 2;
const WRAP_EM = 1.75;
const FEWEST_ROWS = 2;
/** The share of figures among the cells of a list. */
const MOST_VALUES = 0.1;

/** Lines from the first line of the headings to the last line under them, as places among the lines given. */
export interface HeadedText {
  readonly first: number;
  readonly last: number;
  /** Bold headings over words that are not: a list, whether its lines look like running text or not. */
  readonly isList: boolean;
}

/** The stretch of each line that belongs to one. */
export function headedByLine(texts: readonly HeadedText[]): Map<number, HeadedText> {
  const byLine = new Map<number, HeadedText>();
  for (const text of texts) for (let line = text.first; line <= text.last; line += 1) byLine.set(line, text);
  return byLine;
}

/** All such stretches from the top; they do not overlap. */
export function listHeadedTexts(lines: readonly Line[]): HeadedText[] {
  const cut = lines.map((line) => cutSegments(line, CELL_GAP_EM));
  const found: HeadedText[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    if (!areHeadings(cut[first]) && !areBoldHeadings(lines, cut, first)) continue;
    const head = lastHeading(lines, cut, first);
    const last = lastBelow(lines, cut, head);
    const rows = cut.slice(head + 1, last + 1).filter((segments) => segments.length > 1).length;
    if (rows < FEWEST_ROWS) continue;
    const isList = areBold(lines, first, head) && areWords(cut.slice(head + 1, last + 1));
    found.push({ first: firstHeading(lines, cut, first, found.at(-1)?.last ?? -1), last, isList });
    first = last;
  }
  return found;
}

function areHeadings(segments: readonly Segment[] | undefined): boolean {
  if (segments === undefined || segments.length < FEWEST_HEADINGS || segments.length > MOST_HEADINGS)
    return false;
  return segments.every(isHeading);
}

/** Two are enough where they are bold and the line below is not. */
function areBoldHeadings(lines: readonly Line[], cut: readonly (readonly Segment[])[], at: number): boolean {
  const [own, below] = [lines[at], lines[at + 1]];
  if (own === undefined || below === undefined || cut[at]?.length !== 2) return false;
  return (cut[at] ?? []).every(isHeading) && isBold(own) && !isBold(below);
}

function areBold(lines: readonly Line[], first: number, head: number): boolean {
  const below = lines[head + 1];
  return below !== undefined && !isBold(below) && lines.slice(first, head + 1).every(isBold);
}

function areWords(cut: readonly (readonly Segment[])[]): boolean {
  const segments = cut.flat();
  const values = segments.filter((segment) => isValue(joinWords(segment.words)));
  return values.length <= MOST_VALUES * segments.length;
}

function isHeading(segment: Segment): boolean {
  const text = joinWords(segment.words);
  return /\p{L}/u.test(text) && !isValue(text) && !isBullet(text) && text.length <= LONGEST_HEADING;
}

/** Headings of two lines: the line below that has more of them. */
function lastHeading(lines: readonly Line[], cut: readonly (readonly Segment[])[], first: number): number {
  const [own, next] = [lines[first], lines[first + 1]];
  if (own === undefined || next === undefined || !areHeadings(cut[first + 1])) return first;
  const isNext = middleY(next) - middleY(own) < NEXT_LINE_EM * own.size;
  return isNext && (cut[first + 1]?.length ?? 0) > (cut[first]?.length ?? 0) ? first + 1 : first;
}

/** Lines of headings that have fewer of them stand right above: one over several columns, the first lines of wrapped ones. */
function firstHeading(
  lines: readonly Line[],
  cut: readonly (readonly Segment[])[],
  head: number,
  floor: number,
): number {
  let first = head;
  while (first - 1 > floor) {
    const [above, below] = [lines[first - 1], lines[first]];
    if (above === undefined || below === undefined) break;
    const isNear = middleY(below) - middleY(above) <= WRAP_EM * below.size;
    if (!isNear || !(cut[first - 1] ?? []).every(isHeading)) break;
    first -= 1;
  }
  return first;
}

function lastBelow(lines: readonly Line[], cut: readonly (readonly Segment[])[], head: number): number {
  const headings = cut[head] ?? [];
  let last = head;
  for (let next = head + 1; next < lines.length; next += 1) {
    const [before, line] = [lines[last], lines[next]];
    if (before === undefined || line === undefined) break;
    if (middleY(line) - middleY(before) > WIDEST_STEP_EM * Math.max(line.size, before.size)) break;
    const isUnderOne = (cut[next] ?? []).every(
      (segment) => headings.filter((heading) => isOver(heading, segment)).length <= 1,
    );
    if (!isUnderOne) break;
    last = next;
  }
  return last;
}
