// Which item of a story leads it (issue 5, 'One story, counted once'): exactly one, the others stand behind it and do not count in scores. Company
// events come before imported ones, since only they count; then the earliest day, items without a day last; then the lowest id, which is that of
// the one stored first.

import type { Day } from '../scoring/day.ts';

export interface StoryMember {
  readonly id: string;
  readonly stage: 'company' | 'imported';
  readonly day: Day | null;
}

/** The member that leads; null of none. The order of the members does not matter. */
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
