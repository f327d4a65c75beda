// Where the hover card stands: beside what it explains, never over it while there is room, and never outside the window.

import type { Point, Rectangle, Size } from './viewport.ts';

/** Distance from what it explains, and least distance from the window's edge (CSS pixels). */
const BESIDE = 10;
const EDGE = 8;

/** Upper left corner of the card. All in coordinates of the window. */
export function placeCard(anchor: Rectangle, card: Size, window: Size): Point {
  const right = anchor.x1 + BESIDE;
  const left = anchor.x0 - BESIDE - card.width;
  const fitsRight = right + card.width <= window.width - EDGE;
  const x = fitsRight || left < EDGE ? right : left;
  return { x: clamp(x, window.width - card.width), y: clamp(anchor.y0, window.height - card.height) };
}

function clamp(value: number, limit: number): number {
  return Math.max(EDGE, Math.min(limit - EDGE, value));
}
