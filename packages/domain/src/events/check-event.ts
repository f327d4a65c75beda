// A company event is complete and true to itself (specification 3, section 5): title, url, source, topic, impact, event type, date and score are
// mandatory, the date is not in the future, the score lies in -1..1 in steps of 0.1, and it leads to the impact that is given with it.

import type { Day } from '../scoring/day.ts';
import type { Thousandths } from '../scoring/thousandths.ts';
import type { EventType } from './event-type.ts';
import type { Impact } from './impact.ts';
import { EVENT_SCORE, impactOfScore } from './impact.ts';

export interface EventDraft {
  readonly title: string;
  readonly url: string;
  readonly source: string;
  readonly topic: string;
  readonly impact: Impact;
  readonly type: EventType;
  readonly day: Day;
  readonly score: Thousandths;
}

export const EVENT_FAULTS = ['missing-fields', 'future-date', 'score-out-of-range', 'impact-against-score', 'bad-url'] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];

/** What is wrong with a draft as of today, in the order of the rules; empty where nothing is. */
export function checkEvent(draft: EventDraft, today: Day): EventFault[] {
  const faults: EventFault[] = [];
  const texts = [draft.title, draft.url, draft.source, draft.topic];
  if (texts.some((text) => text.trim() === '')) faults.push('missing-fields');
  else if (!isWebAddress(draft.url)) faults.push('bad-url');
  if (draft.day > today) faults.push('future-date');
  if (!isEventScore(draft.score)) faults.push('score-out-of-range');
  else if (impactOfScore(draft.score) !== draft.impact) faults.push('impact-against-score');
  return faults;
}

/** Whether one event may have this score: -1000..1000 thousandths in steps of 100. */
export function isEventScore(score: Thousandths): boolean {
  return Number.isInteger(score) && score >= EVENT_SCORE.least && score <= EVENT_SCORE.most && score % EVENT_SCORE.step === 0;
}

/** Whether a text is an http or https address without user name or password. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text.trim()) && text.length <= 2048;
}
