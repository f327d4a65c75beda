// Rows among line items that charge nothing of their own, since their amount is the sum of others: a subtotal behind the lines of a site, a delivery or a section, the sum of a section
// over its lines (decisions.md section 5: sums within a document). They are told by their arithmetic, whatever they are called.

import type { TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import { normaliseText } from '../text-lines.ts';
import type { LineColumns } from './line-columns.ts';
import { readFigure, ROUNDED } from './line-figures.ts';

type Row = ReadonlyMap<number, TableCell>;

/** One line alone costs as much as its sum, which tells of no sum. */
const LEAST_SUMMED = 2;
const NAMES_SUM = /(?:^| )(?:sub)?(?:totals?|totales|sums?|sumas?)(?: |$)/u;

interface Figures {
  /** Not a number where there is none. */
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
  /** It is called a sum. */
  readonly isNamed: boolean;
}

const isNone = Number.isNaN;
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < ROUNDED;

function sumOf(rows: readonly Figures[], role: 'quantity' | 'amount'): number {
  return rows.reduce((sum, row) => sum + (isNone(row[role]) ? 0 : row[role]), 0);
}

/** Whether a row without a price counts what the priced rows above it count together, or counts nothing. */
function countsAll(row: Figures, above: readonly Figures[]): boolean {
  if (isNone(row.quantity)) return true;
  const isPriced = above.every(({ price }) => !isNone(price));
  return (isPriced || row.isNamed) && isSame(row.quantity, sumOf(above, 'quantity'));
}

/** Whether a row is the sum of those above it. */
function sumsUp(row: Figures, above: readonly Figures[]): boolean {
  const isSeveral = above.length >= (row.isNamed ? 1 : LEAST_SUMMED);
  const isEqual = row.amount !== 0 && isSame(row.amount, sumOf(above, 'amount'));
  return isSeveral && isEqual && (isNone(row.price) || row.isNamed) && countsAll(row, above);
}

/** Whether a row is the sum of the counted or priced rows that stand under it, down to the next that is neither. */
function headsUp(row: Figures, under: readonly Figures[]): boolean {
  const isBare = ({ quantity, price }: Figures): boolean => isNone(quantity) && isNone(price);
  const end = under.findIndex(isBare);
  const own = end === -1 ? under : under.slice(0, end);
  return isBare(row) && own.length >= LEAST_SUMMED && isSame(row.amount, sumOf(own, 'amount'));
}

/** The rows without those that are sums of others. Behind a sum only what is counted or priced is a line: shipping, rounding and what was paid are none. */
export function dropSums<Each extends Row>(
  rows: readonly Each[],
  columns: LineColumns,
  mark: DecimalMark | null,
): readonly Each[] {
  const isCounted = columns.has('quantity') || columns.has('price');
  const numberAt = (row: Row, role: 'amount' | 'quantity' | 'price'): number => {
    const read = readFigure(row.get(columns.get(role) ?? -1)?.text ?? '', mark);
    return read === null || read.isPercent ? Number.NaN : Number(read.value);
  };
  const figures = rows.map((row): Figures => ({
    quantity: numberAt(row, 'quantity'),
    price: numberAt(row, 'price'),
    amount: numberAt(row, 'amount'),
    isNamed: NAMES_SUM.test(normaliseText(row.get(columns.get('description') ?? -1)?.text ?? '')),
  }));
  const lines = findCharges(figures, isCounted);
  return rows.filter((_, at) => lines.has(at));
}

/** The places of the rows that are no sums. Without counts and prices a further group is known by the sum behind it. */
function findCharges(figures: readonly Figures[], isCounted: boolean): ReadonlySet<number> {
  const lines = new Set<number>();
  const all: Figures[] = [];
  let group: number[] = [];
  let isBehind = false;
  const isNoLine = (row: Figures, at: number): boolean =>
    (isBehind && isNone(row.quantity) && isNone(row.price)) || headsUp(row, figures.slice(at + 1));
  for (const [at, row] of figures.entries()) {
    const own = group.flatMap((place) => figures[place] ?? []);
    const closes = sumsUp(row, own);
    if (closes) for (const place of group) lines.add(place);
    if (closes || (own.length < all.length && sumsUp(row, all))) {
      group = [];
      isBehind = true;
    } else if (!isCounted || !isNoLine(row, at)) {
      all.push(row);
      group.push(at);
      if (isCounted || !isBehind) lines.add(at);
    }
  }
  return lines;
}
