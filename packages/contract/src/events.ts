// Events of a company (specification 3, sections 2.1, 2.2, 5 and 7; decisions.md section 4). Dates are ISO 8601; the day in UTC counts and is stored as its noon.

import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { EVENT_ACTIONS, EVENT_STEPS, EVENT_TABS } from '@vigilo/domain/events/event-actions';
import {
  EVENT_FIELDS,
  EVENT_FILTERS,
  EVENT_SORTS,
  EVENT_TEXTS,
  OPTIONAL_TEXTS,
  REQUIRED_TEXTS,
} from '@vigilo/domain/events/fields';
import { IMPACTS } from '@vigilo/domain/scoring/impact';
import { listNames, mapNames } from '@vigilo/domain/records/field';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';
import { atSource, FEED_KINDS, suggestion } from './news.ts';
import { messageKey } from './messages/message.ts';
import { inputSchemas, isLateEnough, optionalTexts, replySchemas, wordMissing } from './records.ts';
import { firstReport, reportCounts } from './stories.ts';

const MISSING = messageKey('eventDialogs.mandatory');
const mandatory = { error: wordMissing(MISSING) };
const date = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: wordMissing(MISSING, messageKey('eventDialogs.invalidDate')),
  })
  .refine(isLateEnough, messageKey('refusals.dateTooEarly'));
const eventType = z.enum(EVENT_TYPES, mandatory);
const impact = z.enum(IMPACTS, mandatory);
const score = z.number(mandatory).min(-1).max(1);
const tab = z.enum(EVENT_TABS);
const id = z.strictObject({ id: z.uuid() });

const texts = {
  ...inputSchemas(EVENT_FIELDS, REQUIRED_TEXTS, MISSING),
  ...optionalTexts(EVENT_FIELDS, OPTIONAL_TEXTS),
};

const eventSearch = {
  tab: tab.default('company-events'),
  /** Events of this day and later; absent: 12 months before the latest event. */
  startDate: date.optional(),
  asOf: day.optional(),
  searchQuery: z.string().trim().max(200).default(''),
  advanceSearchParams: z
    .strictObject({
      /** Any of the values; '' stands for 'not given' among imported events. */
      ...mapNames(listNames(EVENT_FILTERS), () => z.array(z.string().max(300)).max(1000).optional()),
      date: z.strictObject({ from: day.optional(), to: day.optional() }).optional(),
      /** Both ends are in it; events without a score are not. */
      scoreRange: z.strictObject({ from: score.optional(), to: score.optional() }).optional(),
    })
    .default({}),
};

/** An event as the tables show it. An imported one may lack what it must have before it is moved. */
export const eventRow = z.object({
  _id: z.string(),
  ...replySchemas(EVENT_FIELDS, EVENT_TEXTS),
  /** For who may edit companies or events; and the feed that it came from, for who may add events. */
  summary: z.string().optional(),
  feedKind: z.enum(FEED_KINDS).optional(),
  event: eventType.nullable(),
  impact: impact.nullable(),
  score: z.number().nullable(),
  date: z.string().nullable(),
  ...atSource,
  /** When it came into the product; it keeps that when it is changed or moved. */
  arrivedAt: z.string(),
  isUIGenerated: z.boolean().nullable(),
  /** Whether its summary describes the company. */
  checked: z.boolean(),
  tab,
  version: z.number().int(),
  ...reportCounts,
  firstReport,
  /** Events that may tell the same in other words, for who may edit events, where there are any: nothing is merged by itself. */
  similar: z.array(z.object({ _id: z.string(), title: z.string() })).optional(),
  /** What was suggested when it came in. */
  suggestion: suggestion.nullable().optional(),
  /** What the caller may do with it, whatever is selected on the screen. */
  can: z.array(z.enum(EVENT_ACTIONS)),
});

export type EventRow = z.output<typeof eventRow>;

/** Of a list of which no page is asked for: more would keep the server from everybody else. */
export const MOST_EVENTS = 5000;

export const listEvents = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/get-events-by-company-id/{id}',
  permission: 'signed-in',
  summary:
    "A company's events of the last 12 months, or the imported ones (who may add events), one row a story, filtered and sorted; where no page is asked for, all of them up to 5,000, of `total`",
  params: id,
  body: z.strictObject({
    ...eventSearch,
    page: z.number().int().min(1).max(1_000_000).optional(),
    limit: z.number().int().min(1).max(1000).default(10),
    sort: z.enum(EVENT_SORTS).default('date'),
    descending: z.boolean().default(true),
  }),
  reply: z.union([
    z.object({
      status: z.literal('success'),
      data: z.array(eventRow),
      total: z.number().int(),
      from: z.string(),
      to: z.string(),
    }),
    z.object({ status: z.literal('fail'), message: z.literal('No documents found.') }),
  ]),
  problems: ['not-found'],
});

const choice = z.object({ value: z.string(), count: z.number().int() });

