// What the heading of a statement says about its columns: last day and length of each period, scale ('in millions, except per share'),
// currency; and which columns hold no period, such as percentages and numbers of notes (issue 14, 'Financial statements').

import type { Box } from '../digitise/page.ts';
import { findDate, findMonthDay, formatDay } from './read-date.ts';
import { findCurrencyWord } from './find-currency.ts';
import { findCurrency } from './read-number.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, surround } from './text-lines.ts';
import type { ValueColumn, ValueGrid } from './value-grid.ts';

export interface ColumnPeriod {
  readonly column: number;
  /** YYYY-MM-DD, YYYY-Q1 to YYYY-Q4, YYYY, or '' where the heading does not say. */
  readonly period: string;
  readonly months: number | null;
  readonly boxes: readonly Box[];
  /** A letter was taken for a digit. */
  readonly isMended?: true;
}

export interface StatementHeading {
  readonly periods: readonly ColumnPeriod[];
  /** The power of ten by which amounts are multiplied: 0, 3, 6 or 9. */
  readonly scale: number;
  readonly scaleLine: TextLine | null;
  /** ISO 4217, or ''. */
  readonly currency: string;
  readonly currencyLine: TextLine | null;
}

const YEAR = /\b(?:19|20)\d\d\b/;
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three|3) months|tres meses|\bquarter|trimestre|\bq[1-4ilu]\b/, 3],
  [/\b(?:six|6) months|seis meses|semestre/, 6],
  [/\b(?:nine|9) months|nueve meses/, 9],
  [/\b(?:twelve|12) months|\byears?\b|doce meses|ejercicio|\banos?\b|fiscal/, 12],
];
const NO_PERIOD = /\b(?:percent|change|variance|increase|decrease|notes?|notas?|variacion|ratio)\b/;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in|of) (?:us |u s )?(?:dollars? )?billions?\b|\bbillions of\b/, 9],
  [
    /\bin (?:us |u s )?(?:dollars? |eur |usd )?millions?\b|\bmillions of\b|\ben millones\b|\bmillones de\b|\b(?:us|eur|usd) ?millions?\b|\bmm\b/,
    6,
  ],
  [
    /\bin (?:us |u s )?(?:dollars? |eur |usd )?thousands?\b|\bthousands of\b|\ben miles\b|\bmiles de\b|\b000s\b/,
    3,
  ],
];

function bounds(columns: readonly ValueColumn[], at: number): readonly [number, number] {
  const own = columns[at] ?? { left: 0, right: 1 };
  const before = columns[at - 1];
  const after = columns[at + 1];
  const left = before === undefined ? own.left - 0.05 : (before.right + own.left) / 2;
  const right = after === undefined ? 1 : (own.right + after.left) / 2;
  return [left, right];
}

function wordsWithin(header: readonly TextLine[], [left, right]: readonly [number, number]) {
  return header.flatMap((line) =>
    line.segments
      .flatMap((segment) => segment.words)
      .filter(({ box }) => (box[0] + box[2]) / 2 > left && (box[0] + box[2]) / 2 <= right),
  );
}

/** The segment with what is looked for that stands nearest to the column, the lowest of several; null where none has it. */
function nearestWith(
  header: readonly TextLine[],
  column: ValueColumn,
  fits: (segment: Segment) => boolean,
): Segment | null {
  let best: Segment | null = null;
  let nearest = Infinity;
  for (const line of header.toReversed())
    for (const segment of line.segments) {
      if (!fits(segment)) continue;
      const [left, , right] = segment.box;
      const gap = Math.max(0, left - column.right, column.left - right);
      if (gap < nearest) {
        nearest = gap;
        best = segment;
      }
    }
  return best;
}

function countMonths(text: string): number | null {
  return COUNTS.find(([words]) => words.test(text))?.[1] ?? null;
}

