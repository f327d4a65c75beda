// News that waits for an analyst (issue 17, 'The queue'; decisions.md section 4): an imported event that leads its story and was not set aside. It is shown
// with its own score or, where that is not sure enough to stand, with the suggested one, which is then shown as unsure and never moved by itself.

import type { CompanyStatus } from '../companies/company.ts';
import type { Day } from '../scoring/day.ts';
import { impactFromScore } from '../scoring/impact.ts';
import type { Thousandths } from '../scoring/thousandths.ts';
import type { EventDraft } from '../events/check-event.ts';
import { checkEvent } from '../events/check-event.ts';
import type { EventRights } from '../events/event-actions.ts';

/** The worst score first and of equal ones the surest; or what arrived last. */
export const NEWS_ORDERS = ['worst', 'newest'] as const;
export type NewsOrder = (typeof NEWS_ORDERS)[number];

/** How long ago news arrived at most, in hours. */
export const NEWS_AGES = [24, 72, 168, 720] as const;

/** What an analyst decides about a piece of news. */
export const NEWS_DECISIONS = ['accept', 'drop', 'merge'] as const;
export type NewsDecision = (typeof NEWS_DECISIONS)[number];

/** What can be done with a row of the queue. */
export const NEWS_ACTIONS = ['accept', 'change', 'drop', 'merge'] as const;
export type NewsAction = (typeof NEWS_ACTIONS)[number];

/** The score that a piece of news is shown with. */
export interface ShownScore {
  /** Thousandths; null where nothing is known or suggested. */
  readonly score: Thousandths | null;
  /** 0..100: of the suggestion, 100 for what an analyst filled in; null where there is no score. */
  readonly confidence: number | null;
  /** Whether it stands by itself; otherwise it is only suggested. */
  readonly isSure: boolean;
}

/** The score of an event, its suggested one and the confidence in that, in thousandths and 0..100. */
export interface SuggestedScore {
  readonly score: Thousandths | null;
  readonly suggestedScore: Thousandths | null;
  readonly suggestedConfidence: number | null;
}

/** A confidence of 0..1 as it is kept, 0..100. */
export function toPercent(confidence: number): number {
  return Math.max(0, Math.min(100, Math.round(confidence * 100)));
}

/** The score that a piece of news is shown with, and how sure it is. */
export function decideShownScore({ score, suggestedScore, suggestedConfidence }: SuggestedScore): ShownScore {
  if (score === null)
    return {
      score: suggestedScore,
      confidence: suggestedScore === null ? null : suggestedConfidence,
      isSure: false,
    };
  return { score, confidence: score === suggestedScore ? suggestedConfidence : 100, isSure: true };
}

/** A piece of news as far as it decides what can be done with it. */
export interface WaitingNews extends Omit<EventDraft, 'impact'> {
  readonly status: CompanyStatus;
}

/** What a user may do with a piece of news, in the order of `NEWS_ACTIONS`: nothing while its company is Validated, and accept it only once it is complete. */
export function decideNewsActions(
  { status, ...event }: WaitingNews,
  rights: EventRights,
  today: Day,
): NewsAction[] {
  if (status === 'Validated') return [];
  const impact = event.score === null ? null : impactFromScore(event.score);
  const allowed: Readonly<Record<NewsAction, boolean>> = {
    accept: rights.canAddEvents && checkEvent({ ...event, impact }, today).length === 0,
    change: rights.canAddEvents && rights.canEditEvents,
    drop: rights.canEditEvents,
    merge: rights.canEditEvents,
  };
  return NEWS_ACTIONS.filter((action) => allowed[action]);
}
