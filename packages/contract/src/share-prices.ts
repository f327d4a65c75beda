// Share prices (specification 3, sections 2.1 and 7; decisions.md section 4). They come from the provider that the configuration names.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';

const id = z.strictObject({ id: z.uuid() });
/** Why the last update came to nothing: each has its sentence, `problem.<code>` of the messages of share prices. */
export const SHARE_PRICE_PROBLEMS = [
  'no-provider',
  'no-data',
  'limit',
  'unreachable',
  'unreadable',
  'too-large',
] as const;
export type SharePriceProblem = (typeof SHARE_PRICE_PROBLEMS)[number];

const date = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A closing price. `split` is the ratio of a share split that the step from the price before it looks like (2: one share became two); `gap` counts weekdays without a price before it, where they are more than holidays are. */
export const pricePoint = z.object({
  date: z.string(),
  price: z.number(),
  split: z.number().optional(),
  gap: z.number().int().optional(),
});
const sharePrice = pricePoint.extend({ currency: z.string() });

export const listSharePrices = defineCall({
  method: 'POST',
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
  }),
  problems: ['not-found'],
});

export const refreshSharePrices = defineCall({
  method: 'POST',
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
