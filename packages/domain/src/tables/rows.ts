// Rows of a table without a grid: a line is a row, unless it carries on the one above: a label that was wrapped, cells of text that were wrapped, a line
// set between two others, or lines that no rule separates where every row has one (decisions.md section 5).

import type { Column } from './columns.ts';
import type { Line, Rules } from './shapes.ts';
import { boundsOf, median, middleY } from './shapes.ts';
import { listRowRules } from './row-rules.ts';
import { placeOfTitle, splitLine } from './split-line.ts';
import { isKey } from './text-kinds.ts';
import type { TextRow } from './text-row.ts';
import { doShareValues, hasValues, haveValues, isLabel, textOfCell } from './text-row.ts';

/** What the rows of one table are judged by. */
interface Measure {
  readonly em: number;
  readonly leading: number;
  readonly widestLabel: number;
  /** The widest gap, in em, between lines of one label where rows are set apart by more; else 0. */
  readonly tightest: number;
  readonly rowRules: readonly number[];
  /** The widest gap above a label that describes the row before it, where rows are set apart by more; else 0. */
  readonly description: number;
  /** The widest gap below a label without values, where all rows with values stand further above the line below them; else 0. */
  readonly beginning: number;
  /** The widest gap above a line without a label, where all lines with a label stand further below the line before them; else 0. */
  readonly continuation: number;
}

const OVERLAP_EM = 0.75;
const TIGHTEST_EM = 1.45;
const WIDEST_EM = 1.75;
const LOOSE_EM = 1.625;

/** The rows from the top. */
export function listRows(
  lines: readonly Line[],
  columns: readonly Column[],
  rules: Rules,
  em: number,
): TextRow[] {
  const single = lines.map((line): TextRow => {
    const cells = splitLine(line, columns);
    const place = placeOfTitle(cells, columns, em);
    const middles = [middleY(line)];
    return place === null
      ? { cells, middles }
      : { cells: new Map([[place, [...cells.values()].flat()]]), middles, isTitle: true };
  });
  const measure = measureRows(single, columns, rules, lines, em);
  const rows: TextRow[] = [];
  for (const [index, row] of single.entries()) {
    const last = rows.at(-1);
    if (last !== undefined && !isTitled(last, row) && doesCarryOn(last, row, single[index + 1], measure))
      rows[rows.length - 1] = joinRows(last, row);
    else rows.push(row);
  }
  return rows;
}

function isTitled(above: TextRow, below: TextRow): boolean {
  return above.isTitle === true || below.isTitle === true;
}

function measureRows(
  rows: readonly TextRow[],
  columns: readonly Column[],
  rules: Rules,
  lines: readonly Line[],
  em: number,
): Measure {
  const gaps = rows.flatMap((row, i) =>
    i === 0 ? [] : [(row.middles[0] ?? 0) - (rows[i - 1]?.middles[0] ?? 0)],
  );
  const leading = median(gaps);
  const first = columns[0];
  return {
    em,
    leading,
    widestLabel: (first?.x1 ?? 0) - (first?.x0 ?? 0),
    tightest: tightestGap(
      rows,
      gaps.map((gap) => gap / em),
    ),
    description: descriptionGap(rows),
    beginning: beginningGap(rows),
    continuation: continuationGap(rows),
    rowRules: listRowRules(rows, lines, rules, em),
  };
}

const NEARER = 0.93;

/** Where many rows are far apart, lines that are near to each other are one label, as long as they are nearer than any two lines of figures. */
function tightestGap(rows: readonly TextRow[], gaps: readonly number[]): number {
  const loose = gaps.filter((gap) => gap > LOOSE_EM).length;
  if (loose < Math.max(2, 0.3 * gaps.length)) return 0;
  const apart = gaps.filter((_, i) => {
    const [above, below] = [rows[i], rows[i + 1]];
    return above !== undefined && below !== undefined && haveValues(above, below);
  });
  return apart.reduce((least, gap) => Math.min(least, NEARER * gap), TIGHTEST_EM);
}

const SET_APART = 1.3;
const MOST_GAPS = 5000;

/**
 * Items of an invoice are described below: a label without values stands nearer to the row with values above it than the next such row stands below, and
 * every label does. The titles of a statement's sections do not.
 */
function descriptionGap(rows: readonly TextRow[]): number {
  const gaps = rows.map((row, i) => (row.middles[0] ?? 0) - (rows[i - 1]?.middles[0] ?? 0));
  const labels = gaps.filter((_, i) => i > 0 && isLabel(rows[i]));
  const nexts = gaps.filter((_, i) => i > 0 && !isLabel(rows[i]) && isLabel(rows[i - 1]));
  const widest = Math.max(0, ...labels);
  return nexts.length > 0 && nexts.every((gap) => gap >= SET_APART * widest) ? widest : 0;
}

const FEWEST_BEGINNINGS = 3;

/** Where rows are set apart from each other, the lines of a label without values stand nearer to the next, and its values on the last of them. */
function beginningGap(rows: readonly TextRow[]): number {
  const gaps = rows.map((row, i) => (row.middles[0] ?? 0) - (rows[i - 1]?.middles[0] ?? 0));
  const below = gaps.filter((_, i) => i > 0 && isLabel(rows[i - 1]));
  // A line without a label stands within a row.
  const others = gaps.filter((_, i) => i > 0 && rows[i - 1]?.cells.has(0) === true && !isLabel(rows[i - 1]));
  const widest = below.reduce((most, gap) => Math.max(most, gap), 0);
  const isSetApart = others.every((gap) => gap >= SET_APART * widest);
  return below.length >= FEWEST_BEGINNINGS && others.length >= FEWEST_BEGINNINGS && isSetApart ? widest : 0;
}

