// The tables of a page: first those drawn with ruling lines, then, in the words that are left, those that only their alignment shows. A grid whose
// rules do not separate the rows is read by its text, its rules as hints (decisions.md section 5).

import type { ReadPage } from '../digitise/page.ts';
import { cutNotes, isCertainTable, isTable } from './accept.ts';
import { joinBands } from './bands.ts';
import { partBeside } from './beside.ts';
import { listFrames, readGrid, shareOfSuspects } from './grid.ts';
import type { Grid } from './grid.ts';
import { draftGrid } from './grid-cells.ts';
import { cutSegments, joinWords, listLines } from './lines.ts';
import type { ReadTable } from './read-table.ts';
import { listPanels } from './panels.ts';
import { listRegions } from './regions.ts';
import { isDashes, listRules, rulesWithin } from './rules.ts';
import type { Bounds, DraftTable, Line, Piece, Rules } from './shapes.ts';
import { boundsOf, listPieces, middleX, middleY, typeSize } from './shapes.ts';
import { splitTables } from './split.ts';
import type { TableSigns } from './table-odds.ts';
import { findTableSigns, isLikelyTable } from './table-odds.ts';
import { readText } from './text-table.ts';
import { isCaption, isNumber, isPageMark, isUnitNote, isYear } from './text-kinds.ts';

const MOST_SUSPECT = 0.4;
const TITLE_GAP_EM = 0.9;
const HEADING_ABOVE_EM = 1.5;
const FEWEST_FIGURES = 2;

/** The tables of the page from the top; never throws. */
export function readTables(page: ReadPage): readonly ReadTable[] {
  return readLikely(page, true);
}

/** The same by the text alone, as if no rules crossed: what it finds tells how much depends on grids. */
export function readTextTables(page: ReadPage): readonly ReadTable[] {
  return readLikely(page, false);
}

/** The signs of each that may be a table, likely or not, without those that are one for certain: the weights are fitted to them. */
export function listSigns(page: ReadPage): readonly TableSigns[] {
  return draftPage(page, true)
    .filter(({ table }) => !isCertainTable(table))
    .map(({ signs }) => signs);
}

function readLikely(page: ReadPage, withGrids: boolean): readonly ReadTable[] {
  return draftPage(page, withGrids)
    .filter(({ table, signs }) => isCertainTable(table) || isLikelyTable(signs))
    .map(({ table }) => toReadTable(table, page))
    .toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

interface Drafted {
  readonly table: DraftTable;
  readonly signs: TableSigns;
}

function draftPage(page: ReadPage, withGrids: boolean): Drafted[] {
  const pieces = listPieces(page);
  const em = typeSize(pieces);
  const rules = listRules(page, pieces, em);
  const words = pieces.filter((word) => !isDashes(word));
  const grids = withGrids ? readGrids(rules, words, em) : { tables: [], headless: [], rest: words };
  const panels = listPanels(rules, grids.rest, em);
  const taken = new Set(panels.flat());
  const rest = taken.size === 0 ? grids.rest : grids.rest.filter((word) => !taken.has(word));
  const texts = [...panels, rest].flatMap((part) => readRegions(part, rules, em));
  const alone = grids.headless.filter((table) => !texts.some((text) => doOverlap(text, table)));
  return [...grids.tables, ...alone, ...texts].map((table) => ({
    table,
    signs: findTableSigns(table, rules, em),
  }));
}

interface Found {
  readonly tables: readonly DraftTable[];
  /** Grids whose headings stand above them, outside: the text is read together with the headings, and the grid stands where that finds nothing. */
  readonly headless: readonly DraftTable[];
  /** The words that are in none of them. */
  readonly rest: readonly Piece[];
}

function readGrids(rules: Rules, words: readonly Piece[], em: number): Found {
  const tables: DraftTable[] = [];
  const headless: DraftTable[] = [];
  let rest = words;
  for (const frame of joinBands(listFrames(rules, em), words, em)) {
    const bounds = boundsOf([
      ...frame.across.map((rule) => ({ x0: rule.x0, x1: rule.x1, y0: rule.y, y1: rule.y })),
      ...frame.down.map((rule) => ({ x0: rule.x, x1: rule.x, y0: rule.y0, y1: rule.y1 })),
    ]);
    const inside = rest.filter((word) => isInside(word, bounds));
    if (inside.length < 4) continue;
    const grid = readGrid(frame, inside, em);
    const drafted = grid === null ? null : fromGrid(grid, inside, rules, em);
    const table = drafted === null ? null : cutNotes(drafted);
    if (table === null || !isTable(table, true) || areHeadingsAlone(table, bounds, rest, em)) continue;
    if (isHeadless(table, bounds, rest, em)) {
      headless.push(table);
      continue;
    }
    tables.push(table);
    const taken = new Set(inside);
    rest = rest.filter((word) => !taken.has(word));
  }
  return { tables, headless, rest };
}

/** Its cells have no figures, and right below it several stand on one line: only the headings of the table are drawn with rules. */
function areHeadingsAlone(table: DraftTable, bounds: Bounds, words: readonly Piece[], em: number): boolean {
  if (table.cells.some(({ text }) => isNumber(text) && !isYear(text))) return false;
  const [below] = listLines(
    words.filter((word) => {
      const isUnder = middleY(word) > bounds.y1 && middleY(word) < bounds.y1 + HEADING_ABOVE_EM * em;
      return isUnder && word.x1 > bounds.x0 && word.x0 < bounds.x1;
    }),
  );
  const figures = below?.words.filter(({ text }) => isNumber(text) && !isYear(text)) ?? [];
  return figures.length >= FEWEST_FIGURES;
}

/** Its first row has numbers, or is the label of a section, and words stand right above its right-hand columns. */
function isHeadless(table: DraftTable, bounds: Bounds, words: readonly Piece[], em: number): boolean {
  const first = table.cells.filter((cell) => cell.row === 0);
  const [only] = first;
  const isLabel = first.length === 1 && only !== undefined && only.column === 0;
  if (!isLabel && !first.some((cell) => cell.column > 0 && isNumber(cell.text) && !isYear(cell.text)))
    return false;
  const label = boundsOf(table.cells.filter((cell) => cell.column === 0 && cell.row > 0));
  return words.some((word) => {
    const isAbove = middleY(word) < bounds.y0 && bounds.y0 - word.y1 < HEADING_ABOVE_EM * em;
    return (
      isAbove && word.x0 >= label.x1 - em && word.x1 <= bounds.x1 + em && (isYear(word.text) || word.isBold)
    );
  });
}

function doOverlap(a: DraftTable, b: DraftTable): boolean {
  const [one, other] = [boundsOf(a.cells), boundsOf(b.cells)];
  const down = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0) && down > 0;
}

