// Running text is no table: segments that follow each other one to one down the page, wide, of many words and few numbers, most of them filled to the
// right edge. A stub column is ragged and has numbers beside it (decisions.md section 5).

import type { HeadedText } from './headed-text.ts';
import { headedByLine } from './headed-text.ts';
import { isOver } from './lines.ts';
import type { Segment } from './shapes.ts';
import { isBold, middleX, middleY } from './shapes.ts';
import { isLeftMark, isNumber, isValue } from './text-kinds.ts';

/** The segments of one line with the line's type size. */
export interface Row {
  readonly segments: readonly Segment[];
  readonly size: number;
  /** From 0, from the top of the page. */
  readonly index: number;
}

/** How far beside a label its numbers may start. */
const BESIDE_EM = 60;
const LEADING_EM = 2;
/** A paragraph's lines start this near to each other. */
const INDENT_EM = 4;
/** A line that is longer than the one above by so much starts another paragraph. */
const LONGER_EM = 10;
const LOOK_BELOW = 5;
const WIDE_EM = 14;
const FILLED = 0.85;
/** A line is short below this share of the widest; so many short ones in a row are labels. */
const SHORT = 0.5;
const FEWEST_LABELS = 2;
const MOST_LINES = 1000;
const FIGURES_OF_ROW = 2;
const SEGMENTS_OF_TABLE = 3;
const APART_EM = 2;
const WORDS_OF_ENTRY = 4;
const SAME_PLACE_EM = 0.3;
/** At most this share of a column's texts is different where they repeat each other. */
const REPEATED = 0.5;

export interface Prose {
  /** The segments that are running text. */
  readonly segments: ReadonlySet<Segment>;
  /** Of the texts under headings, those that would be running text but for the headings. */
  readonly headed: readonly HeadedText[];
}

/** Running text, and what only looks like it. */
export function findProse(rows: readonly Row[], texts: readonly HeadedText[]): Prose {
  const segments = new Set<Segment>();
  const headed = new Set<HeadedText>();
  const byLine = headedByLine(texts);
  for (const chain of listChains(rows).flatMap(cutStub)) {
    if (!isProse(chain, rows)) continue;
    const [first, last] = [chain[0]?.row.index ?? 0, chain.at(-1)?.row.index ?? 0];
    const text = byLine.get(first);
    if (text !== undefined && (text.isList || first > text.first) && last <= text.last) headed.add(text);
    else for (const link of chain) segments.add(link.segment);
  }
  return { segments, headed: [...headed] };
}

/** A paragraph and the labels that follow it right below: only the last line of a paragraph is short. */
function cutStub(chain: readonly Link[]): readonly (readonly Link[])[] {
  const left = Math.min(...chain.slice(0, MOST_LINES).map((link) => link.segment.x0));
  const width = Math.max(...chain.slice(0, MOST_LINES).map((link) => link.segment.x1)) - left;
  const filled = chain.findLastIndex((link) => link.segment.x1 - left >= SHORT * width);
  const end = filled + 2;
  return chain.length - end < FEWEST_LABELS ? [chain] : [chain.slice(0, end), chain.slice(end)];
}

interface Link {
  readonly segment: Segment;
  readonly row: Row;
}

/** Segments joined to the one below where neither has another that lies over it. */
function listChains(rows: readonly Row[]): Link[][] {
  const chains: Link[][] = [];
  const chainOf = new Map<Segment, Link[]>();
  for (const [index, row] of rows.entries()) {
    for (const segment of row.segments) {
      const link = { segment, row };
      const above = soleAbove(rows, index, segment);
      const chain = above === null ? undefined : chainOf.get(above);
      if (chain === undefined) {
        const started = [link];
        chains.push(started);
        chainOf.set(segment, started);
      } else {
        chain.push(link);
        chainOf.set(segment, chain);
      }
    }
  }
  return chains;
}

/** The one segment right above, if there is just one and this is the only one below it. */
function soleAbove(rows: readonly Row[], index: number, segment: Segment): Segment | null {
  const own = rows[index];
  for (let i = index - 1; i >= Math.max(0, index - LOOK_BELOW); i -= 1) {
    const row = rows[i];
    if (row === undefined || own === undefined) return null;
    const above = over(row.segments, segment);
    if (above.length === 0) continue;
    const [only] = above;
    if (only === undefined || above.length > 1) return null;
    // Under a caption the headings of a table begin.
    if (row.segments.length === 1 && areHeadings(own, rows.slice(index + 1, index + 3))) return null;
    if (!isNextLine(only, segment, row.size, Math.max(own.size, row.size))) return null;
    return over(own.segments, only).length === 1 ? only : null;
  }
  return null;
}

function isNextLine(above: Segment, segment: Segment, size: number, larger: number): boolean {
  return (
    Math.abs(segment.x0 - above.x0) <= INDENT_EM * size &&
    segment.x1 - above.x1 <= LONGER_EM * size &&
    middleY(segment) - middleY(above) <= LEADING_EM * larger
  );
}