export const listEventFilters = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/companies/{id}/event-filters',
  permission: 'signed-in',
  summary: 'What the filter bar of the events screen offers, with how many events each choice has',
  params: id,
  body: z.strictObject({
    tab: tab.default('company-events'),
    startDate: date.optional(),
    asOf: day.optional(),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      ...mapNames(listNames(EVENT_FILTERS), () => z.array(choice)),
      from: z.string(),
      to: z.string(),
    }),
  }),
  problems: ['not-found'],
});

export const addEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/create-event',
  permission: 'add-event',
  creates: true,
  summary: 'Add an event to a company; its scores are current when the call returns',
  body: z.strictObject({
    ...texts,
    impact,
    event: eventType,
    date,
    score,
    companyID: z.uuid(),
    isUIGenerated: z.literal(true).default(true),
  }),
  /** `reports` is above 1 where the event tells a story the company has already, which counts once. */
  reply: z.object({
    status: z.literal('success'),
    message: z.string(),
    data: z.object({ _id: z.string(), ...reportCounts }),
  }),
  problems: ['not-found', 'wrong-state', 'already-exists'],
});

export const changeEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/editEvent',
  permission: 'edit-event',
  summary:
    'Change an event; the previous values must be what is stored, else somebody changed it meanwhile. An imported event may leave all but its url open',
  body: z.strictObject({
    ...texts,
    impact: impact.nullable(),
    event: eventType.nullable(),
    date: date.nullable(),
    score: score.nullable(),
    companyID: z.uuid(),
    _id: z.uuid(),
    tab: tab.default('company-events'),
    previousScore: z.number().nullable(),
    previousPublishedDate: date.nullable(),
    previousEventType: eventType.nullable(),
    /** As it was read: also a change of title, source, topic or summary meanwhile is then noticed. */
    version: z.number().int().optional(),
  }),
  reply: z.object({ status: z.literal('success'), message: z.string(), score: z.number().nullable() }),
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

export const removeEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/delete-event',
  permission: 'edit-event',
  summary: 'Delete an event of a company, or an imported one',
  body: z.strictObject({ eventID: z.uuid(), companyID: z.uuid(), tab: tab.default('company-events') }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state'],
});

export const moveEvents = defineCall({
  method: 'POST',
  path: '/vigilo-rti/validate-imported-events',
  permission: 'add-event',
  summary: 'Move imported events to the company events, all or none; each must be complete',
  body: z.strictObject({ eventIds: z.array(z.uuid()).min(1).max(1000), companyID: z.uuid() }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state', 'already-exists'],
});

export const undoMove = defineCall({
  method: 'POST',
  path: '/api/v1/events:undo-move',
  permission: 'add-event',
  summary:
    'Take events that were moved to the company events back to the imported ones, as they are now, all or none; the scores are current when the call returns',
  body: z.strictObject({ eventIds: z.array(z.uuid()).min(1).max(1000), companyID: z.uuid() }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state', 'already-exists'],
});

export const getEventHistory = defineCall({
  method: 'GET',
  path: '/api/v1/events/{id}/history',
  permission: 'add-event',
  summary: 'When an event arrived, and who added, changed or moved it when, oldest first',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      arrivedAt: z.string(),
      steps: z.array(
        z.object({
          _id: z.string(),
          action: z.enum(EVENT_STEPS),
          at: z.string(),
          /** Null for what the product did by itself. */
          userName: z.string().nullable(),
        }),
      ),
      /** Whether it was moved to the company events and the move can be undone. */
      canUndoMove: z.boolean(),
    }),
  }),
  problems: ['not-found'],
});

export const getLatestEvent = defineCall({
  method: 'GET',
  path: '/vigilo-rti/get-latest-event-by-company-id/{id}',
  permission: 'signed-in',
  summary: "The date of a company's latest event up to the as-of day; null where it has none",
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.object({ date: z.string().nullable() }) }),
  problems: ['not-found'],
});

const scores = z.object({ shortTerm: z.number(), longTerm: z.number() });

/** What writing something would do to a company's scores. */
const effect = z.object({ before: scores, after: scores });
const titled = { _id: z.string(), title: z.string(), date: z.string() };

export const getEventEffect = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/events:effect',
  permission: 'signed-in',
  summary:
    "What adding an event, changing one, or moving an imported one as it is given, would do to the company's scores, without writing anything; names the story it would be counted with, and whether that counts already",
  body: z.strictObject({
    companyID: z.uuid(),
    eventID: z.uuid().optional(),
    title: texts.title,
    url: texts.url,
    event: eventType,
    date,
    score,
  }),
  reply: z.object({
    status: z.literal('success'),
    data: effect.extend({
      /** What reports it beside the event itself, and whether any of that counts; null where nothing does. */
      story: z.object({ ...titled, ...reportCounts, counts: z.boolean() }).nullable(),
    }),
  }),
  problems: ['not-found'],
});
