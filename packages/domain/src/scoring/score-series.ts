// The short-term score of every day, over the window that ends on it (decisions.md section 1, 'Company chart'). The window slides over the events,
// so that each enters and leaves once; a property test verifies that the result equals scoring each day separately.

import type { EventType } from './event-type.ts';
import type { Day } from './day.ts';
import type { ScoredEvent, ScoreSums } from './score.ts';
import { cumulativeScore, NO_SUMS, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** One value per day, in thousandths: the cumulative score and its sums by type. */
export interface ScoreSeries {
  readonly total: readonly Thousandths[];
  readonly byType: Readonly<Record<EventType, readonly Thousandths[]>>;
}

/** The short-term scores of the days `from` to `to`, both inclusive. `events` must include all that count on any of them. */
export function scoreSeries(events: readonly ScoredEvent[], from: Day, to: Day): ScoreSeries {
  const ascending = events.toSorted((a, b) => a.day - b.day);
  const sums: Record<EventType, Thousandths> = { ...NO_SUMS };
  const total: Thousandths[] = [];
  const byType: Record<EventType, Thousandths[]> = { Company: [], Industry: [], Macro: [] };
  let [first, next] = [0, 0];
  for (let day = from; day <= to; day += 1) {
    const window = computeWindow('shortTerm', day);
    next = move(ascending, next, window.upTo, 1, sums);
    first = move(ascending, first, window.after, -1, sums);
    total.push(cumulativeScore(sums));
    for (const [type, sum] of toTypeScores(sums)) byType[type].push(sum);
  }
  return { total, byType };
}

/** Adds (1) or subtracts (-1) the events from index `at` up to and including a day; returns the index of the first later event. */
function move(
  ascending: readonly ScoredEvent[],
  at: number,
  upTo: Day,
  times: 1 | -1,
  sums: Record<EventType, Thousandths>,
): number {
  let place = at;
  for (let event = ascending[place]; event !== undefined && event.day <= upTo; event = ascending[place]) {
    sums[event.type] += times * event.score;
    place += 1;
  }
  return place;
}

function toTypeScores(sums: ScoreSums): [EventType, Thousandths][] {
  return [
    ['Company', sums.Company],
    ['Industry', sums.Industry],
    ['Macro', sums.Macro],
  ];
}
