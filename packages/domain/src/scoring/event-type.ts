// The scope of an event (specification 3, section 3): the company itself, its industry or the whole economy.

export const EVENT_TYPES = ['Company', 'Industry', 'Macro'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** The event type with this name, ignoring case, or null. */
export function findEventType(text: string): EventType | null {
  const wanted = text.trim().toLowerCase();
  return EVENT_TYPES.find((type) => type.toLowerCase() === wanted) ?? null;
}
