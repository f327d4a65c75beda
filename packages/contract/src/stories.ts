// Stories reported by several sources (decisions.md section 4; issue 5): listing the sources, splitting off an event, merging stories.

import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { z } from 'zod';
import { defineCall } from './call.ts';

const id = z.strictObject({ id: z.uuid() });
const scores = z.object({ shortTerm: z.number(), longTerm: z.number() });
const effect = z.object({ before: scores, after: scores });

/** How many reports the story of an event has, of those that the caller sees, and of how many different sources; 1 each where it is alone. */
export const reportCounts = { reports: z.number().int(), sources: z.number().int() };

/** Who reported a story first, of the reports that the caller sees, where it has several. */
export const firstReport = z
  .object({
    date: z.string().nullable(),
    arrivedAt: z.string(),
    source: z.string().nullable(),
    /** Whether it is this event. */
    isThis: z.boolean(),
    /** How many reports came since. */
    since: z.number().int(),
  })
  .optional();

const member = z.object({
  _id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  source: z.string().nullable(),
  date: z.string().nullable(),
  tab: z.enum(EVENT_TABS),
  score: z.number().nullable(),
  event: z.enum(EVENT_TYPES).nullable(),
  /** Whether it represents the story in lists; a company event counts in scores only as the lead. */
  isLead: z.boolean(),
});

export const getStory = defineCall({
  method: 'GET',
  path: '/api/v1/events/{id}/story',
  permission: 'signed-in',
  summary:
    'The reports that tell the story of an event, the leading one first; imported ones for who may add events',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      companyID: z.string(),
      members: z.array(member),
      can: z.array(z.enum(['split', 'merge'])),
    }),
  }),
  problems: ['not-found'],
});

const dryRun = z.boolean().default(false);
const settled = z.object({ status: z.literal('success'), message: z.string(), data: z.object({ effect }) });

export const splitStory = defineCall({
  method: 'POST',
  path: '/api/v1/events/{id}/split',
  permission: 'edit-event',
  summary:
    'Take an event out of its story, so that it counts on its own; or only tell what that does to the scores',
  params: id,
  body: z.strictObject({ companyID: z.uuid(), dryRun }),
  reply: settled,
  problems: ['not-found', 'wrong-state'],
});

export const mergeStories = defineCall({
  method: 'POST',
  path: '/api/v1/events:merge',
  permission: 'edit-event',
  summary:
    'Make the stories of several events of a company one, which counts once; or only tell what that does to the scores',
  body: z.strictObject({ companyID: z.uuid(), eventIds: z.array(z.uuid()).min(2).max(100), dryRun }),
  reply: settled,
  problems: ['not-found', 'wrong-state'],
});
