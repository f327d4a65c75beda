// What company events that come or go would do to the scores: the same function over the events that count (domain scoring/score.ts).

import type { EventType } from '@vigilo/domain/scoring/event-type';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import type { Horizon, ScoredEvent } from '@vigilo/domain/scoring/score';
import { scoreCompany } from '@vigilo/domain/scoring/score';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { CompanyScore } from '../../scoring/public/score-query.ts';
import type { MovedEvent } from '../event-company.ts';

/** Decimals by horizon, as they are and as they would be. */
export interface ScoresChange {
  readonly before: Readonly<Record<Horizon, number>>;
  readonly after: Readonly<Record<Horizon, number>>;
}

export interface EventChanges {
  readonly added?: readonly MovedEvent[];
  /** Ids of company events. */
  readonly removed?: readonly string[];
}

/** The scores with some events more and some less. What is incomplete counts for nothing. */
export function previewScores(score: CompanyScore, { added = [], removed = [] }: EventChanges): ScoresChange {
  const stay = score.longTerm.events.filter(({ _id }) => !removed.includes(_id));
  const events = [...stay, ...added].flatMap((event) => scoredEvent(event));
  const { shortTerm, longTerm } = scoreCompany(events, dayFromIso(score.asOf));
  return {
    before: { shortTerm: score.shortTerm.current, longTerm: score.longTerm.current },
    after: { shortTerm: toDecimal(shortTerm.current), longTerm: toDecimal(longTerm.current) },
  };
}

interface Dated {
  readonly date: string | null;
  readonly event: EventType | null;
  readonly score: number | null;
}

function scoredEvent({ date, event, score }: Dated): ScoredEvent[] {
  return date === null || event === null || score === null
    ? []
    : [{ day: dayFromIso(date.slice(0, 10)), type: event, score: toThousandths(score) }];
}
