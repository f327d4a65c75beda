// What is written on a tile: the ticker, under it the value, before the value the arrow of the weekly change. Each only where it
// fits with a margin, never spilling; a tile too small for its ticker stays blank. Text sizes come from a short list and follow
// the tile, not the length of the ticker, so that tiles of one size read alike; a long ticker may step down. Source: issue 2,
// 'ticker, score and change arrow on the tile where they fit, never spilling'.

/** Widths of a tile's texts in em (width at text size 1), and whether it has an arrow. */
export interface LabelWidths {
  readonly ticker: number;
  readonly value: number;
  readonly arrow: boolean;
}

/** What fits. Sizes in the unit of the rectangle; `valueSize` 0: no value. The arrow stands before the value, or after a lone ticker. */
export interface LabelFit {
  readonly tickerSize: number;
  readonly valueSize: number;
  readonly arrow: boolean;
}

const SIZES = [28, 24, 22, 20, 18, 16, 14, 13, 12, 11, 10, 9, 8] as const;
const SMALLEST = 8;
/** Free space to each side of the text. */
const MARGIN = 2;
/** Text size to the side of a square as large as the tile: tiles as large as each other read alike, whatever their shape. */
const SIZE_SHARE = 0.28;
const VALUE_SHARE = 0.8;
/** Below this a second line would make the ticker too small to read: one larger line instead. */
const SMALLEST_ABOVE_VALUE = 9;
/** Height of capitals and figures in em. */
export const CAP_HEIGHT = 0.73;
/** Space between the two lines in em of the ticker. */
export const LINE_GAP = 0.46;
/** Width of the arrow and the space beside it in em of its line. */
export const ARROW_WIDTH = 0.6;
export const ARROW_GAP = 0.22;
const ARROW_EM = ARROW_WIDTH + ARROW_GAP;

/** Decides what fits in a rectangle of this width and height as drawn on the screen (CSS pixels, zoom included); null: nothing. */
export function fitLabel(width: number, height: number, widths: LabelWidths): LabelFit | null {
  const room = width - 2 * MARGIN;
  const tall = height - 2 * MARGIN;
  if (room < widths.ticker * SMALLEST || tall < SMALLEST * CAP_HEIGHT) return null;
  const usual = Math.max(SMALLEST, SIZE_SHARE * Math.sqrt(width * height));
  return fitTwoLines(room, tall, usual, widths) ?? fitOneLine(room, tall, usual, widths);
}

function fitTwoLines(room: number, tall: number, usual: number, widths: LabelWidths): LabelFit | null {
  const byHeight = tall * 0.4;
  if (widths.value === 0 || byHeight < SMALLEST_ABOVE_VALUE) return null;
  const tickerSize = largest(Math.min(usual, byHeight, room / widths.ticker));
  const valueSize = largest(Math.min(Math.max(SMALLEST, tickerSize * VALUE_SHARE), room / widths.value));
  if (tickerSize === 0 || valueSize === 0) return null;
  if (!widths.arrow) return { tickerSize, valueSize, arrow: false };
  const withArrow = largest(Math.min(valueSize, room / (widths.value + ARROW_EM)));
  return withArrow === 0 ? { tickerSize, valueSize, arrow: false } : { tickerSize, valueSize: withArrow, arrow: true };
}

function fitOneLine(room: number, tall: number, usual: number, widths: LabelWidths): LabelFit | null {
  const tickerSize = largest(Math.min(usual, tall / CAP_HEIGHT, room / widths.ticker));
  if (tickerSize === 0) return null;
  return { tickerSize, valueSize: 0, arrow: widths.arrow && tickerSize * (widths.ticker + ARROW_EM) <= room };
}

/** The largest text size up to the limit; 0 when even the smallest is above it. */
function largest(limit: number): number {
  for (const size of SIZES) if (size <= limit) return size;
  return 0;
}
