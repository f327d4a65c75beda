// Where a table may be that has no grid: lines of several segments that follow each other, share a gap between columns, and are not running text. Lines
// of one segment between them belong to it; so do headings of one segment over its right-hand columns (decisions.md section 5).

import type { Bounds, Line, Piece, Segment } from './shapes.ts';
import { boundsOf, median, middleX, middleY } from './shapes.ts';
import type { HeadedText } from './headed-text.ts';
import { headedByLine, listHeadedTexts } from './headed-text.ts';
import { cutSegments, isOver, joinWords, listLines, toLine } from './lines.ts';
import type { Row } from './prose.ts';
import { findProse } from './prose.ts';
import { isCaption, isUnitNote, isValue, isYear } from './text-kinds.ts';

const WIDE_GAP_EM = 0.9;
const ROW_GAP_EM = 4.5;
const ROW_GAP_TIMES = 1.9;
const SHARED_GAP_EM = 0.25;
/** A heading stands this near above. */
const HEADING_GAP_EM = 2.2;
/** A wider heading is centred over a column this exactly. */
const CENTRED_EM = 0.2;
const LOOK_BACK = 4;
const LABEL_GAP_EM = 2.2;
const AMID_EM = 0.9;
/** A table's width shows in its first lines. */
const MOST_LINES = 200;
const MOST_HEADINGS = 8;
/** How far the next section of a table may lie below, how many rows before it are looked at, and how exactly their figures end at the same place. */
const SECTION_GAP_EM = 10;
const SECTION_ROWS = 8;
const SAME_EDGE_EM = 0.4;

interface LooseLine {
  readonly line: Line;
  readonly row: Row;
  readonly segments: readonly Segment[];
  readonly hasProse: boolean;
  /** Which text under headings it belongs to; null: to none. */
  readonly headed: HeadedText | null;
}

/** Groups of lines that may be tables, from the top. */
export function listRegions(words: readonly Piece[], em: number): Line[][] {
  const loose = looseLines(words);
  const regions: number[][] = [];
  let open: number[] = [];
  for (const [index, line] of loose.entries()) {
    if (line.segments.length < 2) continue;
    if (open.length > 0 && !doesFollow(loose, open, index, em)) {
      regions.push(open);
      open = [];
    }
    open.push(index);
  }
  if (open.length > 0) regions.push(open);
  let floor = 0;
  return joinHeadings(loose, regions, em).map((region) => {
    const first = region[0] ?? 0;
    const last = region.at(-1) ?? 0;
    const from = firstHeading(loose, region, floor, em);
    floor = last + 1;
    return collect(loose, from, first, last);
  });
}

/** Headings whose columns are apart from those of the line below them stand with the table that follows. */
function joinHeadings(loose: readonly LooseLine[], regions: readonly number[][], em: number): number[][] {
  const joined: { lines: number[]; headings: number }[] = [];
  // From the bottom, so that each line of headings meets all that stands below it.
  for (const region of regions.toReversed()) {
    const below = joined.at(-1);
    const headings = (below?.headings ?? 0) + region.length;
    if (below !== undefined && headings <= MOST_HEADINGS && areHeadings(loose, region, below.lines, em)) {
      below.lines.unshift(...region);
      below.headings = headings;
    } else joined.push({ lines: [...region], headings: 0 });
  }
  return joined.toReversed().map(({ lines }) => lines);
}

function areHeadings(
  loose: readonly LooseLine[],
  above: readonly number[],
  below: readonly number[],
  em: number,
): boolean {
  const [end, start] = [above.at(-1) ?? 0, below[0] ?? 0];
  if (topOf(loose, start) - topOf(loose, end) > HEADING_GAP_EM * em) return false;
  if (loose.slice(end + 1, start).some((line) => line.hasProse)) return false;
  const [heads, body] = [above, below].map((lines) =>
    boundsOf(lines.slice(0, MOST_LINES).flatMap((at) => loose[at]?.segments ?? [])),
  );
  if (heads === undefined || body === undefined) return false;
  // Headings of one line and of two lines beside each other lie within each other's height.
  const isAmid = topOf(loose, start) - topOf(loose, end) < AMID_EM * em;
  const left = isAmid ? body.x0 - 2 * em : body.x0 + 0.2 * (body.x1 - body.x0);
  const isInside = heads.x0 > left && heads.x1 <= body.x1 + 2 * em;
  return isInside && above.every((at) => figures(loose[at]).length === 0);
}

