/**
 * The events chosen to describe a company by their summaries (specification 3; issue 4): at most three of type Company, two Industry and two
 * Macro, each with a summary. A chosen event cannot be deleted; an edit that would break these limits is refused.
 */
import type { EventType } from '../scoring/event-type.ts';

/** The most summaries of each type a company may have. */
export const MOST_SUMMARIES: Readonly<Record<EventType, number>> = { Company: 3, Industry: 2, Macro: 2 };

/** How many more summaries of a type can be chosen in addition to these; never below 0. */
export function remainingSummaries(type: EventType, chosen: readonly { readonly type: EventType }[]): number {
  return Math.max(0, MOST_SUMMARIES[type] - chosen.filter((event) => event.type === type).length);
}

/** Why an event cannot be chosen: it has no summary, or the limit for its type is reached. Null when it can. */
export function findChoiceFault(
  event: { readonly type: EventType; readonly summary: string },
  chosen: readonly { readonly type: EventType }[],
): 'blank' | 'full' | null {
  if (event.summary.trim() === '') return 'blank';
  return remainingSummaries(event.type, chosen) === 0 ? 'full' : null;
}

/** Whether these distinct events may describe their company together. */
export function mayDescribe(
  events: readonly { readonly type: EventType; readonly summary: string }[],
): boolean {
  const hasSummaries = events.every(({ summary }) => summary.trim() !== '');
  return (
    hasSummaries &&
    Object.entries(MOST_SUMMARIES).every(
      ([type, most]) => events.filter((event) => event.type === type).length <= most,
    )
  );
}
