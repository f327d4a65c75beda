// A table of line items by the words of its headings, where the gaps between its columns are too narrow to tell them or what stands beside it was taken for a part of
// it: 'Uds. Precio' are two columns, since both are names of one (decisions.md section 5: tables expected).

import type { Box, ReadPage, Word } from '../../digitise/page.ts';
import type { ReadTable, TableCell } from '../../tables/read-table.ts';
import type { DecimalMark } from '../read-number.ts';
import { listLines, normaliseText, surround } from '../text-lines.ts';
import { isOtherColumn, isWholeHeading, nameLineRole, withoutNumber } from './line-columns.ts';
import { readFigure } from './line-figures.ts';
import type { Heading, Line } from './lost-headings.ts';
import { addLostHeadings, gapBetween, labelOf, roleOf, textOf } from './lost-headings.ts';
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
      (!(length > 0 && last.isNamed) || roleOf(last.words) === roleOf(next));
    if (isJoined) found[found.length - 1] = makeHeading([...last.words, ...next], last.isNamed || length > 0);
    else found.push(makeHeading(next, length > 0));
    at += next.length;
  }
  return found;
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

/** The lines under headings, within their reach, down to the totals. */
function listBody(lines: readonly Line[], from: number, [left, , right, bottom]: Box): readonly Line[] {
  const body: Line[] = [];
  let below = bottom;
  for (const line of lines.slice(from + 1, from + MOST_TURNS)) {
    const words = line.words.filter(({ box }) => box[2] > left && box[0] < right);
    if (words.length === 0) continue;
    const box = surround(words.map((word) => word.box));
    if (box[1] - below > MOST_GAP * heightOf(box)) break;
    below = box[3];
    // Totals have their labels in front, or stand at the right alone, also beside a note; what is carried over stands first.
    const beside = words.filter((word) => word.box[0] > (left + right) / 2);
    const isTotal =
      box[0] > (left + right) / 2 || isTotalLabel(labelOf(words)) || isTotalName(labelOf(beside));
    if (isTotal && body.length > 0) break;
    if (!isTotal) body.push({ words, box });
  }
  return body;
}

/** Of the lines at most this share may cross the edge of a column. */
const MOST_CROSSING = 0.15;
const LEAST_LINES = 3;

/** Where each column ends and the next begins: in the widest gap between the middles of both headings that no line crosses, or hardly any. */
function findEdges(headings: readonly Heading[], body: readonly Line[]): readonly number[] | null {
  const edges: number[] = [];
  const words = [...headings, ...body].flatMap((each) => each.words);
  // Where OCR read dirt for a word, one line of a few may cross.
  const isScan = words.some(({ confidence }) => confidence < 1);
  const most = Math.max(MOST_CROSSING * body.length, isScan && body.length >= LEAST_LINES ? 1 : 0);
  for (const [at, next] of headings.slice(1).entries()) {
    const heading = headings[at];
    if (heading === undefined) return null;
    const from = Math.max(edges.at(-1) ?? 0, middleOf(heading.box));
    const edge = findGap(words, from, middleOf(next.box), most);
    if (edge === null) return null;
    edges.push(edge);
  }
  return edges;
}

const middleOf = ([left, , right]: Box): number => (left + right) / 2;

interface Gap {
  readonly crossing: number;
  readonly width: number;
  readonly middle: number | null;
}

/** The middle of the widest stretch between two places that the fewest words cross; null where more than `most` do everywhere. */
function findGap(words: readonly Word[], from: number, to: number, most: number): number | null {
  const steps = words
    .filter(({ box }) => box[2] > from && box[0] < to)
    .flatMap(({ box }) => [
      { at: Math.max(from, box[0]), by: 1 },
      { at: box[2], by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by);
  let best: Gap = { crossing: most + 1, width: 0, middle: null };
  let [crossing, start] = [0, from];
  for (const { at, by } of [...steps, { at: to, by: 0 }]) {
    const width = Math.min(at, to) - start;
    const isBetter = crossing < best.crossing || (crossing === best.crossing && width > best.width);
    if (width > 0 && crossing <= most && isBetter) best = { crossing, width, middle: start + width / 2 };
    crossing += by;
    start = Math.max(start, at);
  }
  return best.middle;
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
  const headings = addLostHeadings(named, lines.slice(last + 1, last + MOST_TURNS), mark);
  const body = listBody(lines, last, surround(headings.map(({ box }) => box)));
  const edges = body.length === 0 ? null : findEdges(headings, body);
  if (edges === null) return null;
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
