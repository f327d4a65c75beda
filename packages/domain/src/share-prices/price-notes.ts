// What must be known of a price before it is compared with the one before it (issue 5, 'Share prices': gaps and splits noted): a step that
// looks like a share split, because providers differ in whether they adjust the prices before it, and trading days that are missing.
// A provider that adjusts leaves no such step, so nothing is noted of its prices.

import type { Day } from '../scoring/day.ts';

/** Ratios of splits and reverse splits that happen, as parts of new for one old share. Smaller ones cannot be distinguished from a bad day. */
const RATIOS: readonly number[] = [
  3 / 2,
  2,
  5 / 2,
  3,
  4,
  5,
  6,
  7,
  8,
  10,
  15,
  20,
  25,
  30,
  40,
  50,
  100,
].flatMap((ratio) => [ratio, 1 / ratio]);

/** A day's own move beside the split, as a share of the price. */
const TOLERANCE = 0.07;
/** Splits stay: a price that is back within so many days was a wrong one. */
const STAYS_FOR = 3;
/** Exchanges close for holidays; more weekdays without a price than this are a gap. */
const MOST_HOLIDAYS = 2;

/** A closing price. */
export interface DailyPrice {
  readonly day: Day;
  /** Above 0. */
  readonly price: number;
}

export interface PriceNote {
  /** How many new shares one became, as far as the step from the price before looks like it: 2, 0.1 and the like. */
  readonly split?: number;
  /** Weekdays without a price before this one, where they are more than holidays are. */
  readonly gap?: number;
}

/** The ratio of a split that the step from one closing price to the next looks like, or null. Both above 0. @public */
export function findSplit(before: number, after: number): number | null {
  const step = before / after;
  const nearest = RATIOS.reduce((best, ratio) =>
    distance(ratio, step) < distance(best, step) ? ratio : best,
  );
  return distance(nearest, step) <= Math.log1p(TOLERANCE) ? nearest : null;
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log(a / b));
}

/** Mondays to Fridays between two days, neither counted. @public */
export function weekdaysBetween(from: Day, to: Day): number {
  return Math.max(0, weekdaysBefore(to) - weekdaysBefore(from + 1));
}

/** Mondays to Fridays from Monday 1969-12-29 up to and without the day. */
function weekdaysBefore(day: Day): number {
  const days = day + 3;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(5, days - weeks * 7);
}

/** What is to be noted of each price; prices ascending by day, of one currency. */
export function listPriceNotes(prices: readonly DailyPrice[]): PriceNote[] {
  return prices.map(({ day }, at) => {
    const before = prices[at - 1];
    if (!before) return {};
    const split = splitAt(prices, at);
    const missing = weekdaysBetween(before.day, day);
    return { ...(split === null ? {} : { split }), ...(missing > MOST_HOLIDAYS ? { gap: missing } : {}) };
  });
}

function splitAt(prices: readonly DailyPrice[], at: number): number | null {
  const [before, after] = [prices[at - 1], prices[at]];
  if (!before || !after) return null;
  const ratio = findSplit(before.price, after.price);
  if (ratio === null) return null;
  const isNearer = (price: number, one: DailyPrice, other: DailyPrice) =>
    distance(price, one.price) < distance(price, other.price);
  const isBack = prices.slice(at + 1, at + 1 + STAYS_FOR).some(({ price }) => isNearer(price, before, after));
  const isReturn = prices
    .slice(Math.max(0, at - 1 - STAYS_FOR), at - 1)
    .some(({ price }) => isNearer(price, after, before));
  return isBack || isReturn ? null : ratio;
}
