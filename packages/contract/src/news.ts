// News on its way to becoming events (decisions.md section 4; issue 5): what is suggested for it, the feeds of a company, and items handed in by a
// provider. Dates are ISO 8601 in UTC.

import { FEED_HEALTHS, FEED_SORTS, FEED_STATES } from '@vigilo/domain/news/feed-health';
import { CERTAINTIES } from '@vigilo/domain/news/suggestion/certainty';
import { REVISION_KINDS } from '@vigilo/domain/events/revision';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { z } from 'zod';
import { defineCall } from './call.ts';

const count = z.number().int();
const id = z.strictObject({ id: z.uuid() });

/**
 * A value with its confidence (0 to 1) and the words of the headline behind it, strongest first. What is sure is filled in (`isShown`); what is unsure is shown
 * hollow and never filled in by itself; of 'none' nothing is shown.
 */
function suggested<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    confidence: z.number(),
    words: z.array(z.string()),
    isShown: z.boolean(),
    certainty: z.enum(CERTAINTIES),
  });
}

/** The suggestion for an event. Fields that are not sure stay empty. */
export const suggestion = z.object({
  modelVersion: count,
  score: suggested(z.number()),
  event: suggested(z.enum(EVENT_TYPES)),
  topic: suggested(z.string()),
});

export type StoredSuggestion = z.output<typeof suggestion>;

/** What an event's source says, besides its day. */
export const atSource = {
  /** When it was published, where its source says so to the minute. */
  publishedAt: z.string().nullable(),
  /** The date as its source writes it, where that cannot be right. */
  writtenDate: z.string().nullable(),
  /** That its headline changed there since it was accepted, as long as nobody has decided about that. */
  revision: z.enum(REVISION_KINDS).nullable(),
};

export const FEED_KINDS = ['rss', 'press'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
/** Why a feed could not be read: each has its sentence, `feedProblems.<code>` of the messages of news. */
export const FEED_PROBLEMS = [
  'bad-url',
  'not-allowed',
  'not-found',
  'gone',
  'refused',
  'server-trouble',
  'unreachable',
  'too-slow',
  'too-large',
  'too-many-redirects',
  'wrong-kind',
  'empty',
  'not-a-feed',
  'cut-off',
  'unreadable',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

const feedFacts = {
  kind: z.enum(FEED_KINDS),
  url: z.string(),
  /** The feed that the page at the address names, where it is not one itself. */
  foundUrl: z.string().nullable(),
  state: z.enum(FEED_STATES),
  /** When it was last asked for, last read without a problem, and will be asked for next (null: not any more). */
  polledAt: z.string().nullable(),
  readAt: z.string().nullable(),
  nextPollAt: z.string().nullable(),
  failures: count,
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** Total number of items, and when the last new one came. */
  items: count,
  lastNewAt: z.string().nullable(),
};

const feed = z.object({
  ...feedFacts,
  /** Since when the company names it: what came before is of another feed. */
  followedAt: z.string().nullable(),
});

export const getCompanyFeeds = defineCall({
  method: 'GET',
  path: '/api/v1/companies/{id}/feeds',
  permission: 'add-event',
  summary:
    'The feeds of a company with their state: when they were read, what went wrong, when they are tried again',
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.array(feed) }),
  problems: ['not-found'],
});

export const pollCompanyFeeds = defineCall({
  method: 'POST',
  path: '/api/v1/companies/{id}/feeds:poll',
  permission: 'add-event',
  summary: "Ask a company's feeds now; answers at once, the work is done in the background",
  params: id,
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'too-many-attempts'],
});

/** Kept with each version. */
export const lessonQuality = z.object({
  heldOut: count,
  scoreErrorBefore: z.number(),
  scoreErrorAfter: z.number(),
  topicBefore: z.number(),
  topicAfter: z.number(),
  eventTypeBefore: z.number(),
  eventTypeAfter: z.number(),
});

const modelVersion = z.object({
  /** 0: the product's own model, before anybody taught it anything. */
  version: count,
  /** Null of the product's own. */
  learnedOn: z.string().nullable(),
  /** Corrections that it was learnt from. */
  trainedOn: count,
  /** Errors (0 to 2) and shares (0 to 1) before and after, on corrections that it was not learnt from; null of the product's own. */
  quality: lessonQuality.nullable(),
  isCurrent: z.boolean(),
  can: z.array(z.enum(['return'])),
});

export type ModelVersion = z.output<typeof modelVersion>;

const learning = z.object({
  /** Since when and by whom learning is held, so that the version that somebody returned to stays; null: it learns each night. */
  held: z.object({ since: z.string(), by: z.string().nullable() }).nullable(),
  /** The newest first, at most a hundred of them, and the product's own last. */
  versions: z.array(modelVersion),
});

