// The label of a tile: the ticker, and below it (beside it on a low tile) the arrow of the weekly change and the value. Each is shown only if
// it fits with a margin; a tile too small for a typical ticker stays blank. Text sizes come from a short list and follow the tile's area, not
// the length of the ticker, so that tiles of equal size look alike; a long ticker may be smaller, and is shortened with an ellipsis if even the
// smallest size is too wide. Source: issue 2, 'ticker, score and change arrow on the tile where they fit, never spilling'.

/** Widths of a tile's texts in em (0: no such text), and whether it has an arrow. */
export interface LabelWidths {
  readonly ticker: number;
  readonly value: number;
  readonly arrow: boolean;
}

/** The parts that fit. Sizes in the unit of the rectangle; `valueSize` 0: no value. The arrow precedes the value, or follows a lone ticker. */
export interface LabelFit {
  readonly tickerSize: number;
  readonly valueSize: number;
  readonly arrow: boolean;
  /** The value is beside the ticker, not below it. */
  readonly inline: boolean;
  /** Width in em to which the ticker must be shortened; null: it fits. */
  readonly cutTo: number | null;
}

const SIZES = [28, 24, 22, 20, 18, 16, 14, 13, 12, 11, 10, 9, 8] as const;
const SMALLEST = 8;
const MARGIN = 2;
const MARGIN_ABOVE = 1;
/** Text size relative to the side of a square of the tile's area, so that it does not depend on the tile's shape. */
const SIZE_SHARE = 0.28;
/** Width in em of a typical ticker. If it does not fit, shorter tickers are hidden too, so that tiles of one size are all labelled or all blank. */
const USUAL_TICKER = 2.4;
const VALUE_SHARE = 0.8;
/** Share of the tile's height that the ticker above a value takes, and that a single line takes. */
const UPPER_LINE = 0.4;
const SINGLE_LINE = 0.8;
/** Two lines are used only if the ticker keeps this share of its size on one line (without or with the value) and at least this height. */
const LEAST_SHARE = 0.65;
const LEAST_SHARE_OF_ALL = 0.8;
const SMALLEST_ABOVE_VALUE = 9;
/** Widths for shortened tickers are rounded to quarters of an em, so that few distinct ones have to be measured. */
const CUTS_PER_EM = 4;
/** Height of capitals and digits in em. */
export const CAP_HEIGHT = 0.73;
/** Space between the two lines, in em of the ticker. */
export const LINE_GAP = 0.46;
/** Space between a ticker and the value or arrow beside it, in em of the ticker. */
export const WORD_GAP = 0.4;
/** Width of the arrow, and of the space between arrow and value, in em of their line. */
export const ARROW_WIDTH = 0.6;
export const ARROW_GAP = 0.22;

/** The parts that fit in a rectangle of this size on the screen (CSS pixels, zoom included); null: none. */
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

/** The largest text size up to the limit; 0 when there is none. */
function largest(limit: number): number {
  for (const size of SIZES) if (size <= limit) return size;
  return 0;
}
