// Which value stands where a person points on a page (issue 'Review': a rectangle or word clicked selects its cell).

import type { ExtractionRow, ValueCoordinates } from '../extraction/extraction-row.ts';

/** A place on a page: fractions of the page from the left and from the top. */
export interface PagePoint {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** So much of the page beside a rectangle still counts as it: a hand is not exact. */
const NEAR = 0.004;

type Placed = Pick<ExtractionRow, 'ValueCoordinates' | 'DocKeyCoordinates'>;

/** The row whose value stands at the place, or else whose label does; the smallest where several do, undefined where none does. */
export function findRowAt<Row extends Placed>(rows: readonly Row[], point: PagePoint): Row | undefined {
  return (
    findSmallest(rows, point, ({ ValueCoordinates }) => ValueCoordinates) ??
    findSmallest(rows, point, ({ DocKeyCoordinates }) => DocKeyCoordinates)
  );
}

function findSmallest<Row extends Placed>(
  rows: readonly Row[],
  point: PagePoint,
  placesOf: (row: Placed) => readonly ValueCoordinates[],
): Row | undefined {
  let best: { readonly row: Row; readonly area: number } | undefined;
  for (const row of rows)
    for (const place of placesOf(row)) {
      const area = sizeOf(place);
      if (isAt(place, point) && (best === undefined || area < best.area)) best = { row, area };
    }
  return best?.row;
}

function isAt(place: ValueCoordinates, { page, x, y }: PagePoint): boolean {
  return (
    place.page_n === page &&
    x >= place.scaled_x_start - NEAR &&
    x <= place.scaled_x_end + NEAR &&
    y >= place.scaled_y_start - NEAR &&
    y <= place.scaled_y_end + NEAR
  );
}

function sizeOf({ scaled_x_start, scaled_x_end, scaled_y_start, scaled_y_end }: ValueCoordinates): number {
  return (scaled_x_end - scaled_x_start) * (scaled_y_end - scaled_y_start);
}