const SET_OFF = 1.06;
const FEWEST_LINES = 3;

/** In a list whose entries are set apart, a line without a label carries on the entry above it, whatever its cells. */
function continuationGap(rows: readonly TextRow[]): number {
  const gaps = rows.map((row, i) => (row.middles[0] ?? 0) - (rows[i - 1]?.middles[0] ?? 0));
  const [more, labelled] = [false, true].map((isLabelled) =>
    gaps.filter((_, i) => i > 0 && rows[i]?.cells.has(0) === isLabelled),
  );
  if (more === undefined || labelled === undefined || more.length === 0) return 0;
  const widest = Math.max(...more.slice(0, MOST_GAPS));
  const isEnough = labelled.length > 0 && more.length + labelled.length >= FEWEST_LINES;
  const isSetApart = isEnough && labelled.every((gap) => gap >= SET_OFF * widest);
  return isSetApart ? widest : 0;
}

function doesCarryOn(above: TextRow, below: TextRow, next: TextRow | undefined, measure: Measure): boolean {
  const [from, to] = [above.middles.at(-1) ?? 0, below.middles[0] ?? 0];
  if (isContinuation(above, below, to - from, measure)) return true;
  if (doShareValues(above, below)) return false;
  const gap = (to - from) / measure.em;
  if (measure.rowRules.length > 0) return gap < 2 && !measure.rowRules.some((y) => y > from && y < to);
  if (gap < Math.max(OVERLAP_EM, measure.tightest) || isOfOneLabel(above, below, to - from, measure))
    return true;
  const isNear = gap <= WIDEST_EM && to - from <= 1.15 * measure.leading;
  return isNear && !doesBegin(above, below, next, measure) && isWrapped(above, below, measure);
}

function doesBegin(above: TextRow, row: TextRow, next: TextRow | undefined, measure: Measure): boolean {
  return isBeginning(above, row, next) || isAroundValues(row, next, measure);
}

/** Text without a label whose line the next one overlaps in height, beside it: a wrapped entry around the middle of which its number or its figures stand. */
function isAroundValues(row: TextRow, next: TextRow | undefined, measure: Measure): boolean {
  if (next === undefined || row.cells.has(0) || !(hasValues(next) || isKey(textOfCell(next, 0))))
    return false;
  const gap = (next.middles[0] ?? 0) - (row.middles[0] ?? 0);
  return gap < OVERLAP_EM * measure.em && [...next.cells.keys()].every((column) => !row.cells.has(column));
}

function isContinuation(above: TextRow, row: TextRow, gap: number, measure: Measure): boolean {
  return !row.cells.has(0) && gap <= measure.continuation && !haveValues(above, row);
}

/** A label alone that stands nearer to the line below it: its own first line. */
function isBeginning(above: TextRow, row: TextRow, next: TextRow | undefined): boolean {
  if (next === undefined || !isLabel(row) || !hasValues(next) || !next.cells.has(0)) return false;
  const middle = row.middles[0] ?? 0;
  return (next.middles[0] ?? 0) - middle < NEARER * (middle - (above.middles.at(-1) ?? 0));
}

/** A label above its values, or below them as a description of them. */
function isOfOneLabel(above: TextRow, below: TextRow, gap: number, measure: Measure): boolean {
  return (isLabel(above) && gap <= measure.beginning) || (isLabel(below) && gap <= measure.description);
}

function isWrapped(above: TextRow, below: TextRow, measure: Measure): boolean {
  return (
    isWrappedLabel(above, below, measure) || isHanging(above, below, measure) || isWrappedText(above, below)
  );
}

/** A label in lower case below a wide one; one of the two has no values. */
function isWrappedLabel(above: TextRow, below: TextRow, measure: Measure): boolean {
  const [label, rest] = [textOfCell(above, 0), textOfCell(below, 0)];
  if (label === '' || rest === '' || label.endsWith(':')) return false;
  if (isOpen(label) && !hasValues(above)) return true;
  if (hasValues(above) && (hasValues(below) || below.cells.size > 1)) return false;
  if (
    !/^[\p{Ll}(&]/u.test(rest) &&
    !/(?:\/|\b(?:and|or|of|the|to|for|from|in|at|on|by|with|as|de|y|o|del|en|con|por|para)|[,;\-–&])$/iu.test(
      label,
    )
  )
    return false;
  const words = above.cells.get(0) ?? [];
  const bounds = boundsOf(words);
  return bounds.x1 - bounds.x0 >= 0.5 * measure.widestLabel;
}

/** A bracket or a quotation mark of it is not closed. */
function isOpen(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length;
  return count('(') > count(')') || count('“') > count('”');
}

/** A label alone, set in below a wide label that has values: rows of a section have values of their own. */
function isHanging(above: TextRow, below: TextRow, measure: Measure): boolean {
  const label = above.cells.get(0);
  const rest = below.cells.get(0);
  if (label === undefined || rest === undefined || below.cells.size > 1 || !hasValues(above)) return false;
  const [a, b] = [boundsOf(label), boundsOf(rest)];
  return b.x0 > a.x0 + 0.3 * measure.em && a.x1 - a.x0 >= 0.5 * measure.widestLabel;
}

/** Text without a label under a row of text. */
function isWrappedText(above: TextRow, below: TextRow): boolean {
  if (below.cells.has(0) || hasValues(below)) return false;
  return [...below.cells.keys()].every((column) => above.cells.has(column));
}

function joinRows(above: TextRow, below: TextRow): TextRow {
  const cells = new Map(above.cells);
  for (const [column, words] of below.cells) cells.set(column, [...(cells.get(column) ?? []), ...words]);
  return { cells, middles: [...above.middles, ...below.middles] };
}
