// Reads a market capitalisation from a cell: in millions of US dollars or in dollars, which is an option of the import; a unit behind the number
// (950M, 2.3bn, 1.1T) stands over the option. Files write 0 where they know none.
// Source: issue 12 'Map', 'size by a number imported with companies'.

import { MOST_MARKET_CAP, storedMarketCap } from '../companies/market-cap.ts';
import type { DecimalSign } from './read-number.ts';
import { findNumber } from './read-number.ts';

export const MARKET_CAP_UNITS = ['millions', 'dollars'] as const;
export type MarketCapUnit = (typeof MARKET_CAP_UNITS)[number];

const MILLION = 1_000_000;
/** The blanks are part of what stands before the unit: told apart from it here, they would keep the pattern busy for seconds. */
const WITH_UNIT = /^(?:USD|US\$|\$)?([^\p{L}]*)(K|M|MM|MN|B|BN|T|TN)?$/iu;
const UNITS: Readonly<Record<string, number>> = { K: 1e-3, M: 1, B: 1e3, T: 1e6 };

/** The text stored for a cell; empty where it says 0, null where it is no number in range. */
export function findMarketCap(text: string, unit: MarketCapUnit, sign: DecimalSign): string | null {
  const [, digits = '', letters = ''] = WITH_UNIT.exec(text) ?? [];
  const number = findNumber(digits.trim(), sign);
  if (number === null) return null;
  if (number === 0) return '';
  const factor = UNITS[letters.charAt(0).toUpperCase()] ?? (unit === 'millions' ? 1 : 1 / MILLION);
  return storedMarketCap(number * factor);
}

/** Dollars if a number would be too many millions, otherwise millions. */
export function guessMarketCapUnit(texts: Iterable<string>, sign: DecimalSign): MarketCapUnit {
  for (const text of texts) if ((findNumber(text, sign) ?? 0) > MOST_MARKET_CAP) return 'dollars';
  return 'millions';
}
