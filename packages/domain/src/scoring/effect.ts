// What a change of events would do to a company's scores before it is written (issue 5, 'the effect on the score shown before saving'): the score of the
// events as they count now, and of the same without those that stop counting and with those that start to.

import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { cumulativeScore, sumScores, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** What a change of events does to what counts in scores; an event that counts otherwise than before is in both. */
export interface CountChange {
  readonly stopped: readonly ScoredEvent[];
  readonly started: readonly ScoredEvent[];
}

/** A company's scores before and after a change, in thousandths. */
export interface Effect {
  readonly before: Readonly<Record<Horizon, Thousandths>>;
  readonly after: Readonly<Record<Horizon, Thousandths>>;
}

/** The effect of a change as of a day. `events` are all that count in the longer window, or their sums by day and type. */
export function computeEffect(
  events: readonly ScoredEvent[],
  { stopped, started }: CountChange,
  asOf: Day,
): Effect {
  // What stops counting is what counts the other way round.
  const changed = [...events, ...stopped.map((event) => ({ ...event, score: -event.score })), ...started];
  return { before: scoreHorizons(events, asOf), after: scoreHorizons(changed, asOf) };
}

function scoreHorizons(events: readonly ScoredEvent[], asOf: Day): Record<Horizon, Thousandths> {
  const of = (horizon: Horizon) => cumulativeScore(sumScores(events, computeWindow(horizon, asOf)));
  return { shortTerm: of('shortTerm'), longTerm: of('longTerm') };
}
