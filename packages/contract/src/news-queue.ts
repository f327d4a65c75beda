// The queue of news that waits for an analyst (issue 17, 'The queue'): the list over all companies that the caller sees, what is decided about it and how
// that is undone, and who is on which row. Scores are decimals, dates ISO 8601 in UTC.

import { COMPANY_STATUSES } from '@vigilo/domain/companies/company';
import { EVENT_FIELDS } from '@vigilo/domain/events/fields';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { REVISION_KINDS } from '@vigilo/domain/events/revision';
import { NEWS_ACTIONS, NEWS_AGES, NEWS_DECISIONS, NEWS_ORDERS } from '@vigilo/domain/news/waiting-news';
import { FEED_HEALTHS, FEED_STATES } from '@vigilo/domain/news/feed-health';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { atSource, FEED_KINDS, suggestion } from './news.ts';
import { inputSchemas, isLateEnough } from './records.ts';
import { firstReport, reportCounts } from './stories.ts';
import { messageKey } from './messages/message.ts';

const count = z.number().int();
const score = z.number().min(-1).max(1);
const id = z.strictObject({ id: z.uuid() });
/** An empty text stands for what is not given. */
const names = z.array(z.string().max(300)).max(200).default([]);

const newsFilters = {
  searchQuery: z.string().trim().max(200).default(''),
  /** Of the score that is shown, sure or not; both ends are in it. */
  score: z.strictObject({ from: score.optional(), to: score.optional() }).default({}),
  types: z
    .array(z.enum(['', ...EVENT_TYPES]))
    .max(4)
    .default([]),
  topics: names,
  sources: names,
  companyIDs: z.array(z.uuid()).max(200).default([]),
  /** Arrived within so many hours. */
  hours: z.literal(NEWS_AGES).optional(),
  feeds: z.array(z.enum(FEED_HEALTHS)).max(FEED_HEALTHS.length).default([]),
};

/** The place of a row in the order of the list: the page after it begins there. */
const place = z.string().regex(/^-?\d{1,4},-?\d{1,3},[\da-f-]{36}$/);

const newsRow = z.object({
  _id: z.string(),
  companyID: z.string(),
  companyName: z.string(),
  ticker: z.string(),
  status: z.enum(COMPANY_STATUSES),
  title: z.string(),
  url: z.string().nullable(),
  source: z.string().nullable(),
  topic: z.string().nullable(),
  event: z.enum(EVENT_TYPES).nullable(),
  /** What it would count with; null where nothing is sure enough. */
  score: z.number().nullable(),
  /** What it is shown with: the score, or the suggested one that is not sure enough. */
  shownScore: z.number().nullable(),
  /** 0..100 */
  confidence: z.number().nullable(),
  isSure: z.boolean(),
  /** Null: not known. */
  date: z.string().nullable(),
  ...atSource,
  arrivedAt: z.string(),
  ...reportCounts,
  firstReport,
  /** How and when its headline last changed at its source, whatever became of that; null where it never did. */
  revised: z.object({ kind: z.enum(REVISION_KINDS), seenAt: z.string() }).nullable(),
  version: count,
  suggestion: suggestion.nullable(),
  /** The feed that it came from, and how that does now; null where it came otherwise, or its company has another one by now. */
  feed: z.object({ kind: z.enum(FEED_KINDS), state: z.enum(FEED_STATES) }).nullable(),
  can: z.array(z.enum(NEWS_ACTIONS)),
});

export type NewsRow = z.output<typeof newsRow>;

export const listNews = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/news:list',
  permission: 'add-event',
  summary:
    'News that waits for an analyst over all visible companies, the worst and surest first; page by page, each after the place of the last row',
  body: z.strictObject({
    ...newsFilters,
    order: z.enum(NEWS_ORDERS).default('worst'),
    after: place.optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.array(newsRow),
    /** Where the next page begins; null on the last one. */
    next: z.string().nullable(),
    /** How many match; with the first page only. */
    total: count.nullable(),
  }),
  problems: [],
});

const choice = z.object({ value: z.string(), count });

export const listNewsFilters = defineCall({
  method: 'GET',
  path: '/api/v1/news/filters',
  permission: 'add-event',
  summary: 'What the filters of the queue offer, with how much news waits for each choice',
  query: z.strictObject({}),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      types: z.array(choice),
      topics: z.array(choice),
      sources: z.array(choice),
      companies: z.array(choice.extend({ name: z.string(), ticker: z.string() })),
    }),
  }),
  problems: [],
});

