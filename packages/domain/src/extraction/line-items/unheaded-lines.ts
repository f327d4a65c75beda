// Lines that no heading and no ruling makes a table of: on a till's paper, in a letter, in a bill by sections with a subtotal behind each. Rows of words that end in a
// figure are tried as a table; whether they are lines is proven by their sum (issue 14: line items; proven-lines.ts).

import type { ReadPage } from '../../digitise/page.ts';
import type { ReadTable, TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import type { Segment, TextLine } from '../text-lines.ts';
import { listLines, readSegment, sureness, surround } from '../text-lines.ts';
import { numberIn, readFigure, ROUNDED } from './line-figures.ts';
import { breaksOff } from './read-lines.ts';
import { columnUnder, findContinuation, findRowHeadings } from './row-headings.ts';
import { isTotalLabel } from './total-labels.ts';

/** A page with more such rows is no form, and the lines begin at one of the first. */
const MOST_ROWS = 120;
const MOST_STARTS = 12;

/** What is taken off all lines together is none of them. */
const DISCOUNT = /(?<!\p{L})(?:discount|rebate|descuento|dto|bonificaci[oó]n)(?!\p{L})/iu;
/** '4 @ 12.50' */
const COUNT = /^\d[\d.,]*\s?(?:\p{L}{1,3}\s?)?[x×@*]\s?\D{0,3}\d[\d.,]*(?:\s?\/\s?\p{L}{1,4})?$/u;

type Row = readonly Segment[];

/** Something named, and a figure at the end. */
function isCharge(segments: Row, mark: DecimalMark | null): boolean {
  const last = segments.at(-1);
  const isNamed = segments.slice(0, -1).some(({ text }) => /\p{L}{3}/u.test(text));
  return last !== undefined && isNamed && readFigure(last.text, mark) !== null;
}

/** The class of its tax behind an amount: '22,77 1', '4.10 A'. */
const CLASS_OF_TAX = /^(?:\d|[A-Z])$/u;
const WITH_CENTS = /^[^\p{L}\d]{0,3}\d[\d.,]*[.,]\d{2}$/u;
/** So many rows with such a class tell that it is one. */
const LEAST_CLASSED = 2;

/** The rows without the classes of tax behind their amounts, where several have one. */
function dropClasses(rows: readonly Row[]): readonly Row[] {
  const cut = rows.map((row): Row => {
    const last = row.at(-1);
    const [before, end] = last?.words.slice(-2) ?? [];
    const isClassed =
      last?.words.length === 2 && WITH_CENTS.test(before?.text ?? '') && CLASS_OF_TAX.test(end?.text ?? '');
    return isClassed && row.length > 1 ? [...row.slice(0, -1), readSegment(last.words.slice(0, 1))] : row;
  });
  return cut.filter((row, at) => row !== rows[at]).length < LEAST_CLASSED ? rows : cut;
}

/** What stands in the place of an amount that OCR could not read. */
const UNREADABLE = /^\S{1,7}$/u;

/** Something named and counted or priced, and at the end what was to be its amount. */
function isUnreadCharge(segments: Row, mark: DecimalMark | null): boolean {
  const [before, last] = segments.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    segments.length > 2 &&
    UNREADABLE.test(last.text) &&
    isCharge(segments.slice(0, -1), mark)
  );
}

/** What stands before totals that are printed beside the lines: 'Bicycle 1 34.50 | VAT 10 % 3.14'. */
function cutAtTotals(segments: Row, mark: DecimalMark | null): Row {
  const at = segments.findIndex(
    ({ text }, place) =>
      place > 1 && isTotalLabel(text) && readFigure(segments[place + 1]?.text ?? '', mark) !== null,
  );
  return at === -1 ? segments : segments.slice(0, at);
}

/** A charge without what is printed beside it at the right and says nothing of it: 'Adult single | 2 | 31.94 | Paid by card'. */
function cutBeside(segments: Row, mark: DecimalMark | null): Row {
  const last = segments.findLastIndex(({ text }) => WITH_CENTS.test(text) && readFigure(text, mark) !== null);
  const beside = segments.slice(last + 1);
  const isBeside =
    beside.some(({ text }) => !UNREADABLE.test(text)) &&
    beside.every(({ text }) => /\p{L}{2}|\d{5}/u.test(text));
  return isBeside && isCharge(segments.slice(0, last + 1), mark) ? segments.slice(0, last + 1) : segments;
}

