// Reading companies (specification 2, section 7; decisions.md section 3). Scores are decimals here, as the specification's calls
// carry them; dates ISO 8601 in UTC, days YYYY-MM-DD.

import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { findDay } from '@vigilo/domain/scoring/day';
import { z } from 'zod';
import { defineCall } from './call.ts';

export const day = z.string().refine((text) => findDay(text) !== null, 'A day reads YYYY-MM-DD');

/** Fields of the advanced filters, each with the values any of which a company must have. */
export const COMPANY_FILTERS = [
  'ticker', 'companyName', 'region', 'country', 'entityType', 'sector', 'industry', 'creditRiskRatingST', 'creditRiskRatingLT', 'category', 'status',
] as const;

export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** Values of one filter; an empty string means 'not given' (an unrated company, an unclassified one). */
const filterValues = z.array(z.string().max(300)).max(3000);

export const companySearch = {
  searchQuery: z.string().trim().max(200).default(''),
  advanceSearchParams: z.partialRecord(z.enum(COMPANY_FILTERS), filterValues).default({}),
  /** As of this day; absent: the tenant's as-of day. */
  asOf: day.optional(),
};

export const COMPANY_SORTS = [
  'companyName', 'ticker', 'region', 'country', 'entityType', 'sector', 'industry', 'creditRiskRatingST', 'creditRiskRatingLT',
  'cumulativeScoreST', 'scoreChange', 'category', 'eventScoreCompany', 'eventScoreIndustry', 'eventScoreMacro', 'asOfDate', 'status',
] as const;

export type CompanySort = (typeof COMPANY_SORTS)[number];

const score = z.number();

/** A company as lists show it. Ratings, status and as-of date are left out where the user may not see them. */
export const companyRow = z.object({
  _id: z.string(),
  companyName: z.string(),
  ticker: z.string(),
  region: z.string(),
  country: z.string(),
  entityType: z.string(),
  sector: z.string(),
  industry: z.string(),
  creditRiskRatingST: z.string().nullable().optional(),
  creditRiskRatingLT: z.string().nullable().optional(),
  cumulativeScoreST: score,
  cumulativeScoreLT: score,
  prevCumulativeScoreST: score,
  prevCumulativeScoreLT: score,
  ScoreChange: score,
  eventBasedCumulativeScore: z.object({ company: score, industry: score, macro: score }),
  category: z.enum(CATEGORIES),
  asOfDate: z.string().optional(),
  prevAsofDate: z.string(),
  status: z.string().optional(),
});

export type CompanyRow = z.output<typeof companyRow>;

const company = companyRow.extend({
  businessDescription: z.string(),
  currency: z.string().nullable(),
  recordUpdation: z.string(),
  version: z.number().int(),
});

export const listCompanies = defineCall({
  method: 'POST',
  path: '/vigilo-rti/getCompanies',
  permission: 'signed-in',
  summary: 'One page of the companies the user sees, searched, filtered and sorted, with the number of all that match',
  body: z.strictObject({
    page: z.number().int().min(1).max(1_000_000).default(1),
    limit: z.number().int().min(1).max(3000).default(10),
    ...companySearch,
    sort: z.enum(COMPANY_SORTS).default('companyName'),
    descending: z.boolean().default(false),
  }),
  reply: z.object({
    status: z.literal('success'),
    data: z.object({ companies: z.array(companyRow), totalCount: z.number().int(), asOf: z.string() }),
  }),
  problems: [],
});

const id = z.strictObject({ id: z.uuid() });

export const getCompany = defineCall({
  method: 'GET',
  path: '/vigilo-rti/getCompanyByID/{id}',
  permission: 'signed-in',
  summary: 'One company',
  params: id,
  query: z.strictObject({ asOf: day.optional() }),
  reply: z.object({ status: z.literal('success'), data: company }),
  problems: ['not-found'],
});

const scoreChange = z.object({ companyID: z.string(), companyScoreChange: score });

export const listScoreChanges = defineCall({
  method: 'POST',
  path: '/vigilo-rti/getScoreChange',
  permission: 'signed-in',
  summary: 'Weekly change of the short-term score of some or all companies the user sees',
  body: z.strictObject({ companyIDs: z.array(z.uuid()).max(10_000).optional(), asOf: day.optional() }),
  reply: z.object({ status: z.literal('success'), data: z.array(scoreChange) }),
  problems: [],
});

export const getScoreChange = defineCall({
  method: 'GET',
  path: '/vigilo-rti/getScoreChangeByID/{id}',
  permission: 'signed-in',
  summary: 'Weekly change of the short-term score of one company',
  params: id,
  reply: z.object({ status: z.literal('success'), data: z.array(scoreChange).length(1) }),
  problems: ['not-found'],
});

/** The groups of the advanced filters: for each field its values, shown by their text, and whether it opens unfolded. */
export const getListingParams = defineCall({
  method: 'GET',
  path: '/config/listing-params',
  permission: 'signed-in',
  summary: 'The filter groups of the company listing with the values that the visible companies have',
  reply: z.object({
    status: z.literal('success'),
    data: z.record(z.string(), z.object({ values: z.record(z.string(), z.string()), expanded: z.boolean() })),
  }),
  problems: [],
});