export const getNewsCounts = defineCall({
  method: 'GET',
  path: '/api/v1/news/counts',
  permission: 'add-event',
  summary: 'How much news waits for an analyst, and how much was settled today (UTC), in visible companies',
  query: z.strictObject({}),
  isBackground: true,
  reply: z.object({ status: z.literal('success'), data: z.object({ waiting: count, settled: count }) }),
  problems: [],
});

export const listWaitingCompanies = defineCall({
  method: 'GET',
  path: '/api/v1/news/companies',
  permission: 'add-event',
  summary: 'The visible companies with news that waits for an analyst, and how much',
  query: z.strictObject({}),
  isBackground: true,
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ companyID: z.string(), waiting: count })),
  }),
  problems: [],
});

export const listNewsStories = defineCall({
  method: 'GET',
  path: '/api/v1/news/{id}/stories',
  permission: 'add-event',
  summary:
    'The other stories of the company that a piece of news may belong to, those that may be the same first',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        source: z.string().nullable(),
        date: z.string().nullable(),
        score: z.number().nullable(),
        tab: z.enum(EVENT_TABS),
        mayBeSame: z.boolean(),
      }),
    ),
  }),
  problems: ['not-found'],
});

/** So many pieces of news are decided about in one call at most. */
export const MOST_SETTLED = 200;

const line = { eventID: z.uuid(), companyID: z.uuid(), version: count };
const texts = inputSchemas(
  EVENT_FIELDS,
  ['title', 'source', 'topic', 'url'],
  messageKey('eventDialogs.mandatory'),
);

/** What is to be different about an event once it counts; what is not named stays. */
const changes = z.strictObject({
  title: texts.title.optional(),
  url: texts.url.optional(),
  source: texts.source.optional(),
  topic: texts.topic.optional(),
  event: z.enum(EVENT_TYPES).optional(),
  score: score.optional(),
  date: z.iso.date().refine(isLateEnough, messageKey('refusals.dateTooEarly')).optional(),
});

export const settleNews = defineCall({
  method: 'POST',
  path: '/api/v1/news:settle',
  permission: 'add-event',
  summary:
    'Decide about waiting news, all or none: accept it as company events, as it is or changed; set it aside; or merge one piece into another story. Changing, setting aside and merging need edit-event as well',
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('accept'),
      items: z
        .array(z.strictObject({ ...line, changes: changes.default({}) }))
        .min(1)
        .max(MOST_SETTLED),
    }),
    z.strictObject({
      action: z.literal('drop'),
      items: z.array(z.strictObject(line)).min(1).max(MOST_SETTLED),
    }),
    z.strictObject({ action: z.literal('merge'), ...line, intoID: z.uuid() }),
  ]),
  reply: z.object({
    status: z.literal('success'),
    /** By which it is undone. */
    data: z.object({ settlementID: z.string(), action: z.enum(NEWS_DECISIONS), count }),
  }),
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

export const undoSettlement = defineCall({
  method: 'POST',
  path: '/api/v1/news:undo',
  permission: 'add-event',
  summary:
    'Undo what the caller decided about news, as long as nobody has changed it since; the news waits again',
  body: z.strictObject({ settlementID: z.uuid() }),
  reply: z.object({ status: z.literal('success'), data: z.object({ count }) }),
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

const visitor = z.object({ userID: z.string(), name: z.string(), eventID: z.string() });

export type NewsVisitor = z.output<typeof visitor>;

export const visitNews = defineCall({
  method: 'PUT',
  path: '/api/v1/news/{id}/visit',
  permission: 'add-event',
  summary:
    'Says that the caller is on a piece of news, which holds for 40 seconds, and answers who else is on which in companies that the caller sees',
  params: id,
  isBackground: true,
  reply: z.object({ status: z.literal('success'), data: z.array(visitor) }),
  problems: ['not-found'],
});

export const leaveNews = defineCall({
  method: 'DELETE',
  path: '/api/v1/news/{id}/visit',
  permission: 'add-event',
  summary: 'Says that the caller is on a piece of news no more',
  params: id,
  isBackground: true,
  reply: z.object({ status: z.literal('success') }),
  problems: ['not-found'],
});
