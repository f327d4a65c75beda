// The column of unit prices whose heading does not say so: what the quantity of each line makes its amount with (decisions.md section 5: tables expected).

import type { DecimalMark } from '../read-number.ts';
import type { ColumnTexts, FilledCells } from './line-figures.ts';
import { isFigures, numberIn, readFigure, ROUNDED_TWICE, ROUNDED_WHOLE } from './line-figures.ts';

const NEARLY_ALL = 0.8;

interface FigureKind extends FilledCells {
  /** Every cell has cents or a currency. */
  readonly isMoney: boolean;
}

/** Of columns whose headings say nothing the one of which the quantity, less the discount of its line, makes the amount is the price: 'Per hour', with a rebate beside it. */
export function findPrice(
  columns: readonly ColumnTexts[],
  kinds: readonly FigureKind[],
  found: ReadonlyMap<string, number>,
  mark: DecimalMark | null,
): number | null {
  const [quantity, amount] = [found.get('quantity'), found.get('amount')];
  if (found.has('price') || quantity === undefined || amount === undefined) return null;
  const discount = found.get('discount') ?? -1;
  const taken = new Set(found.values());
  const numberAt = (column: number, row: number): number => numberIn(columns[column]?.texts[row] ?? '', mark);
  const isWhole = kinds[amount]?.isMoney === false;
  const isRight = (price: number, row: number): boolean => {
    const made = numberAt(quantity, row) * numberAt(price, row);
    const off = numberAt(discount, row);
    const isPercent = readFigure(columns[discount]?.texts[row] ?? '', mark)?.isPercent ?? false;
    const less = Number.isNaN(off) ? 0 : isPercent ? (made * Math.abs(off)) / 100 : Math.abs(off);
    return Math.abs(made - less - numberAt(amount, row)) < (isWhole ? ROUNDED_WHOLE : ROUNDED_TWICE);
  };
  const rows = [...(columns[amount]?.texts.keys() ?? [])].filter(
    (row) => !Number.isNaN(numberAt(quantity, row) + numberAt(amount, row)),
  );
  const price = kinds.findIndex((kind, at) => {
    const right = taken.has(at) || !isFigures(kind) ? [] : rows.filter((row) => isRight(at, row));
    const isTelling = right.some((row) => numberAt(quantity, row) !== 1);
    return isTelling && right.length >= NEARLY_ALL * rows.length;
  });
  return price === -1 ? null : price;
}
