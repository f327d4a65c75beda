// Where a table may be that has no grid: lines of several segments that follow each other, share a gap between columns, and are not running text. Lines
// of one segment between them belong to it; so do headings of one segment over its right-hand columns (decisions.md section 5).

import type { Line, Piece, Rules, Segment } from './shapes.ts';
import { boundsOf, median, middleY } from './shapes.ts';
import { isOver, joinWords, toLine } from './lines.ts';
import type { LooseLine } from './loose-lines.ts';
import { figures, looseLines, topOf } from './loose-lines.ts';
import { firstHeading, joinHeadings } from './region-headings.ts';
import { isCaption, isValue, isYear } from './text-kinds.ts';

const ROW_GAP_EM = 4.5;
const ROW_GAP_TIMES = 1.9;
const SHARED_GAP_EM = 0.25;
/** How near below a wrapped line stands, and how exactly it begins where the one above does. */
const WRAP_EM = 1.75;
const SAME_START_EM = 0.2;
const FEWEST_ROWS = 3;
const LOOK_BACK = 4;
const LABEL_GAP_EM = 2.2;
/** How far the next section of a table may lie below, how many rows before it are looked at, and how exactly their figures end at the same place. */
const SECTION_GAP_EM = 10;
const SECTION_ROWS = 8;
const YEARS_GAP_EM = 6.5;
const FEWEST_YEARS = 2;
const SAME_EDGE_EM = 0.4;

/** Groups of lines that may be tables, from the top. */
export function listRegions(words: readonly Piece[], rules: Rules, em: number): Line[][] {
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
    const end = region.at(-1) ?? 0;
    const last = region.length < FEWEST_ROWS ? end : lastWrapped(loose, end, em);
    const from = firstHeading(loose, region, floor, rules, em);
    floor = last + 1;
    return collect(loose, from, first, last);
  });
}

/**
 * The index of the last line of the last row: lines below it that begin just where a text beside its label does carry that on, as long as they end no
 * later, or all of it stands under headings.
 */
function lastWrapped(loose: readonly LooseLine[], row: number, em: number): number {
  const texts = textsBesideLabels(loose.slice(Math.max(0, row - LOOK_BACK), row + 1));
  const headed = loose[row]?.headed ?? null;
  let last = row;
  for (let next = row + 1; next < loose.length; next += 1) {
    const only = soleSegment(loose[next]);
    const isHeaded = headed !== null && loose[next]?.headed === headed;
    const reach = (isHeaded ? LABEL_GAP_EM : WRAP_EM) * em;
    if (only === null || topOf(loose, next) - topOf(loose, last) > reach) break;
    const wrapped = texts.filter(({ x0 }) => Math.abs(only.x0 - x0) < SAME_START_EM * em);
    if (!wrapped.some(({ x1 }) => isHeaded || only.x1 < x1 + em)) break;
    last = next;
  }
  return last;
}

function soleSegment(line: LooseLine | undefined): Segment | null {
  const [only, ...others] = line?.segments ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

function textsBesideLabels(rows: readonly LooseLine[]): Segment[] {
  return rows.flatMap(({ segments }) => segments.slice(1)).filter(({ words }) => !isValue(joinWords(words)));
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
  const isApart = middleY(line.line) - topOf(loose, start) > reach;
  if (isApart && !isNextSection(loose, open, index, em) && !isUnderYears(loose, open, index, em))
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

/** Right above it stands a line of as many years as it has figures, with nothing but the titles of its sections between. */
function isUnderYears(
  loose: readonly LooseLine[],
  open: readonly number[],
  index: number,
  em: number,
): boolean {
  const last = open.at(-1) ?? 0;
  const years = loose[last]?.segments ?? [];
  if (topOf(loose, index) - topOf(loose, last) > YEARS_GAP_EM * em || years.length < FEWEST_YEARS)
    return false;
  if (!years.every(({ words }) => isYear(joinWords(words)))) return false;
  const between = loose.slice(last + 1, index);
  const areLabels = between.every(
    ({ segments, hasProse }) =>
      segments.length === 1 && !hasProse && (segments[0]?.x1 ?? 0) < (years[0]?.x0 ?? 0),
  );
  return areLabels && figures(loose[index]).length === years.length;
}

function isTitle(line: LooseLine): boolean {
  return isCaption(joinWords(line.line.words));
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
