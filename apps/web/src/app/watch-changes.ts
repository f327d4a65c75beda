// What changed on the server shows on open pages: what is open of the company at once, lists and the map a moment later and quietly. The rows that
// somebody is reading do not move by it: that is for the screens to see to.

import type { Change } from '@vigilo/contract/news';
import { useEffect } from 'react';
import { onChange } from '../lib/live-changes.ts';
import { queryClient } from '../lib/query-client.ts';
import { PORTFOLIO_KEY } from '../portfolio/public/own-portfolio.ts';

/** The first words of the keys of answers about one company, whose second word is its id, by what changed of it. */
const OF_COMPANY: Readonly<Record<string, readonly string[]>> = {
  events: ['events', 'event-filters', 'score-series', 'score', 'company-summary', 'story'],
  imported: ['events', 'event-filters', 'story'],
  prices: ['share-prices', 'score-series'],
  feeds: ['company-feeds'],
  company: ['company', 'company-summary', 'score', 'score-series', 'share-prices'],
};
const ALL_OF_COMPANY: ReadonlySet<unknown> = new Set(Object.values(OF_COMPANY).flat());

/** Answers about many companies, and what changes them. */
const LISTS: ReadonlySet<unknown> = new Set(['companies', 'heat-map', 'matrices', PORTFOLIO_KEY]);
const CHANGES_LISTS: ReadonlySet<string> = new Set(['events', 'company']);

/** Changes that come together are shown together; lists are asked for anew no more often than this. In milliseconds. */
const GATHERED = 150;
const LISTS_APART = 5000;

/** Brings what is open up to date with what the server tells, as long as the page is open. */
export function useWatchChanges(): void {
  useEffect(() => {
    const waiting = new Map<string, Change | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let listsTimer: ReturnType<typeof setTimeout> | undefined;
    const refreshLists = (): void => {
      listsTimer ??= setTimeout(() => {
        listsTimer = undefined;
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => LISTS.has(queryKey[0]) });
      }, LISTS_APART);
    };
    const stop = onChange((change) => {
      waiting.set(change === null ? '' : `${change.kind} ${change.companyID}`, change);
      timer ??= setTimeout(() => {
        timer = undefined;
        const changes = [...waiting.values()];
        waiting.clear();
        if (changes.some((each) => each === null || CHANGES_LISTS.has(each.kind) || isAny(each)))
          refreshLists();
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => changes.some((each) => isAbout(queryKey, each)),
        });
      }, GATHERED);
    });
    return () => {
      stop();
      clearTimeout(timer);
      clearTimeout(listsTimer);
    };
  }, []);
}

/** Whether it may be any company that changed. */
function isAny({ companyID }: Change): boolean {
  return companyID === '';
}

function isAbout(key: readonly unknown[], change: Change | null): boolean {
  if (change === null || isAny(change)) return ALL_OF_COMPANY.has(key[0]);
  return key[1] === change.companyID && (OF_COMPANY[change.kind] ?? []).some((word) => word === key[0]);
}
