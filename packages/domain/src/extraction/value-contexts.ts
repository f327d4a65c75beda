// What is said of a value by the words around it: those before it in its line, those left of it, those above it, and the row and column of a table that it stands in
// (issue 14: label left, above, in a table). It is the way from the value to its label: a label need not be known by its whole name where one word of it tells the key.

import { splitSegment } from './party-names.ts';
import type { DateOrder, FoundDate } from './read-date.ts';
import { listDates } from './read-date.ts';
import type { Segment, TextLine } from './text-lines.ts';

/** A segment, or what separators part it into. */
export interface Part extends Segment {
  readonly page: number;
  readonly lineAt: number;
}

export type ContextPlace = 'before' | 'left' | 'above' | 'crossing' | 'behind' | 'under';

export interface Context {
  readonly place: ContextPlace;
  /** As it is printed. */
  readonly text: string;
  /** The parts that it was taken from. */
  readonly parts: readonly Part[];
}

/** A label stands at most so many of its heights over its value, and the lines of one label so many apart. */
const ABOVE_REACH = 3.2;
const SAME_LABEL = 0.5;
const LABEL_LINES = 3;
/** Characters of a part, and parts of a page. */
const LONGEST_PART = 400;
const MOST_PARTS = 3000;
/** In shares of the page's width. */
const SAME_EDGE = 0.01;
/** A heading of a column is looked for so many lines up. */
const HEADING_LINES = 8;

/** The parts of a page by their lines, from left to right. What is too long for a line of print is left out, and a page with more parts than any form has none: no page takes more than its share of time. */
export function listPartLines(lines: readonly TextLine[]): readonly (readonly Part[])[] {
  const byLine = lines.map(({ page, segments }, lineAt) =>
    segments.flatMap((segment) =>
      splitSegment(segment)
        .filter(({ text }) => text.length <= LONGEST_PART)
        .map((part): Part => ({ ...part, page, lineAt })),
    ),
  );
  const count = byLine.reduce((sum, parts) => sum + parts.length, 0);
  return count > MOST_PARTS ? lines.map(() => []) : byLine;
}

const overlaps = (one: Part, other: Part): boolean => one.box[0] < other.box[2] && one.box[2] > other.box[0];

/** What stands right under a part, at its left edge. */
export function partUnder(lines: readonly (readonly Part[])[], { lineAt, box }: Part): Part | undefined {
  return lines[lineAt + 1]?.find(
    (each) => Math.abs(each.box[0] - box[0]) < SAME_EDGE && each.box[1] - box[3] < box[3] - box[1],
  );
}

/** The dates of a part; where there is none, '16 de noviembre de' over '2020', which goes on in the line under it. */
export function listPartDates(part: Part, under: Part | undefined, order: DateOrder): readonly FoundDate[] {
  const own = listDates(part.text, order);
  if (own.length > 0 || under === undefined || !/^\d{1,2}\s\p{L}|^\p{L}+\s\d{1,2},?$/u.test(part.text))
    return own;
  const [cut] = listDates(`${part.text} ${under.text}`, order);
  return cut !== undefined && cut.index === 0 && cut.raw.length > part.text.length ? [cut] : [];
}

/** The lines of a label over a part, the lowest of them within reach, from top to bottom. */
function listAbove(
  lines: readonly (readonly Part[])[],
  part: Part,
  isValue: (part: Part) => boolean,
): Part[] {
  const found: Part[] = [];
  let reach = ABOVE_REACH;
  let [lower, height] = [part.box[1], part.box[3] - part.box[1]];
  const last = Math.max(0, part.lineAt - HEADING_LINES);
  for (let at = part.lineAt - 1; at >= last && found.length < LABEL_LINES; at -= 1) {
    const over = lines[at]?.find((each) => overlaps(each, part));
    if (over === undefined) continue;
    if (lower - over.box[3] > reach * height || isValue(over)) break;
    found.unshift(over);
    [lower, height, reach] = [over.box[1], over.box[3] - over.box[1], SAME_LABEL];
  }
  return found;
}

/** The heading of the column that a part stands in: what stands over it and over the values above it. */
function listHeading(
  lines: readonly (readonly Part[])[],
  part: Part,
  isValue: (part: Part) => boolean,
): Part[] {
  for (let at = part.lineAt - 1; at >= Math.max(0, part.lineAt - HEADING_LINES); at -= 1) {
    const over = lines[at]?.find((each) => overlaps(each, part));
    if (over === undefined || isValue(over)) continue;
    const heading = [over];
    const next = lines[at - 1]?.find((each) => overlaps(each, part));
    const isSame = next !== undefined && over.box[1] - next.box[3] < SAME_LABEL * (over.box[3] - over.box[1]);
    return isSame && !isValue(next) ? [next, over] : heading;
  }
  return [];
}

/** A label left of a value, with what of it stands in the next line, where the value has nothing under it. */
function listLeft(lines: readonly (readonly Part[])[], part: Part, left: Part): Part[] {
  const next = lines[part.lineAt + 1] ?? [];
  const rest = next.find(
    ({ box, text }) => Math.abs(box[0] - left.box[0]) < SAME_EDGE && /^[\p{Ll}(]/u.test(text),
  );
  const isNear = rest !== undefined && rest.box[1] - left.box[3] < SAME_LABEL * (left.box[3] - left.box[1]);
  return isNear && !next.some((each) => each.box[0] >= part.box[0] - SAME_EDGE) ? [left, rest] : [left];
}

function findUnder(lines: readonly (readonly Part[])[], part: Part): Part[] {
  for (const line of lines.slice(part.lineAt + 1, part.lineAt + 3)) {
    const under = line.find((each) => overlaps(each, part));
    if (under === undefined) continue;
    return under.box[1] - part.box[3] < ABOVE_REACH * (part.box[3] - part.box[1]) ? [under] : [];
  }
  return [];
}

const toContext = (place: ContextPlace, parts: readonly Part[]): Context[] =>
  parts.length === 0 ? [] : [{ place, text: parts.map(({ text }) => text).join(' '), parts }];

/** What heads the row that a part stands in: the nearest text before it that is no value, since other columns of the page may begin the line. */
export function headOfRow(
  line: readonly Part[],
  part: Part,
  isValue: (part: Part) => boolean,
): Part | undefined {
  const before = line.slice(0, line.indexOf(part));
  return before.findLast((each) => /\p{L}{2}/u.test(each.text) && !isValue(each)) ?? before[0];
}

/**
 * What may be the label of a value, the nearest first.
 *
 * @param before what stands before the value in its part, and `behind` behind it
 * @param isValue whether a part is itself a value and no label
 */
export function listContexts(
  lines: readonly (readonly Part[])[],
  { part, before, behind }: { readonly part: Part; readonly before: string; readonly behind: string },
  isValue: (part: Part) => boolean,
): readonly Context[] {
  const line = lines[part.lineAt] ?? [];
  const left = line.slice(0, line.indexOf(part)).at(-1);
  const head = headOfRow(line, part, isValue);
  const heading = listHeading(lines, part, isValue);
  const isInRow = head !== undefined && !isValue(head);
  return [
    ...(/\p{L}/u.test(before) ? [{ place: 'before' as const, text: before, parts: [part] }] : []),
    ...toContext('left', left === undefined || isValue(left) ? [] : listLeft(lines, part, left)),
    ...toContext('above', listAbove(lines, part, isValue)),
    ...toContext('crossing', isInRow ? [head, ...heading] : heading),
    ...(/\p{L}/u.test(behind) ? [{ place: 'behind' as const, text: behind, parts: [part] }] : []),
    ...toContext('under', findUnder(lines, part)),
  ];
}
