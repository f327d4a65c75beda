// The size of a tile: all equal (80, as specified), by the absolute short-term score, by the number of events, or by the market capitalisation.
// All but the first have a minimum, so that a company without a score or events stays visible and clickable; a company whose market
// capitalisation is not known, or below 100 million US dollars, is as large as one of 100 million.
// Source: specification 2 section 9 'The treemap tile value is fixed at 80', issue 12 'Map'.

import type { Tile } from './tile.ts';

export const SIZE_BYS = ['equal', 'score', 'events', 'marketCap'] as const;
export type SizeBy = (typeof SIZE_BYS)[number];

const EQUAL = 80;
/** In thousandths: a company at 0 has a tenth of the area of one at +-1. */
const SCORE_FLOOR = 100;
const EVENTS_FLOOR = 3;
/** In millions of US dollars. */
const MARKET_CAP_FLOOR = 100;

/** The relative area of a tile; above 0. */
export function computeTileSize(tile: Tile, sizeBy: SizeBy): number {
  switch (sizeBy) {
    case 'equal':
      return EQUAL;
    case 'score':
      return Math.max(SCORE_FLOOR, Math.abs(tile.st));
    case 'events':
      return Math.max(EVENTS_FLOOR, tile.events);
    case 'marketCap':
      return Math.max(MARKET_CAP_FLOOR, tile.marketCap ?? 0);
  }
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
