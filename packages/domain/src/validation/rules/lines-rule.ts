// The lines of an invoice: quantity times unit price, less its discount, is the amount of a line, and the amounts add up to the net amount, to the total, or to the total
// without its tax (issue 14: line items; decisions.md section 5: sums within the document). Printed figures are rounded: half of the last printed place of each may be
// missing. Shipping and discounts that are printed among the lines are lines; where they stand elsewhere the difference is said.

import type { TableRow } from '../../extraction/child-tables.ts';
import { LINE_COLUMNS } from '../../extraction/line-items/line-columns.ts';
import type { LineRole } from '../../extraction/line-items/line-columns.ts';
import type { Decimal } from '../decimal.ts';
import { alignDecimals, formatDecimal, parseDecimal } from '../decimal.ts';
import type { TypedFinding } from '../finding-codes.ts';

/** What lines are compared with, as far as it was read. */
export interface LineTotals {
  readonly net: NamedAmount | null;
  readonly tax: NamedAmount | null;
  readonly total: NamedAmount | null;
}

interface NamedAmount {
  readonly key: string;
  readonly value: string;
}

/** The findings name at most so many lines: a column that was misread is wrong in all of them. */
const MOST_LINES = 5;

/** What does not agree in the lines, and between them and the totals; nothing where figures are missing. */
export function checkLines(lines: readonly TableRow[], totals: LineTotals): readonly TypedFinding[] {
  return [...lines.flatMap(checkLine).slice(0, MOST_LINES), ...checkTotal(lines, totals)];
}

function textOf({ RowValue }: TableRow, role: LineRole): string {
  return RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === LINE_COLUMNS[role])?.Value ?? '';
}

function isShare({ RowValue }: TableRow, role: LineRole): boolean {
  const cell = RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === LINE_COLUMNS[role]);
  return cell?.DataFormat.DataType === 'percent' || cell?.RawValue.includes('%') === true;
}

const size = (units: bigint): bigint => (units < 0n ? -units : units);

/** A product, exactly. */
function multiply(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, places: one.places + other.places };
}

const HALF: Decimal = { units: 5n, places: 1 };

/** Half of the last place that a figure is printed to. */
function halfPlace({ places }: Decimal): Decimal {
  return { units: 5n, places: places + 1 };
}

/** What the price may be off by in the product, and the amount by itself. */
function slackOf(quantity: Decimal, price: Decimal, amount: Decimal): Decimal {
  const { units, places } = alignDecimals([
    multiply({ units: size(quantity.units), places: quantity.places }, halfPlace(price)),
    multiply(HALF, { units: 1n, places: amount.places }),
  ]);
  return { units: units.reduce((sum, each) => sum + each, 0n), places };
}

/** The product less the discount: a share of it, or an amount. */
function lessDiscount(line: TableRow, product: Decimal): Decimal | null {
  const text = textOf(line, 'discount');
  if (text === '') return product;
  const discount = parseDecimal(text);
  if (discount === null) return null;
  const share = { units: size(discount.units), places: discount.places };
  const off = isShare(line, 'discount') ? multiply(product, { ...share, places: share.places + 2 }) : share;
  const { units, places } = alignDecimals([product, off]);
  return { units: (units[0] ?? 0n) - (units[1] ?? 0n), places };
}

function checkLine(line: TableRow): TypedFinding[] {
  const [quantity, price, amount] = (['quantity', 'price', 'amount'] as const).map((role) =>
    parseDecimal(textOf(line, role)),
  );
  if (!quantity || !price || !amount) return [];
  const product = lessDiscount(line, multiply(quantity, price));
  if (product === null) return [];
  const { units, places } = alignDecimals([product, amount, slackOf(quantity, price, amount)]);
  const [made = 0n, printed = 0n, slack = 0n] = units;
  if (size(made - printed) <= slack) return [];
  return [
    {
      rule: 'lines',
      severity: 'warning',
      code: 'line-differs',
      values: {
        line: textOf(line, 'description'),
        quantity: textOf(line, 'quantity'),
        price: textOf(line, 'price'),
        amount: textOf(line, 'amount'),
        product: trimZeros(formatDecimal(made, places), amount.places),
      },
    },
  ];
}

/** As many places as the amount has, unless more of them say something. */
function trimZeros(text: string, least: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/u, '').padEnd(Math.min(least, fraction.length), '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** The amounts of all lines; none where one is missing or is no number. */
function listAmounts(lines: readonly TableRow[]): readonly Decimal[] {
  const amounts = lines.flatMap((line) => parseDecimal(textOf(line, 'amount')) ?? []);
  return amounts.length === lines.length ? amounts : [];
}

/** The net amount, the total, and the total without its tax, as far as they are there. */
function listExpected({ net, tax, total }: LineTotals): readonly Decimal[] {
  const [own, taxes, whole] = [net, tax, total].map((each) => parseDecimal(each?.value ?? ''));
  const expected = [own, whole].flatMap((each) => each ?? []);
  if (!whole || !taxes) return expected;
  const { units, places } = alignDecimals([whole, taxes]);
  return [...expected, { units: (units[0] ?? 0n) - (units[1] ?? 0n), places }];
}

function checkTotal(lines: readonly TableRow[], totals: LineTotals): TypedFinding[] {
  const amounts = listAmounts(lines);
  const expected = listExpected(totals);
  const named = totals.net ?? totals.total;
  if (amounts.length === 0 || expected.length === 0 || named === null) return [];
  const { units, places } = alignDecimals([...amounts, ...expected]);
  const printed = Math.max(...amounts.map((amount) => amount.places));
  const slack = (10n ** BigInt(places - printed) * BigInt(amounts.length + 1)) / 2n;
  const sum = units.slice(0, amounts.length).reduce((all, each) => all + each, 0n);
  const wanted = units.slice(amounts.length);
  if (wanted.some((each) => size(each - sum) <= slack)) return [];
  return [
    {
      rule: 'lines',
      severity: 'warning',
      code: 'lines-differ',
      values: {
        total: named.key,
        totalValue: named.value,
        sum: formatDecimal(sum, places),
        difference: formatDecimal((wanted[0] ?? 0n) - sum, places),
      },
    },
  ];
}
