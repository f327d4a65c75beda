// Notes on share prices (issue 5, 'Share prices': gaps and splits noted): steps that look like a share split, because not all providers adjust
// earlier prices, and missing trading days. Adjusted prices have no such steps and so get no notes about splits.

import type { Day } from '../scoring/day.ts';

/** Common ratios of splits and reverse splits, as new shares for one old share. Smaller ones cannot be distinguished from a bad day. */
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

/** The price may also move by this share on the day of a split. */
const TOLERANCE = 0.07;
/** A price that returns to its old level within this many days was wrong data, not a split. */
const STAYS_FOR = 3;
/** Exchanges close for holidays; more weekdays than this without a price are a gap. */
const MOST_HOLIDAYS = 2;

/** A closing price. */
export interface DailyPrice {
  readonly day: Day;
  /** Above 0. */
  readonly price: number;
}

export interface PriceNote {
  /** How many new shares one share became (2, 0.1), if the step from the previous price looks like a split. */
  readonly split?: number;
  /** Weekdays without a price before this one, if more than holidays explain. */
  readonly gap?: number;
}

/** The split ratio that best matches a step between two closing prices above 0, or null. @public */
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

/** Mondays to Fridays between two days, both exclusive. @public */
export function weekdaysBetween(from: Day, to: Day): number {
  return Math.max(0, weekdaysBefore(to) - weekdaysBefore(from + 1));
}

/** Mondays to Fridays from Monday 1969-12-29 until the day before. */
function weekdaysBefore(day: Day): number {
  const days = day + 3;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(5, days - weeks * 7);
}

/** The notes for each price; prices ascending by day, in one currency. */
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
