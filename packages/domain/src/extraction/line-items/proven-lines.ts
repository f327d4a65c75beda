// Lines in a table without headings, as on till receipts: what stands above the totals, where its amounts add up to the net amount or the total that was read
// (decisions.md section 5: sums within a document).

import type { ReadTable } from '../../tables/read-table.ts';
import { isMisreadOf } from '../agreeing-amounts.ts';
import { findDate } from '../read-date.ts';
import type { DecimalMark } from '../read-number.ts';
import type { ColumnTexts } from './line-figures.ts';
import { findProduct, numberIn, readFigure, ROUNDED } from './line-figures.ts';
import type { LineRole } from './line-columns.ts';
import type { LineCell, TableLines } from './read-lines.ts';
import { listCells } from './read-lines.ts';
import { isTotalLabel } from './total-labels.ts';

/** The letter of a tax is no part of a name. */
const LEAST_REST = 3;
/** A sign between a quantity and its price. */
const IS_TIMES = /^[x×*@]$/iu;

type Row = TableLines['rows'][number];

/** How many of the amounts, from the first on, add up to one of the sums; 0: none do. */
function countToSum(amounts: readonly number[], sums: readonly number[]): number {
  let total = 0;
  return (
    amounts.findIndex((amount) => {
      total += amount;
      return sums.some((sum) => sum !== 0 && Math.abs(sum - total) < ROUNDED);
    }) + 1
  );
}

const ONE_OF_HUNDREDTHS = /^1[.,]0{1,4}$/u;

/** One of each: between the description and the amount a column of ones, and behind it the amount once more. That it is a count is sure since the amounts are those of the document. */
function findSingles(
  columns: readonly ColumnTexts[],
  amount: number,
  mark: DecimalMark | null,
): (readonly ['quantity' | 'price' | 'amount', number])[] {
  const filled = [...columns.keys()].filter(
    (column) =>
      column !== amount && columns[column]?.texts.some((text) => text !== '' && !IS_TIMES.test(text)),
  );
  const [quantity = -1, price = -1] = filled.length === 2 ? filled : [];
  const valuesAt = (column: number): readonly number[] =>
    columns[column]?.texts.map((text) => numberIn(text, mark)) ?? [];
  const amounts = valuesAt(amount);
  const areOnes = (column: number): boolean =>
    column !== -1 && column < amount && valuesAt(column).every((each) => each === 1);
  // Alone it is a count where it has hundredths: a bare '1' may be the class of a tax.
  const [only = -1] = filled.length === 1 ? filled : [];
  if (areOnes(only) && columns[only]?.texts.every((text) => ONE_OF_HUNDREDTHS.test(text.trim())))
    return [
      ['quantity', only],
      ['amount', amount],
    ];
  const isSingle =
    areOnes(quantity) && price < amount && valuesAt(price).every((each, row) => each === amounts[row]);
  return isSingle
    ? [
        ['quantity', quantity],
        ['price', price],
        ['amount', amount],
      ]
    : [];
}

