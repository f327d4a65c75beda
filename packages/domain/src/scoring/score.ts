// A company's score is the weighted sum of its events' scores by type (0.85 company, 0.10 industry, 0.05 macro), rounded to three decimals, over
// the three (short term) or six (long term) calendar months that end on the as-of day: (asOf - n months, asOf]. System generated events and
// events after the as-of day do not count. The previous score is the score seven days earlier. Source: decisions.md section 1, specification 2
// section 9.

import type { EventType } from './event-type.ts';
import type { Day } from './day.ts';
import { subtractMonths } from './day.ts';
import type { Thousandths } from './thousandths.ts';
import { roundHalfAwayFromZero } from './thousandths.ts';

export const HORIZONS = ['shortTerm', 'longTerm'] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Calendar months of each horizon's window. */
const HORIZON_MONTHS: Readonly<Record<Horizon, number>> = { shortTerm: 3, longTerm: 6 };

/** Weight of each event type in hundredths; they add up to 100. */
export const EVENT_WEIGHTS: Readonly<Record<EventType, number>> = { Company: 85, Industry: 10, Macro: 5 };

/** Days between the current and the previous score. */
export const PREVIOUS_DAYS = 7;

/** The properties of an event that determine its effect on scores. */
export interface ScoredEvent {
  readonly day: Day;
  readonly type: EventType;
  /** -1000..1000 thousandths. */
  readonly score: Thousandths;
}

/** Sums of the scores in a window by event type, in thousandths. */
export type ScoreSums = Readonly<Record<EventType, Thousandths>>;

export const NO_SUMS: ScoreSums = { Company: 0, Industry: 0, Macro: 0 };

/** The days of a window: later than `after`, up to and including `upTo`. */
export interface Window {
  readonly after: Day;
  readonly upTo: Day;
}

/** The window of a horizon as of a day. */
export function computeWindow(horizon: Horizon, asOf: Day): Window {
  return { after: subtractMonths(asOf, HORIZON_MONTHS[horizon]), upTo: asOf };
}

/** Whether a day lies in a window. */
export function isInWindow(day: Day, window: Window): boolean {
  return day > window.after && day <= window.upTo;
}

/** Sums by type of the events in the window. */
export function sumScores(events: Iterable<ScoredEvent>, window: Window): ScoreSums {
  const sums = { ...NO_SUMS };
  for (const event of events) if (isInWindow(event.day, window)) sums[event.type] += event.score;
  return sums;
}

/** The cumulative score of the sums, in thousandths, rounded half away from zero. */
export function cumulativeScore(sums: ScoreSums): Thousandths {
  const hundredThousandths =
    sums.Company * EVENT_WEIGHTS.Company +
    sums.Industry * EVENT_WEIGHTS.Industry +
    sums.Macro * EVENT_WEIGHTS.Macro;
  return roundHalfAwayFromZero(hundredThousandths / 100);
}

/** Current and previous score of a horizon, in thousandths; `change` is current minus previous. */
export interface HorizonScore {
  readonly sums: ScoreSums;
  readonly current: Thousandths;
  readonly previous: Thousandths;
  readonly change: Thousandths;
}

/** A company's scores as of a day. */
export interface CompanyScore {
  readonly asOf: Day;
  readonly previousAsOf: Day;
  readonly shortTerm: HorizonScore;
  readonly longTerm: HorizonScore;
}

/** The scores of a company as of a day, from its company events in any order. */
export function scoreCompany(events: readonly ScoredEvent[], asOf: Day): CompanyScore {
  const previousAsOf = asOf - PREVIOUS_DAYS;
  return {
    asOf,
    previousAsOf,
    shortTerm: scoreHorizon(events, 'shortTerm', asOf, previousAsOf),
    longTerm: scoreHorizon(events, 'longTerm', asOf, previousAsOf),
  };
}

function scoreHorizon(
  events: readonly ScoredEvent[],
  horizon: Horizon,
  asOf: Day,
  previousAsOf: Day,
): HorizonScore {
  const sums = sumScores(events, computeWindow(horizon, asOf));
  const current = cumulativeScore(sums);
  const previous = cumulativeScore(sumScores(events, computeWindow(horizon, previousAsOf)));
  return { sums, current, previous, change: current - previous };
}
