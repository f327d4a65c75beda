// What if an event had another score? The scores that would result, without anything being saved: the same function over the same events, some of them with
// another score. Exact in thousandths, as everywhere (issue 4, 'what if'; decisions.md section 1).

import { EVENT_SCORE } from './impact.ts';
import type { Category } from './category.ts';
import { categoryFromScore } from './category.ts';
import type { Day } from './day.ts';
import type { Horizon, ScoredEvent } from './score.ts';
import { scoreCompany } from './score.ts';
import type { Thousandths } from './thousandths.ts';

/** An event that a score is made of. */
export interface NamedEvent extends ScoredEvent {
  readonly id: string;
}

/** The supposed scores by event id, in thousandths. */
export type HypotheticalScores = ReadonlyMap<string, Thousandths>;

export interface WhatIfScores {
  readonly scores: Readonly<Record<Horizon, Thousandths>>;
  readonly category: Category;
}

/** The scores of a company as of a day, had some of its events the supposed scores. Events must be all that count in the longer window. */
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

/** The next allowed score of an event above (1) or below (-1) this one, in thousandths; the score itself at the end of the range. */
export function stepScore(score: Thousandths, direction: 1 | -1): Thousandths {
  const { least, most, step } = EVENT_SCORE;
  const next = direction === 1 ? (Math.floor(score / step) + 1) * step : (Math.ceil(score / step) - 1) * step;
  return Math.max(least, Math.min(most, next)) + 0;
}

/** What is supposed, with one more supposition; one that is what is stored is none. */
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

/** The suppositions that still differ from what is stored, of events that are still there. */
export function pruneHypotheticalScores(
  events: readonly NamedEvent[],
  supposed: HypotheticalScores,
): HypotheticalScores {
  const differing = events.filter((event) => (supposed.get(event.id) ?? event.score) !== event.score);
  return new Map(differing.map((event) => [event.id, supposed.get(event.id) ?? event.score]));
}
