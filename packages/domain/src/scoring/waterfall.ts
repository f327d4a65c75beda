// The weekly change of a score as a waterfall (decisions.md section 1, 'Explanation'): from the score a week ago through events that were added,
// edited, deleted or aged out, to the current score. Because scores depend only on the current events, an edit or deletion this week restates
// last week's score too. The waterfall therefore starts from last week's score with the events as they were then, and shows which part of the
// change is news and which is correction.

import type { EventType } from './event-type.ts';
import type { Day } from './day.ts';
import type { Horizon, ScoredEvent, Window } from './score.ts';
import { cumulativeScore, isInWindow, NO_SUMS, PREVIOUS_DAYS, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

export const WATERFALL_STEPS = ['new', 'edited', 'deleted', 'agedOut'] as const;
export type WaterfallStep = (typeof WATERFALL_STEPS)[number];

/** An event as it was a week ago and as it is now: equal if unchanged, null after a deletion. */
export interface EventHistory {
  readonly before: ScoredEvent;
  readonly after: ScoredEvent | null;
}

/** In thousandths: `last` plus the steps is exactly `now`. */
export interface Waterfall {
  readonly last: Thousandths;
  readonly steps: Readonly<Record<WaterfallStep, Thousandths>>;
  readonly now: Thousandths;
}

/** The waterfall of a horizon as of a day. Each step is the change of the rounded running score, so that the steps add up. */
export function explainWeek(history: readonly EventHistory[], horizon: Horizon, asOf: Day): Waterfall {
  const then = computeWindow(horizon, asOf - PREVIOUS_DAYS);
  const now = computeWindow(horizon, asOf);
  const sums: Record<EventType, Thousandths> = { ...NO_SUMS };
  for (const { before } of history) if (isInWindow(before.day, then)) sums[before.type] += before.score;
  const last = cumulativeScore(sums);
  let running = last;
  const steps: Record<WaterfallStep, Thousandths> = { new: 0, edited: 0, deleted: 0, agedOut: 0 };
  for (const step of WATERFALL_STEPS) {
    for (const event of history) if (classifyStep(event, then, now) === step) move(event, then, now, sums);
    const next = cumulativeScore(sums);
    steps[step] = next - running;
    running = next;
  }
  return { last, steps, now: running };
}

function classifyStep({ before, after }: EventHistory, then: Window, now: Window): WaterfallStep | null {
  const was = isInWindow(before.day, then);
  if (!after) return was ? 'deleted' : null;
  const is = isInWindow(after.day, now);
  if (!was && !is) return null;
  if (before.type !== after.type || before.score !== after.score || before.day !== after.day) return 'edited';
  if (was && is) return null;
  return is ? 'new' : 'agedOut';
}

function move(
  { before, after }: EventHistory,
  then: Window,
  now: Window,
  sums: Record<EventType, Thousandths>,
): void {
  if (isInWindow(before.day, then)) sums[before.type] -= before.score;
  if (after && isInWindow(after.day, now)) sums[after.type] += after.score;
}
