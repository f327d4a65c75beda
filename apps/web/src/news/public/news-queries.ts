// How much news waits for an analyst, for the menu and for the marks on table and map. What changes of news asks for it anew (app/watch-changes.ts).

import { queryOptions, useQuery } from '@tanstack/react-query';
import { getNewsCounts, listWaitingCompanies } from '@vigilo/contract/news-queue';
import { canSeePage } from '@vigilo/domain/access/can';
import { callApi } from '../../lib/call-api.ts';
import { useAccess } from '../../lib/profile.ts';

/** The first words of the keys of what is asked about waiting news. */
export const NEWS_KEY = 'news';
export const NEWS_VISITS_KEY = 'news-visits';
export const NEWS_STORIES_KEY = 'news-stories';
export const NEWS_LIST_KEY = [NEWS_KEY, 'list'] as const;
/** Of what is asked about the feeds of all companies. */
export const FEED_LIST_KEY = 'feed-list';

export const newsCountsQuery = queryOptions({
  queryKey: [NEWS_KEY, 'counts'],
  queryFn: async ({ signal }) => (await callApi(getNewsCounts, {}, { signal })).data,
});

const waitingCompaniesQuery = queryOptions({
  queryKey: [NEWS_KEY, 'companies'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi(listWaitingCompanies, {}, { signal });
    return new Map(data.map(({ companyID, waiting }) => [companyID, waiting]));
  },
});

/** Whether the user works on the news. */
export function useSeesNews(): boolean {
  return canSeePage(useAccess(), 'News');
}

/** How much news waits in each company, for who works on it. */
export function useWaitingByCompany(): ReadonlyMap<string, number> | undefined {
  return useQuery({ ...waitingCompaniesQuery, enabled: useSeesNews() }).data;
}