function looseLines(words: readonly Piece[]): LooseLine[] {
  const lines = listLines(words);
  const rows = lines.map((line, index) => ({
    segments: cutSegments(line, WIDE_GAP_EM),
    size: line.size,
    index,
  }));
  const prose = findProse(rows, listHeadedTexts(lines));
  const byLine = headedByLine(prose.headed);
  return lines.flatMap((line, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const segments = withoutUnit(row.segments.filter((segment) => !prose.segments.has(segment)));
    const headed = byLine.get(index) ?? null;
    return [{ line, row, segments, hasProse: segments.length < row.segments.length, headed }];
  });
}

/** Without the note on the unit of a table that stands beside its headings. */
function withoutUnit(segments: readonly Segment[]): readonly Segment[] {
  const rest = segments.filter((segment) => !isUnitNote(joinWords(segment.words)));
  return rest.length === segments.length - 1 && rest.length > 0 ? rest : segments;
}

function doesFollow(
  loose: readonly LooseLine[],
  open: readonly number[],
  index: number,
  em: number,
): boolean {
  const line = loose[index];
  const last = loose[open.at(-1) ?? 0];
  if (line === undefined || last === undefined) return false;
  if (line.headed !== last.headed) return false;
  if (line.headed !== null) return true;
  const gaps = open
    .slice(-12)
    .flatMap((at, i, all) => (i === 0 ? [] : [topOf(loose, at) - topOf(loose, all[i - 1] ?? 0)]));
  const reach = Math.max(ROW_GAP_EM * em, ROW_GAP_TIMES * median(gaps));
  const start = lastLabel(loose, open.at(-1) ?? 0, index, em);
  if (middleY(line.line) - topOf(loose, start) > reach && !isNextSection(loose, open, index, em))
    return false;
  if (isCutByProse(loose, open.at(-1) ?? 0, index)) return false;
  return open.slice(-LOOK_BACK).some((at) => shareGap(loose[at]?.segments ?? [], line.segments, em));
}

/** Its figures end where those of the lines before ended, and nothing but titles of sections stands between: the liabilities below the assets. */
function isNextSection(
  loose: readonly LooseLine[],
  open: readonly number[],
  index: number,
  em: number,
): boolean {
  const last = open.at(-1) ?? 0;
  if (topOf(loose, index) - topOf(loose, last) > SECTION_GAP_EM * em) return false;
  const between = loose.slice(last + 1, index);
  if (between.some((line) => line.segments.length !== 1 || line.hasProse || isTitle(line))) return false;
  const ends = open.slice(-SECTION_ROWS).flatMap((at) => figures(loose[at]).map((segment) => segment.x1));
  const own = figures(loose[index]);
  return own.length > 0 && own.every(({ x1 }) => ends.some((end) => Math.abs(end - x1) < SAME_EDGE_EM * em));
}

/** The segments after the first that are figures; years are headings. */
function figures(line: LooseLine | undefined): Segment[] {
  return (line?.segments ?? []).slice(1).filter((segment) => {
    const text = joinWords(segment.words);
    return isValue(text) && !isYear(text);
  });
}

function isTitle(line: LooseLine): boolean {
  return isCaption(joinWords(line.line.words));
}

function topOf(loose: readonly LooseLine[], index: number): number {
  const line = loose[index];
  return line === undefined ? 0 : middleY(line.line);
}

