// What the dialog of a story asks the server.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { EventRow } from '@vigilo/contract/events';
import { listEvents } from '@vigilo/contract/events';
import { getStory, mergeStories, splitStory } from '@vigilo/contract/stories';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import { callApi } from '../../lib/call-api.ts';

export type Story = CallReply<typeof getStory>['data'];
export type StoryMember = Story['members'][number];

/** Before every event there is. */
const BEGINNING = '1900-01-01';
/** A story spans about a week; events this many days around it are offered without a search. */
const AROUND = 7;
/** Of more events than these the search finds the others. */
const OFFERED = 20;

export function storyQuery(eventId: string) {
  return queryOptions({
    queryKey: ['story', eventId],
    queryFn: async ({ signal }) => (await callApi(getStory, { params: { id: eventId } }, { signal })).data,
  });
}

interface Joining {
  readonly companyID: string;
  readonly eventIds: readonly string[];
}

export function split(companyID: string, eventId: string, dryRun: boolean, signal?: AbortSignal) {
  return callApi(splitStory, { params: { id: eventId }, body: { companyID, dryRun } }, signal && { signal });
}

export function merge({ companyID, eventIds }: Joining, dryRun: boolean, signal?: AbortSignal) {
  return callApi(
    mergeStories,
    { body: { companyID, eventIds: [...eventIds], dryRun } },
    signal && { signal },
  );
}

export interface Offered {
  readonly events: readonly EventRow[];
  /** How many more there are. */
  readonly more: number;
}

/** Other events that may belong to the same story: from the days around it, or found by a search on any day. */
export function offeredQuery(story: Story, tabs: readonly EventTab[], search: string) {
  const days = story.members.flatMap(({ date }) => (date === null ? [] : [dayFromIso(date.slice(0, 10))]));
  const near =
    search === '' && days.length > 0
      ? {
          advanceSearchParams: {
            date: {
              from: isoFromDay(Math.min(...days) - AROUND),
              to: isoFromDay(Math.max(...days) + AROUND),
            },
          },
        }
      : {};
  const own = new Set(story.members.map(({ _id }) => _id));
  return queryOptions({
    queryKey: ['story-offered', story.companyID, [...own], tabs, search],
    queryFn: async ({ signal }): Promise<Offered> => {
      const body = { startDate: BEGINNING, searchQuery: search, page: 1, limit: OFFERED + own.size, ...near };
      const replies = await Promise.all(
        tabs.map((tab) =>
          callApi(listEvents, { params: { id: story.companyID }, body: { tab, ...body } }, { signal }),
        ),
      );
      const found = replies
        .flatMap((reply) => (reply.status === 'success' ? reply.data : []))
        .filter(({ _id }) => !own.has(_id));
      const total = replies.reduce((sum, reply) => sum + (reply.status === 'success' ? reply.total : 0), 0);
      const events = found
        .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
        .slice(0, OFFERED);
      return { events, more: Math.max(0, total - own.size - events.length) };
    },
  });
}
