// Cuts a charted series to a range of days, so that the chart of the range is drawn by the same rules (decisions.md section 1 'Company chart';
// issue 5, 'zoom to range').

import type { Day } from './day.ts';
import { dayFromIso, isoFromDay, subtractMonths } from './day.ts';

interface Dated {
  readonly date: string;
}

/** The series to cut: days are YYYY-MM-DD; additional lists have one value per day, like the scores. */
export interface CutSeries<Price extends Dated, Event extends Dated> {
  readonly from: string;
  readonly scores: readonly number[];
  readonly byType?: Readonly<Record<'company' | 'industry' | 'macro', readonly number[]>>;
  readonly prices: readonly Price[];
  readonly events: readonly Event[];
}

/** First and last day of a range, both inclusive. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** The days of a series. */
export function rangeFromSeries(series: {
  readonly from: string;
  readonly scores: readonly number[];
}): DayRange {
  const first = dayFromIso(series.from);
  return { first, last: first + Math.max(0, series.scores.length - 1) };
}

/** The last `months` calendar months of a range, or the whole range if it is shorter. */
export function lastMonths({ first, last }: DayRange, months: number): DayRange {
  return { first: Math.max(first, subtractMonths(last, months) + 1), last };
}

/** The series within the range; its last day if it lies outside. */
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