const TIMES = /^(\d{1,4})[:.;]?\s?[x×*@]\s?(\D{0,3}\d[\d.,'’ ]*)$/iu;
const COUNTED = /^(\d{1,3})\s?[x×]?(?:\s+\p{L}.*)?$/u;

/** What a row has to cost by its count and its price: '3 x 14.97', '3 Sparkling water | 7.57'; null where it does not say both. */
function makeAmount(row: Row, amount: number, mark: DecimalMark | null): number | null {
  const texts = [...row].filter(([column]) => column < amount).map(([, { text }]) => text.trim());
  const numberOf = (text: string | undefined): number => numberIn(text ?? '', mark);
  const times = texts.map((text) => TIMES.exec(text)).find((found) => found !== null);
  const count = times?.[1] ?? texts.map((text) => COUNTED.exec(text)?.[1]).find((each) => each !== undefined);
  const prices = texts.filter((text) => /\d[.,]\d{2}\D*$/u.test(text) && readFigure(text, mark) !== null);
  const price = times?.[2] ?? (prices.length === 1 ? prices[0] : undefined);
  const made = Math.round(Number(count ?? Number.NaN) * numberOf(price) * 100) / 100;
  return Number.isNaN(made) ? null : made;
}

/** The rows of a scan with the amounts that their counts and prices make, where they were not read or one figure of them is another. */
function mendAmounts(rows: readonly Row[], amount: number, mark: DecimalMark | null): readonly Row[] {
  return rows.map((row) => {
    const cell = row.get(amount);
    const made = makeAmount(row, amount, mark);
    if (cell === undefined || made === null || cell.confidence === 1) return row;
    const read = readFigure(cell.text, mark);
    const isWrong = read === null || Number(read.value) !== made;
    return isWrong && (read === null || isMisreadOf(cell.text, made.toFixed(2)))
      ? new Map<number, LineCell>([...row, [amount, { ...cell, value: made.toFixed(2) }]])
      : row;
  });
}

/** A column between the name and the amount says how many: one line alone is known by it. */
function hasCount(row: Row, amount: number): boolean {
  return [...row].some(
    ([column, { text }]) =>
      column > 0 && column < amount && (/^\d{1,3}$/u.test(text.trim()) || TIMES.test(text.trim())),
  );
}

/** What stands apart from a name and goes on with it: '70X140' behind 'BATH TOWEL'; what has a heading of its own does not. */
function joinDescription(
  row: Row,
  roles: ReadonlyMap<LineRole, number>,
  headings: readonly string[],
  mark: DecimalMark | null,
): Row {
  const description = roles.get('description') ?? -1;
  const taken = new Set(roles.values());
  if (headings[description + 1] !== '') return row;
  const [name, next] = [row.get(description), row.get(description + 1)];
  const isRest =
    name !== undefined &&
    next !== undefined &&
    !taken.has(description + 1) &&
    /\p{L}/u.test(next.text) &&
    next.text.length >= LEAST_REST &&
    !IS_TIMES.test(next.text) &&
    !/\d[:.;]?\s?[x×@]\s?\D{0,3}\d+[.,]\d{2}/iu.test(next.text) &&
    findDate(next.text, 'DMY') === null &&
    readFigure(next.text, mark) === null;
  if (!isRest) return row;
  const cells = new Map(row);
  cells.delete(description + 1);
  return cells.set(description, { ...name, text: `${name.text} ${next.text}` });
}

/** What is printed over each column; '' where nothing is, or where it is the number and the day of a till's paper. */
function listHeadings({ headerRows, columnCount }: ReadTable, rows: readonly Row[]): readonly string[] {
  const head = rows.slice(0, headerRows);
  const isFacts = head.some((row) => [...row.values()].some(({ text }) => /\d{2}/u.test(text)));
  const textOver = (column: number): string => head.map((row) => row.get(column)?.text ?? '').join(' ');
  return Array.from({ length: columnCount }, (_, column) => (isFacts ? '' : textOver(column).trim()));
}

const lettersAt = (row: Row, column: number): number =>
  (row.get(column)?.text ?? '').replaceAll(/\P{L}/gu, '').length;

/**
 * The lines of a table whose amounts add up to one of the sums; null where they do not.
 * @param isAboveTotal whether a total stands right below the table
 */
export function readProvenLines(
  table: ReadTable,
  mark: DecimalMark | null,
  sums: readonly number[],
  isAboveTotal = false,
): TableLines | null {
  const read: readonly Row[] = listCells(table);
  const numberAt = (row: Row, column: number): number | null => {
    const cell = row.get(column);
    if (cell?.value !== undefined) return Number(cell.value);
    const figure = readFigure(cell?.text ?? '', mark);
    return figure === null || figure.isPercent ? null : Number(figure.value);
  };
  const tried = Array.from({ length: table.columnCount - 1 }, (_, at) => table.columnCount - 1 - at).flatMap(
    (amount) => {
      const mended = mendAmounts(read, amount, mark);
      const isSame = mended.every((row, at) => row === read[at]);
      return isSame ? [{ amount, rows: read }] : [read, mended].map((rows) => ({ amount, rows }));
    },
  );
  for (const { amount, rows } of tried) {
    const figures = rows.filter((row) => numberAt(row, amount) !== null);
    const isTotal = (row: Row): boolean =>
      [...row].some(([column, { text }]) => column < amount && isTotalLabel(text));
    const end = figures.findIndex(isTotal);
    const candidates = end === -1 ? figures : figures.slice(0, end);
    const count = countToSum(
      candidates.map((row) => numberAt(row, amount) ?? 0),
      sums,
    );
    // One line alone is known as such by the total below it.
    const isAlone =
      count === 1 &&
      end === -1 &&
      !isAboveTotal &&
      !candidates.slice(0, 1).some((row) => hasCount(row, amount));
    if (count === 0 || isAlone) continue;
    const charged = candidates.slice(0, count);
    const columns = Array.from({ length: table.columnCount }, (_, column) => column);
    const letters = columns.map((column) =>
      column >= amount ? 0 : charged.reduce((sum, row) => sum + lettersAt(row, column), 0),
    );
    const description = letters.indexOf(Math.max(...letters));
    if (charged.some((row) => lettersAt(row, description) === 0)) continue;
    const texts = columns.map((column) => ({
      heading: '',
      texts: charged.map((row) => (column === description ? '' : (row.get(column)?.text ?? ''))),
    }));
    const product = findProduct(texts, mark);
    const proven = product?.get('amount') === amount ? [...product] : findSingles(texts, amount, mark);
    const roles = new Map<LineRole, number>([...proven, ['description', description], ['amount', amount]]);
    const headings = listHeadings(table, read);
    return {
      table,
      headings,
      columns: roles,
      rows: charged.map((row) => joinDescription(row, roles, headings, mark)),
    };
  }
  return null;
}
