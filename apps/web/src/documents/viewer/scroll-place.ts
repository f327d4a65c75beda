// Where the viewer scrolls to, so that a rectangle of a page is seen (specification 3, section 2.9): the page from its top, and a rectangle in
// the lower half of the page centred. One that would not be in sight even so is centred too, as on an enlarged page.

import type { PageBox } from './viewer-page.ts';

/** Pixels of the scrolled content. */
interface Span {
  readonly start: number;
  readonly length: number;
}

/** Pixels above the page that stay in sight. */
const MARGIN = 8;

/** The scroll position for a box of a page, from the top. */
export function findScrollTop([, y0, , y1]: PageBox, page: Span, viewLength: number): number {
  const middle = (y0 + y1) / 2;
  const fromTop = page.start - MARGIN;
  const isInSight = page.start + y1 * page.length <= fromTop + viewLength;
  if (middle <= 0.5 && isInSight) return Math.max(0, fromTop);
  return Math.max(0, page.start + middle * page.length - viewLength / 2);
}

/** The scroll position for a box of a page, from the left: as it is where the box is in sight. */
export function findScrollLeft([x0, , x1]: PageBox, page: Span, view: Span): number {
  const left = page.start + x0 * page.length;
  const right = page.start + x1 * page.length;
  if (left >= view.start && right <= view.start + view.length) return view.start;
  return Math.max(0, (left + right) / 2 - view.length / 2);
}
