// Chooses the lead of a story (issue 5, 'One story, counted once'): the one item that is listed and can count in scores. Company events come before
// imported ones, since only they count; then the earliest day, undated items last; then the lowest id, which was stored first.

import type { EventStage } from '../scoring/event-stage.ts';
import type { Day } from '../scoring/day.ts';

export interface StoryMember {
  readonly id: string;
  readonly stage: EventStage;
  readonly day: Day | null;
}

/** The lead of these members in any order; null without members. */
export function findLead<T extends StoryMember>(members: readonly T[]): T | null {
  let lead: T | null = null;
  for (const member of members) if (!lead || comesBefore(member, lead)) lead = member;
  return lead;
}

function comesBefore(a: StoryMember, b: StoryMember): boolean {
  if (a.stage !== b.stage) return a.stage === 'company';
  if (a.day !== b.day) return b.day === null || (a.day !== null && a.day < b.day);
  return a.id < b.id;
}
