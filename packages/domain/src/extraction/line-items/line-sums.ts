// What lines add up to, and which of several tables hold them where one says in sums what another says in detail: 'Service charges 609.12' in a summary, and under 'Detail' what they
// were for (decisions.md section 5: sums within a document).

import type { DecimalMark } from '../read-number.ts';
import { readFigure, ROUNDED_TWICE } from './line-figures.ts';
import type { TableLines } from './read-lines.ts';

/** How many lines tables have together. */
export const countRows = (some: readonly TableLines[]): number =>
  some.reduce((sum, { rows }) => sum + rows.length, 0);

function amountOf({ rows, columns }: TableLines, mark: DecimalMark | null): number {
  const column = columns.get('amount') ?? -1;
  return rows.reduce((sum, row) => {
    const cell = row.get(column);
    return sum + Number(cell?.value ?? readFigure(cell?.text ?? '', mark)?.value ?? 0);
  }, 0);
}

/** Whether the amounts of lines are together one of the sums. */
export function addsUp(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): boolean {
  const sum = lines.reduce((all, each) => all + amountOf(each, mark), 0);
  return lines.length > 0 && sums.some((each) => Math.abs(each - sum) < ROUNDED_TWICE);
}

const isCounted = ({ columns }: TableLines): boolean => columns.has('quantity') || columns.has('price');

/**
 * The tables without those that say the same in sums, or say something else. Where all together are none of the sums, those that are counted or priced may be one; where none is, those
 * before or behind the others, and of two such parts the one with more lines is the detail.
 */
export function dropSummaries(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  if (lines.length < 2 || addsUp(lines, mark, sums)) return lines;
  const counted = lines.filter(isCounted);
  if (counted.length > 0) return addsUp(counted, mark, sums) ? counted : lines;
  const places = [...lines.keys()].slice(1);
  const parts = places.flatMap((at) => [lines.slice(at), lines.slice(0, at)]);
  const proven = parts.filter((some) => addsUp(some, mark, sums));
  const [most = lines] = proven.toSorted((one, other) => countRows(other) - countRows(one));
  return most;
}
