// The heat map's call: all companies visible to the user, in columns, so that ten thousand tiles are small and fast to parse. Scores are whole
// thousandths here, decimals in the other calls.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { companySearch } from './companies.ts';

const texts = z.array(z.string());
const thousandths = z.array(z.number().int());

/** Columns of equal length, in the order of tickers. */
export const heatMapColumns = z.object({
  id: texts,
  ticker: texts,
  name: texts,
  region: texts,
  country: texts,
  sector: texts,
  industry: texts,
  entityType: texts,
  status: texts,
  st: thousandths,
  lt: thousandths,
  /** Weekly change of the short-term and of the long-term score. */
  change: thousandths,
  changeLt: thousandths,
  /** Number of events in the short-term window. */
  events: z.array(z.number().int()),
  /** Grades or null; both columns are empty if the user may not see ratings. */
  ratingSt: z.array(z.string().nullable()),
  ratingLt: z.array(z.string().nullable()),
  /** In millions of US dollars; null where it is not known. */
  marketCap: z.array(z.number().nullable()),
});

export type HeatMapColumns = z.output<typeof heatMapColumns>;

export const getHeatMap = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/v1/heat-map',
  permission: 'signed-in',
  summary: 'Every company the user sees, for the heat map; or only some of them, for who has the others',
  body: z.strictObject({
    ...companySearch,
    /** Of all that are found only these: what has changed since the whole was read. Which of them are no longer found is seen by their absence. */
    companyIDs: z.array(z.uuid()).max(1000).optional(),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ asOf: z.string(), count: z.number().int(), columns: heatMapColumns }),
  }),
  problems: [],
});