/** Several texts that stand further apart than the words of a justified line do, and as many or more right below them. */
function areHeadings({ segments, size }: Row, below: readonly Row[]): boolean {
  const gaps = segments.slice(1).map((segment, at) => segment.x0 - (segments[at]?.x1 ?? 0));
  return (
    segments.length >= SEGMENTS_OF_TABLE &&
    gaps.every((gap) => gap >= APART_EM * size) &&
    !segments.some((segment) => isValue(textOf(segment))) &&
    below.some((row) => row.segments.length >= segments.length)
  );
}

/** At most two segments that lie over the other's width, found by halving: segments of a line do not overlap. */
function over(segments: readonly Segment[], other: Segment): Segment[] {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.x1 ?? Infinity) <= other.x0) low = middle + 1;
    else high = middle;
  }
  return segments.slice(low, low + 2).filter((segment) => isOver(segment, other));
}

function isProse(chain: readonly Link[], rows: readonly Row[]): boolean {
  const words = chain.reduce((sum, link) => sum + link.segment.words.length, 0);
  const perLine = words / chain.length;
  const least = chain.length === 2 ? 8 : 4.5;
  if (chain.length < 2 || perLine < least) return false;
  const size = chain[0]?.row.size ?? 1;
  const left = Math.min(...chain.map((link) => link.segment.x0));
  const width = Math.max(...chain.map((link) => link.segment.x1)) - left;
  if (width < WIDE_EM * size) return false;
  const filled = chain.filter((link) => link.segment.x1 - left >= FILLED * width).length / chain.length;
  const numbers = chain.reduce((sum, link) => sum + countNumbers(link.segment), 0);
  if (numbers > 0.25 * words) return false;
  if (areCells(chain)) return false;
  return hasNumbersBeside(chain, rows) ? filled >= 0.6 && perLine >= 7 : true;
}

/** Its lines are labels, names or entries of a column, however long. */
function areCells(chain: readonly Link[]): boolean {
  return areRows(chain) || areEntries(chain) || doRepeat(chain);
}

/** Most of its lines have the text of another of them, as the entries of a column may: running text says nothing twice. */
function doRepeat([first, ...rest]: readonly Link[]): boolean {
  if (first === undefined) return false;
  const isHeading = isBold(first.segment) && !rest.some(({ segment }) => isBold(segment));
  const entries = isHeading ? rest : [first, ...rest];
  const texts = new Set(entries.map(({ segment }) => textOf(segment)));
  return entries.length > 1 && texts.size <= REPEATED * entries.length;
}

/** Each line has two figures or more of its own at the right: labels, however long. */
function areRows(chain: readonly Link[]): boolean {
  return chain.every(
    ({ row, segment }) =>
      row.segments.filter((other) => other.x0 > segment.x1 && isValue(textOf(other))).length >=
      FIGURES_OF_ROW,
  );
}

/** Each line has one short text beside it at the right, all of them in one column: names, however long. */
function areEntries(chain: readonly Link[]): boolean {
  // The sign of money may stand apart from its amount.
  const beside = chain.map(({ row, segment }) =>
    row.segments.filter((other) => other.x0 > segment.x1 && !isLeftMark(textOf(other))),
  );
  const entries = beside.flatMap((others) => (others.length === 1 ? others : []));
  const [first] = entries;
  if (first === undefined || entries.length < chain.length) return false;
  const reach = SAME_PLACE_EM * (chain[0]?.row.size ?? 1);
  const areAt = (place: (segment: Segment) => number): boolean =>
    entries.every((entry) => Math.abs(place(entry) - place(first)) < reach);
  return (
    entries.every((entry) => entry.words.length <= WORDS_OF_ENTRY) &&
    (areAt(({ x0 }) => x0) || areAt(({ x1 }) => x1) || areAt(middleX))
  );
}

function countNumbers(segment: Segment): number {
  return segment.words.filter((word) => isNumber(word.text)).length;
}

/** Two numbers or more to the right, on its lines or between them. */
function hasNumbersBeside(chain: readonly Link[], rows: readonly Row[]): boolean {
  const own = new Set(chain.map((link) => link.segment));
  const right = Math.max(...chain.map((link) => link.segment.x1));
  const first = chain[0]?.row.index ?? 0;
  const last = chain.at(-1)?.row.index ?? 0;
  let beside = 0;
  for (const row of rows.slice(Math.max(0, first - 1), last + 2))
    for (const segment of row.segments)
      if (
        !own.has(segment) &&
        segment.x0 >= right &&
        segment.x0 < right + BESIDE_EM * row.size &&
        isFigure(segment)
      )
        beside += 1;
  return beside >= 2 && beside >= 0.3 * chain.length;
}

function isFigure(segment: Segment): boolean {
  return isNumber(textOf(segment));
}

function textOf(segment: Segment): string {
  return segment.words.map((word) => word.text).join('');
}
