// The explanation of a score: its events, their contributions, and the weekly change (decisions.md section 1).

import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { VERDICTS } from '@vigilo/domain/events/verdict';
import { CATEGORIES, OUTLOOKS } from '@vigilo/domain/scoring/category';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyDetails, day } from './companies.ts';
import { pricePoint } from './share-prices.ts';

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
  /** For who may edit events, who has to send it back with the change, and whether it describes the company, which keeps the event from being edited. */
  summary: z.string().optional(),
  isSummary: z.boolean().optional(),
});

const waterfall = z.object({
  last: score,
  new: score,
  edited: score,
  deleted: score,
  agedOut: score,
  now: score,
});

const horizon = z.object({
  current: score,
  previous: score,
  change: score,
  byType: z.object({ company: score, industry: score, macro: score }),
  /** The first day of the window and the as-of day. */
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
  summary:
    'The short- and long-term score of a company with every event that counts in it and the weekly waterfall',
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

/** The sums by type and the cumulative score as of each day. */
export const getScoreSeries = defineCall({
  method: 'GET',
  path: '/api/v1/companies/{id}/series',
  permission: 'signed-in',
  summary:
    "A company's short-term score day by day with its share price and the events that moved it, over the months that end at the as-of day",
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ asOf: day.optional(), months: z.coerce.number().int().min(1).max(24).default(3) }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      from: z.string(),
      to: z.string(),
      /** One value per day, starting at `from`. */
      scores: z.object({
        total: z.array(score),
        company: z.array(score),
        industry: z.array(score),
        macro: z.array(score),
      }),
      /** Days with a price, what looks like a split and what lacks noted; empty where there are none. */
      prices: z.array(pricePoint),
      currency: z.string().nullable(),
      events: z.array(
        z.object({ _id: z.string(), date: z.string(), title: z.string(), event: z.enum(EVENT_TYPES), score }),
      ),
    }),
  }),
  problems: ['not-found'],
});

const horizonMetrics = z.object({
  current: score,
  previous: score,
  change: score,
  threeMonths: score,
  sixMonths: score,
  creditRiskRating: z.string().nullable().optional(),
});
/** 1 is the highest short-term score among the visible companies; equal scores share a rank. */
const position = z.object({ rank: z.number().int(), of: z.number().int(), name: z.string() });

const summaryPoint = z.object({
  _id: z.string(),
  summary: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  date: z.string(),
  score,
  verdict: z.enum(VERDICTS),
});

/** The company summary page without the explanation and the chart, which have their own calls. */
export const getCompanySummary = defineCall({
  method: 'GET',
  path: '/api/v1/companies/{id}/summary',
  permission: 'signed-in',
  summary:
    'The company summary: facts, key risk metrics, position among its peers, and the chosen summaries by event type',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ asOf: day.optional() }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      company: companyDetails,
      outlook: z.enum(OUTLOOKS),
      metrics: z.object({ shortTerm: horizonMetrics, longTerm: horizonMetrics }),
      positions: z.object({ sector: position.nullable(), country: position.nullable() }),
      /** Type by type; `score` is the sum of the type in the short-term window, `most` how many summaries a type may have. */
      levels: z.array(
        z.object({
          event: z.enum(EVENT_TYPES),
          score,
          most: z.number().int(),
          points: z.array(summaryPoint),
        }),
      ),
      hasCcrr: z.boolean().optional(),
    }),
  }),
  problems: ['not-found'],
});
