/**
 * The events whose summaries describe a company (specification 3; issue 4): at most three of type Company, two Industry and two Macro, each
 * with a summary to show. A chosen event is neither edited nor deleted until it is chosen no more.
 */
import type { EventType } from './event-type.ts';

/** How many summaries of each type a company may have. */
export const MOST_SUMMARIES: Readonly<Record<EventType, number>> = { Company: 3, Industry: 2, Macro: 2 };

/** Whether these events, each once, may describe their company together. */
export function mayDescribe(events: readonly { readonly type: EventType; readonly summary: string }[]): boolean {
  const hasSummaries = events.every(({ summary }) => summary.trim() !== '');
  return hasSummaries && Object.entries(MOST_SUMMARIES).every(([type, most]) => events.filter((event) => event.type === type).length <= most);
}
