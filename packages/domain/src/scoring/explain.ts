// Every score can be opened: each event in the window with its weight, score and contribution, and the contributions add up to the
// score exactly (decisions.md section 1, 'Explanation'). A contribution is weight x score; where those products carry more than three
// decimals, the thousandths that rounding leaves over go to the events with the largest remainders, so that the column still adds up.

import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { cumulativeScore, EVENT_WEIGHTS, isInWindow, sumScores, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** One event's share of a score. `weight` in hundredths, the rest in thousandths. */
export interface Contribution<E extends ScoredEvent> {
  readonly event: E;
  readonly weight: number;
  readonly contribution: Thousandths;
}

/** The contributions of the events in a horizon's window, newest first; they add up to the horizon's current score. */
export function explainScore<E extends ScoredEvent>(
  events: readonly E[],
  horizon: Horizon,
  asOf: Day,
): Contribution<E>[] {
  const window = computeWindow(horizon, asOf);
  const counted = events.filter((event) => isInWindow(event.day, window)).toSorted((a, b) => b.day - a.day);
  const shares = counted.map((event) => event.score * EVENT_WEIGHTS[event.type]);
  const contributions = apportion(shares, cumulativeScore(sumScores(counted, window)));
  return counted.map((event, i) => ({
    event,
    weight: EVENT_WEIGHTS[event.type],
    contribution: contributions[i] ?? 0,
  }));
}

/**
 * Whole thousandths for shares given in hundred-thousandths, adding up to `total`: each share is rounded down, then the largest
 * remainders are rounded up (the first of equals first).
 */
function apportion(shares: readonly number[], total: Thousandths): Thousandths[] {
  const floors = shares.map((share) => Math.floor(share / 100));
  let left = total - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, i) => ({ i, remainder: share - Math.floor(share / 100) * 100 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder) {
    if (left <= 0) break;
    floors[i] = (floors[i] ?? 0) + 1;
    left -= 1;
  }
  return floors.map((part) => (part === 0 ? 0 : part));
}
