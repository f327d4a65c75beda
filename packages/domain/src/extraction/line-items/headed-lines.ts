// A table of line items by the words of its headings, where the gaps between its columns are too narrow to tell them or what stands beside it was taken for a part of
// it: 'Uds. Precio' are two columns, since both are names of one (decisions.md section 5: tables expected).

import type { Box, ReadPage, Word } from '../../digitise/page.ts';
import type { ReadTable, TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import { listLines, normaliseText, surround } from '../text-lines.ts';
import { findEdges } from './column-edges.ts';
import { isWholeHeading, nameLineRole, withoutNumber } from './line-columns.ts';
import { numberIn, readFigure, ROUNDED } from './line-figures.ts';
import type { Heading, Line } from './lost-headings.ts';
import { addLostHeadings, gapBetween, labelOf, roleOf, textOf } from './lost-headings.ts';
import { isOtherColumn } from './other-columns.ts';
import { mayBeStacked, stackHeadings } from './stacked-headings.ts';
import { isTotalLabel, isTotalName } from './total-labels.ts';

/** A heading has at most so many words. */
const LONGEST_HEADING = 5;
/** Words of headings that stand nearer than this many heights belong together, where nothing else is known of them. */
const SPACE = 0.45;
/** Two lines of one row stand at most so many heights apart, from one top to the next. */
const PITCH = 1.75;
/** Behind a gap of so many heights something else begins. */
const MOST_GAP = 6;
const MOST_TURNS = 400;
/** Words of labels of the document itself. */
const OF_DOCUMENT =
  /\b(?:invoice|invoiced|receipt|billed|customer|due|issued?|factura|facturado|recibo|cliente|emision|vencimiento|vence|pendiente)\b/;

/** Amounts end in this share of the width of a table, at its right. */
const AMOUNTS = 0.25;
/** So many headings that name nothing known may stand behind the others. */
const MOST_BEHIND = 1;

const heightOf = ([, top, , bottom]: Box): number => bottom - top;

function makeHeading(words: readonly Word[], isNamed: boolean): Heading {
  return { words, box: surround(words.map(({ box }) => box)), isNamed };
}

/** Those of what a line says that head columns of lines; null where one has a figure or they name fewer than two. */
function keepHeadings(found: readonly Heading[]): readonly Heading[] | null {
  // What stands beside the table is none of its headings.
  const first = found.findIndex(({ isNamed }) => isNamed);
  const described = found.some(({ words }) => nameLineRole(textOf(words))?.role === 'description');
  // Where none of the names is that of a description, what stands before them heads it: 'Levy', 'Units', 'Fee', 'Sum'.
  const from = described ? first : Math.max(0, first - 1);
  const last = found.findLastIndex(({ isNamed }) => isNamed);
  // What stands behind the last name that is known may head what a line costs: 'Qty', 'Price', 'Claim'.
  const hasAmount = found.some(({ isNamed, words }) => isNamed && roleOf(words) === 'amount');
  const own = found.slice(from, last + 1 + (hasAmount ? 0 : MOST_BEHIND));
  const named = own.filter(({ isNamed }) => isNamed);
  const roles = new Set(named.flatMap((heading) => nameLineRole(textOf(heading.words))?.role ?? []));
  // 'Billed to', 'Invoice number', 'Amount due' over their values are no columns of lines.
  if (own.some(({ words }) => OF_DOCUMENT.test(normaliseText(textOf(words))))) return null;
  const isHeading =
    roles.size >= 2 &&
    (roles.has('amount') || roles.has('price') || (roles.has('quantity') && own.length > named.length));
  return isHeading && !own.some(({ words }) => /\d/u.test(withoutNumber(textOf(words)))) ? own : null;
}

/** A line in pieces: the names of columns, and what is none with the words that stand near it. */
function cutHeadings({ words }: Line, page: ReadPage): readonly Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestName(words, at, page);
    const next = words.slice(at, at + Math.max(1, length));
    const last = found.at(-1);
    const isJoined =
      last !== undefined &&
      isNear(last, next, page) &&
      (!(length > 0 && last.isNamed) || roleOf(last.words) === roleOf(next) || isEither(last.words, next));
    if (isJoined) found[found.length - 1] = makeHeading([...last.words, ...next], last.isNamed || length > 0);
    else found.push(makeHeading(next, length > 0));
    at += next.length;
  }
  return found;
}

