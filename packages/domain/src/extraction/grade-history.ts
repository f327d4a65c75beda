// The ratings of a table of decisions: rows that begin with a day, a month or a year, or with 'Current' and 'Previous', and have grades under the names of their terms. The newest row is the rating of today,
// the one after it what it was before (issue 14, 'CCRR': previous rating).

import type { FoundValue } from './build-row.ts';
import { dayOf, isGrade, NOW, termOf, THEN } from './rating-words.ts';
import type { DateOrder } from './read-date.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.84;
/** So many lines above the first row their heading is looked for, and so many may lie between two rows. */
const HEADING_LINES = 3;
const BETWEEN = 2;

interface Row {
  readonly lineAt: number;
  /** ISO; of a month or a year its first day. */
  readonly day: string;
  readonly page: number;
  readonly grades: readonly Segment[];
}

/** Later than any day, and earlier. */
const TODAY = '9999';
const BEFORE = '0000';

/** The day that a row begins with, as ISO, or what is later or earlier than any: 'Current', 'Previous (2019)'. Null where it begins with neither. */
function dayOfRow({ text, plain }: Segment, order: DateOrder): string | null {
  const name = normaliseText(text.replace(/\([^)]*\)\s*$/u, ''));
  if (NOW.test(name)) return TODAY;
  return THEN.test(name) || THEN.test(plain) ? BEFORE : dayOf(text, order);
}

/** A row of the history, or null. */
function toRow({ segments, page }: TextLine, lineAt: number, order: DateOrder): Row | null {
  const [first, ...others] = segments;
  const day = first === undefined ? null : dayOfRow(first, order);
  const grades = others.flatMap(({ words }) => words.map((word) => readSegment([word]))).filter(isGrade);
  return day === null || grades.length === 0 ? null : { lineAt, day, page, grades };
}

/** The first rows that follow each other, two or more. */
function findRows(lines: readonly TextLine[], order: DateOrder): readonly Row[] {
  let run: Row[] = [];
  for (const [lineAt, line] of lines.entries()) {
    const row = toRow(line, lineAt, order);
    const last = run.at(-1);
    if (row === null) continue;
    if (last !== undefined && (row.page !== last.page || row.lineAt - last.lineAt > BETWEEN)) {
      if (run.length > 1) return run;
      run = [];
    }
    run.push(row);
  }
  return run.length > 1 ? run : [];
}

/** The terms of a segment that stand over a box; headings as close as 'LT ST' are one segment. */
function termsOver(segment: Segment, [left, , right]: Segment['box']): ('st' | 'lt')[] {
  const isOver = ({ box }: Pick<Segment, 'box'>): boolean => box[0] < right && box[2] > left;
  if (!isOver(segment)) return [];
  const term = termOf(segment.plain);
  if (term !== null) return [term];
  return segment.words.filter(isOver).flatMap((word) => termOf(readSegment([word]).plain) ?? []);
}

/** The term that stands over a grade; null where none or both do. */
function termOver(headings: readonly TextLine[], { box }: Segment): 'st' | 'lt' | null {
  const over = headings.flatMap(({ segments }) => segments.flatMap((segment) => termsOver(segment, box)));
  const [term = null] = over;
  return over.every((each) => each === term) ? term : null;
}

/** The ratings of today and those before of a table of decisions, by the names that programs use; none where there is no such table. */
export function readHistory(
  lines: readonly TextLine[],
  order: DateOrder,
): Readonly<Record<string, FoundValue>> {
  const rows = findRows(lines, order);
  const [top] = rows;
  if (top === undefined) return {};
  const headings = lines.slice(Math.max(0, top.lineAt - HEADING_LINES), top.lineAt);
  const [newest, before] = rows.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const found = new Map<string, FoundValue>();
  for (const [prefix, row] of [['', newest] as const, ['previous_', before] as const])
    for (const grade of row?.grades ?? []) {
      const term = termOver(headings, grade);
      const field = `${prefix}${term}_rating`;
      if (term !== null && row !== undefined && !found.has(field))
        found.set(field, asFound(row.page, grade, grade.text, SURE));
    }
  return Object.fromEntries(found);
}
