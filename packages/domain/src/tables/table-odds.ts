// How likely a drafted table is one (issue 14, 'no tables found in prose, bullet lists, tables of contents or chart axes'): a logistic rule with weighted
// signs for and against, for all that no rule names: diagrams, scraps of prose, parts of a program. The weights were fitted on tables labelled by hand, on
// generated ones, and on what is reported on printed pages without a table (bench/printed-pages/fit-weights.ts), which also says how the least sum was chosen.

import type { Bounds, DraftCell, DraftTable, Rules } from './shapes.ts';
import { boundsOf, median, middleX } from './shapes.ts';
import { isNumber, isValue } from './text-kinds.ts';

/** The weight of each sign. */
export const TABLE_WEIGHTS = {
  always: 0.18,
  /** 1 if its ruling lines made it. */
  grid: 1.23,
  /** The share of the cells beside the first column that are figures, 0..1. */
  figures: 1.38,
  /** Logarithm of the number of rows. */
  rows: 0.72,
  /** Level lines along half of its width, as a share of six, 0..1. */
  rules: 3.56,
  /** 1 if it has no row of headings. */
  headless: -0.99,
  /** The share of cells that begin with a small letter. */
  smallBeginnings: -5.74,
  /** The share of cells in the first column that are figures. */
  figuresFirst: -2.94,
  /** The share of rows with one cell. */
  oneCell: -3.99,
  /** The share of neighbouring columns less than a third of the type size apart. */
  touching: -0.71,
  /** How far cells of a column lie from a common edge or middle: in type sizes, at most 1, the mean of the columns. */
  ragged: -5.5,
  /** The share of cells of the larger kind in a column, figures or words: 0.5..1, the mean of the columns. */
  oneKind: 1.52,
} as const satisfies Record<string, number>;

export type TableSigns = Readonly<Record<keyof typeof TABLE_WEIGHTS, number>>;

// Safe: TABLE_WEIGHTS has exactly these keys.
export const TABLE_SIGNS = Object.keys(TABLE_WEIGHTS) as (keyof typeof TABLE_WEIGHTS)[];

/** The least sum for a table. */
const ENOUGH = -0.22;

const MOST_RULES = 6;
const LONG_RULE = 0.5;
const TOUCHING_EM = 0.3;
const MOST_RAGGED_EM = 1;

/** Whether the signs speak for a table. */
export function isLikelyTable(signs: TableSigns): boolean {
  return TABLE_SIGNS.reduce((sum, sign) => sum + signs[sign] * TABLE_WEIGHTS[sign], 0) >= ENOUGH;
}

/** The signs of a drafted table; `rules` are those of its page, `em` the page's type size in points. */
export function findTableSigns(table: DraftTable, rules: Rules, em: number): TableSigns {
  const { cells, headerRows } = table;
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const columns = [...Map.groupBy(cells, ({ column }) => column)].toSorted(([a], [b]) => a - b);
  const [first = []] = columns.map(([, held]) => held);
  const bodies = columns
    .map(([, held]) => held.filter(({ row }) => row >= headerRows))
    .filter((held) => held.length > 0);
  return {
    always: 1,
    grid: Number(table.way === 'grid'),
    figures: shareOf(
      cells.filter(({ row, column }) => row >= headerRows && column > 0),
      ({ text }) => isValue(text),
    ),
    rows: Math.log(rows.length),
    rules: Math.min(1, longRules(boundsOf(cells), rules, em) / MOST_RULES),
    headless: Number(headerRows === 0),
    smallBeginnings: shareOf(cells, ({ text }) => /^\p{Ll}/u.test(text)),
    figuresFirst: shareOf(first, ({ text }) => isNumber(text)),
    oneCell: shareOf(rows, (row) => row.length === 1),
    touching: touchingColumns(
      columns.map(([, held]) => boundsOf(held)),
      em,
    ),
    ragged: mean(bodies.filter((held) => held.length > 1).map((held) => raggedness(held, em))),
    oneKind: mean(bodies.map(largerKind)),
  };
}

function longRules(box: Bounds, { across }: Rules, em: number): number {
  return across.filter((rule) => {
    const isNear = rule.y > box.y0 - em && rule.y < box.y1 + em;
    return isNear && Math.min(rule.x1, box.x1) - Math.max(rule.x0, box.x0) > LONG_RULE * (box.x1 - box.x0);
  }).length;
}

function touchingColumns(columns: readonly Bounds[], em: number): number {
  const gaps = columns.slice(1).map((column, at) => column.x0 - (columns[at]?.x1 ?? -Infinity));
  return shareOf(gaps, (gap) => gap < TOUCHING_EM * em);
}

/** By whichever of left edge, right edge and middle the cells keep best. */
function raggedness(cells: readonly DraftCell[], em: number): number {
  const spreads = [({ x0 }: DraftCell) => x0, ({ x1 }: DraftCell) => x1, middleX].map((placeOf) => {
    const places = cells.map((cell) => placeOf(cell) / em);
    const usual = median(places);
    return mean(places.map((place) => Math.min(MOST_RAGGED_EM, Math.abs(place - usual))));
  });
  return Math.min(...spreads);
}

function largerKind(cells: readonly DraftCell[]): number {
  const figures = shareOf(cells, ({ text }) => isValue(text));
  return Math.max(figures, 1 - figures);
}

function shareOf<T>(values: readonly T[], isOne: (value: T) => boolean): number {
  return values.filter(isOne).length / Math.max(1, values.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
