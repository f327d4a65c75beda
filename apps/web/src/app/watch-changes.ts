// What changed on the server shows on open pages: what is open of the company at once, lists and the map a moment later and quietly. The rows that
// somebody is reading do not move by it: that is for the screens to see to.

import type { Change } from '@vigilo/contract/changes';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onRefusal } from '../lib/call-api.ts';
import { onChange } from '../lib/live-changes.ts';
import { profileQuery } from '../lib/profile.ts';
import { refreshMaps } from '../companies/public/refresh-maps.ts';
import { queryClient } from '../lib/query-client.ts';
import { COMPANY_FEEDS_KEY, FEED_HEALTH_KEY } from '../news/public/feed-queries.ts';
import { FEED_LIST_KEY, NEWS_KEY, NEWS_LIST_KEY, NEWS_VISITS_KEY } from '../news/public/news-queries.ts';
import { PORTFOLIO_KEY } from '../portfolio/public/own-portfolio.ts';

/** The first words of the keys of answers about one company, whose second word is its id, by what changed of it. */
const COMPANY_QUERIES: Readonly<Record<string, readonly string[]>> = {
  events: ['events', 'event-filters', 'score-series', 'score', 'company-summary', 'story'],
  imported: ['events', 'event-filters', 'story'],
  prices: ['share-prices', 'score-series'],
  feeds: [COMPANY_FEEDS_KEY, FEED_HEALTH_KEY],
  company: [
    COMPANY_FEEDS_KEY,
    FEED_HEALTH_KEY,
    'company',
    'company-summary',
    'score',
    'score-series',
    'share-prices',
  ],
};
const ALL_COMPANY_QUERIES: ReadonlySet<unknown> = new Set(Object.values(COMPANY_QUERIES).flat());

/** Answers about many companies, and what changes them. */
const LIST_QUERIES: ReadonlySet<unknown> = new Set(['companies', 'matrices', PORTFOLIO_KEY]);
const HEAT_MAP = 'heat-map';
const LIST_CHANGE_KINDS: ReadonlySet<string> = new Set(['events', 'company']);

/** The first word of the keys of all answers about documents. */
const DOCUMENTS = 'documents';

/** The first word of the keys of the answers about who has a document open. */
const VISITS = 'document-visits';

const [PROFILE] = profileQuery.queryKey;

/** What changes how much news waits, and in what order. */
const NEWS_CHANGE_KINDS: ReadonlySet<string> = new Set(['events', 'imported', 'company', 'many']);

const FEED_CHANGE_KINDS: ReadonlySet<string> = new Set(['feeds', 'company', 'many']);

/** Changes that come together are shown together; lists are asked for anew no more often than this. In milliseconds. */
const BATCH_MS = 150;
const LIST_REFRESH_MS = 5000;
/** A document that is being read says so page by page. */
const DOCUMENTS_REFRESH_MS = 1000;
const NEWS_REFRESH_MS = 1500;

/** Brings what is open up to date with what the server tells, as long as the page is open. */
export function useWatchChanges(): void {
  useWatchRights();
  useWatchDocuments();
  useWatchNews();
  useWatchFeeds();
  useEffect(() => {
    const waiting = new Map<string, Change | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let listsTimer: ReturnType<typeof setTimeout> | undefined;
    let forLists: (Change | null)[] = [];
    const refreshLists = (changes: readonly (Change | null)[]): void => {
      forLists.push(...changes);
      listsTimer ??= setTimeout(() => {
        const listed = forLists;
        listsTimer = undefined;
        forLists = [];
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => LIST_QUERIES.has(queryKey[0]) });
        void refreshMapsAfter(listed);
      }, LIST_REFRESH_MS);
    };
    const stop = onChange((change) => {
      waiting.set(change === null ? '' : `${change.kind} ${change.companyID}`, change);
      timer ??= setTimeout(() => {
        timer = undefined;
        const changes = [...waiting.values()];
        waiting.clear();
        const listed = changes.filter(
          (each) => each === null || LIST_CHANGE_KINDS.has(each.kind) || isAnyCompany(each),
        );
        if (listed.length > 0) refreshLists(listed);
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => changes.some((each) => isAffected(queryKey, each)),
        });
      }, BATCH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      clearTimeout(listsTimer);
    };
  }, []);
}

/** Brings what is shown of documents up to date: a moment after the first of several changes, so that the last of them is never missed. */
function useWatchDocuments(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange((change) => {
      if (change?.kind === 'visits') void queryClient.invalidateQueries({ queryKey: [VISITS] });
      if (change !== null && change.kind !== 'documents' && change.kind !== 'many') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: [DOCUMENTS] });
      }, DOCUMENTS_REFRESH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** The map as a whole where it may be any company that changed, else those that did. */
function refreshMapsAfter(changes: readonly (Change | null)[]): Promise<void> {
  const known = changes.flatMap((each) => (each === null || isAnyCompany(each) ? [] : [each.companyID]));
  if (known.length < changes.length) return queryClient.invalidateQueries({ queryKey: [HEAT_MAP] });
  return refreshMaps(new Set(known));
}

/** Brings the queue of news up to date: a moment after the first of several changes, so that the last of them is never missed. */
function useWatchNews(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange((change) => {
      // While the queue is being renewed it is not known which news still waits: the queue then asks for the visits itself.
      const isRenewing = timer !== undefined || queryClient.isFetching({ queryKey: NEWS_LIST_KEY }) > 0;
      if (change?.kind === 'news-visits' && !isRenewing)
        void queryClient.invalidateQueries({ queryKey: [NEWS_VISITS_KEY] });
      if (change !== null && !NEWS_CHANGE_KINDS.has(change.kind)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: [NEWS_KEY] });
      }, NEWS_REFRESH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** Brings the list of feeds up to date: a moment after the first of several changes, so that the last of them is never missed. */
function useWatchFeeds(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange((change) => {
      if (change !== null && !FEED_CHANGE_KINDS.has(change.kind)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: [FEED_LIST_KEY] });
      }, NEWS_REFRESH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** Whether it may be any company that changed. */
function isAnyCompany({ kind, companyID }: Change): boolean {
  return companyID === '' && kind !== 'documents' && kind !== 'visits';
}

function isAffected(key: readonly unknown[], change: Change | null): boolean {
  if (change === null || isAnyCompany(change)) return ALL_COMPANY_QUERIES.has(key[0]);
  return key[1] === change.companyID && (COMPANY_QUERIES[change.kind] ?? []).some((word) => word === key[0]);
}

/**
 * Brings menu, page and controls up to date with what the user may do and see: when the server says that it is something else, and when it
 * refuses what the page still offered. A page that is no longer theirs gives way to the companies.
 */
function useWatchRights(): void {
  const router = useRouter();
  useEffect(() => {
    // Without an answer the page stays as it is: the server refuses what is not allowed.
    async function renew(isSure: boolean): Promise<void> {
      const before = queryClient.getQueryData(profileQuery.queryKey);
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      // What is kept stays the same object where the answer is the same; what was not known before is no change.
      const now = queryClient.getQueryData(profileQuery.queryKey);
      if (!isSure && (before === undefined || now === before)) return;
      await router.invalidate();
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PROFILE });
    }
    const stops = [
      onChange((change) => {
        if (change?.kind === 'rights') void renew(true).catch(() => undefined);
      }),
      onRefusal(() => void renew(false).catch(() => undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
