/**
 * The events whose summaries describe a company (specification 3; issue 4): at most three of type Company, two Industry and two Macro, each
 * with a summary to show. A chosen event is neither edited nor deleted until it is chosen no more.
 */
import type { EventType } from '../scoring/event-type.ts';

/** How many summaries of each type a company may have. */
export const MOST_SUMMARIES: Readonly<Record<EventType, number>> = { Company: 3, Industry: 2, Macro: 2 };

/** How many summaries of a type can still be chosen beside these; never below 0. */
export function remainingSummaries(type: EventType, chosen: readonly { readonly type: EventType }[]): number {
  return Math.max(0, MOST_SUMMARIES[type] - chosen.filter((event) => event.type === type).length);
}

/** Why an event may not be chosen beside those chosen already: it has no summary, or its type has as many as it may. Null where it may. */
export function findChoiceFault(
  event: { readonly type: EventType; readonly summary: string },
  chosen: readonly { readonly type: EventType }[],
): 'blank' | 'full' | null {
  if (event.summary.trim() === '') return 'blank';
  return remainingSummaries(event.type, chosen) === 0 ? 'full' : null;
}

/** Whether these events, each once, may describe their company together. */
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
