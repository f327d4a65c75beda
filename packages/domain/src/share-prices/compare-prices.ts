// Compares what a provider answers with the stored prices (decisions.md section 4). Prices have few decimals, so a price that was multiplied and rounded is equal within
// the last cent.

import type { Day } from '../scoring/day.ts';
import type { DailyPrice } from './price-notes.ts';
import { findSplit } from './price-notes.ts';
import type { Restatement } from './restatements.ts';

/** A price of a day that is stored and was sent. */
export interface PricePair {
  readonly day: Day;
  /** The stored price as the provider would give it now. */
  readonly expected: number;
  readonly sent: number;
  readonly isSame: boolean;
}

/** A split that the provider names: one share became `ratio` shares on this day. */
export interface NamedSplit {
  readonly day: Day;
  readonly ratio: number;
}

/** Days that have to agree before an answer can change what is stored. */
export const ENOUGH_DAYS = 5;

/** Relative tolerance for equal prices. */
const SAME = 1e-6;
/** Half a cent, the largest error of rounding to cents. */
const ROUNDING = 0.005;
/** Relative error of a factor that was estimated from rounded prices. */
const UNEVEN = 2e-4;
/** Relative distance from the median factor of the days that a factor is estimated from. */
const NEAR = 0.005;
/** Share of the days before a restatement that have to follow it; the others were corrected as well. */
const MOST = 0.9;
/** A step by this factor or more between neighbouring prices is as large as a split. */
const LEAP = 1.4;

/** Whether two prices are equal, up to rounding where the first one was multiplied by `scale`; null: it is the original one. */
export function isSamePrice(expected: number, sent: number, scale: number | null): boolean {
  const tolerance = scale === null ? 0 : ROUNDING * (1 + scale) + sent * UNEVEN;
  return Math.abs(expected - sent) <= Math.max(tolerance, SAME * Math.max(expected, sent));
}

function follows(factor: number, { expected, sent }: PricePair): boolean {
  return isSamePrice(expected * factor, sent, factor);
}

/**
 * The restatement that the answer shows, or null: enough of the earliest days in both lists follow one factor, and the days after them
 * mostly agree. One day is enough where the provider names a split by the same factor. Ascending by day.
 */
export function findRestatement(
  pairs: readonly PricePair[],
  splits: readonly NamedSplit[],
): Restatement | null {
  const factor = estimateFactor(pairs);
  if (factor === null) return null;
  const last = pairs.findLastIndex((pair) => follows(factor, pair));
  const [before, after] = [pairs.slice(0, last + 1), pairs.slice(last + 1)];
  const following = before.filter((pair) => follows(factor, pair)).length;
  const beforeDay = (before.at(-1)?.day ?? 0) + 1;
  const isNamed = splits.some(({ day, ratio }) => day >= beforeDay && Math.abs(ratio * factor - 1) <= NEAR);
  if (following < (isNamed ? 1 : ENOUGH_DAYS) || following < MOST * before.length) return null;
  return after.length === 0 || agrees(after) ? { beforeDay, factor } : null;
}

/** The common factor of the earliest days, exact where it is that of a usual split; null where they are as expected or have none in common. */
function estimateFactor(pairs: readonly PricePair[]): number | null {
  const first = pairs.slice(0, ENOUGH_DAYS);
  const ratios = first.map(({ expected, sent }) => sent / expected).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)];
  if (median === undefined || first.filter(({ isSame }) => isSame).length * 2 > first.length) return null;
  const split = findSplit(1, median);
  const exact = split === null ? null : 1 / split;
  if (exact !== null && first.filter((pair) => follows(exact, pair)).length * 2 > first.length) return exact;
  // Of five prices in cents the median is too rough for the others.
  const near = pairs.filter(({ expected, sent }) => Math.abs(sent / expected / median - 1) <= NEAR);
  const sum = (get: (pair: PricePair) => number) => near.reduce((total, pair) => total + get(pair), 0);
  return sum(({ sent }) => sent) / sum(({ expected }) => expected);
}

/** Whether more than half of the days agree. */
export function agrees(pairs: readonly PricePair[]): boolean {
  return pairs.filter(({ isSame }) => isSame).length * 2 > pairs.length;
}

/** Whether a price is further from the nearest known one than prices usually move, as after a split. */
export function leaps(known: readonly DailyPrice[], { day, price }: DailyPrice): boolean {
  const [first, ...others] = known;
  if (first === undefined) return false;
  const nearest = others.reduce(
    (best, each) => (Math.abs(each.day - day) < Math.abs(best.day - day) ? each : best),
    first,
  );
  return Math.abs(Math.log(price / nearest.price)) >= Math.log(LEAP);
}