export type Learning = z.output<typeof learning>;

const learningReply = z.object({ status: z.literal('success'), data: learning });

export const getLearning = defineCall({
  method: 'GET',
  path: '/api/v1/suggestion-models',
  permission: 'admin-dash',
  summary: 'The versions of the model that suggests for the tenant, and whether it goes on learning',
  reply: learningReply,
  problems: [],
});

export const returnToModel = defineCall({
  method: 'POST',
  path: '/api/v1/suggestion-models/{version}/return',
  permission: 'admin-dash',
  summary: 'Has an earlier version suggest again, at once, and holds learning so that it stays',
  params: z.strictObject({ version: z.coerce.number().int().min(0).max(1_000_000_000) }),
  /** The version in use when the caller looked. */
  body: z.strictObject({ current: count }),
  reply: learningReply,
  problems: ['not-found', 'changed-meanwhile', 'wrong-state'],
});

export const resumeLearning = defineCall({
  method: 'POST',
  path: '/api/v1/suggestion-models:resume',
  permission: 'admin-dash',
  summary: 'Lets the suggestions learn from corrections again, from the next night on',
  body: z.strictObject({}),
  reply: learningReply,
  problems: [],
});

const MOST_COMPANIES = 200;

export const listFeedHealths = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/feeds:health',
  permission: 'add-event',
  summary: 'How the feeds of companies do; those that the caller does not see are left out',
  body: z.strictObject({ companyIDs: z.array(z.uuid()).max(MOST_COMPANIES) }),
  isBackground: true,
  reply: z.object({
    status: z.literal('success'),
    data: z.array(z.object({ companyID: z.string(), health: z.enum(FEED_HEALTHS) })),
  }),
  problems: [],
});

const listedFeed = z.object({
  ...feedFacts,
  companyID: z.string(),
  companyName: z.string(),
  ticker: z.string(),
  /** What the caller may do: have the feeds of its company asked now. */
  can: z.array(z.enum(['poll'])),
});

export type ListedFeed = z.output<typeof listedFeed>;

export const listFeeds = defineCall({
  method: 'POST',
  isRead: true,
  isHeavy: true,
  path: '/api/v1/feeds:list',
  permission: 'admin-dash',
  summary:
    'The feeds of all visible companies, those that fail first, page by page, with how many there are in each state',
  body: z.strictObject({
    /** Any of these; none: all. */
    states: z.array(z.enum(FEED_STATES)).max(FEED_STATES.length).default([]),
    /** Part of a company's name or ticker, or of an address. */
    searchQuery: z.string().trim().max(200).default(''),
    sort: z.enum(FEED_SORTS).default('state'),
    descending: z.boolean().default(false),
    page: z.number().int().min(1).max(1_000_000).default(1),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      feeds: z.array(listedFeed),
      /** In the states that are asked for. */
      total: count,
      counts: z.object({ failing: count, silent: count, waiting: count, working: count }),
      /** Whether this installation reads feeds at all. */
      isOn: z.boolean(),
    }),
  }),
  problems: [],
});

export const MOST_ITEMS = 1000;

const item = z.strictObject({
  /** By default the company is found in the title. */
  ticker: z.string().trim().max(40).optional(),
  title: z.string().max(5000),
  url: z.string().max(2048).default(''),
  summary: z.string().max(20_000).default(''),
  source: z.string().max(200).default(''),
  /** Absent: today. One that cannot be read, lies ahead or is of 1970-01-01 or before: the day is unknown until an analyst sets it. */
  date: z.string().max(60).default(''),
  /** The provider's id of the item; by default its url or title identifies it. */
  id: z.string().max(500).default(''),
});

export const ITEM_OUTCOMES = ['added', 'known', 'revised', 'no-company', 'bad-title', 'bad-url'] as const;

/** What became of an item for a company. */
const ingested = z.object({
  outcome: z.enum(ITEM_OUTCOMES),
  eventID: z.string().optional(),
  companyID: z.string().optional(),
});

export const ingestEvents = defineCall({
  method: 'POST',
  path: '/api/v1/events:ingest',
  permission: 'add-event',
  creates: true,
  summary:
    'Hand in news items of a provider: each becomes a system generated event of each company it is of, with suggestions, joined with the story it tells; says of each what became of it',
  body: z.strictObject({
    source: z.string().trim().max(200).default(''),
    items: z.array(item).min(1).max(MOST_ITEMS),
  }),
  bodyBytes: 4 * 1024 * 1024,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      added: count,
      items: z.array(
        ingested.extend({
          /** For the other companies that its headline names: an event each. */
          others: z.array(ingested).optional(),
        }),
      ),
    }),
  }),
  problems: ['too-large'],
});