/** A name, and under it how many there are of what is charged: on narrow paper they take a line each. */
function joinCounts(rows: readonly Row[], mark: DecimalMark | null): readonly Row[] {
  return rows.flatMap((row, at): Row[] => {
    const [count, amount, ...more] = row;
    const above = rows[at - 1] ?? [];
    const [name] = above;
    const isCount =
      count !== undefined && amount !== undefined && more.length === 0 && COUNT.test(count.text);
    const isName = name !== undefined && above.length === 1 && /\p{L}{3}/u.test(name.text);
    if (!isCount || !isName || readFigure(amount.text, mark) === null) return [row];
    return [[readSegment([...name.words, ...count.words]), amount]];
  });
}

/** The number of an article before a count, and what it is counted by: '5083326637442 3 @ 7.59'. */
const CODE = /^\d{6,14}$/u;
const FACTORS = /^(\d[\d.,]*)\s?(?:\p{L}{1,3}\s?)?[x×@*]\s?\D{0,3}(\d[\d.,]*)/u;

/** What a count and its price make, '3 @ 7.59' without what stands before it; null where a text says no such. */
function makeOf(text: string, mark: DecimalMark | null): number | null {
  const factors = COUNT.test(text) ? FACTORS.exec(text) : null;
  const valueOf = (figure = ''): number => numberIn(figure, mark);
  return factors === null ? null : valueOf(factors[1]) * valueOf(factors[2]);
}

/** A charge, and under it how many there are of what price, where that makes its amount. */
function joinCountsBelow(rows: readonly Row[], mark: DecimalMark | null): readonly Row[] {
  return rows.map((row, at): Row => {
    const [name, amount] = row;
    const under = rows[at + 1] ?? [];
    if (name === undefined || amount === undefined || row.length !== 2 || under.length !== 1) return row;
    const all = under.flatMap(({ words }) => words);
    const words = all.filter(({ text }, place) => place > 0 || !CODE.test(text));
    const made = makeOf(words.map(({ text }) => text).join(' '), mark);
    const figure = readFigure(amount.text, mark);
    const isMade = made !== null && figure !== null && Math.abs(made - Number(figure.value)) < ROUNDED;
    return isMade ? [readSegment([...name.words, ...words]), amount] : row;
  });
}

/** In shares of the page's width. */
const INDENTED = 0.005;
/** So often the name of a part of a charge is printed: 'Charges', 'VAT' under each. */
const LEAST_PARTS = 3;

/** The rows without the parts of charges: what is indented under each of several rows by the same name. */
function dropParts(rows: readonly Row[]): readonly Row[] {
  const nameOf = (row: Row | undefined): string => row?.[0]?.plain ?? '';
  const leftOf = (row: Row | undefined): number => row?.[0]?.box[0] ?? 0;
  const places = Map.groupBy(rows.keys(), (at) => nameOf(rows[at]));
  const isPart = (at: number): boolean => {
    const same = places.get(nameOf(rows[at])) ?? [];
    return (
      same.length >= LEAST_PARTS &&
      same.every((place) => {
        const head = rows
          .slice(0, place)
          .findLast((row) => (places.get(nameOf(row)) ?? []).length < LEAST_PARTS);
        return head !== undefined && leftOf(rows[place]) - leftOf(head) > INDENTED;
      })
    );
  };
  return rows.filter((_, at) => !isPart(at));
}

/** Where columns stand: stretches that the segments of the rows cover, without those that end their rows. */
function listColumns(rows: readonly Row[]): readonly (readonly [left: number, right: number])[] {
  const stretches = rows
    .flatMap((row) => row.slice(0, -1).map(({ box }) => [box[0], box[2]] as const))
    .toSorted(([one], [other]) => one - other);
  const columns: [number, number][] = [];
  for (const [left, right] of stretches) {
    const last = columns.at(-1);
    if (last !== undefined && left < last[1]) last[1] = Math.max(last[1], right);
    else columns.push([left, right]);
  }
  return columns;
}

/** Where each segment of a row stands among columns; what ends it is of the last one. */
function placeSegments(
  segments: Row,
  columns: readonly (readonly [left: number, right: number])[],
): ReadonlyMap<number, Segment> {
  const byColumn = new Map<number, Segment>();
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    const own = columns.findIndex(([left, right]) => segment.box[0] >= left && segment.box[0] <= right);
    const column = isLast || own === -1 ? columns.length : own;
    // A count that stands apart here is a part of the name in other rows.
    const before = byColumn.get(column);
    byColumn.set(column, before === undefined ? segment : readSegment([...before.words, ...segment.words]));
  }
  return byColumn;
}

/** A row with what its cells go on with in the next line; where no headings stand over it, only what breaks off within a phrase does. */
function addContinuations(
  lines: readonly TextLine[],
  row: ReadonlyMap<number, Segment>,
  isHeaded: boolean,
): ReadonlyMap<number, Segment> {
  return new Map(
    [...row].map(([column, segment]) => {
      const rest = isHeaded || breaksOff(segment.text) ? findContinuation(lines, segment) : null;
      return [column, rest === null ? segment : readSegment([...segment.words, ...rest.words])];
    }),
  );
}

