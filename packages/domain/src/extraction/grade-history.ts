// The ratings of a table of decisions: rows that begin with a day, a month or a year and have grades under the names of their terms. The newest row is the rating of today,
// the one after it what it was before (issue 14, 'CCRR': previous rating).

import { GRADES } from '../companies/company.ts';
import type { FoundValue } from './build-row.ts';
import type { DateOrder } from './read-date.ts';
import { listDates } from './read-date.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { readSegment } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.84;
const SHORT = /\b(?:short|st|corto|cp)\b/;
const LONG = /\b(?:long|lt|largo|lp)\b/;
/** So many lines above the first row their heading is looked for, and so many may lie between two rows. */
const HEADING_LINES = 3;
const BETWEEN = 2;
const IS_YEAR = /^(?:19|20)\d\d$/u;

interface Row {
  readonly lineAt: number;
  /** ISO; of a month or a year its first day. */
  readonly day: string;
  readonly page: number;
  readonly grades: readonly Segment[];
}

/** The day that a row begins with, as ISO; null where it begins with none. */
function dayOf(text: string, order: DateOrder): string | null {
  if (IS_YEAR.test(text)) return `${text}-01-01`;
  const [date] = listDates(text, order);
  if (date !== undefined) return date.index <= 'Wednesday, '.length ? date.value : null;
  return listDates(`1 ${text}`, order)[0]?.value ?? null;
}

/** A row of the history, or null. */
function toRow({ segments, page }: TextLine, lineAt: number, order: DateOrder): Row | null {
  const [first, ...others] = segments;
  const day = first === undefined ? null : dayOf(first.text, order);
  const grades = others
    .flatMap(({ words }) => words.map((word) => readSegment([word])))
    .filter(({ text }) => GRADES.some((grade) => grade === text));
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

/** The term that stands over a grade; null where none or both do. */
function termOver(headings: readonly TextLine[], { box }: Segment): 'st' | 'lt' | null {
  const over = headings.flatMap(({ segments }) =>
    segments.filter((segment) => segment.box[0] < box[2] && segment.box[2] > box[0]),
  );
  const [isShort, isLong] = [SHORT, LONG].map((words) => over.some(({ plain }) => words.test(plain)));
  if (isShort === isLong) return null;
  return isShort === true ? 'st' : 'lt';
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
