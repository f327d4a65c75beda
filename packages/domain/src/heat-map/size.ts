// The size of a tile: all equal (80, as specified), by the absolute short-term score, or by the number of events. The last two
// have a minimum, so that a company without a score or events stays visible and clickable.
// Source: specification 2 section 9 'The treemap tile value is fixed at 80'.

import type { Tile } from './tile.ts';

export const SIZE_BYS = ['equal', 'score', 'events'] as const;
export type SizeBy = (typeof SIZE_BYS)[number];

const EQUAL = 80;
/** In thousandths: a company at 0 has a tenth of the area of one at +-1. */
const SCORE_FLOOR = 100;
const EVENTS_FLOOR = 3;

/** The relative area of a tile; above 0. */
export function computeTileSize(tile: Tile, sizeBy: SizeBy): number {
  if (sizeBy === 'equal') return EQUAL;
  return sizeBy === 'score' ? Math.max(SCORE_FLOOR, Math.abs(tile.st)) : Math.max(EVENTS_FLOOR, tile.events);
}

/**
 * The share (0..1) of the available width and height that a map of this many companies takes, so that a few companies do not fill the
 * screen with one colour. Steps from specification 2 section 9 ('<2, <5, <10, <20, more').
 */
export function computeMapShare(count: number): number {
  if (count < 2) return 0.3;
  if (count < 5) return 0.45;
  if (count < 10) return 0.6;
  return count < 20 ? 0.8 : 1;
}
