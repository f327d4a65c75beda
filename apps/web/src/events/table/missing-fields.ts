import type { EventRow } from '@vigilo/contract/events';

/** What an imported event must have before it is moved; the impact follows from the score. */
export const NEEDED_FIELDS = ['title', 'url', 'source', 'event', 'topic', 'score', 'date'] as const;
export type NeededField = (typeof NEEDED_FIELDS)[number];

/** The fields that an event lacks. */
export function missingFields(row: Pick<EventRow, NeededField>): NeededField[] {
  return NEEDED_FIELDS.filter((field) => row[field] === null || String(row[field]).trim() === '');
}
