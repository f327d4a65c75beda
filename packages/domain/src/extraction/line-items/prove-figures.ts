// Figures of scanned lines that OCR misread, left out or tore: what a line lacks follows from the rest of it (quantity × unit price = amount), and which of its figures is wrong from
// the sum of all lines. The text stays as it was read, and the figure says that it was put right (issue 14: scans; digits resolved by arithmetic, never silently).

import { isMisreadOf } from '../agreeing-amounts.ts';
import type { DecimalMark } from '../read-number.ts';
import type { LineRole } from './line-columns.ts';
import { readNumber } from '../read-number.ts';
import { readFigure, ROUNDED } from './line-figures.ts';
import type { LineCell, TableLines } from './read-lines.ts';
import { findSignless } from './signs-as-digits.ts';

const MOST_COUNTED = 100_000;
/** Of one line alone a price that its amount is so many times of may be by chance. */
const LEAST_COUNTED = 2;
/** By so much an amount is too large whose mark before the cents was lost. */
const HUNDRED = 100;
const FACTORS = ['quantity', 'price', 'amount'] as const satisfies readonly LineRole[];
/** Letters that OCR reads for figures. */
const FIGURES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  I: '1',
  l: '1',
  L: '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
  g: '9',
  q: '9',
};
const CENTS = /[.,]\d{2}(?!\d|[.,]\d)/u;
/** '2,375 52': the mark before the cents is lost, or a space stands beside it. */
const TORN = /^\D{0,4}(\d[\d.,’']*)\s?[.,]?\s(\d{2})\D{0,4}$/u;

type Row = TableLines['rows'][number];
type Factor = (typeof FACTORS)[number];
type Factors = Readonly<Record<Factor, number | null>>;

interface Way {
  readonly role: Factor;
  readonly value: number;
  /** Its text has the same figures: only a mark or a letter was misread. */
  readonly isSameDigits: boolean;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < ROUNDED;
const roundCents = (value: number): number => Math.round(value * 100) / 100;

function digitsOf(text: string): string {
  return [...text]
    .map((sign) => FIGURES[sign] ?? sign)
    .join('')
    .replaceAll(/\D/gu, '');
}

/** How a value could be printed, without its marks. */
function printsOf(value: number): readonly string[] {
  const cents = value.toFixed(2).replace('.', '');
  return Number.isInteger(value) ? [String(value), cents] : [cents];
}

function hasSameDigits(text: string, value: number): boolean {
  return printsOf(value).includes(digitsOf(text));
}

/** The same figures but one, which is another, left out, or a sign of money that was read as one. */
function isOneAway(text: string, value: number): boolean {
  const digits = digitsOf(text);
  return printsOf(value).some((print) => print !== digits && isMisreadOf(digits, print));
}

/** The values that would make a line's amount its product, each with the rest of the line as it was read. An amount that the sum asks for may be read as anything. */
function listWays(
  { quantity, price, amount }: Factors,
  textOf: (role: Factor) => string,
  isRight: (amount: number) => boolean,
): readonly Way[] {
  const ways: Way[] = [];
  const add = (role: Factor, value: number, isRead: boolean): void => {
    const isSameDigits = hasSameDigits(textOf(role), value);
    const isAsked = role === 'amount' && isRight(value);
    const isSigned = value > 0 || (role === 'quantity' && value < 0);
    if (isSigned && (!isRead || isAsked || isSameDigits || isOneAway(textOf(role), value)))
      ways.push({ role, value, isSameDigits });
  };
  if (price !== null && amount !== null && price > 0) {
    const count = Math.round(amount / price);
    if (count <= MOST_COUNTED && isSame(count * price, amount)) add('quantity', count, quantity !== null);
  }
  if (quantity !== null && amount !== null && quantity > 0) {
    const one = roundCents(amount / quantity);
    if (isSame(one * quantity, amount)) add('price', one, price !== null);
  }
  if (quantity !== null && price !== null) add('amount', roundCents(quantity * price), amount !== null);
  return ways;
}

/** The one way that the digits or the sum leave; null where several are as good. @param isRight whether an amount is what the sum asks for */
function chooseWay(
  ways: readonly Way[],
  amount: number | null,
  isRight: (amount: number) => boolean,
): Way | null {
  const bySum = ways.filter(({ role, value }) => isRight(role === 'amount' ? value : (amount ?? value)));
  for (const some of [bySum, ways.filter(({ isSameDigits }) => isSameDigits), ways])
    if (some.length === 1) return some[0] ?? null;
  return null;
}

function readTorn(text: string): number | null {
  const [, whole, cents] = TORN.exec(text.trim()) ?? [];
  return whole === undefined || cents === undefined ? null : Number(`${digitsOf(whole)}.${cents}`);
}

/** What the figures of a row are: as they were read, and as they are where a mark was lost. */
function readFactors(
  row: Row,
  { columns }: TableLines,
  mark: DecimalMark | null,
): { read: Factors; torn: Factors } {
  const textOf = (role: Factor): string => row.get(columns.get(role) ?? -1)?.text ?? '';
  const valueOf = (role: Factor): number | null => {
    const proven = row.get(columns.get(role) ?? -1)?.value;
    const figure = proven === undefined ? readFigure(textOf(role), mark) : readNumber(proven, '.');
    return figure === null ? null : Number(figure.value);
  };
  const read = { quantity: valueOf('quantity'), price: valueOf('price'), amount: valueOf('amount') };
  const torn = {
    quantity: read.quantity,
    price: read.price ?? readTorn(textOf('price')),
    amount: read.amount ?? readTorn(textOf('amount')),
  };
  return { read, torn };
}

/** The figures that only read once their torn mark is put back. */
function listTorn(read: Factors, torn: Factors): Map<Factor, number> {
  const found = new Map<Factor, number>();
  for (const role of FACTORS) {
    const value = torn[role];
    if (value !== null && value !== read[role]) found.set(role, value);
  }
  return found;
}

/** What has to be put right in a row: nothing where its figures agree, or where none of them can be told. */
function listCorrections(
  row: Row,
  lines: TableLines,
  mark: DecimalMark | null,
  isRight: (before: number | null, amount: number) => boolean,
): ReadonlyMap<Factor, number> {
  const { read, torn } = readFactors(row, lines, mark);
  const { quantity, price, amount } = torn;
  const corrections = listTorn(read, torn);
  if (quantity !== null && price !== null && amount !== null && isSame(quantity * price, amount)) {
    const isHundredfold = isRight(read.amount, amount / HUNDRED) && !isRight(read.amount, amount);
    if (isHundredfold) corrections.set('price', price / HUNDRED).set('amount', amount / HUNDRED);
    return corrections;
  }
  const textOf = (role: Factor): string => row.get(lines.columns.get(role) ?? -1)?.text ?? '';
  const isAsked = (value: number): boolean => isRight(read.amount, value);
  const signless = findSignless(quantity, { price: textOf('price'), amount: textOf('amount') }, mark);
  const way = chooseWay(listWays(torn, textOf, isAsked), amount, isAsked);
  const isSigned = signless !== null && (way === null || isAsked(signless.amount));
  if (isSigned) return corrections.set('price', signless.price).set('amount', signless.amount);
  return way === null ? new Map() : corrections.set(way.role, way.value);
}

/** As the other figures of the table are printed. */
function toText(role: Factor, value: number, { rows }: TableLines): string {
  const hasCents = rows.some((row) => [...row.values()].some(({ text }) => CENTS.test(text)));
  return role === 'quantity' || (!hasCents && Number.isInteger(value)) ? String(value) : value.toFixed(2);
}

/** The row with its figures put right; a figure that was left out stands where the amount is printed that it follows from. */
function correctRow(row: Row, lines: TableLines, corrections: ReadonlyMap<Factor, number>): Row {
  const { columns } = lines;
  const cells = new Map<number, LineCell>(row);
  const [any] = row.values();
  const amount = row.get(columns.get('amount') ?? -1) ?? row.get(columns.get('price') ?? -1) ?? any;
  for (const [role, value] of corrections) {
    const column = columns.get(role) ?? -1;
    const cell = row.get(column) ?? (amount && { ...amount, column, text: '' });
    if (cell !== undefined) cells.set(column, { ...cell, value: toText(role, value, lines) });
  }
  return cells;
}

/**
 * The lines of scanned pages with the figures that their arithmetic proves; lines with discounts stay as they are.
 *
 * @param sums what the lines may add up to
 */
export function proveFigures(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  // What the sum proves of one line lets it prove another.
  const counted = lines.map((each) => addCounts(each, mark));
  return completeLast(correctLines(correctLines(counted, mark, sums), mark, sums), mark, sums);
}

/** The lines with each figure put right that its line and the sum of all prove. */
function correctLines(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const amountOf = (row: Row, each: TableLines): number => readFactors(row, each, mark).read.amount ?? 0;
  const sum = lines.reduce((all, each) => each.rows.reduce((own, row) => own + amountOf(row, each), all), 0);
  const isRight = (before: number | null, amount: number): boolean =>
    sums.some((each) => isSame(each, sum - (before ?? 0) + amount));
  return lines.map((each) => {
    const isCounted = FACTORS.every((role) => each.columns.has(role)) && !each.columns.has('discount');
    if (!isCounted) return each;
    return {
      ...each,
      rows: each.rows.map((row) => {
        const corrections = listCorrections(row, each, mark, isRight);
        return corrections.size === 0 ? row : correctRow(row, each, corrections);
      }),
    };
  });
}

/** A column of counts for lines whose amounts are all so many times their prices, where OCR lost it; of prices that are the amounts it says nothing. */
function addCounts(lines: TableLines, mark: DecimalMark | null): TableLines {
  const { columns, headings, rows } = lines;
  const isOpen = columns.has('price') && columns.has('amount') && !columns.has('quantity');
  if (!isOpen || rows.length < LEAST_COUNTED) return lines;
  const counts = rows.map((row) => {
    const { price, amount } = readFactors(row, lines, mark).read;
    const count = price === null || amount === null || price <= 0 ? 0 : Math.round(amount / price);
    return count > 0 && count <= MOST_COUNTED && isSame(count * (price ?? 0), amount ?? 0) ? count : 0;
  });
  if (counts.includes(0) || counts.every((count) => count === 1)) return lines;
  const column = headings.length;
  const counted: TableLines = {
    ...lines,
    headings: [...headings, ''],
    columns: new Map([...columns, ['quantity', column]]),
  };
  return {
    ...counted,
    rows: rows.map((row, at) => correctRow(row, counted, new Map([['quantity', counts[at] ?? 0]]))),
  };
}

/** Of one line alone without an amount what the sum leaves, where that is so many times its price. */
function completeLast(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const factors = new Map(
    lines.flatMap((each) => each.rows.map((row) => [row, readFactors(row, each, mark).read] as const)),
  );
  const open = [...factors].filter(([, { amount }]) => amount === null);
  const [row, read] = open[0] ?? [];
  const price = read?.price ?? 0;
  if (row === undefined || open.length > 1 || price <= 0 || (read?.quantity ?? null) !== null) return lines;
  const known = [...factors.values()].reduce((all, { amount }) => all + (amount ?? 0), 0);
  const counts = new Set(
    sums
      .map((sum) => ({ left: roundCents(sum - known), count: Math.round((sum - known) / price) }))
      .filter(({ left, count }) => count > 0 && count <= MOST_COUNTED && isSame(count * price, left))
      .map(({ count }) => count),
  );
  const [count = 0] = counts;
  if (counts.size !== 1) return lines;
  const corrections = new Map<Factor, number>([
    ['quantity', count],
    ['amount', roundCents(count * price)],
  ]);
  return lines.map((each) => ({
    ...each,
    rows: each.rows.map((own) =>
      own === row && FACTORS.every((role) => each.columns.has(role))
        ? correctRow(own, each, corrections)
        : own,
    ),
  }));
}

/** Whether a figure of the lines was put right. */
export function hasCorrections(lines: readonly TableLines[]): boolean {
  return lines.some(({ rows }) =>
    rows.some((row) => [...row.values()].some(({ value }) => value !== undefined)),
  );
}
