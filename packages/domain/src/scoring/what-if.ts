// The scores a company would have if some of its events had different scores, computed by the same function and without saving anything
// (issue 4, 'what if'; decisions.md section 1).

import { EVENT_SCORE } from './impact.ts';
import type { Category } from './category.ts';
import { categoryFromScore } from './category.ts';
import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { scoreCompany } from './score.ts';
import type { Thousandths } from './thousandths.ts';

export interface NamedEvent extends ScoredEvent {
  readonly id: string;
}

/** Hypothetical scores by event id, in thousandths. */
export type HypotheticalScores = ReadonlyMap<string, Thousandths>;

export interface WhatIfScores {
  readonly scores: Readonly<Record<Horizon, Thousandths>>;
  readonly category: Category;
}

/** The scores of a company as of a day with the hypothetical scores. `events` must include all in the longer window. */
export function scoreWhatIf(
  events: readonly NamedEvent[],
  supposed: HypotheticalScores,
  asOf: Day,
): WhatIfScores {
  const changed = events.map((event) => ({ ...event, score: supposed.get(event.id) ?? event.score }));
  const company = scoreCompany(changed, asOf);
  return {
    scores: { shortTerm: company.shortTerm.current, longTerm: company.longTerm.current },
    category: categoryFromScore(company.shortTerm.current),
  };
}

/** The next allowed event score above (1) or below (-1) this one, in thousandths; unchanged at the end of the range. */
export function stepScore(score: Thousandths, direction: 1 | -1): Thousandths {
  const { least, most, step } = EVENT_SCORE;
  const next = direction === 1 ? (Math.floor(score / step) + 1) * step : (Math.ceil(score / step) - 1) * step;
  return Math.max(least, Math.min(most, next)) + 0;
}

/** The hypothetical scores with one more; one that equals the stored score is removed. */
export function changeHypotheticalScore(
  supposed: HypotheticalScores,
  event: NamedEvent,
  score: Thousandths,
): HypotheticalScores {
  const next = new Map(supposed);
  if (score === event.score) next.delete(event.id);
  else next.set(event.id, score);
  return next;
}

/** The hypothetical scores that still differ from the stored ones, without those of events that no longer exist. */
export function pruneHypotheticalScores(
  events: readonly NamedEvent[],
  supposed: HypotheticalScores,
): HypotheticalScores {
  const differing = events.filter((event) => (supposed.get(event.id) ?? event.score) !== event.score);
  return new Map(differing.map((event) => [event.id, supposed.get(event.id) ?? event.score]));
}
