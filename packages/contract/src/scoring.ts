// A score opened: the events that made it, what each contributed, and how it came to change this week (decisions.md section 1).

import { EVENT_TYPES } from '@vigilo/domain/events/event-type';
import { CATEGORIES, OUTLOOKS } from '@vigilo/domain/scoring/category';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';

const score = z.number();

const contribution = z.object({
  _id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  source: z.string().nullable(),
  topic: z.string().nullable(),
  event: z.enum(EVENT_TYPES),
  date: z.string(),
  score,
  /** 0.85, 0.1 or 0.05. */
  weight: z.number(),
  contribution: score,
});

const waterfall = z.object({ last: score, new: score, edited: score, deleted: score, agedOut: score, now: score });

const horizon = z.object({
  current: score,
  previous: score,
  change: score,
  byType: z.object({ company: score, industry: score, macro: score }),
  /** First day that counts and the as-of day. */
  from: z.string(),
  to: z.string(),
  /** Newest first; the contributions add up to `current` exactly. */
  events: z.array(contribution),
  waterfall,
});

export const getScore = defineCall({
  method: 'GET',
  path: '/api/v1/companies/{id}/score',
  permission: 'signed-in',
  summary: 'The short- and long-term score of a company with every event that counts in it and the weekly waterfall',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ asOf: day.optional() }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      companyID: z.string(),
      companyName: z.string(),
      ticker: z.string(),
      sector: z.string(),
      industry: z.string(),
      region: z.string(),
      country: z.string(),
      entityType: z.string(),
      status: z.string().optional(),
      creditRiskRatingST: z.string().nullable().optional(),
      creditRiskRatingLT: z.string().nullable().optional(),
      businessDescription: z.string(),
      asOf: z.string(),
      previousAsOf: z.string(),
      category: z.enum(CATEGORIES),
      outlook: z.enum(OUTLOOKS),
      shortTerm: horizon,
      longTerm: horizon,
    }),
  }),
  problems: ['not-found'],
});
