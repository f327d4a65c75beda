// What is written on a tile: the ticker, under it (or beside it on a low tile) the value, before the value the arrow of the weekly
// change. Each only where it fits with a margin, never spilling; a tile too small for a usual ticker stays blank. Text sizes come
// from a short list and follow the tile's area, not the length of the ticker, so that tiles of one size read alike; a long ticker
// may step down, and ends in an ellipsis where the smallest size is still too wide. Source: issue 2, 'ticker, score and change arrow on the tile where they fit, never spilling'.

/** Widths of a tile's texts in em (width at text size 1; 0: no such text), and whether it has an arrow. */
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
  /** The value stands beside the ticker, not under it. */
  readonly inline: boolean;
  /** The ticker is to be shortened to this width in em; null: it fits as it is. */
  readonly cutTo: number | null;
}

const SIZES = [28, 24, 22, 20, 18, 16, 14, 13, 12, 11, 10, 9, 8] as const;
const SMALLEST = 8;
/** Free space to each side of the text, and above and below it. */
const MARGIN = 2;
const MARGIN_ABOVE = 1;
/** Text size to the side of a square as large as the tile: tiles as large as each other read alike, whatever their shape. */
const SIZE_SHARE = 0.28;
/** Width in em of a usual ticker: where that has no room, shorter ones stay away too, or a few tiles would speak among silent ones. */
const USUAL_TICKER = 2.4;
const VALUE_SHARE = 0.8;
/** Share of the tile's height that the ticker above a value takes, and that a single line takes. */
const UPPER_LINE = 0.4;
const SINGLE_LINE = 0.8;
/** Two lines only where the ticker stays this large compared to one line (or to one line that holds the value too), and where the height leaves it this size. */
const LEAST_SHARE = 0.65;
const LEAST_SHARE_OF_ALL = 0.8;
const SMALLEST_ABOVE_VALUE = 9;
/** Room for a cut ticker is counted in quarters of an em, so that few different cuts are ever asked for. */
const CUTS_PER_EM = 4;
/** Height of capitals and figures in em. */
export const CAP_HEIGHT = 0.73;
/** Space between the two lines in em of the ticker. */
export const LINE_GAP = 0.46;
/** Space between a ticker and what stands beside it, in em of the ticker. */
export const WORD_GAP = 0.4;
/** Width of the arrow, and of the space between it and its value, in em of their line. */
export const ARROW_WIDTH = 0.6;
export const ARROW_GAP = 0.22;

/** Decides what fits in a rectangle of this width and height as drawn on the screen (CSS pixels, zoom included); null: nothing. */
export function fitLabel(width: number, height: number, widths: LabelWidths): LabelFit | null {
  const room = width - 2 * MARGIN;
  const tall = height - 2 * MARGIN_ABOVE;
  if (room < USUAL_TICKER * SMALLEST || tall * SINGLE_LINE < SMALLEST * CAP_HEIGHT) return null;
  const isCut = widths.ticker * SMALLEST > room;
  const cutTo = isCut ? Math.floor((room / SMALLEST) * CUTS_PER_EM) / CUTS_PER_EM : null;
  const ticker = cutTo ?? widths.ticker;
  const usual = Math.max(SMALLEST, SIZE_SHARE * Math.sqrt(width * height));
  const single = largest(Math.min(usual, (tall * SINGLE_LINE) / CAP_HEIGHT, room / ticker));
  const byHeight = Math.min(usual, tall * UPPER_LINE);
  const upper = largest(Math.min(byHeight, room / ticker));
  const inline = putInline(single, room, ticker, widths, cutTo);
  const leastShare = inline.valueSize > 0 ? LEAST_SHARE_OF_ALL : LEAST_SHARE;
  if (byHeight < SMALLEST_ABOVE_VALUE || upper < single * leastShare) return inline;
  return stack(upper, room, widths, cutTo) ?? inline;
}

function stack(tickerSize: number, room: number, widths: LabelWidths, cutTo: number | null): LabelFit | null {
  if (widths.value === 0) return null;
  const wished = Math.max(SMALLEST, tickerSize * VALUE_SHARE);
  const withArrow = widths.arrow
    ? largest(Math.min(wished, room / (widths.value + ARROW_WIDTH + ARROW_GAP)))
    : 0;
  const valueSize = withArrow === 0 ? largest(Math.min(wished, room / widths.value)) : withArrow;
  return valueSize === 0 ? null : { tickerSize, valueSize, arrow: withArrow > 0, inline: false, cutTo };
}

function putInline(
  tickerSize: number,
  room: number,
  ticker: number,
  widths: LabelWidths,
  cutTo: number | null,
): LabelFit {
  const left = room - tickerSize * (ticker + WORD_GAP);
  const valueSize = largest(tickerSize * VALUE_SHARE);
  const arrow = widths.arrow ? ARROW_WIDTH + ARROW_GAP : 0;
  if (widths.value > 0 && valueSize > 0 && valueSize * (widths.value + arrow) <= left)
    return { tickerSize, valueSize, arrow: widths.arrow, inline: true, cutTo };
  return {
    tickerSize,
    valueSize: 0,
    arrow: widths.arrow && tickerSize * ARROW_WIDTH <= left,
    inline: true,
    cutTo,
  };
}

/** The largest text size up to the limit; 0 when even the smallest is above it. */
function largest(limit: number): number {
  for (const size of SIZES) if (size <= limit) return size;
  return 0;
}
