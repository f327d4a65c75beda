// A place in a document as words of the address of its summary, `?page=2&box=0.1,0.2,0.3,0.25`, so that a link shows where something stands.

import type { SearchParams } from '../../lib/search-params.ts';
import { formatParams, pageParam, parseParams } from '../../lib/search-params.ts';
import type { PageBox, ViewerMark } from '../viewer/viewer-page.ts';
import { boxOfMark } from '../viewer/viewer-page.ts';

export interface DocumentPlace {
  readonly page: number | null;
  /** The rectangle to point at, fractions of the page; null: the page alone. */
  readonly box: PageBox | null;
}

const DIGITS = 5;

const PARAMS: SearchParams<DocumentPlace> = {
  page: pageParam(null),
  box: {
    parse: parseBox,
    format: (box) => box?.map((side) => String(Number(side.toFixed(DIGITS)))).join(',') ?? null,
  },
};

/** The place that an address names. */
export function parsePlace(raw: unknown): DocumentPlace {
  return parseParams(PARAMS, raw);
}

/** The words that name the place of a rectangle. */
export function formatPlace(mark: ViewerMark): Readonly<Record<string, string>> {
  return formatParams(PARAMS, { page: mark.page_n, box: boxOfMark(mark) });
}

/** The rectangle of a place as the viewer points at it. */
export function listPlaceMarks({ page, box }: DocumentPlace): readonly ViewerMark[] {
  if (page === null || box === null) return [];
  const [scaled_x_start, scaled_y_start, scaled_x_end, scaled_y_end] = box;
  return [{ page_n: page, scaled_x_start, scaled_y_start, scaled_x_end, scaled_y_end }];
}

function parseBox(text: string): PageBox | null {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [x0, y0, x1, y1] = sides;
  if (sides.length !== 4 || x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined)
    return null;
  const isBox = sides.every((side) => side >= 0 && side <= 1) && x0 < x1 && y0 < y1;
  return isBox ? [x0, y0, x1, y1] : null;
}
