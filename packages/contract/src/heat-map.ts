// The heat map's call: every company the user sees, by columns, so that ten thousand tiles stay small and quick to read. Scores are whole
// thousandths here; the other calls carry decimals.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { companySearch } from './companies.ts';

const texts = z.array(z.string());
const thousandths = z.array(z.number().int());

/** Columns of equal length: index i of each is company i, in the order of tickers. */
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
  /** Events that count in the short-term window. */
  events: z.array(z.number().int()),
  /** Grades or null; both columns are empty where the user may not see ratings. */
  ratingSt: z.array(z.string().nullable()),
  ratingLt: z.array(z.string().nullable()),
});

export type HeatMapColumns = z.output<typeof heatMapColumns>;

export const getHeatMap = defineCall({
  method: 'POST',
  path: '/api/v1/heat-map',
  permission: 'signed-in',
  summary: 'Every company the user sees, for the heat map',
  body: z.strictObject(companySearch),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ asOf: z.string(), count: z.number().int(), columns: heatMapColumns }),
  }),
  problems: [],
});
