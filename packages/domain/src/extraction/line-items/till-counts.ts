// Counts and prices that tills print with the names of some lines only, those with more than one of a kind: '3 x DISHWASH TABS @ 12.17', 'BANANAS 0.735 kg @ 2.99/kg'. Each is taken
// where both make the amount of its line (decisions.md section 5: tables expected; sums within a document).

import type { TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import { numberIn, ROUNDED } from './line-figures.ts';
import type { TableLines } from './read-lines.ts';

const COUNT = String.raw`(?<quantity>\d{1,5}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`(?:\s?\p{L}{1,4}\.?)?`;
/** A name with a letter: what stands before its first letter can be taken in one way, so that no long text keeps it busy. */
const NAME = String.raw`(?<text>(?!\s)\P{L}*\p{L}.*?)\s`;
const FIGURE = String.raw`(?<price>[^\s\p{L}\d()]{0,3}\s?\d[\d.,]*)`;
const PRICE = String.raw`${FIGURE}(?:\s?\/?\s?(?:\p{L}{1,4}\.?|c\/u))?`;
/** Before a name: a short word behind it may be the first of the name, as in '1 x 38.95 Set of perfumes'. */
const PRICE_BEFORE = String.raw`${FIGURE}(?:\s?\/\s?\p{L}{1,4}\.?|\s?(?:c\/u|ea|each|kg|lb|uds?|pcs?)(?=\s))?`;
/** Ways in which a count and a price stand with a name. */
const WAYS = [
  new RegExp(String.raw`^${COUNT}\s?[x×*]?\s+${NAME}(?:[@x×*]|at|a)\s?${PRICE}$`, 'iu'),
  new RegExp(String.raw`^${NAME}\(?${COUNT}${UNIT}\s?[@x×*]\s?${PRICE}\)?$`, 'iu'),
  new RegExp(String.raw`^${COUNT}${UNIT}\s?[@x×*]\s?${PRICE_BEFORE}\s+(?<text>\p{L}.*)$`, 'iu'),
];
/** A count before a name with nothing said of its price. */
const COUNTED = /^(?<quantity>\d{1,3})\s?[x×*]?\s+(?<text>\p{L}.*)$/iu;

const CENTS = /[.,]\d{2}$/u;

type Row = TableLines['rows'][number];

interface Counted {
  readonly text: string;
  readonly quantity: string;
  /** '' where nothing is said of it. */
  readonly price: string;
  readonly columns: readonly number[];
}

/** The texts of a row that say nothing known, with its name: from the left, up to its amount. */
function listNamed(row: Row, { columns }: TableLines): readonly TableCell[] {
  const taken = new Set([...columns].filter(([role]) => role !== 'description').map(([, column]) => column));
  const amount = columns.get('amount') ?? -1;
  return [...row]
    .filter(([column]) => column < amount && !taken.has(column))
    .toSorted(([one], [other]) => one - other)
    .map(([, cell]) => cell);
}

/** The ways in which a text can be read as a name with its count and its price. */
function listReadings(text: string): readonly Omit<Counted, 'columns'>[] {
  return WAYS.flatMap((way) => {
    const groups = way.exec(text)?.groups;
    if (groups === undefined) return [];
    const { text: name = '', quantity = '', price = '' } = groups;
    // '4.00 x 2': the price may stand first.
    const isTurned = CENTS.test(quantity) && /^\d+$/u.test(price.trim());
    const [count, one] = isTurned ? [price.trim(), quantity] : [quantity, price.trim()];
    return [{ text: name, quantity: count, price: one }];
  });
}

/** What a row says of its count and price, where they make its amount; null where it says none such, and 'wrong' where they make another. */
function readCounted(row: Row, lines: TableLines, mark: DecimalMark | null): Counted | 'wrong' | null {
  const valueOf = (text = ''): number => numberIn(text, mark);
  const cells = listNamed(row, lines);
  const readings = listReadings(cells.map(({ text }) => text.trim()).join(' '));
  const amount = valueOf(row.get(lines.columns.get('amount') ?? -1)?.text);
  const right = readings.find(
    ({ quantity, price }) => Math.abs(valueOf(quantity) * valueOf(price) - amount) < ROUNDED,
  );
  if (right !== undefined) return { ...right, columns: cells.map(({ column }) => column) };
  const isWrong = readings.some(({ price }) => CENTS.test(price));
  // OCR may have misread a figure of it.
  return isWrong && cells.every(({ confidence }) => confidence === 1) ? 'wrong' : null;
}

/** The row with its name alone, and its count and its price in columns of their own from `width` on. */
function partCounted(row: Row, found: Counted, description: number, width: number): Row {
  const cell = row.get(description);
  if (cell === undefined) return row;
  const cells = new Map<number, TableCell>(row);
  for (const column of found.columns) cells.delete(column);
  cells.set(description, { ...cell, text: found.text });
  cells.set(width, { ...cell, column: width, text: found.quantity });
  if (found.price !== '') cells.set(width + 1, { ...cell, column: width + 1, text: found.price });
  return cells;
}

/** The same lines with such counts and prices apart; null where no line says both. */
export function splitTillCounts(lines: TableLines, mark: DecimalMark | null): TableLines | null {
  const { rows, columns, headings } = lines;
  const description = columns.get('description');
  if (description === undefined || columns.has('quantity') || columns.has('price')) return null;
  const read = rows.map((row) => readCounted(row, lines, mark));
  const found = read.map((each) => (each === 'wrong' ? null : each));
  if (read.includes('wrong') || found.every((each) => each === null)) return null;
  // Where one count stands before its name, so do those without a price.
  const isLeading = rows.some(
    (row, at) => found[at] !== null && COUNTED.test(row.get(description)?.text.trim() ?? ''),
  );
  const all = rows.map((row, at): Counted | null => {
    const { quantity, text } = COUNTED.exec(row.get(description)?.text.trim() ?? '')?.groups ?? {};
    const isCounted = isLeading && quantity !== undefined && text !== undefined;
    return found[at] ?? (isCounted ? { text, quantity, price: '', columns: [description] } : null);
  });
  const width = headings.length;
  return {
    ...lines,
    headings: [...headings, '', ''],
    columns: new Map([...columns, ['quantity', width], ['price', width + 1]]),
    rows: rows.map((row, at) => {
      const own = all[at] ?? null;
      return own === null ? row : partCounted(row, own, description, width);
    }),
  };
}
