// A company's market capitalisation: millions of US dollars whatever currency its shares trade in, so that sizes on the map can be compared;
// above 0, at most ten trillion dollars, to the nearest thousand dollars. It only gives a tile its size and has no part in any score.
// Source: issue 12 'Map', 'size by a number imported with companies (market cap)'.

/** In millions of US dollars. No company is worth as much: a larger number was given in dollars. */
export const MOST_MARKET_CAP = 10_000_000;

const DECIMALS = 3;
const WRITTEN = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The text stored for so many millions of US dollars, without needless zeros; null when out of range. */
export function storedMarketCap(millions: number): string | null {
  const rounded = Number(millions.toFixed(DECIMALS));
  return rounded > 0 && rounded <= MOST_MARKET_CAP ? String(rounded) : null;
}

/** The text stored for what a person wrote, such as '1,234.5'; null when it is no number in range. */
export function findStoredMarketCap(text: string): string | null {
  return WRITTEN.test(text) ? storedMarketCap(Number(text.replaceAll(',', ''))) : null;
}