/** 'Passenger / vehicle' heads one column. */
function isEither(words: readonly Word[], next: readonly Word[]): boolean {
  return /[/&]$/u.test(words.at(-1)?.text ?? '') || /^[/&]/u.test(next[0]?.text ?? '');
}

function isNear({ words }: Heading, next: readonly Word[], page: ReadPage): boolean {
  const [before, first] = [words.at(-1), next[0]];
  return before !== undefined && first !== undefined && gapBetween(before, first, page) < SPACE;
}

/** How many words from here on are the name of a column; 0: none. */
function longestName(words: readonly Word[], at: number, page: ReadPage): number {
  for (let length = Math.min(LONGEST_HEADING, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const isTogether = own.slice(1).every((word, place) => {
      const before = own[place];
      return before !== undefined && gapBetween(before, word, page) < 1;
    });
    const text = textOf(own);
    if (isTogether && (isWholeHeading(text) || isOtherColumn(text))) return length;
  }
  return 0;
}

/** Whether the last figure of a line, where amounts stand, is the sum of those above it, whatever it is called: 'Suma de posiciones'. */
function isSumOf(
  words: readonly Word[],
  above: readonly Line[],
  from: number,
  mark: DecimalMark | null,
): boolean {
  const figureOf = (some: readonly Word[]): number =>
    some
      .filter(({ box }) => box[2] > from)
      .map(({ text }) => numberIn(text, mark))
      .findLast((figure) => !Number.isNaN(figure)) ?? Number.NaN;
  const figures = above.map((line) => figureOf(line.words)).filter((figure) => !Number.isNaN(figure));
  const sum = figures.reduce((all, figure) => all + figure, 0);
  return figures.length > 1 && sum !== 0 && Math.abs(sum - figureOf(words)) < ROUNDED;
}

/** The lines under headings, within their reach, down to the totals. */
function listBody(
  lines: readonly Line[],
  from: number,
  headings: readonly Heading[],
  mark: DecimalMark | null,
): readonly Line[] {
  const [left, , right, bottom] = surround(headings.map(({ box }) => box));
  const middle = (left + right) / 2;
  const body: Line[] = [];
  let below = bottom;
  for (const line of lines.slice(from + 1, from + MOST_TURNS)) {
    const words = line.words.filter(({ box }) => box[2] > left && box[0] < right);
    if (words.length === 0) continue;
    const box = surround(words.map((word) => word.box));
    if (box[1] - below > MOST_GAP * heightOf(box)) break;
    below = box[3];
    // Totals have their labels in front, or stand at the right alone, also beside a note; what is carried over stands first.
    const beside = words.filter((word) => word.box[0] > middle);
    const isTotal =
      box[0] > middle ||
      isTotalLabel(labelOf(words)) ||
      isTotalName(labelOf(beside)) ||
      isSumOf(words, body, right - AMOUNTS * (right - left), mark);
    if (isTotal && body.length > 0) break;
    if (!isTotal) body.push({ words, box });
  }
  return body;
}

interface Columns {
  readonly headings: readonly Heading[];
  /** Where each ends and the next begins. */
  readonly edges: readonly number[];
}

/** The columns under headings. Two names that stand as near as words of one, over cells that nothing parts, are one: 'Product' and 'Number' of 'Product Number'. */
function partColumns(headings: readonly Heading[], body: readonly Line[], page: ReadPage): Columns | null {
  const edges = findEdges(headings, body);
  if (typeof edges !== 'number') return { headings, edges };
  const [one, other] = headings.slice(edges, edges + 2);
  if (one === undefined || other === undefined || !isNear(one, other.words, page)) return null;
  const joined = makeHeading([...one.words, ...other.words], true);
  return partColumns([...headings.slice(0, edges), joined, ...headings.slice(edges + 2)], body, page);
}

const LEAST_CELLS = 3;

type Cells = ReadonlyMap<number, readonly Word[]>;

function cutLine({ words }: Line, edges: readonly number[]): Cells {
  const cells = new Map<number, Word[]>();
  for (const word of words) {
    const middle = (word.box[0] + word.box[2]) / 2;
    const column = edges.filter((edge) => edge < middle).length;
    cells.set(column, [...(cells.get(column) ?? []), word]);
  }
  return cells;
}

/** Rows of cells; a line of words alone goes on what stands nearer to it, the row above or the one below. */
function joinRows(body: readonly Line[], edges: readonly number[], mark: DecimalMark | null): Cells[] {
  const cut = body.map((line) => ({ cells: cutLine(line, edges), box: line.box }));
  const isCharged = ({ cells }: { cells: Cells }): boolean =>
    [...cells].some(([column, words]) => column > 0 && readFigure(textOf(words), mark) !== null);
  const rows: { cells: Cells; box: Box }[] = [];
  for (const line of cut) {
    const above = rows.at(-1);
    const isClose =
      above !== undefined && line.box[1] - above.box[3] < (PITCH - 1) * Math.min(heightOf(line.box), 0.03);
    // What fills three columns is a row, though OCR read none of its figures.
    const isRow = isCharged(line) || line.cells.size >= LEAST_CELLS;
    if (above === undefined || isRow || !isClose || !isCharged(above)) rows.push(line);
    else rows[rows.length - 1] = { cells: addCells(above.cells, line.cells), box: line.box };
  }
  return rows.map(({ cells }) => cells);
}

function addCells(above: Cells, below: Cells): Cells {
  const columns = new Set([...above.keys(), ...below.keys()]);
  return new Map(
    [...columns].map((column) => [column, [...(above.get(column) ?? []), ...(below.get(column) ?? [])]]),
  );
}

function toCell(row: number, column: number, words: readonly Word[]): TableCell {
  return {
    row,
    column,
    text: textOf(words),
    box: surround(words.map(({ box }) => box)),
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
  };
}

const isColumnName = (text: string): boolean => nameLineRole(text) !== null || isOtherColumn(text);

/** The headings of a line, or of it and the next where those are more; null where it has none. */
function findHeadings(
  line: Line,
  next: Line | undefined,
  page: ReadPage,
): { readonly headings: readonly Heading[]; readonly depth: number } | null {
  const own = keepHeadings(cutHeadings(line, page));
  const both =
    next !== undefined && mayBeStacked(line, next)
      ? keepHeadings(stackHeadings(line, next, page, isColumnName))
      : null;
  const below = both === null || next === undefined ? null : keepHeadings(cutHeadings(next, page));
  const isStacked = both !== null && both.length > Math.max(own?.length ?? 0, below?.length ?? 0);
  if (isStacked) return { headings: both, depth: 2 };
  return own && { headings: own, depth: 1 };
}

/** The tables of a page under headings that name a description and what it costs, or a quantity and a price; from top to bottom. */
export function listHeadedTables(page: ReadPage, mark: DecimalMark | null): readonly ReadTable[] {
  const lines: readonly Line[] = listLines(page).map(({ segments, box }) => ({
    words: segments.flatMap(({ words }) => words),
    box,
  }));
  const tables: ReadTable[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const found = line && findHeadings(line, lines[at + 1], page);
    if (!found) continue;
    const last = at + found.depth - 1;
    const table = readUnder(found.headings, lines, last, { page, mark });
    if (table === null) continue;
    tables.push(table);
    at = last;
  }
  return tables;
}

/** The table under headings of which the last line is that; null where nothing stands under them in columns. */
function readUnder(
  named: readonly Heading[],
  lines: readonly Line[],
  last: number,
  { page, mark }: { readonly page: ReadPage; readonly mark: DecimalMark | null },
): ReadTable | null {
  const all = addLostHeadings(named, lines.slice(last + 1, last + MOST_TURNS), mark);
  const body = listBody(lines, last, all, mark);
  const columns = body.length === 0 ? null : partColumns(all, body, page);
  if (columns === null) return null;
  const { headings, edges } = columns;
  const rows = joinRows(body, edges, mark);
  const cells = [
    ...headings.flatMap(({ words }, column) => (words.length === 0 ? [] : [toCell(0, column, words)])),
    ...rows.flatMap((row, place) => [...row].map(([column, words]) => toCell(place + 1, column, words))),
  ];
  return {
    page: page.number,
    box: surround(cells.map(({ box }) => box)),
    way: 'text',
    cells,
    rowCount: rows.length + 1,
    columnCount: headings.length,
    headerRows: 1,
  };
}
