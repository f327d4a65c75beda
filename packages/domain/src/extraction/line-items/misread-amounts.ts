// One amount of scanned lines that OCR misread, where no count and price say what it is: what the sum of all lines leaves for it, if it is printed alike (issue 14: scans; digits resolved
// by arithmetic, never silently). The text stays as it was read, and the figure says that it was put right.

import type { ReadTable, TableCell } from '../../tables/read-table.ts';
import { isMisreadOf } from '../agreeing-amounts.ts';
import type { DecimalMark } from '../read-number.ts';
import { readFigure } from './line-figures.ts';
import { addsUp } from './line-sums.ts';
import type { LineCell, TableLines } from './read-lines.ts';

/** Amounts of which one is misread are at least so many: of two the other one tells too little. */
const LEAST_AMOUNTS = 3;
/** Figures that are shorter are alike by chance. */
const LEAST_DIGITS = 3;

interface Misread {
  readonly cell: LineCell;
  readonly value: string;
}

function valueOf(cell: LineCell, mark: DecimalMark | null): number {
  return Number(cell.value ?? readFigure(cell.text, mark)?.value ?? Number.NaN);
}

/** Which of some amounts is another, and which one, where all together are one of the sums with it; null where that is not sure. */
function findMisread(
  cells: readonly LineCell[],
  mark: DecimalMark | null,
  sums: readonly number[],
): Misread | null {
  if (cells.length < LEAST_AMOUNTS) return null;
  const ways = cells.flatMap((cell): Misread[] => {
    const rest = cells.reduce((sum, other) => sum + (other === cell ? 0 : valueOf(other, mark)), 0);
    return [...new Set(sums)].flatMap((sum) => {
      const value = (sum - rest).toFixed(2);
      const isAlike = value.replace('.', '').length >= LEAST_DIGITS && isMisreadOf(cell.text, value);
      const isOther = cell.value === undefined && cell.confidence < 1;
      return Number(value) > 0 && isAlike && isOther ? [{ cell, value }] : [];
    });
  });
  const [way] = ways;
  return way !== undefined && ways.every(({ cell, value }) => cell === way.cell && value === way.value)
    ? way
    : null;
}

/** The lines with the one amount put right that their sum tells, as they are where they add up. Lines with counts and prices are proven by those. */
export function mendBySum(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  if (addsUp(lines, mark, sums) || lines.some(({ columns }) => columns.has('price'))) return lines;
  const cells = lines.flatMap(({ rows, columns }) =>
    rows.flatMap((row) => row.get(columns.get('amount') ?? -1) ?? []),
  );
  const misread = findMisread(cells, mark, sums);
  if (misread === null) return lines;
  return lines.map((each) => ({
    ...each,
    rows: each.rows.map((row) => {
      const column = each.columns.get('amount') ?? -1;
      return row.get(column) === misread.cell
        ? new Map<number, LineCell>([...row, [column, { ...misread.cell, value: misread.value }]])
        : row;
    }),
  }));
}

/** A table without headings whose last column is one of amounts, with the one amount put right that their sum tells; null where there is none. */
export function mendTable(
  table: ReadTable,
  mark: DecimalMark | null,
  sums: readonly number[],
): ReadTable | null {
  const amounts = table.cells.filter(({ column }) => column === table.columnCount - 1);
  const misread = amounts.length < table.rowCount ? null : findMisread(amounts, mark, sums);
  if (misread === null) return null;
  const mend = (cell: TableCell): LineCell =>
    cell === misread.cell ? { ...cell, value: misread.value } : cell;
  return { ...table, cells: table.cells.map(mend) };
}

/** The lines that have an amount, or a count and a price. Where they are one of the sums, what has no amount charges nothing. */
export function dropUnread(
  lines: readonly TableLines[],
  mark: DecimalMark | null,
  sums: readonly number[],
): readonly TableLines[] {
  const isSum = addsUp(lines, mark, sums);
  return lines.flatMap((each) => {
    const has = (row: TableLines['rows'][number], role: 'amount' | 'price'): boolean => {
      const cell = row.get(each.columns.get(role) ?? -1);
      return cell !== undefined && !Number.isNaN(valueOf(cell, mark));
    };
    const rows = each.rows.filter((row) => has(row, 'amount') || (!isSum && has(row, 'price')));
    return rows.length === 0 ? [] : [{ ...each, rows }];
  });
}
