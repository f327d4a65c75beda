// A child table as a person left it, as a labelled case on which the reading of tables is measured (issue 14, 'What a person corrects in the table is a labelled
// case'): the texts of its rows on each page, and where its columns and rows lie there, in the form of bench/tables/labels. Headings are no rows of a child table.

import type { Box } from '../digitise/page.ts';
import type { TableRow } from './child-tables.ts';
import type { ExtractionCell, ValueCoordinates } from './extraction-row.ts';

/** What of a table lies on one page. */
export interface TableLabelPart {
  /** From 1. */
  readonly page: number;
  /** Rising fractions of the page: the edges of the columns from the left, and of the rows from the top. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly texts: readonly (readonly string[])[];
}

/** Edges are at least so far apart, as fractions of the page. */
const APART = 0.0005;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The texts of the rows: what a person entered, else what is printed. */
export function tableTexts(rows: readonly TableRow[]): string[][] {
  return rows.map(({ RowValue }) =>
    RowValue.map(({ IsModified, Value, RawValue }) => (IsModified ? Value : RawValue)),
  );
}

/**
 * The table page by page; none where nothing of it has a place. A row without a place of its own is on the page of the row above it, and a row or column without one
 * lies between its neighbours.
 */
export function labelParts(rows: readonly TableRow[]): TableLabelPart[] {
  const pages = pagesOf(rows);
  const numbers = [...new Set(pages)].filter((page) => page > 0);
  return numbers.map((page) => {
    const own = rows.filter((_, at) => pages[at] === page);
    const width = Math.max(...own.map(({ RowValue }) => RowValue.length));
    const places = Array.from({ length: width }, (_, column) =>
      own.flatMap(({ RowValue }) => placesOn(page, RowValue[column])),
    );
    const heights = own.map(({ RowValue }) => RowValue.flatMap((cell) => placesOn(page, cell)));
    return {
      page,
      columns: edgesOf(places.map((each) => stretchOf(each, 'scaled_x_start', 'scaled_x_end'))),
      rows: edgesOf(heights.map((each) => stretchOf(each, 'scaled_y_start', 'scaled_y_end'))),
      texts: tableTexts(own),
    };
  });
}

/** Where a table lies on each of its pages: fractions of the page. */
export function tableAreas(rows: readonly TableRow[]): { readonly page: number; readonly box: Box }[] {
  return labelParts(rows).map(({ page, columns, rows: edges }) => ({
    page,
    box: [columns[0] ?? 0, edges[0] ?? 0, columns.at(-1) ?? 1, edges.at(-1) ?? 1],
  }));
}

/** The page of each row; 0 where no row has one. */
function pagesOf(rows: readonly TableRow[]): number[] {
  const own = rows.map(({ RowValue }) =>
    RowValue.flatMap(({ ValueCoordinates: places }) => places.map(({ page_n: page }) => page)).at(0),
  );
  let page = own.find((each) => each !== undefined) ?? 0;
  return own.map((each) => (page = each ?? page));
}

function placesOn(page: number, cell: ExtractionCell | undefined): ValueCoordinates[] {
  return (cell?.ValueCoordinates ?? []).filter((place) => place.page_n === page);
}

type Side = Exclude<keyof ValueCoordinates, 'page_n'>;

function stretchOf(places: readonly ValueCoordinates[], start: Side, end: Side): Stretch | null {
  if (places.length === 0) return null;
  return {
    from: Math.min(...places.map((place) => place[start])),
    to: Math.max(...places.map((place) => place[end])),
  };
}

/** One edge more than there are stretches, each in the middle between two of them, rising. */
function edgesOf(stretches: readonly (Stretch | null)[]): number[] {
  const placed = stretches.map((own, at) => own ?? placeBetween(stretches, at));
  const middles = placed.slice(1).map((own, at) => ((placed[at]?.to ?? own.from) + own.from) / 2);
  const edges: number[] = [];
  for (const edge of [placed[0]?.from ?? 0, ...middles, placed.at(-1)?.to ?? 0])
    edges.push(Math.max(edge, (edges.at(-1) ?? -APART) + APART));
  const over = Math.max(0, (edges.at(-1) ?? 0) - 1);
  return edges.map((edge) => Math.max(0, edge - over));
}

/** One without a place lies between its neighbours, several evenly. */
function placeBetween(stretches: readonly (Stretch | null)[], at: number): Stretch {
  const before = stretches.slice(0, at).findLastIndex((other) => other !== null);
  const after = stretches.findIndex((other, index) => index > at && other !== null);
  const from = stretches[before]?.to ?? stretches[after]?.from ?? 0;
  const to = stretches[after]?.from ?? from;
  const steps = (after < 0 ? stretches.length : after) - before;
  const place = from + ((to - from) * (at - before)) / steps;
  return { from: place, to: place };
}
