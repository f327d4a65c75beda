// Figures in the columns of line items: quantities with what they are counted in, and which columns are a quantity, a price and their product (issue 14: line items;
// decisions.md section 5: data types).

import { withoutMisreadSign } from '../misread-sign.ts';
import type { DecimalMark } from '../read-number.ts';
import { readNumber } from '../read-number.ts';

/** Amounts that differ by less than this are the same. */
export const ROUNDED = 0.006;
/** The same where one of them was made of figures that were rounded before: by a price, by a tax. */
export const ROUNDED_TWICE = 0.011;

/** Whole amounts, of money without hundredths, are rounded to the next. */
export const ROUNDED_WHOLE = 0.51;

/** How far a product may be from an amount that is printed so. */
export function roundingOf(amount: string): number {
  return /[.,]\d{1,2}\D*$/u.test(amount) ? ROUNDED : ROUNDED_WHOLE;
}

/** A number with what it is counted in behind it: '3 h', '12 uds.', '0.12 / kWh'. */
const WITH_UNIT = /^([-−–]?\s*[\d.,'’  ]*\d)\s*(?:\/\s*)?\p{L}[\p{L}.²³/ ]{0,10}[23]?$/u;
/** A price with what it is the price of, where that is one: '4.766,51 1 UN', '12.50 / 1 PC'. */
const PER_ONE = /^(\S*\d[.,]\d{2,4})\s(?:\/\s?)?1\s\p{Lu}{1,3}$/u;

/** A parenthesis that nothing closes is a sign of money that was misread: '(327.03' of 'Q327.03'. */
const OPEN = /^\s*\((?=[^)]*$)/u;

/** '28, 83' */
const BEFORE_CENTS = /(?<=\d[.,])\s(?=\d{2}$)/u;

/** What a ruling beside a cell is read as, and what stands behind one: '2|', '1.62|5'. */
const RULING = /^[\s|[\]]+|\s*[|[\]].{0,2}$/gu;
/** The letter of a kind of tax before its rate: 'S 8.1 %'. */
const KIND_OF_TAX = /^[A-Z]{1,2}\s+(?=\d{1,2}(?:[.,]\d{1,2})?\s?%$)/u;

/** The number in a cell as a plain decimal and whether it is a share; null where there is none. Units of count behind it are left out, and a space before its cents. */
export function readFigure(
  text: string,
  mark: DecimalMark | null,
): { readonly value: string; readonly isPercent: boolean; readonly currency: string } | null {
  const whole = readNumber(text.replace(OPEN, ''), mark);
  if (whole !== null) return whole;
  const counted = (PER_ONE.exec(text.trim()) ?? WITH_UNIT.exec(text.trim()))?.[1];
  if (counted !== undefined) return readNumber(counted, mark);
  const bare = text.trim().replace(BEFORE_CENTS, '').replace(RULING, '').replace(KIND_OF_TAX, '');
  const joined = withoutMisreadSign(bare).replace(/(?<=\d)[.,;:]$/u, '');
  return joined === text.trim() ? null : readNumber(joined, mark);
}

/** The number in a cell, not a number where there is none. */
export function numberIn(text: string, mark: DecimalMark | null): number {
  return Number(readFigure(text, mark)?.value ?? Number.NaN);
}

const UNITS =
  /^(?:pcs?|pieces?|sets?|ea|each|units?|un|und|unid|uds?|pza?s?|kgs?|grs?|lts?|ml|cm|mm|m[23²³]?|box(?:es)?|ctns?|packs?|pkts?|rolls?|btls?|cans?|bags?|hrs?|hours?|days?|c\/u|piezas?|cajas?|juegos?|par(?:es)?|rollos?|sacos?|horas?|d[ií]as?)\.?$/iu;

/** Whether a text is what something is counted in, which describes nothing. */
export const isUnit = (text: string): boolean => UNITS.test(text.trim());

/** The texts of a column under its heading. */
export interface ColumnTexts {
  readonly heading: string;
  readonly texts: readonly string[];
}

/** How many cells of a column are filled, with figures, and with shares. */
export interface FilledCells {
  readonly filled: number;
  readonly figures: number;
  readonly percents: number;
}

/** Counts the cells of a column by what stands in them. */
export function countFigures({ texts }: Pick<ColumnTexts, 'texts'>, mark: DecimalMark | null): FilledCells {
  const filled = texts.filter((text) => !/^[-–—\s]*$/u.test(text));
  const figures = filled.flatMap((text) => readFigure(text, mark) ?? []);
  return {
    filled: filled.length,
    figures: figures.length,
    percents: figures.filter(({ isPercent }) => isPercent).length,
  };
}

const MOSTLY = 0.6;

/** Whether a column holds figures. */
export function isFigures({ filled, figures }: FilledCells): boolean {
  return filled > 0 && figures >= MOSTLY * filled;
}

/** Whether a column holds shares of a hundred. */
export function isPercents({ filled, percents }: FilledCells): boolean {
  return filled > 0 && percents >= MOSTLY * filled;
}

const MOST_FIGURES = 7;
/** Two amounts are made by chance hardly ever: of the others some may be misread. */
const HALF = 0.5;
/** Of what stands under the heading of a factor so much are figures: the names of totals may stand there too. */
const SOME = 0.4;

const mayBeFactor = (kind: FilledCells, isHeaded: boolean): boolean =>
  isFigures(kind) || (isHeaded && kind.figures > 1 && kind.figures >= SOME * kind.filled);
const NEARLY_ALL = 0.8;

/** Three columns of which the third is the product of the others in nearly all rows: a quantity, a price and an amount; null where there are none. */
export function findProduct(
  columns: readonly ColumnTexts[],
  mark: DecimalMark | null,
): Map<'quantity' | 'price' | 'amount', number> | null {
  const figures = [...columns.entries()]
    .map(([at, column]) => [at, countFigures(column, mark), column.heading !== ''] as const)
    .filter(([, kind, isHeaded]) => mayBeFactor(kind, isHeaded) && !isPercents(kind))
    .slice(0, MOST_FIGURES);
  const values = new Map(
    figures.map(([at]) => [at, columns[at]?.texts.map((text) => numberIn(text, mark)) ?? []]),
  );
  const places = figures.map(([at]) => at);
  for (const amount of places.toReversed())
    for (const price of places.toReversed()) {
      const may = places.filter((at) => at < price && price !== amount && at !== amount);
      const rounding = roundingIn(columns[amount]);
      const right = may.map((quantity) => countProducts(values, { quantity, price, amount }, rounding));
      // Of what was ordered and what was delivered the first may be right in most lines, the other is in all.
      const most = Math.max(0, ...right);
      const quantity = most === 0 ? undefined : may[right.indexOf(most)];
      if (quantity !== undefined)
        return new Map([
          ['quantity', quantity],
          ['price', price],
          ['amount', amount],
        ]);
    }
  return null;
}

/** How far products may be from the amounts of a column: one that is printed with hundredths tells that all are. */
function roundingIn(column: ColumnTexts | undefined): number {
  return Math.min(...(column?.texts ?? []).filter((text) => text.trim() !== '').map(roundingOf));
}

/** In how many rows an amount is the product of the others; 0 where these are too few to tell that it is. */
function countProducts(
  values: ReadonlyMap<number, readonly number[]>,
  { quantity, price, amount }: Readonly<Record<'quantity' | 'price' | 'amount', number>>,
  rounding: number,
): number {
  const at = (column: number, row: number): number => values.get(column)?.[row] ?? Number.NaN;
  const rows = (values.get(amount) ?? [])
    .map((each, row) => ({ count: at(quantity, row), one: at(price, row), each }))
    .filter(({ count, one, each }) => !Number.isNaN(count + one + each));
  const right = rows.filter(({ count, one, each }) => Math.abs(count * one - each) <= rounding);
  // One times a price proves nothing, nor does nothing times anything.
  const telling = right.filter(
    ({ count, one, each }) => Math.abs(count) !== 1 && Math.abs(one) !== 1 && each !== 0,
  );
  const least = telling.length > 1 ? HALF : NEARLY_ALL;
  return telling.length > 0 && right.length >= least * rows.length ? right.length : 0;
}
