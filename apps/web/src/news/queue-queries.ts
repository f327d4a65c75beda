// What the queue asks the server, and what it tells it.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallArguments, CallReply } from '@vigilo/contract/call';
import { getEventEffect } from '@vigilo/contract/events';
import type { NewsRow } from '@vigilo/contract/news-queue';
import {
  leaveNews,
  listNews,
  listNewsFilters,
  listNewsStories,
  visitNews,
} from '@vigilo/contract/news-queue';
import { getStory } from '@vigilo/contract/stories';
import { VISIT_EVERY_S } from '@vigilo/domain/changes/visits';
import { callApi } from '../lib/call-api.ts';
import { NEWS_KEY, NEWS_LIST_KEY, NEWS_STORIES_KEY, NEWS_VISITS_KEY } from './public/news-queries.ts';
import type { QueueFilters } from './queue-filters.ts';
import { toBody } from './queue-filters.ts';

export type NewsEffect = CallReply<typeof getEventEffect>['data'];

const ROWS_AT_ONCE = 100;

/** The waiting news in order, page by page. */
export function queueQuery(filters: QueueFilters) {
  const body = toBody(filters);
  return infiniteQueryOptions({
    queryKey: [...NEWS_LIST_KEY, body],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listNews,
        { body: { ...body, limit: ROWS_AT_ONCE, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page is after nothing
    getNextPageParam: ({ next }) => next,
  });
}

export const newsFiltersQuery = queryOptions({
  queryKey: [NEWS_KEY, 'filters'],
  queryFn: async ({ signal }) => (await callApi(listNewsFilters, {}, { signal })).data,
});

/** What an event would do to the scores, given what it says. */
export function effectQuery(
  { _id, companyID, title, url }: Pick<NewsRow, '_id' | 'companyID' | 'title' | 'url'>,
  given: Pick<CallArguments<typeof getEventEffect>['body'], 'event' | 'date' | 'score'> | null,
) {
  return queryOptions({
    queryKey: ['event-effect', _id, given],
    queryFn: async ({ signal }) =>
      given === null
        ? null
        : (
            await callApi(
              getEventEffect,
              { body: { companyID, eventID: _id, title, url: url ?? '', ...given } },
              { signal },
            )
          ).data,
    retry: false,
  });
}

/** The sources that tell the story of a piece of news. */
export function sourcesQuery({ _id, companyID }: Pick<NewsRow, '_id' | 'companyID'>) {
  return queryOptions({
    queryKey: ['story', companyID, _id],
    queryFn: async ({ signal }) =>
      (await callApi(getStory, { params: { id: _id } }, { signal })).data.members,
  });
}

/** The stories that a piece of news may be merged into; asked for anew after the queue, which says whether it still waits. */
export function targetsQuery(id: string) {
  return queryOptions({
    queryKey: [NEWS_STORIES_KEY, id],
    queryFn: async ({ signal }) => (await callApi(listNewsStories, { params: { id } }, { signal })).data,
  });
}

/** Each asking says that the analyst is on the row, too. */
export function newsVisitsQuery(id: string | undefined) {
  return queryOptions({
    queryKey: [NEWS_VISITS_KEY, id],
    queryFn: async ({ signal }) =>
      id === undefined ? [] : (await callApi(visitNews, { params: { id } }, { signal })).data,
    refetchInterval: VISIT_EVERY_S * 1000,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Where the word does not arrive, the visit ends by itself. */
export function leave(id: string): void {
  void callApi(leaveNews, { params: { id } }).catch(() => undefined);
}
