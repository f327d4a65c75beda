// A company event must be complete and consistent (specification 3, section 5): title, url, source, topic, impact, event type, date and score
// are mandatory, the date is not in the future, the score lies in -1..1 in steps of 0.1, and the impact matches the score. An imported event
// needs only a url, or a title if it came without a url; its other fields are optional but follow the same rules, and an impact needs a score,
// because only the score is stored.

import { isWebAddress } from '../records/web-address.ts';
import type { Day } from '../scoring/day.ts';
import type { Thousandths } from '../scoring/thousandths.ts';
import type { EventType } from '../scoring/event-type.ts';
import type { Impact } from '../scoring/impact.ts';
import { EVENT_SCORE, impactFromScore } from '../scoring/impact.ts';

/** An event as entered; missing values are null or blank. */
export interface EventDraft {
  readonly title: string;
  readonly url: string;
  readonly source: string;
  readonly topic: string;
  readonly impact: Impact | null;
  readonly type: EventType | null;
  readonly day: Day | null;
  readonly score: Thousandths | null;
}

/** What an event needs at least: everything (to count in scores), its url, or a url or title. */
export type EventNeeds = 'everything' | 'url' | 'url-or-title';

export const EVENT_FAULTS = [
  'missing-fields',
  'future-date',
  'score-out-of-range',
  'impact-against-score',
  'impact-without-score',
  'bad-url',
] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];

/** The faults of a draft as of today, in the order of the rules. */
export function checkEvent(draft: EventDraft, today: Day, needs: EventNeeds = 'everything'): EventFault[] {
  const isMissing = lacks(draft, needs);
  const faults: EventFault[] = [];
  if (isMissing) faults.push('missing-fields');
  else if (draft.url.trim() !== '' && !isWebAddress(draft.url)) faults.push('bad-url');
  if (draft.day !== null && draft.day > today) faults.push('future-date');
  const scoring = findScoringFault(draft);
  // A missing score is already part of 'missing-fields'.
  if (scoring !== null && !(isMissing && scoring === 'impact-without-score')) faults.push(scoring);
  return faults;
}

function findScoringFault({ score, impact }: EventDraft): EventFault | null {
  if (score === null) return impact === null ? null : 'impact-without-score';
  if (!isEventScore(score)) return 'score-out-of-range';
  return impact === null || impactFromScore(score) === impact ? null : 'impact-against-score';
}

function lacks(draft: EventDraft, needs: EventNeeds): boolean {
  const has = (text: string) => text.trim() !== '';
  if (needs === 'url') return !has(draft.url);
  if (needs === 'url-or-title') return !has(draft.url) && !has(draft.title);
  const { title, url, source, topic, impact, type, day, score } = draft;
  return ![title, url, source, topic].every(has) || [impact, type, day, score].includes(null);
}

/** Whether one event may have this score: -1000..1000 thousandths in steps of 100. */
export function isEventScore(score: Thousandths): boolean {
  return (
    Number.isInteger(score) &&
    score >= EVENT_SCORE.least &&
    score <= EVENT_SCORE.most &&
    score % EVENT_SCORE.step === 0
  );
}
