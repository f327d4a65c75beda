// How feeds do, for the badges and the dialog of a company. What changes of a company's feeds asks for its answers anew (app/watch-changes.ts).

import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCompanyFeeds, listFeedHealths } from '@vigilo/contract/news';
import { can } from '@vigilo/domain/access/can';
import type { FeedHealth } from '@vigilo/domain/news/feed-health';
import { callApi } from '../../lib/call-api.ts';
import { useAccess } from '../../lib/profile.ts';

/** First words of keys whose second word is a company. */
export const COMPANY_FEEDS_KEY = 'company-feeds';
export const FEED_HEALTH_KEY = 'feed-health';

export function companyFeedsQuery(companyId: string) {
  return queryOptions({
    queryKey: [COMPANY_FEEDS_KEY, companyId],
    queryFn: async ({ signal }) =>
      (await callApi(getCompanyFeeds, { params: { id: companyId } }, { signal })).data,
  });
}

/** Whether the user may know how feeds do: wherever they stand, not only on the pages of events. */
export function useKnowsFeeds(): boolean {
  return can(useAccess(), 'add-event');
}

/** The feeds of a company, for who may know of them. */
export function useCompanyFeeds(companyId: string) {
  return useQuery({ ...companyFeedsQuery(companyId), enabled: useKnowsFeeds() }).data;
}

/** Of how many companies one question asks. */
const MOST_AT_ONCE = 200;
const GATHERED_MS = 10;

interface Asked {
  readonly companyId: string;
  readonly resolve: (health: FeedHealth) => void;
  readonly reject: (error: unknown) => void;
}

let gathered: Asked[] = [];

/** The rows of a table ask for one company each, and are answered together. */
function askHealth(companyId: string): Promise<FeedHealth> {
  return new Promise((resolve, reject) => {
    if (gathered.length === 0) setTimeout(() => void answerGathered(), GATHERED_MS);
    gathered.push({ companyId, resolve, reject });
  });
}

async function answerGathered(): Promise<void> {
  const asked = gathered;
  gathered = [];
  for (let from = 0; from < asked.length; from += MOST_AT_ONCE)
    await answer(asked.slice(from, from + MOST_AT_ONCE));
}

async function answer(asked: readonly Asked[]): Promise<void> {
  try {
    const companyIDs = asked.map(({ companyId }) => companyId);
    const { data } = await callApi(listFeedHealths, { body: { companyIDs } });
    const healths = new Map(data.map(({ companyID, health }) => [companyID, health]));
    for (const { companyId, resolve } of asked) resolve(healths.get(companyId) ?? 'none');
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

/** How the feeds of a company do, for who may know; undefined until that is known. */
export function useFeedHealth(companyId: string): FeedHealth | undefined {
  return useQuery({
    queryKey: [FEED_HEALTH_KEY, companyId],
    queryFn: () => askHealth(companyId),
    enabled: useKnowsFeeds(),
    staleTime: 30_000,
  }).data;
}