const toCell = (row: number, column: number, segment: Segment): TableCell => ({
  row,
  column,
  text: segment.text,
  box: segment.box,
  confidence: sureness(segment),
});

function toTable(page: ReadPage, rows: readonly Row[], lines: readonly TextLine[]): ReadTable {
  const columns = listColumns(rows);
  const placed = rows.map((segments) => placeSegments(segments, columns));
  const boxes = Array.from({ length: columns.length + 1 }, (_, column) => {
    const own = placed.flatMap((row) => row.get(column) ?? []).map(({ box }) => box);
    return own.length === 0 ? null : surround(own);
  });
  const named = new Map(
    findRowHeadings(lines, rows[0] ?? []).flatMap((heading) => {
      const column = columnUnder(heading, boxes);
      return column === null ? [] : [[column, heading] as const];
    }),
  );
  const isHeaded = named.size > 0;
  const whole = placed.map((row) => addContinuations(lines, row, isHeaded));
  const all = isHeaded ? [named, ...whole] : whole;
  const cells = all.flatMap((row, at) => [...row].map(([column, segment]) => toCell(at, column, segment)));
  return {
    page: page.number,
    box: surround(cells.map(({ box }) => box)),
    way: 'text',
    cells,
    rowCount: all.length,
    columnCount: columns.length + 1,
    headerRows: all.length - placed.length,
  };
}

/** Tables of one row each, of the rows right above a total, where nothing but what costs nothing stands between them: one fare, one item. */
export function listSoleLines(page: ReadPage, mark: DecimalMark | null): readonly ReadTable[] {
  const lines = listLines(page);
  const all = lines.map(({ segments }) => segments);
  const rows = joinCountsBelow(dropClasses(all), mark).map((row) => cutBeside(row, mark));
  const isFree = (row: Row | undefined): boolean =>
    row !== undefined && isCharge(row, mark) && Number(readFigure(row.at(-1)?.text ?? '', mark)?.value) === 0;
  const isTotal = (row: Row | undefined): boolean => row?.[0] !== undefined && isTotalLabel(row[0].text);
  return rows.flatMap((row, at) => {
    const next = rows.slice(at + 1).find((each) => !isFree(each));
    const isSole = isCharge(row, mark) && !isFree(row) && !row.some(({ text }) => isTotalLabel(text));
    return isSole && isTotal(next) ? [toTable(page, [row], lines)] : [];
  });
}

/** What stands above the first total behind a charge. */
function cutAboveTotals(rows: readonly Row[], mark: DecimalMark | null): readonly Row[] {
  const isTotal = (row: Row): boolean => row.some(({ text }) => isTotalLabel(text));
  const first = rows.findIndex((row) => isCharge(row, mark) && !isTotal(row));
  const end = rows.findIndex((row, at) => at > first && isTotal(row));
  return first === -1 || end === -1 ? [] : rows.slice(0, end);
}

/**
 * Tables of the rows of a page that end in a figure, without its totals: the first begins at the first row, each further one a row below.
 *
 * @param isAboveTotals whether only those above the first total are meant
 */
export function listUnheadedTables(
  page: ReadPage,
  mark: DecimalMark | null,
  isAboveTotals = false,
): readonly ReadTable[] {
  const lines = listLines(page);
  const all = lines.map(({ segments }) => segments);
  const own = isAboveTotals ? cutAboveTotals(all, mark) : all;
  const isScan = page.source === 'ocr';
  const charged = joinCounts(joinCountsBelow(dropClasses(own), mark), mark)
    .map((segments) => cutBeside(cutAtTotals(segments, mark), mark))
    .filter(
      (segments) =>
        (isCharge(segments, mark) || (isScan && isUnreadCharge(segments, mark))) &&
        !segments.some(({ text }) => isTotalLabel(text) || DISCOUNT.test(text)),
    );
  const rows = dropParts(charged);
  if (rows.length === 0 || rows.length > MOST_ROWS) return [];
  const starts = Array.from({ length: Math.min(MOST_STARTS, Math.max(1, rows.length - 1)) }, (_, at) => at);
  // What costs nothing begins no lines: 'Credits 0.00' under a sum of all charges.
  const isFree = (row: Row | undefined): boolean => numberIn(row?.at(-1)?.text ?? '', mark) === 0;
  return starts
    .filter((start) => !isFree(rows[start]))
    .map((start) => toTable(page, rows.slice(start), lines));
}
