// Where an event stands (specification 3, sections 2 and 6): imported ones wait for an analyst, company events are shown and count in scores.

export const EVENT_STAGES = ['company', 'imported'] as const;
export type EventStage = (typeof EVENT_STAGES)[number];
