// What an update of share prices writes (issue 5, 'Share prices'; decisions.md section 4): only days that are new, and days whose price or
// currency the provider has changed meanwhile. A provider that adjusts for splits restates every earlier price by one factor: then the
// prices it did not send are restated with it, so that a line never breaks where the update began. Nothing is ever taken away.

import type { Day } from '../scoring/day.ts';
import type { DailyPrice } from './price-notes.ts';

export interface StoredPrice extends DailyPrice {
  /** ISO 4217. */
  readonly currency: string;
}

export interface PricePlan {
  readonly add: readonly StoredPrice[];
  /** New values of days that are stored. */
  readonly change: readonly StoredPrice[];
}

/** Days before the last stored one that are asked for again, to notice what was restated. */
export const OVERLAP_DAYS = 14;

/** Prices are compared in relation to their size, since they went through texts of few decimals. */
const SAME = 1e-6;
/** Cents make the factor of a small price uneven. */
const EVEN = 0.005;
/** So many of the earliest days tell whether what lies before them was restated too. */
const COMPARED = 2;

/**
 * The factor by which the provider has restated the prices up to the earliest days that both lists have, or null: new = factor x old. Later
 * days may have been stored after the split already. Lists ascending by day.
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

/** Whether everything is to be asked for again rather than what is new: the provider restated its prices, or they now are of another currency. */
export function mustFetchAll(
  stored: readonly StoredPrice[],
  fetched: readonly DailyPrice[],
  currency: string,
): boolean {
  return (
    findRestatement(stored, fetched) !== null || (stored.length > 0 && stored.at(-1)?.currency !== currency)
  );
}

/** What is to be written so that `fetched` holds; lists ascending by day. */
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
