// How far the map zooms: out to 0.9; in until the smallest tile is large enough for its label, at least to 4. The address of a view keeps as many
// decimals of its position as its zoom needs.
// Source: specification 2 section 9 (0.9 to 4), issue 12 'Map', 'zoom goes as deep as a tile needs'.

export const SMALLEST_ZOOM = 0.9;
/** Every map zooms as deep as this. */
export const USUAL_ZOOM = 4;
/** No address asks for more: a tile that needs it is a thousandth of a pixel wide. */
export const MOST_ZOOM = 10_000;

/** On a tile as large as this (CSS pixels) a ticker of six letters and its value can be read. */
const READABLE_TILE = { width: 64, height: 30 } as const;

/** The deepest zoom of a map whose narrowest tile is so wide and whose lowest so high at zoom 1, in CSS pixels above 0. */
export function computeDeepestZoom(narrowest: number, lowest: number): number {
  const needed = Math.max(READABLE_TILE.width / narrowest, READABLE_TILE.height / lowest);
  return Math.max(USUAL_ZOOM, Math.min(MOST_ZOOM, needed));
}

/** Decimals of a position (0..1 of the map) that differ visibly at a zoom: 3 up to 4, one more for each tenfold. */
export function countPositionDecimals(zoom: number): number {
  return 3 + Math.max(0, Math.ceil(Math.log10(zoom / USUAL_ZOOM)));
}