function isInside(word: Piece, bounds: Bounds): boolean {
  const [x, y] = [middleX(word), middleY(word)];
  return x >= bounds.x0 && x <= bounds.x1 && y >= bounds.y0 && y <= bounds.y1;
}

function fromGrid(grid: Grid, words: readonly Piece[], rules: Rules, em: number): DraftTable | null {
  const columns = new Set(grid.cells.map((cell) => cell.column)).size;
  if (grid.cells.length < 3) return null;
  if (shareOfSuspects(grid) > MOST_SUSPECT)
    return readText(listLines(words), rulesWithin(rules, grid.bounds), em);
  if (columns < 2) return null;
  const cells = draftGrid(grid);
  const firstNumbers = cells.find((cell) => cell.column > 0 && isNumber(cell.text))?.row ?? 1;
  return { way: 'grid', cells, headerRows: firstNumbers };
}

function readRegions(words: readonly Piece[], rules: Rules, em: number): DraftTable[] {
  return listRegions(words, rules, em)
    .flatMap(splitTables)
    .flatMap((region) => partBeside(region, rulesWithin(rules, boundsOf(region)), em))
    .flatMap((region) => {
      const lines = trim(region, em);
      const box = boundsOf(lines);
      const near = rulesWithin(rules, { x0: box.x0 - em, x1: box.x1 + em, y0: box.y0 - em, y1: box.y1 + em });
      const drafted = readText(lines, near, em);
      const table = drafted === null ? null : cutNotes(drafted);
      const hasRules = near.across.filter((rule) => rule.x1 - rule.x0 > 0.3 * (box.x1 - box.x0)).length >= 2;
      return table !== null && isTable(table, hasRules) ? [table] : [];
    });
}

/** Without captions, units and notes at the top and at the bottom, and without titles centred over the whole. */
function trim(lines: readonly Line[], em: number): readonly Line[] {
  const isOutside = (line: Line): boolean => {
    const text = joinWords(line.words);
    return isCaption(text) || isUnitNote(text) || isPageMark(text);
  };
  const middle = middleX(boundsOf(lines));
  const isTitle = (line: Line): boolean =>
    cutSegments(line, TITLE_GAP_EM).length === 1 && Math.abs(middleX(line) - middle) < 1.5 * em;
  const first = lines.findIndex((line) => !isOutside(line) && !isTitle(line));
  const last = lines.findLastIndex((line) => !isOutside(line));
  return first < 0 ? [] : lines.slice(first, last + 1);
}

function toReadTable(table: DraftTable, page: ReadPage): ReadTable {
  const toBox = (part: Bounds): readonly [number, number, number, number] => [
    part.x0 / page.width,
    part.y0 / page.height,
    part.x1 / page.width,
    part.y1 / page.height,
  ];
  return {
    page: page.number,
    box: toBox(boundsOf(table.cells)),
    way: table.way,
    cells: table.cells.map((cell) => ({
      row: cell.row,
      column: cell.column,
      text: cell.text,
      box: toBox(cell),
      confidence: cell.confidence,
    })),
    rowCount: table.cells.reduce((most, cell) => Math.max(most, cell.row + 1), 0),
    columnCount: table.cells.reduce((most, cell) => Math.max(most, cell.column + 1), 0),
    headerRows: table.headerRows,
  };
}
