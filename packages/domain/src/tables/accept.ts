// Which drafted tables are tables: with rows and columns enough, figures or short words in whole rows, and no running text in columns.
// See decisions.md section 5.

import type { DraftCell, DraftTable } from './shapes.ts';
import { isPrintedMatter } from './printed-matter.ts';
import type { Shape } from './something-else.ts';
import { isSomethingElse } from './something-else.ts';
import { middleX } from './shapes.ts';
import { isCaption, isNumber, isUnitNote, isValue, keysSkip } from './text-kinds.ts';

const LEAST_FILL = 0.3;
const LEAST_FILL_WITHOUT_RULES = 0.4;
const LONGEST_HEADING = 40;
const FILL_OF_LISTING = 0.85;
const FEWEST_FIGURES = 2;
const FEWEST_PAIRS = 6;
const LONGEST_LISTED = 64;
const FEWEST_KEYS = 2;
const MOSTLY_TEXT = 0.4;
const FEWEST_ENTRIES = 3;
/** How exactly an entry is centred, by the height of its cell. */
const OFF_MIDDLE = 0.3;
const LONGEST_KEY = 12;
/** Of OCR: what it takes for words in drawings and photographs is hardly ever surer. */
const LEAST_CONFIDENCE = 0.6;

/** Whether the drafted table is one. */
export function isTable(table: DraftTable, hasRules: boolean): boolean {
  const shape = shapeOf(table);
  if (isSmall(table, shape) || meanConfidence(table) < LEAST_CONFIDENCE || isPrintedMatter(table))
    return false;
  if (table.way === 'grid') return shape.fill >= LEAST_FILL;
  if (isOneRow(table, shape) || isOneEntry(table, shape)) return true;
  if (isSomethingElse(table, shape)) return false;
  return hasRules
    ? shape.fill >= LEAST_FILL && (shape.rows >= 3 || shape.columns >= 3)
    : isTableWithoutRules(table, shape);
}

/** Whether what may be a table is one for certain, by a form that no other thing has: signs for and against are not weighed (`table-odds.ts`). */
export function isCertainTable(table: DraftTable): boolean {
  const shape = shapeOf(table);
  const isKeyedAlone = table.headerRows === 0 && isKeyed(table, shape);
  return isOneRow(table, shape) || isOneEntry(table, shape) || isKeyedAlone;
}

function isSmall({ cells }: DraftTable, shape: Shape): boolean {
  return shape.columns < 2 || shape.rows < 2 || cells.length < 4;
}

function meanConfidence({ cells }: DraftTable): number {
  return cells.reduce((sum, cell) => sum + cell.confidence, 0) / cells.length;
}

/** One row of figures, each below its heading, with a label or without: the result of a vote. */
function isOneRow(table: DraftTable, shape: Shape): boolean {
  const body = table.cells.filter((cell) => cell.row >= table.headerRows);
  const headed = new Set(
    table.cells.filter((cell) => cell.row < table.headerRows).map((cell) => cell.column),
  );
  return (
    shape.rows === table.headerRows + 1 &&
    body.length >= 3 &&
    body.length === shape.columns &&
    body.every((cell) => cell.column === 0 || headed.has(cell.column)) &&
    body.filter((cell) => cell.column > 0 && isNumber(cell.text)).length >= FEWEST_FIGURES &&
    table.cells.every((cell) => cell.text.length <= LONGEST_HEADING)
  );
}

/**
 * One row of words, each centred under its heading: the shares of a company with their symbol and exchange. Values over captions in brackets, as on the
 * cover of a filing, are a form.
 */
function isOneEntry(table: DraftTable, shape: Shape): boolean {
  const [headings, entries] = [0, 1].map((row) => table.cells.filter((cell) => cell.row === row));
  if (headings === undefined || entries === undefined) return false;
  return (
    shape.rows === 2 &&
    table.headerRows === 1 &&
    shape.columns >= FEWEST_ENTRIES &&
    headings.length === shape.columns &&
    entries.length === shape.columns &&
    entries.every((entry, column) => isCentred(entry, headings[column])) &&
    table.cells.every(
      ({ text }) => /\p{L}/u.test(text) && !text.startsWith('(') && text.length <= LONGEST_LISTED,
    )
  );
}

function isCentred(cell: DraftCell | undefined, heading: DraftCell | undefined): boolean {
  if (cell === undefined || heading === undefined) return false;
  return Math.abs(middleX(cell) - middleX(heading)) < OFF_MIDDLE * (cell.y1 - cell.y0);
}

function isTableWithoutRules(table: DraftTable, shape: Shape): boolean {
  const isWords =
    shape.numbers < 0.1 && shape.columns < 4 && !isListing(table, shape) && !isKeyed(table, shape);
  return (
    shape.fill >= LEAST_FILL_WITHOUT_RULES && shape.rows >= 3 && !isWords && !isTextInColumns(table, shape)
  );
}

