// What the screen of feeds and learning shows, as its address says it.

import { FEED_SORTS } from '@vigilo/domain/news/feed-health';
import type { FeedSort, FeedState } from '@vigilo/domain/news/feed-health';
import {
  choiceParam,
  flagParam,
  formatParams,
  pageParam,
  parseParams,
  textParam,
} from '../lib/search-params.ts';
import type { SearchParams } from '../lib/search-params.ts';

export const MANAGE_TABS = ['feeds', 'learning'] as const;
export type ManageTab = (typeof MANAGE_TABS)[number];

/** Which feeds are shown; those in trouble at first. */
export const SHOWN = ['trouble', 'failing', 'silent', 'waiting', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

export const STATES_SHOWN: Readonly<Record<Shown, readonly FeedState[]>> = {
  trouble: ['failing', 'silent'],
  failing: ['failing'],
  silent: ['silent'],
  waiting: ['waiting'],
  all: ['failing', 'silent', 'waiting', 'working'],
};

export const ROW_COUNTS = [25, 50, 100] as const;

export interface ManageView {
  readonly tab: ManageTab;
  readonly shown: Shown;
  readonly search: string;
  readonly sort: FeedSort;
  readonly descending: boolean;
  readonly page: number;
  readonly rows: (typeof ROW_COUNTS)[number];
}

const PARAMS: SearchParams<ManageView> = {
  tab: choiceParam(MANAGE_TABS, 'feeds'),
  shown: choiceParam(SHOWN, 'trouble', 'show'),
  search: textParam(200),
  sort: choiceParam(FEED_SORTS, 'state'),
  descending: flagParam(false, 'desc', 'order'),
  page: pageParam(1),
  rows: choiceParam(ROW_COUNTS, 50),
};

/** The view that the words of an address describe. */
export function parseManageSearch(search: unknown): ManageView {
  return parseParams(PARAMS, search);
}

/** The words of an address for a view; what is as at first is left out. */
export function buildManageSearch(view: ManageView): Readonly<Record<string, string>> {
  return formatParams(PARAMS, view);
}
