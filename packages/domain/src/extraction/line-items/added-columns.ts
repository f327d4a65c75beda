// Columns that lines get beside those that are printed: quantities and prices out of a cell that holds more, and the price that a quantity makes the amount of (decisions.md section 5: tables
// expected).

import type { DecimalMark } from '../read-number.ts';
import type { LineRole } from './line-columns.ts';
import { readFigure, ROUNDED } from './line-figures.ts';
import type { LineCell, TableLines } from './read-lines.ts';

/** Of a price so many lines have to agree with it. */
const NEARLY_ALL = 0.8;

type Row = TableLines['rows'][number];

/** What a pattern found in a cell. */
export type Groups = Readonly<Partial<Record<string, string>>>;

/** New columns stand behind the others, where the cell stands that they come from. */
export function addColumns(
  lines: TableLines,
  from: number,
  found: readonly Groups[],
  mark: DecimalMark | null,
): TableLines {
  const width = lines.headings.length;
  const roles: LineRole[] = ['quantity', 'price'];
  const added = roles.filter((role) => found.some((groups) => groups[role] !== undefined));
  const rows = lines.rows.map((row, at): Row => {
    const cell = row.get(from);
    const groups = found[at];
    if (cell === undefined || groups === undefined) return row;
    const cells = new Map<number, LineCell>(row);
    if (Object.keys(groups).length === 0) return row;
    // Where the count was misread, what was read stays beside it.
    const { value, ...read } = cell;
    const misread = value === undefined ? null : read.text.split(' ')[0];
    if (groups['text'] === undefined) cells.delete(from);
    else cells.set(from, { ...read, text: groups['text'] });
    for (const [place, role] of added.entries()) {
      const text = groups[role]?.trim();
      if (text === undefined) continue;
      const own = role === 'quantity' && misread ? { text: misread, value: text } : { text };
      cells.set(width + place, { ...read, column: width + place, ...own });
    }
    return cells;
  });
  return addPrice(
    {
      ...lines,
      headings: [...lines.headings, ...added.map(() => '')],
      columns: new Map([...lines.columns, ...added.map((role, place) => [role, width + place] as const)]),
      rows,
    },
    mark,
  );
}

/** A column of which the quantity makes the amount in every line, or in nearly every one with more than ones, is the price. */
export function addPrice(lines: TableLines, mark: DecimalMark | null): TableLines {
  const { columns, headings, rows } = lines;
  const [quantity, amount] = [columns.get('quantity'), columns.get('amount')];
  if (columns.has('price') || quantity === undefined || amount === undefined) return lines;
  const numberAt = (row: Row, column: number): number =>
    Number(row.get(column)?.value ?? readFigure(row.get(column)?.text ?? '', mark)?.value ?? Number.NaN);
  const taken = new Set(columns.values());
  const isProduct = (column: number): boolean => {
    const right = rows.filter(
      (row) => Math.abs(numberAt(row, quantity) * numberAt(row, column) - numberAt(row, amount)) < ROUNDED,
    );
    const isTelling = right.some((row) => numberAt(row, quantity) !== 1);
    return right.length >= (isTelling ? NEARLY_ALL : 1) * rows.length;
  };
  const price = headings.findIndex((_, column) => !taken.has(column) && isProduct(column));
  return price === -1 ? lines : { ...lines, columns: new Map([...columns, ['price', price]]) };
}