/** Words in whole rows, all of them short: names with offices and places. */
function isListing(table: DraftTable, shape: Shape): boolean {
  const longest = table.cells.reduce((most, cell) => Math.max(most, cell.text.length), 0);
  const isWhole =
    shape.columns >= 3 ? shape.rows >= 4 && shape.fill >= FILL_OF_LISTING : isPaired(table, shape);
  return isWhole && longest <= LONGEST_LISTED;
}

/** Of two columns, both filled in every row below the headings: subsidiaries and where they are. */
function isPaired(table: DraftTable, shape: Shape): boolean {
  const body = table.cells.filter((cell) => cell.row >= table.headerRows);
  return shape.rows >= FEWEST_PAIRS && body.length === 2 * (shape.rows - table.headerRows);
}

/** Numbered entries under headings, each with its text: exhibits, notes. Without headings their numbers skip. */
function isKeyed(table: DraftTable, shape: Shape): boolean {
  const keys = table.cells.filter((cell) => cell.column === 0 && cell.row >= table.headerRows);
  const headings = table.cells.filter((cell) => cell.row < table.headerRows);
  if (table.headerRows === 0) return shape.columns === 2 && keysSkip(keys.map(({ text }) => text));
  return (
    shape.columns === headings.length &&
    headings.every((cell) => cell.text.length <= LONGEST_HEADING) &&
    keys.length >= FEWEST_KEYS &&
    keys.every(({ text }) => text.length <= LONGEST_KEY && /\d/u.test(text))
  );
}

function shapeOf(table: DraftTable): Shape {
  const rows = new Set(table.cells.map((cell) => cell.row)).size;
  const columns = new Set(table.cells.map((cell) => cell.column)).size;
  const body = table.cells.filter((cell) => cell.row >= table.headerRows && cell.column > 0);
  const numbers = body.filter((cell) => isValue(cell.text)).length / Math.max(1, body.length);
  return { rows, columns, fill: table.cells.length / Math.max(1, rows * columns), numbers };
}

/** Without the rows before and after it that are no part of it: a caption at its top; notes and sources from the first of them to the end. */
export function cutNotes(table: DraftTable): DraftTable {
  const rows = new Map<number, DraftCell[]>();
  for (const cell of table.cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  const isNote = (row: number): boolean => {
    const held = rows.get(row) ?? [];
    const [cell] = held;
    if (cell === undefined || held.length > 2) return false;
    return isCaption(cell.text) || (held.length === 1 && (isUnitNote(cell.text) || isSentence(held)));
  };
  const order = [...rows.keys()].toSorted((a, b) => a - b);
  const first = order.find((row) => !isNote(row)) ?? 0;
  let end =
    order.find(
      (row) => row > first && (rows.get(row)?.length ?? 0) <= 2 && isCaption(rows.get(row)?.[0]?.text ?? ''),
    ) ?? Infinity;
  for (const row of order.toReversed()) {
    if (row <= first || !(row >= end || isNote(row))) break;
    end = row;
  }
  return {
    ...table,
    headerRows: Math.max(0, table.headerRows - first),
    cells: table.cells
      .filter((cell) => cell.row >= first && cell.row < end)
      .map((cell) => ({ ...cell, row: cell.row - first })),
  };
}

const WORDS_OF_SENTENCE = 9;

/** A row of one long text. */
function isSentence(cells: readonly DraftCell[]): boolean {
  const [only] = cells;
  return (
    cells.length === 1 &&
    only !== undefined &&
    only.column === 0 &&
    only.text.split(' ').length >= WORDS_OF_SENTENCE
  );
}

/** Cells of many words and few numbers: text in columns. */
function isTextInColumns(table: DraftTable, shape: Shape): boolean {
  if (hasOneTextColumn(table, shape) || isKeyed(table, shape)) return false;
  if (hasTextTwice(table, shape)) return true;
  const words = table.cells.reduce((sum, cell) => sum + cell.text.split(' ').length, 0);
  return shape.numbers < 0.3 && words / table.cells.length > 5;
}

/** Long texts in most rows of two columns or more, without headings for them: paragraphs beside each other. */
function hasTextTwice(table: DraftTable, shape: Shape): boolean {
  const long = table.cells.filter(
    ({ text, row }) => row >= table.headerRows && text.length > LONGEST_HEADING,
  );
  const columns = [...Map.groupBy(long, ({ column }) => column).values()];
  const full = columns.filter((cells) => cells.length >= MOSTLY_TEXT * (shape.rows - table.headerRows));
  return full.length > 1 && table.cells.filter(({ row }) => row < table.headerRows).length < shape.columns;
}

/** Under headings, texts in one column and short entries in two others or more: a list of exhibits. */
function hasOneTextColumn(table: DraftTable, shape: Shape): boolean {
  const long = table.cells.filter((cell) => cell.text.length > LONGEST_HEADING);
  return table.headerRows > 0 && shape.columns >= 3 && new Set(long.map((cell) => cell.column)).size === 1;
}
