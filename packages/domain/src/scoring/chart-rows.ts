// The chart of a score as a table: a row a week and one for the last day. Where the last day is on a weekend, the weeks end on Fridays, so that rows fall on
// trading days; a day without a price (a holiday, the weekend itself) has the last close before it and its date, as a reader of prices expects.
// Source: issue 12, point 11 'the text table shows the price of every listed day'.

import type { Day } from './day.ts';
import { dayFromIso, isoFromDay } from './day.ts';
import type { ChartedSeries } from './score-chart.ts';

const WEEK = 7;

/** A row of the table. Days are YYYY-MM-DD. */
export interface ChartRow {
  readonly day: string;
  readonly score: number;
  /** The last close up to the day, and the day it is of; null before the first price. */
  readonly close: { readonly price: number; readonly day: string } | null;
}

/** The rows of a series, ascending. Prices ascend by day. */
export function listChartRows({ from, scores, prices }: ChartedSeries): ChartRow[] {
  const first = dayFromIso(from);
  const last = first + scores.length - 1;
  const weekEnd = last - daysSinceFriday(last);
  return scores.flatMap((score, index) => {
    const at = first + index;
    if (at !== last && (weekEnd - at) % WEEK !== 0) return [];
    const day = isoFromDay(at);
    const close = prices.findLast(({ date }) => date.slice(0, 10) <= day);
    return [{ day, score, close: close ? { price: close.price, day: close.date.slice(0, 10) } : null }];
  });
}

/** 1 on a Saturday, 2 on a Sunday, else 0. */
function daysSinceFriday(day: Day): number {
  // 1970-01-02, day 1, was a Friday.
  const days = (((day - 1) % WEEK) + WEEK) % WEEK;
  return days <= 2 ? days : 0;
}
