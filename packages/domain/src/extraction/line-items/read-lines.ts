// The line items of an invoice or a receipt, out of the tables of its pages: the rows that charge something, without totals, sums that are carried over and repeated
// headings (decisions.md section 5: tables expected). Lines that go on on the next page, and those in several tables, are one child table.

import { isContinued } from '../../tables/is-continued.ts';
import type { ReadTable, TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import type { LineColumns } from './line-columns.ts';
import { findLineColumns, nameLineRole, withoutNumber } from './line-columns.ts';
import { normaliseText, surround } from '../text-lines.ts';
import { numberIn, readFigure } from './line-figures.ts';
import { dropSums } from './sum-rows.ts';
import { isRateOfTax, isTotalLabel, isTotalName } from './total-labels.ts';

/** A cell of a line. */
export interface LineCell extends TableCell {
  /** What it says where OCR misread it: a figure that the others of its line or their sum prove, or a text with its accents. */
  readonly value?: string;
}

/** The lines of one table. */
export interface TableLines {
  readonly table: ReadTable;
  /** The printed headings by column; '' where there is none. */
  readonly headings: readonly string[];
  readonly columns: LineColumns;
  /** The rows that are lines, each with its cells by column. */
  readonly rows: readonly ReadonlyMap<number, LineCell>[];
}

/** More rows than this above the headings are no part of the table. */
const MOST_ABOVE = 6;
/** The filled cells of each row by column. */
export function listCells(table: ReadTable): Map<number, TableCell>[] {
  const rows = Array.from({ length: table.rowCount }, () => new Map<number, TableCell>());
  for (const cell of table.cells) if (cell.text.trim() !== '') rows[cell.row]?.set(cell.column, cell);
  return rows;
}

type Row = ReadonlyMap<number, TableCell>;

/** How many of the headings of a row say what their columns hold. */
function countNamed(row: Row): number {
  return new Set(
    [...row.values()].flatMap(({ text }) =>
      /\d/u.test(withoutNumber(text)) ? [] : (nameLineRole(text)?.role ?? []),
    ),
  ).size;
}

/** Headings without what stands over them and has figures, such as a number and its day, where those below name columns. */
function dropFacts(head: readonly Row[]): readonly Row[] {
  const last = head.findLastIndex((row) =>
    [...row.values()].some(({ text }) => /\d/u.test(withoutNumber(text))),
  );
  const rest = head.slice(last + 1);
  return last !== -1 && rest.some((row) => countNamed(row) >= 2) ? rest : head;
}

/** The row behind the headings: that of the table, unless a row of it names more columns. */
function findBody(
  table: ReadTable,
  rows: readonly Row[],
): { readonly head: readonly Row[]; readonly body: number } {
  const own = { head: dropFacts(rows.slice(0, table.headerRows)), body: table.headerRows };
  const named = own.head.map(countNamed).reduce((sum, count) => sum + count, 0);
  const better = rows
    .slice(table.headerRows, table.headerRows + MOST_ABOVE)
    .findIndex((row) => countNamed(row) >= 2 && countNamed(row) > named);
  if (better === -1) return own;
  const at = table.headerRows + better;
  return { head: rows.slice(at, at + 1), body: at + 1 };
}

/** Whether a table carries on the lines of the page before, without headings of its own. */
function goesOn(before: ReadTable, table: ReadTable): boolean {
  return before.columnCount === table.columnCount && table.headerRows === 0 && isContinued(before, table);
}

const textAt = (row: Row, column: number | undefined): string =>
  column === undefined ? '' : (row.get(column)?.text ?? '');

/** What of a row may be the label of a total: the code of its tax behind the figures of a line, 'GST' or 'IVA', is none. */
function listLabels(row: Row, mark: DecimalMark | null): readonly string[] {
  const texts = [...row].toSorted(([one], [other]) => one - other).map(([, { text }]) => text);
  const isFigure = (text: string): boolean => readFigure(text, mark) !== null;
  const last = texts.findLastIndex(isFigure);
  const hasLine = texts.slice(0, last).some((text) => /\p{L}/u.test(text) && !isFigure(text));
  return hasLine ? texts.slice(0, last + 1) : texts;
}

/** What heads the rows of a summary of taxes. */
const OF_TAXES =
  /^(?:(?:detalle|desglose|resumen) (?:de(?:l| los)? )?(?:impuestos?|iva|igv)|(?:tax|vat|gst) (?:detail|breakdown|summary|analysis)s?)$/;
const READ_BEFORE = /^(?:lectura |reading )?(?:anterior|previous|prev|last)(?: reading)?$/;
const READ_NOW = /^(?:lectura |reading )?(?:actual|current|present|latest)(?: reading)?$/;

/** Of taxes or totals, which charges nothing; so does what has no lines. */
function isSummary(lines: readonly Row[], headings: readonly string[], columns: LineColumns): boolean {
  const column = columns.get('description') ?? -1;
  const heading = headings[column] ?? '';
  const isHeaded = OF_TAXES.test(normaliseText(heading)) || isTotalLabel(heading);
  return isHeaded || lines.every((row) => isRateOfTax(textAt(row, column)));
}

/** Of a meter. */
function areReadings(headings: readonly string[]): boolean {
  const plain = headings.map(normaliseText);
  return plain.some((each) => READ_BEFORE.test(each)) && plain.some((each) => READ_NOW.test(each));
}

/** The lines of a table; null where it has none. `before` are the columns of lines on the pages before, for a table that goes on without headings. */
export function readLines(
  table: ReadTable,
  mark: DecimalMark | null,
  before: TableLines | null = null,
): TableLines | null {
  const rows = listCells(table);
  const { head, body } = findBody(table, rows);
  const headings = Array.from({ length: table.columnCount }, (_, column) =>
    head
      .map((row) => textAt(row, column).trim())
      .join(' ')
      .trim(),
  );
  const under = rows.slice(body);
  // What totals say of a column is another matter.
  const charged = under.filter((row) => !listLabels(row, mark).some(isTotalLabel));
  const columns =
    findLineColumns(
      headings.map((heading, column) => ({ heading, texts: charged.map((row) => textAt(row, column)) })),
      mark,
    ) ?? (before !== null && goesOn(before.table, table) ? before.columns : null);
  if (columns === null) return null;
  const lines = keepLines(joinDescriptions(under, columns, mark), columns, mark);
  if (isSummary(lines, headings, columns) || areReadings(headings)) return null;
  const isHeaded = headings.some((heading) => heading !== '');
  return { table, headings: isHeaded ? headings : (before?.headings ?? headings), columns, rows: lines };
}

/** Whether a text ends within a phrase, so that it goes on in the next line. */
export function breaksOff(text: string): boolean {
  return GOES_ON.test(text.trim());
}

/** What a text that goes on in the next line ends in, and what it goes on with. */
const GOES_ON =
  /(?:[,/&(–-]|(?<!\p{L})(?:de|del|la|el|los|las|y|con|para|por|en|of|for|and|with|the|to|in))$/iu;
const IS_REST = /^\p{Ll}/u;

/** A description that stands in two rows since something beside it parts them: it breaks off within a phrase, and the row under it has nothing else of a line. */
function joinDescriptions(
  rows: readonly Row[],
  columns: LineColumns,
  mark: DecimalMark | null,
): readonly Row[] {
  const description = columns.get('description') ?? -1;
  const others = [...columns].filter(([role]) => role !== 'description').map(([, column]) => column);
  const isBare = (row: Row): boolean => others.every((column) => textAt(row, column).trim() === '');
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [upper, lower] = [above?.get(description), row.get(description)];
    const isOne =
      above !== undefined &&
      upper !== undefined &&
      lower !== undefined &&
      isBare(row) &&
      readFigure(textAt(above, columns.get('amount')), mark) !== null &&
      (breaksOff(upper.text) || IS_REST.test(lower.text.trim())) &&
      lower.box[1] - upper.box[3] < lower.box[3] - lower.box[1];
    if (!isOne) joined.push(row);
    else
      joined[joined.length - 1] = new Map([
        ...above,
        [
          description,
          { ...upper, text: `${upper.text} ${lower.text}`, box: surround([upper.box, lower.box]) },
        ],
      ]);
  }
  return joined;
}

/** '11:33', '1l.50', '4B,00' */
const LIKE_AMOUNT = /^\D{0,3}\d[\p{L}\d.,:;' ]*\d\D{0,2}$/u;
const isScanned = (row: Row): boolean => [...row.values()].some(({ confidence }) => confidence < 1);

/** The rows from the first that charges something to the last, without totals. */
function keepLines(rows: readonly Row[], columns: LineColumns, mark: DecimalMark | null): readonly Row[] {
  const has = (row: Row, role: 'amount' | 'price' | 'quantity'): boolean =>
    readFigure(textAt(row, columns.get(role)), mark)?.isPercent === false;
  const isCounted = columns.has('quantity') || columns.has('price');
  const isTotal = (row: Row): boolean => {
    const texts = listLabels(row, mark);
    if (has(row, 'quantity') && has(row, 'price')) return false;
    // 'Sales tax | 7.5 % | 865.12 | 64.88' under lines that are counted: what the tax is of is no price.
    const isLine = has(row, 'quantity') || (has(row, 'price') && !columns.has('quantity'));
    return texts.some(isLine ? isTotalName : isTotalLabel);
  };
  const isHeading = (row: Row): boolean => countNamed(row) >= 2 && !has(row, 'amount');
  let isBehindTotal = false;
  const kept = rows.filter((row) => {
    if (isTotal(row)) {
      isBehindTotal = true;
      return false;
    }
    const isLine =
      (has(row, 'quantity') || has(row, 'price')) && textAt(row, columns.get('description')) !== '';
    if (isLine) isBehindTotal = false;
    // Behind a total, what has neither quantity nor price is shipping, rounding and what was paid.
    return !isHeading(row) && !(isBehindTotal && (!isLine || !isCounted));
  });
  const isFree = (row: Row): boolean =>
    numberIn(textAt(row, columns.get('amount')), mark) === 0 &&
    isCounted &&
    !has(row, 'quantity') &&
    !has(row, 'price');
  // A price by itself charges nothing, unless OCR left out the rest.
  const isPriced = (row: Row): boolean =>
    has(row, 'price') && (!columns.has('quantity') || has(row, 'quantity') || isScanned(row));
  // Nor does what OCR read none of, unless it is printed like an amount, which the sum of all may tell.
  const isUnread = (row: Row): boolean =>
    isScanned(row) && LIKE_AMOUNT.test(textAt(row, columns.get('amount')).trim());
  const charges = (row: Row): boolean =>
    /\p{L}/u.test(textAt(row, columns.get('description'))) &&
    (has(row, 'amount') || isPriced(row) || isUnread(row)) &&
    !isFree(row);
  return dropSums(kept.filter(charges), columns, mark);
}
