// What the queue is narrowed by, as the address of the screen says it.

import type { CallArguments } from '@vigilo/contract/call';
import type { listNews } from '@vigilo/contract/news-queue';
import { FEED_HEALTHS } from '@vigilo/domain/news/feed-health';
import { NEWS_AGES, NEWS_ORDERS } from '@vigilo/domain/news/waiting-news';
import type { NewsOrder } from '@vigilo/domain/news/waiting-news';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';

type Body = NonNullable<CallArguments<typeof listNews>['body']>;

/** Filters of which any value may be chosen. */
export const LIST_FILTERS = ['type', 'topic', 'source', 'company', 'feeds'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export interface QueueFilters {
  readonly text: string;
  readonly order: NewsOrder;
  /** Decimals as they are written; empty: any. */
  readonly least: string;
  readonly most: string;
  /** Hours; 0: any age. */
  readonly hours: number;
  readonly lists: Readonly<Record<ListFilter, readonly string[]>>;
}

const NO_LISTS: QueueFilters['lists'] = { type: [], topic: [], source: [], company: [], feeds: [] };

export const NO_FILTERS: QueueFilters = {
  text: '',
  order: 'worst',
  least: '',
  most: '',
  hours: 0,
  lists: NO_LISTS,
};

/** Between the values of a list in the address. */
const BETWEEN = '|';
/** Stands for what is not given. */
const EMPTY = '-';
const LONGEST = 200;

/** The filters that an address stands for; what it says wrongly is left out. */
export function readFilters(search: Readonly<Record<string, unknown>>): QueueFilters {
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';
  };
  const list = (name: ListFilter): readonly string[] => {
    const value = search[name];
    return typeof value === 'string' ? value.split(BETWEEN).map((each) => (each === EMPTY ? '' : each)) : [];
  };
  const score = (name: string): string => (isScore(text(name)) ? text(name) : '');
  return {
    text: text('q'),
    order: NEWS_ORDERS.find((order) => order === text('order')) ?? 'worst',
    least: score('least'),
    most: score('most'),
    hours: NEWS_AGES.find((age) => String(age) === text('hours')) ?? 0,
    lists: {
      type: list('type').filter((value) => value === '' || EVENT_TYPES.some((type) => type === value)),
      topic: list('topic'),
      source: list('source'),
      company: list('company').filter((value) => /^[\da-f-]{36}$/.test(value)),
      feeds: list('feeds').filter((value) => FEED_HEALTHS.some((health) => health === value)),
    },
  };
}

function isScore(text: string): boolean {
  return text !== '' && Math.abs(Number(text)) <= 1;
}

/** The words of the address of these filters. */
export function writeFilters({
  text,
  order,
  least,
  most,
  hours,
  lists,
}: QueueFilters): Record<string, string> {
  const words = {
    q: text,
    order: order === 'worst' ? '' : order,
    least,
    most,
    hours: hours === 0 ? '' : String(hours),
  };
  const given = Object.entries(words).filter(([, value]) => value !== '');
  const chosen = LIST_FILTERS.filter((name) => lists[name].length > 0);
  return Object.fromEntries([
    ...given,
    ...chosen.map((name): [string, string] => [
      name,
      lists[name].map((value) => (value === '' ? EMPTY : value)).join(BETWEEN),
    ]),
  ]);
}

/** Whether anything narrows the queue. */
export function isNarrowed(filters: QueueFilters): boolean {
  return Object.keys(writeFilters({ ...filters, order: 'worst' })).length > 0;
}

/** The filters as the call takes them. */
export function toBody({ text, order, least, most, hours, lists }: QueueFilters): Body {
  const age = NEWS_AGES.find((each) => each === hours);
  return {
    searchQuery: text,
    order,
    score: {
      ...(least === '' ? {} : { from: Number(least) }),
      ...(most === '' ? {} : { to: Number(most) }),
    },
    types: ['' as const, ...EVENT_TYPES].filter((type) => lists.type.includes(type)),
    topics: [...lists.topic],
    sources: [...lists.source],
    companyIDs: [...lists.company],
    feeds: FEED_HEALTHS.filter((health) => lists.feeds.includes(health)),
    ...(age === undefined ? {} : { hours: age }),
  };
}
