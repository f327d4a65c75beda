// What the screen of feeds and learning asks the server.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLearning, listFeeds } from '@vigilo/contract/news';
import { callApi } from '../lib/call-api.ts';
import { FEED_LIST_KEY } from './public/news-queries.ts';
import type { ManageView } from './manage-view.ts';
import { STATES_SHOWN } from './manage-view.ts';

/** A page of the feeds. */
export function feedListQuery({ shown, search, sort, descending, page, rows }: ManageView) {
  const body = { states: [...STATES_SHOWN[shown]], searchQuery: search, sort, descending, page, limit: rows };
  return queryOptions({
    queryKey: [FEED_LIST_KEY, body],
    queryFn: async ({ signal }) => (await callApi(listFeeds, { body }, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** The versions of the model that suggests. */
export const learningQuery = queryOptions({
  queryKey: ['suggestion-models'],
  queryFn: async ({ signal }) => (await callApi(getLearning, {}, { signal })).data,
  staleTime: 0,
});
