// A part of a charted series: the same scores, prices and events of fewer days, so that the chart of it is drawn by the same rules (decisions.md
// section 1 'Company chart'; issue 5, 'zoom to range').

import type { Day } from './day.ts';
import { dayFromIso, isoFromDay, subtractMonths } from './day.ts';

interface Dated {
  readonly date: string;
}

/** What is cut: days are YYYY-MM-DD, further lists of the scores have one value a day as well. */
export interface CutSeries<Price extends Dated, Event extends Dated> {
  readonly from: string;
  readonly scores: readonly number[];
  readonly byType?: Readonly<Record<'company' | 'industry' | 'macro', readonly number[]>>;
  readonly prices: readonly Price[];
  readonly events: readonly Event[];
}

/** First and last day of a range, both in it, in whole days since 1970. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** The days that a series is of. */
export function rangeFromSeries(series: {
  readonly from: string;
  readonly scores: readonly number[];
}): DayRange {
  const first = dayFromIso(series.from);
  return { first, last: first + Math.max(0, series.scores.length - 1) };
}

/** The part of a range that ends with it and is `months` calendar months long, or the whole range where it is shorter. */
export function lastMonths({ first, last }: DayRange, months: number): DayRange {
  return { first: Math.max(first, subtractMonths(last, months) + 1), last };
}

/** The series over the days of the range that it has; over its last day where it has none of them. */
export function cutSeries<Price extends Dated, Event extends Dated>(
  series: CutSeries<Price, Event>,
  range: DayRange,
): CutSeries<Price, Event> {
  const whole = rangeFromSeries(series);
  const first = Math.min(Math.max(range.first, whole.first), whole.last);
  const last = Math.max(first, Math.min(range.last, whole.last));
  const [start, end] = [first - whole.first, last - whole.first + 1];
  const [from, to] = [isoFromDay(first), isoFromDay(last)];
  const isInside = ({ date }: Dated): boolean => date.slice(0, 10) >= from && date.slice(0, 10) <= to;
  const { byType } = series;
  return {
    from,
    scores: series.scores.slice(start, end),
    ...(byType && {
      byType: {
        company: byType.company.slice(start, end),
        industry: byType.industry.slice(start, end),
        macro: byType.macro.slice(start, end),
      },
    }),
    prices: series.prices.filter(isInside),
    events: series.events.filter(isInside),
  };
}
