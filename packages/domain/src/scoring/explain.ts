// Explains a score by the events in its window, with their weights, scores and contributions, which add up to the score exactly (decisions.md
// section 1, 'Explanation'). A contribution is weight x score; if the products have more than three decimals, the thousandths lost in rounding
// go to the events with the largest remainders.

import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { cumulativeScore, EVENT_WEIGHTS, isInWindow, sumScores, computeWindow } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** An event's contribution to a score. `weight` in hundredths, the rest in thousandths. */
export interface Contribution<E extends ScoredEvent> {
  readonly event: E;
  readonly weight: number;
  readonly contribution: Thousandths;
}

/** The contributions of the events in a horizon's window, newest first; their sum is the current score. */
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

/** The `most` contributions that move a score furthest, up or down, those first; of equal ones the newer first, as they are given. */
export function listStrongest<C extends { readonly contribution: number }>(
  contributions: readonly C[],
  most: number,
): C[] {
  return contributions
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, most);
}

/**
 * Rounds shares in hundred-thousandths to whole thousandths that add up to `total`: each is rounded down, then those with the largest
 * remainders are rounded up (earlier ones first).
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