/** The last of the labels that follow each other below a table's line, in its first column, which headings may leave free. */
function lastLabel(loose: readonly LooseLine[], from: number, to: number, em: number): number {
  const start = loose[from];
  // The note on the unit stands in the first column too.
  const [stub] = start?.row.segments ?? [];
  if (start === undefined || stub === undefined) return from;
  let last = from;
  for (let i = from + 1; i < to; i += 1) {
    const [label] = loose[i]?.segments ?? [];
    if (label === undefined) continue;
    const isNear = topOf(loose, i) - topOf(loose, last) < LABEL_GAP_EM * em;
    if (!isNear || !isInFirstColumn(label, stub, em) || label.x1 >= start.line.x1) break;
    last = i;
  }
  return last;
}

function isInFirstColumn(label: Segment, stub: Segment, em: number): boolean {
  return Math.abs(label.x0 - stub.x0) < 4 * em || label.x1 < stub.x0;
}

/** Two lines of running text between that lie over the table's width. */
function isCutByProse(loose: readonly LooseLine[], from: number, to: number): boolean {
  const bounds = boundsOf([...(loose[from]?.segments ?? []), ...(loose[to]?.segments ?? [])]);
  let prose = 0;
  for (let i = from + 1; i < to; i += 1) {
    const line = loose[i];
    if (line === undefined || !line.hasProse) continue;
    const isInside = line.row.segments.some(
      (segment) => !line.segments.includes(segment) && isOver(segment, bounds),
    );
    if (isInside) prose += 1;
  }
  return prose >= 2;
}

/** Whether a gap of one lies over a gap of the other. */
function shareGap(above: readonly Segment[], below: readonly Segment[], em: number): boolean {
  let i = 0;
  let j = 0;
  while (i + 1 < above.length && j + 1 < below.length) {
    const [a, b] = [gapAfter(above, i), gapAfter(below, j)];
    if (Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) >= SHARED_GAP_EM * em) return true;
    if (a.x1 < b.x1) i += 1;
    else j += 1;
  }
  return false;
}

function gapAfter(segments: readonly Segment[], index: number): { x0: number; x1: number } {
  return { x0: segments[index]?.x1 ?? 0, x1: segments[index + 1]?.x0 ?? 0 };
}

/** The index of the first line above the table that is a heading over its right-hand columns. */
function firstHeading(
  loose: readonly LooseLine[],
  region: readonly number[],
  floor: number,
  em: number,
): number {
  let first = region[0] ?? 0;
  const bounds = boundsOf(region.slice(0, 8).flatMap((at) => loose[at]?.segments ?? []));
  const lasts = region.slice(0, 8).flatMap((at) => loose[at]?.segments.slice(1).slice(-1) ?? []);
  for (let steps = 0; steps < MOST_HEADINGS && first > floor; steps += 1) {
    const above = loose[first - 1];
    const [segment] = above?.segments ?? [];
    if (above === undefined || segment === undefined) break;
    const isNear = topOf(loose, first) - middleY(above.line) <= HEADING_GAP_EM * em;
    if (!isNear || !isAtRight(segment, bounds, lasts, em) || above.segments.length > 1) break;
    first -= 1;
  }
  return first;
}

/** Over the right-hand columns; one that is wider than the last of them is centred over it. */
function isAtRight(segment: Segment, bounds: Bounds, lasts: readonly Segment[], em: number): boolean {
  if (segment.x0 <= bounds.x0 + 0.2 * (bounds.x1 - bounds.x0)) return false;
  if (segment.x1 <= bounds.x1 + 2 * em) return true;
  return lasts.some((last) => Math.abs(middleX(last) - middleX(segment)) < CENTRED_EM * em);
}

function collect(loose: readonly LooseLine[], from: number, first: number, last: number): Line[] {
  const core = boundsOf(
    loose.slice(first, last + 1).flatMap((line) => (line.segments.length > 1 ? line.segments : [])),
  );
  return loose.slice(from, last + 1).flatMap((line) => {
    const inside = line.segments
      .filter((segment) => isOver(segment, core))
      .flatMap((segment) => segment.words);
    return inside.length === 0 ? [] : [toLine(inside)];
  });
}
