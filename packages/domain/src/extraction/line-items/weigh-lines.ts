// How much a way of reading lines tells of them, to choose between several ways: the one whose figures prove each other, and whose descriptions say what was charged (issue 14: line items).

import type { DecimalMark } from '../read-number.ts';
import { listDates } from '../read-date.ts';
import type { LineRole } from './line-columns.ts';
import { isUnit, readFigure, ROUNDED_TWICE } from './line-figures.ts';
import type { TableLines } from './read-lines.ts';

const LEAST_LETTERS = 3;

/** Whether a text says what something is: a date does not, nor does a unit, with a count or alone. */
function isTelling(text: string, mark: DecimalMark | null): boolean {
  const letters = text.replaceAll(/\P{L}/gu, '').length;
  return (
    letters >= LEAST_LETTERS &&
    !isUnit(text) &&
    readFigure(text, mark) === null &&
    listDates(text.trim(), 'DMY').length === 0
  );
}

const MONEY = ['quantity', 'price', 'amount'] as const;
const BESIDE = ['discount', 'taxRate', 'taxAmount'] as const;

/**
 * A point for each figure of a line and for a description that says what it is, and two where the figures make the amount; of two ways that tell the same the one with
 * more columns has parted more.
 */
export function weighLines({ table, rows, columns }: TableLines, mark: DecimalMark | null): number {
  const textAt = (row: (typeof rows)[number], role: LineRole): string =>
    row.get(columns.get(role) ?? -1)?.text ?? '';
  return rows.reduce((sum, row) => {
    const [quantity, price, amount] = MONEY.map((role) =>
      Number(readFigure(textAt(row, role), mark)?.value ?? Number.NaN),
    );
    const found = [...MONEY, ...BESIDE].filter((role) => readFigure(textAt(row, role), mark) !== null).length;
    const isProven = Math.abs(Number(quantity) * Number(price) - Number(amount)) < ROUNDED_TWICE;
    const isDescribed = isTelling(textAt(row, 'description'), mark);
    return sum + found + (isDescribed ? 1 : 0) + (isProven ? 2 : 0) + table.columnCount / 100;
  }, 0);
}
