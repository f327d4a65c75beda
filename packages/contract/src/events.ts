// Writing events (specification 3, section 7). Dates are ISO 8601; the day in UTC counts and is stored as its noon.

import { EVENT_TYPES } from '@vigilo/domain/events/event-type';
import { IMPACTS } from '@vigilo/domain/events/impact';
import { z } from 'zod';
import { defineCall } from './call.ts';

const EARLIEST = Date.UTC(1900, 0, 1);
const date = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).refine((text) => Date.parse(text) >= EARLIEST, 'A date lies in 1900 or later');
const eventType = z.enum(EVENT_TYPES);

const fields = {
  title: z.string().trim().max(1000),
  url: z.string().trim().max(2048),
  summary: z.string().trim().max(10_000).default(''),
  source: z.string().trim().max(200),
  topic: z.string().trim().max(200),
  impact: z.enum(IMPACTS),
  event: eventType,
  date,
  score: z.number().min(-1).max(1),
  companyID: z.uuid(),
};

export const addEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/create-event',
  permission: 'add-event',
  summary: 'Add an event to a company; its scores are current when the call returns',
  body: z.strictObject({ ...fields, isUIGenerated: z.literal(true).default(true) }),
  reply: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ _id: z.string() }) }),
  problems: ['not-found', 'wrong-state', 'already-exists'],
});

export const changeEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/editEvent',
  permission: 'edit-event',
  summary: 'Change an event; the previous values must be what is stored, else somebody changed it meanwhile',
  body: z.strictObject({ ...fields, _id: z.uuid(), previousScore: z.number(), previousPublishedDate: date, previousEventType: eventType }),
  reply: z.object({ status: z.literal('success'), message: z.string(), score: z.number() }),
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

export const removeEvent = defineCall({
  method: 'POST',
  path: '/vigilo-rti/delete-event',
  permission: 'edit-event',
  summary: 'Delete an event of a company',
  body: z.strictObject({ eventID: z.uuid(), companyID: z.uuid(), tab: z.literal('company-events').default('company-events') }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state'],
});

export const getLatestEvent = defineCall({
  method: 'GET',
  path: '/vigilo-rti/get-latest-event-by-company-id/{id}',
  permission: 'signed-in',
  summary: "The date of a company's latest event up to the as-of day; null where it has none",
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ status: z.literal('success'), data: z.object({ date: z.string().nullable() }) }),
  problems: ['not-found'],
});
