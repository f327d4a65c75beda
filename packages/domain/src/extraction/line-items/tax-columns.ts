// Which of the amounts of a line is what it costs before its tax, where the tax stands beside it: 'Net amount | Tax rate % | Taxes | Total', 'Taxable value | CGST | SGST | Total'
// (decisions.md section 5: tables expected). The last amount of a line is taken for it only where nothing says that it is another with tax.

import type { DecimalMark } from '../read-number.ts';
import { normaliseText } from '../text-lines.ts';
import type { ColumnTexts } from './line-figures.ts';
import { countFigures, isFigures, isPercents, numberIn, ROUNDED_TWICE } from './line-figures.ts';

const NEARLY_ALL = 0.8;

/** What the heading of a rate says, and that of an amount of tax does not. */
const OF_RATE = /%|\b(?:rate|pct|percent|percentage|tipo|tasa|alicuota|alic|porcentaje|taux)\b/u;

/** Whether a heading of a tax says that its column holds rates, though its cells have no sign of a share: 'TAX RATE %' over '7.50'. */
export function isHeadedRate(heading: string): boolean {
  return OF_RATE.test(normaliseText(heading)) || heading.includes('%');
}

/** The taxes of a line: columns of amounts, and columns of rates. */
export interface TaxColumns {
  readonly amounts: readonly number[];
  readonly rates: readonly number[];
}

/** Parts columns with headings of taxes in rates and amounts. @param taxed the columns with such headings */
export function partTaxColumns(
  columns: readonly ColumnTexts[],
  taxed: readonly number[],
  mark: DecimalMark | null,
): TaxColumns {
  const kinds = taxed.flatMap((at) => {
    const column = columns[at];
    if (column === undefined) return [];
    const counted = countFigures(column, mark);
    return isFigures(counted) ? [{ at, isRate: isPercents(counted) || isHeadedRate(column.heading) }] : [];
  });
  return {
    amounts: kinds.filter(({ isRate }) => !isRate).map(({ at }) => at),
    rates: kinds.filter(({ isRate }) => isRate).map(({ at }) => at),
  };
}

/**
 * The column of which the taxes of each line make its amount; null where there is none.
 *
 * @param amount the column of the amounts that may be with tax
 * @param isFree whether a column has no other meaning
 */
export function findNetColumn(
  columns: readonly ColumnTexts[],
  amount: number,
  taxes: TaxColumns,
  { mark, isFree }: { readonly mark: DecimalMark | null; readonly isFree: (column: number) => boolean },
): number | null {
  if (taxes.amounts.length + taxes.rates.length === 0) return null;
  const valueAt = (column: number, row: number): number => numberIn(columns[column]?.texts[row] ?? '', mark);
  const sumAt = (some: readonly number[], row: number): number =>
    some.reduce((sum, column) => sum + (valueAt(column, row) || 0), 0);
  const rows = [...(columns[amount]?.texts.keys() ?? [])];
  const isRight = (net: number, row: number): boolean => {
    const tax = valueAt(amount, row) - valueAt(net, row);
    const made = (valueAt(net, row) * sumAt(taxes.rates, row)) / 100;
    return (
      (taxes.amounts.length > 0 && Math.abs(tax - sumAt(taxes.amounts, row)) < ROUNDED_TWICE) ||
      (taxes.rates.length > 0 && Math.abs(tax - made) < ROUNDED_TWICE)
    );
  };
  const isNet = (net: number): boolean => {
    const known = rows.filter((row) => !Number.isNaN(valueAt(net, row) + valueAt(amount, row)));
    const right = known.filter((row) => isRight(net, row));
    // What is the same with and without tax tells nothing.
    const isTelling = right.some((row) => Math.abs(valueAt(net, row) - valueAt(amount, row)) > ROUNDED_TWICE);
    return isTelling && right.length >= NEARLY_ALL * known.length;
  };
  const net = [...columns.keys()].find((at) => at !== amount && isFree(at) && isNet(at));
  return net ?? null;
}
