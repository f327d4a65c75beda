// Share prices (specification 3, sections 2.1 and 7; decisions.md section 4). They come from the provider that the configuration names.

import { RESTATEMENT_DECISIONS, RESTATEMENT_STATES } from '@vigilo/domain/share-prices/restatements';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';
import { messageKey } from './messages/message.ts';
import { isLateEnough } from './records.ts';

const id = z.strictObject({ id: z.uuid() });
/** Why the last update came to nothing: each has its sentence, `problem.<code>` of the messages of share prices. */
export const SHARE_PRICE_PROBLEMS = [
  'no-provider',
  'no-data',
  'limit',
  'unreachable',
  'unreadable',
  'too-large',
  'doubtful',
] as const;
export type SharePriceProblem = (typeof SHARE_PRICE_PROBLEMS)[number];

const date = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine(isLateEnough, messageKey('refusals.dateTooEarly'));

/** A closing price; `original` is the one that first came, where prices before a split are shown restated. `split` is the ratio of a share split that the step from the price before it looks like (2: one share became two); `gap` counts weekdays without a price before it, where they are more than holidays are. */
export const pricePoint = z.object({
  date: z.string(),
  price: z.number(),
  original: z.number().optional(),
  split: z.number().optional(),
  gap: z.number().int().optional(),
});
const sharePrice = pricePoint.extend({ currency: z.string() });

/** The provider has multiplied its prices before a day by a factor, as it does after a split; `days` stored prices are older than that day. */
const restatement = z.object({
  _id: z.uuid(),
  beforeDay: day,
  factor: z.number().positive(),
  state: z.enum(RESTATEMENT_STATES),
  foundAt: z.string(),
  days: z.number().int(),
});

export const listSharePrices = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/share-price/get-share-price-by-company-id/{id}',
  permission: 'signed-in',
  summary: "A company's share prices day by day, ascending",
  params: id,
  body: z.strictObject({ startDate: date, endDate: date.optional(), asOf: day.optional() }),
  /** When the prices were last brought up to date, and why the last try failed, where it did. */
  reply: z.object({
    status: z.literal('success'),
    data: z.array(sharePrice),
    updatedAt: z.string().nullable(),
    problem: z.enum(SHARE_PRICE_PROBLEMS).nullable(),
    restatements: z.array(restatement),
  }),
  problems: ['not-found'],
});

export const refreshSharePrices = defineCall({
  method: 'POST',
  isSlow: true,
  path: '/vigilo-rti/share-price/update-share-prices',
  permission: 'add-event',
  summary: "Fetch a company's share prices from the provider",
  body: z.strictObject({
    company_id: z.uuid(),
    company_name: z.string().max(300).optional(),
    ticker: z.string().max(40).optional(),
    share_price_last_updated: date.nullable().optional(),
  }),
  reply: z.object({
    status: z.enum(['success', 'info']),
    message: z.string(),
    data: z.object({ added: z.number().int(), changed: z.number().int(), latest: z.string().nullable() }),
  }),
  problems: ['not-found', 'wrong-state'],
});

export const decideRestatement = defineCall({
  method: 'POST',
  path: '/vigilo-rti/share-price/decide-restatement',
  permission: 'add-event',
  summary: 'Show the share prices before a split as the provider restated them, or the original ones again',
  body: z.strictObject({
    company_id: z.uuid(),
    restatement_id: z.uuid(),
    state: z.enum(RESTATEMENT_DECISIONS),
  }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found', 'wrong-state'],
});
