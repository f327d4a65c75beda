// Updates the stories of a company's events after a change (issue 5, 'One story, counted once'): new events and those with a changed title, address or
// day are joined (join-stories.ts); an event whose new day is outside the seven days of its story leaves it; a story with one event left is dissolved;
// each story has exactly one lead (find-lead.ts), and an event without a story is its own lead.

import { runAtOnce } from '../records/run-at-once.ts';
import type { JoinableItem } from './join-stories.ts';
import { joinInSteps } from './join-stories.ts';
import type { StoryMember } from './find-lead.ts';
import { findLead } from './find-lead.ts';
import { STORY_DAYS } from './same-story.ts';

/** An event with its current story, or null, and whether it is the lead. */
export interface PlacedEvent extends JoinableItem, StoryMember {
  readonly isLead: boolean;
}

export interface Placement {
  readonly id: string;
  readonly storyId: string | null;
  readonly isLead: boolean;
}

const ALONE = 'alone ';

/**
 * The events whose story or lead changes. `events` are events of a company: complete stories, and all within seven days of a loose one; `loose`
 * are the ids of events that may join a story, `moved` those whose day changed.
 */
export function settleStories(
  events: readonly PlacedEvent[],
  loose: ReadonlySet<string>,
  moved: ReadonlySet<string> = loose,
): Placement[] {
  return runAtOnce(settleInSteps(events, loose, moved));
}

/** The same, with a step for each loose event. */
export function* settleInSteps(
  events: readonly PlacedEvent[],
  loose: ReadonlySet<string>,
  moved: ReadonlySet<string> = loose,
): Generator<undefined, Placement[], undefined> {
  const eventsById = new Map(
    events.map((event) => [
      event.id,
      moved.has(event.id) && isTooFar(event, events) ? { ...event, storyId: null } : event,
    ]),
  );
  const isFree = (event: PlacedEvent) => loose.has(event.id) && event.storyId === null && !event.isSplit;
  const joins = yield* joinInSteps(
    [...eventsById.values()].filter((event) => !isFree(event)),
    [...eventsById.values()].filter(isFree),
  );
  const findStoryId = new Map(
    joins.flatMap(({ id, storyId, withId }): [string, string][] => [
      [withId, storyId],
      [id, storyId],
    ]),
  );
  return decideLeads(
    events,
    (event) => findStoryId.get(event.id) ?? eventsById.get(event.id)?.storyId ?? null,
  );
}

/** The same for an explicit assignment of events to stories. */
export function decideLeads(
  events: readonly PlacedEvent[],
  findStoryId: (event: PlacedEvent) => string | null,
): Placement[] {
  const placements = new Map<string, Placement>();
  for (const [storyId, members] of Map.groupBy(
    events,
    (event) => findStoryId(event) ?? `${ALONE}${event.id}`,
  )) {
    const lead = findLead(members);
    for (const { id } of members)
      placements.set(id, { id, storyId: members.length < 2 ? null : storyId, isLead: id === lead?.id });
  }
  return events.flatMap((event) => {
    const placement = placements.get(event.id);
    return placement && (placement.storyId !== event.storyId || placement.isLead !== event.isLead)
      ? [placement]
      : [];
  });
}

function isTooFar(event: PlacedEvent, events: readonly PlacedEvent[]): boolean {
  const { id, day, storyId } = event;
  if (storyId === null || day === null) return false;
  return events.some(
    (other) =>
      other.id !== id &&
      other.storyId === storyId &&
      other.day !== null &&
      Math.abs(other.day - day) > STORY_DAYS,
  );
}
