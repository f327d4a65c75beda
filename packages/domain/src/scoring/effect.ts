// The effect of a change of events on a company's scores, before it is saved (issue 5, 'the effect on the score shown before saving'): the score
// of the events that count now, and the score without those that stop counting and with those that start to count.

import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { cumulativeScore, sumScores, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** The events that start and stop counting; an event that counts differently than before is in both lists. */
export interface CountChange {
  readonly stopped: readonly ScoredEvent[];
  readonly started: readonly ScoredEvent[];
}

/** A company's scores before and after a change, in thousandths. */
export interface Effect {
  readonly before: Readonly<Record<Horizon, Thousandths>>;
  readonly after: Readonly<Record<Horizon, Thousandths>>;
}

/** The effect of a change as of a day. `events` are all events in the longer window, or their sums by day and type. */
export function computeEffect(
  events: readonly ScoredEvent[],
  { stopped, started }: CountChange,
  asOf: Day,
): Effect {
  // Removing an event is adding its negated score.
  const changed = [...events, ...stopped.map((event) => ({ ...event, score: -event.score })), ...started];
  return { before: scoreHorizons(events, asOf), after: scoreHorizons(changed, asOf) };
}

function scoreHorizons(events: readonly ScoredEvent[], asOf: Day): Record<Horizon, Thousandths> {
  const of = (horizon: Horizon) => cumulativeScore(sumScores(events, computeWindow(horizon, asOf)));
  return { shortTerm: of('shortTerm'), longTerm: of('longTerm') };
}