function readPeriod(grid: ValueGrid, header: readonly TextLine[], at: number): ColumnPeriod | null {
  const column = grid.columns[at];
  if (column === undefined) return null;
  const own = wordsWithin(header, bounds(grid.columns, at));
  const text = own.map((word) => word.text).join(' ');
  if (NO_PERIOD.test(normaliseText(text)) || /^\s*[(]?%/.test(text)) return null;
  const date = findDate(text, 'MDY');
  const length = nearestWith(header, column, ({ plain }) => countMonths(plain) !== null);
  const months = length === null ? null : countMonths(length.plain);
  const boxes = own.filter((word) => /\d/.test(word.text)).map((word) => word.box);
  if (date !== null) return { column: at, period: date.value, months, boxes };
  return readYearPeriod(header, column, { column: at, text, months, boxes });
}

/** The number of a quarter, or null. OCR reads the first one as a letter: 'Ql', 'qi', underlined 'qu'. */
function findQuarter(plain: string): { number: string; isMended: boolean } | null {
  const [, read] = /\bq([1-4ilu])\b/.exec(plain) ?? [];
  if (read === undefined) return null;
  const isMended = !/\d/.test(read);
  return { number: isMended ? '1' : read, isMended };
}

interface ColumnText {
  readonly column: number;
  readonly text: string;
  readonly months: number | null;
  readonly boxes: readonly Box[];
}

/** The day of a year that stands over a column, YYYY-MM-DD, or null. */
function findLastDay(header: readonly TextLine[], place: ValueColumn, year: number): string | null {
  const segment = nearestWith(header, place, ({ text }) => findMonthDay(text) !== null);
  const day = segment === null ? null : findMonthDay(segment.text);
  return day === null ? null : formatDay(year, day.month, day.day);
}

/** The period of a column that shows no full date: its year with the quarter, or with the month and day that stand over it. */
function readYearPeriod(
  header: readonly TextLine[],
  place: ValueColumn,
  { column, text, months, boxes }: ColumnText,
): ColumnPeriod {
  const yearSegment = nearestWith(header, place, (segment) => YEAR.test(segment.text));
  const year = (YEAR.exec(text) ?? YEAR.exec(yearSegment?.text ?? ''))?.[0];
  if (year === undefined) return { column, period: '', months, boxes: [] };
  const quarter = findQuarter(normaliseText(text));
  if (quarter !== null)
    return {
      column,
      period: `${year}-Q${quarter.number}`,
      months: 3,
      boxes,
      ...(quarter.isMended && { isMended: true }),
    };
  const full = findLastDay(header, place, Number(year));
  const span = boxes.length > 0 || yearSegment === null ? boxes : [yearSegment.box];
  return { column, period: full ?? year, months, boxes: span };
}

function findScale(lines: readonly TextLine[]): { scale: number; line: TextLine } | null {
  for (const line of lines)
    for (const [words, scale] of SCALES) if (words.test(line.plain)) return { scale, line };
  return null;
}

function currencyOf({ text }: TextLine): string {
  return /[$€£¥]|\b[A-Z]{3}\b/u.test(text) ? findCurrency(text) : '';
}

/** The currency of a heading may stand in words: 'miles de euros'; in a line they say what that line is in. */
function currencyOfHeading(line: TextLine): string {
  return findCurrencyWord(line.plain) || currencyOf(line);
}

/** Whether most figures of a column are percentages. */
function isPercentColumn(grid: ValueGrid, at: number): boolean {
  const figures = grid.lines.flatMap(({ figures: own }) => own.get(at) ?? []);
  return figures.filter(({ number }) => number.isPercent).length * 2 > figures.length;
}

/** What the heading of the page says; `takePercent` keeps columns of percentages, as a sheet of ratios has them. */
export function readStatementHeading(grid: ValueGrid, takePercent: boolean): StatementHeading {
  const header = grid.header.slice(-12);
  const periods = grid.columns.flatMap((_, at) => {
    const period = readPeriod(grid, header, at);
    return period === null || (!takePercent && isPercentColumn(grid, at)) ? [] : [period];
  });
  const scale = findScale([...grid.header, ...grid.lines.slice(0, 3).map(({ line }) => line)]);
  const headingLine = header.find((line) => currencyOfHeading(line) !== '');
  const currencyLine =
    headingLine ?? grid.lines.map(({ line }) => line).find((line) => currencyOf(line) !== '') ?? null;
  return {
    periods,
    scale: scale?.scale ?? 0,
    scaleLine: scale?.line ?? null,
    currency: currencyLine === null ? '' : currencyOfHeading(currencyLine),
    currencyLine,
  };
}

/** The box around the words that name the periods. */
export function boxOfPeriods(periods: readonly ColumnPeriod[]): Box {
  return surround(periods.flatMap(({ boxes }) => boxes));
}
