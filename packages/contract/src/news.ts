// News on its way to becoming events (decisions.md section 4; issue 5): what is suggested for it, the feeds of a company, and items handed in by a
// provider. Dates are ISO 8601 in UTC.

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

const feed = z.object({
  kind: z.enum(FEED_KINDS),
  url: z.string(),
  /** When it was last asked for, last read without a problem, and will be asked for next (null: not any more). */
  polledAt: z.string().nullable(),
  readAt: z.string().nullable(),
  nextPollAt: z.string().nullable(),
  failures: count,
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** Total number of items. */
  items: count,
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
