// Decides what an update of share prices writes (issue 5, 'Share prices'; decisions.md section 4): only new days and days whose price or currency
// the provider has changed. A provider that adjusts for splits restates all earlier prices by one factor; stored prices before the update are
// then multiplied by the same factor, so that the chart shows no break. Prices are never deleted.

import type { Day } from '../scoring/day.ts';
import type { DailyPrice } from './price-notes.ts';

export interface StoredPrice extends DailyPrice {
  /** ISO 4217. */
  readonly currency: string;
}

export interface PricePlan {
  readonly add: readonly StoredPrice[];
  /** New values for stored days. */
  readonly change: readonly StoredPrice[];
}

/** Days before the last stored one that are fetched again to detect restatements. */
export const OVERLAP_DAYS = 14;

/** Relative tolerance for equal prices, since providers send few decimals. */
const SAME = 1e-6;
/** Relative tolerance for equal factors, since rounding to cents distorts the factor of a small price. */
const EVEN = 0.005;
/** The number of earliest common days that decide whether earlier prices were restated too. */
const COMPARED = 2;

/**
 * The factor by which the provider has restated the prices up to the earliest days in both lists (new = factor x old), or null. Later days
 * may have been stored after the split already. Both lists ascending by day.
 * @public
 */
export function findRestatement(
  stored: readonly DailyPrice[],
  fetched: readonly DailyPrice[],
): number | null {
  const known = new Map(stored.map(({ day, price }) => [day, price]));
  const factors = fetched.flatMap(({ day, price }) => {
    const before = known.get(day);
    return before === undefined ? [] : [price / before];
  });
  const [first] = factors;
  if (first === undefined || factors.length < COMPARED) return null;
  return factors
    .slice(0, COMPARED)
    .every((factor) => !isSame(factor, 1) && Math.abs(factor / first - 1) <= EVEN)
    ? first
    : null;
}

/** Whether all prices must be fetched again: the provider restated them or changed the currency. */
export function mustFetchAll(
  stored: readonly StoredPrice[],
  fetched: readonly DailyPrice[],
  currency: string,
): boolean {
  return (
    findRestatement(stored, fetched) !== null || (stored.length > 0 && stored.at(-1)?.currency !== currency)
  );
}

/** The changes that bring the stored prices up to date with `fetched`; lists ascending by day. */
export function planPrices(
  stored: readonly StoredPrice[],
  fetched: readonly DailyPrice[],
  currency: string,
): PricePlan {
  const known = new Map(stored.map((each) => [each.day, each]));
  const sent = new Map(fetched.map(({ day, price }): [Day, StoredPrice] => [day, { day, price, currency }]));
  const factor = findRestatement(stored, fetched);
  const restated =
    factor === null
      ? []
      : stored.filter(({ day }) => !sent.has(day)).map((each) => ({ ...each, price: each.price * factor }));
  const all = [...sent.values(), ...restated].toSorted((a, b) => a.day - b.day);
  return {
    add: all.filter(({ day }) => !known.has(day)),
    change: all.filter((each) => {
      const before = known.get(each.day);
      return before !== undefined && (!isSame(before.price, each.price) || before.currency !== each.currency);
    }),
  };
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME * Math.max(a, b);
}
