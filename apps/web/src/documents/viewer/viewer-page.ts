// What the viewer is told of a document's pages, and of what to point at on them.

import type { ValueCoordinates } from '@vigilo/domain/extraction/extraction-row';

/** A page as it was read; points as shown. */
export interface ViewerPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Where its words come from: 'text', 'ocr' or 'none'. */
  readonly source: string;
  /** Degrees clockwise by which the page was turned upright beyond what its file says. */
  readonly turn: Turn;
}

/** A rectangle on a page, with the names of the specification: fractions of the page as shown. */
export type ViewerMark = ValueCoordinates;

/** Left, top, right, bottom, fractions of the page. */
export type PageBox = readonly [number, number, number, number];

export type Turn = 0 | 90 | 180 | 270;

export function boxOfMark(mark: ViewerMark): PageBox {
  return [mark.scaled_x_start, mark.scaled_y_start, mark.scaled_x_end, mark.scaled_y_end];
}

/** The nearest quarter turn, clockwise. */
export function toTurn(degrees: number): Turn {
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** Where a box of the page lies once the page is turned clockwise. */
export function turnBox([x0, y0, x1, y1]: PageBox, turn: Turn): PageBox {
  switch (turn) {
    case 90:
      return [1 - y1, x0, 1 - y0, x1];
    case 180:
      return [1 - x1, 1 - y1, 1 - x0, 1 - y0];
    case 270:
      return [y0, 1 - x1, y1, 1 - x0];
    default:
      return [x0, y0, x1, y1];
  }
}
