// What the queue is narrowed by, as the address of the screen says it.

import type { CallArguments } from '@vigilo/contract/call';
import type { listNews } from '@vigilo/contract/news-queue';
import { FEED_HEALTHS } from '@vigilo/domain/news/feed-health';
import { NEWS_AGES, NEWS_ORDERS } from '@vigilo/domain/news/waiting-news';
import type { NewsOrder } from '@vigilo/domain/news/waiting-news';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { formatLists, idParam, parseLists } from '../lib/search-params.ts';

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

type Lists = QueueFilters['lists'];

const NO_LISTS: Lists = { type: [], topic: [], source: [], company: [], feeds: [] };

export const NO_FILTERS: QueueFilters = {
  text: '',
  order: 'worst',
  least: '',
  most: '',
  hours: 0,
  lists: NO_LISTS,
};

/** Stood between the values of a list while an address had one word for all of them; such addresses are still about. */
const FORMERLY_BETWEEN = '|';
const LONGEST = 200;

/** The filters that an address stands for; what it says wrongly is left out. */
export function readFilters(search: Readonly<Record<string, unknown>>): QueueFilters {
  const text = (name: string): string => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST) : '';
  };
  const score = (name: string): string => (isScore(text(name)) ? text(name) : '');
  return {
    text: text('q'),
    order: NEWS_ORDERS.find((order) => order === text('order')) ?? 'worst',
    ...readRange(score('least'), score('most')),
    hours: NEWS_AGES.find((age) => String(age) === text('hours')) ?? 0,
    lists: readLists(search),
  };
}

/** A range whose ends are the wrong way round holds no score: neither of them is meant so. */
function readRange(least: string, most: string): Pick<QueueFilters, 'least' | 'most'> {
  const isCrossed = least !== '' && most !== '' && Number(least) > Number(most);
  return isCrossed ? { least: '', most: '' } : { least, most };
}

function readLists(search: Readonly<Record<string, unknown>>): Lists {
  const words = LIST_FILTERS.map((name) => {
    const word = search[name];
    return [name, typeof word === 'string' ? word.split(FORMERLY_BETWEEN) : word];
  });
  const { type, topic, source, company, feeds } = {
    ...NO_LISTS,
    ...parseLists(LIST_FILTERS, Object.fromEntries(words)),
  };
  return {
    type: type.filter((value) => value === '' || EVENT_TYPES.some((each) => each === value)),
    topic,
    source,
    company: [...new Set(company.flatMap((value) => idParam().parse(value) ?? []))],
    feeds: feeds.filter((value) => FEED_HEALTHS.some((health) => health === value)),
  };
}

/** The lists as words of the address, a word for each value. */
function writeLists(lists: Lists): Record<string, readonly string[]> {
  const words = Object.entries(formatLists(LIST_FILTERS, lists));
  return Object.fromEntries(
    words.map(([name, values]) => [name, values.length === 1 ? values.flatMap(writeLone) : values]),
  );
}

/** A name that would be taken for several of a former address stands there twice: what is said more than once is never such an address. */
function writeLone(value: string): readonly string[] {
  return value.includes(FORMERLY_BETWEEN) ? [value, value] : [value];
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
}: QueueFilters): Record<string, string | readonly string[]> {
  const words = {
    q: text,
    order: order === 'worst' ? '' : order,
    least,
    most,
    hours: hours === 0 ? '' : String(hours),
  };
  const given = Object.entries(words).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...writeLists(lists) };
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
