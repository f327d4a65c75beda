// Reading and editing companies (specification 2, sections 2.5, 4, 5 and 7; decisions.md section 3). Scores are decimals here, as the specification's calls
// carry them; dates ISO 8601 in UTC, days YYYY-MM-DD.

import { COMPANY_ACTIONS } from '@vigilo/domain/companies/company-actions';
import { COMPANY_STATUSES } from '@vigilo/domain/companies/company';
import type { CompanyFilter } from '@vigilo/domain/companies/fields';
import {
  COMPANY_FIELDS,
  COMPANY_FILTERS,
  COMPANY_SORTS,
  DETAIL_FIELDS,
  EDITED_FIELDS,
  OPTIONAL_FIELDS,
  REQUIRED_FIELDS,
  ROW_FIELDS,
} from '@vigilo/domain/companies/fields';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { findDay } from '@vigilo/domain/scoring/day';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { inputSchemas, replySchemas } from './records.ts';
import { messageKey } from './messages/message.ts';

export const day = z.string().refine((text) => findDay(text) !== null, messageKey('refusals.dayFormat'));

/** Values of one filter; an empty string means 'not given' (an unrated company, an unclassified one). */
const filterValues = z.array(z.string().max(300)).max(3000);

/** Companies initiated on or between these days. */
const initiatedBetween = z.strictObject({ from: day.optional(), to: day.optional() });

const lists = Object.fromEntries(COMPANY_FILTERS.map((name) => [name, filterValues.optional()])) as Record<
  CompanyFilter,
  z.ZodOptional<typeof filterValues>
>; // fromEntries forgets the names

export const companySearch = {
  searchQuery: z.string().trim().max(200).default(''),
  advanceSearchParams: z.strictObject({ ...lists, recordUpdation: initiatedBetween.optional() }).default({}),
  /** By default the tenant's as-of day. */
  asOf: day.optional(),
};

const score = z.number();

function success<S extends z.ZodRawShape>(shape: S) {
  return z.object({ status: z.literal('success'), ...shape });
}

/** A company in a list, without the ratings, status and as-of date that the user may not see. */
export const companyRow = z.object({
  _id: z.string(),
  ...replySchemas(COMPANY_FIELDS, ROW_FIELDS),
  cumulativeScoreST: score,
  cumulativeScoreLT: score,
  prevCumulativeScoreST: score,
  prevCumulativeScoreLT: score,
  ScoreChange: score,
  eventBasedCumulativeScore: z.object({ company: score, industry: score, macro: score }),
  category: z.enum(CATEGORIES),
  prevAsofDate: z.string(),
  version: z.number().int(),
  /** The actions the caller may take; 'edit' is missing for a Validated company. */
  can: z.array(z.enum(COMPANY_ACTIONS)),
});

export type CompanyRow = z.output<typeof companyRow>;

export const companyDetails = companyRow.extend({
  ...replySchemas(COMPANY_FIELDS, DETAIL_FIELDS),
  /** Ids of the events whose summaries describe the company. */
  summary: z.array(z.string()),
});

export const listCompanies = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/getCompanies',
  permission: 'signed-in',
  summary:
    'One page of the companies the user sees, searched, filtered and sorted, with the number of all that match',
  body: z.strictObject({
    page: z.number().int().min(1).max(1_000_000).default(1),
    limit: z.number().int().min(1).max(3000).default(10),
    ...companySearch,
    sort: z.enum(COMPANY_SORTS).default('companyName'),
    descending: z.boolean().default(false),
  }),
  reply: success({
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
  reply: success({ data: companyDetails }),
  problems: ['not-found'],
});

const scoreChange = z.object({ companyID: z.string(), companyScoreChange: score });

export const listScoreChanges = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/getScoreChange',
  permission: 'signed-in',
  summary: 'Weekly change of the short-term score of some or all companies the user sees',
  body: z.strictObject({ companyIDs: z.array(z.uuid()).max(10_000).optional(), asOf: day.optional() }),
  reply: success({ data: z.array(scoreChange) }),
  problems: [],
});

export const getScoreChange = defineCall({
  method: 'GET',
  path: '/vigilo-rti/getScoreChangeByID/{id}',
  permission: 'signed-in',
  summary: 'Weekly change of the short-term score of one company',
  params: id,
  reply: success({ data: z.array(scoreChange).length(1) }),
  problems: ['not-found'],
});

/** The groups of the advanced filters: for each field its values with their texts, and whether it is open at first. */
export const getListingParams = defineCall({
  method: 'GET',
  path: '/config/listing-params',
  permission: 'signed-in',
  summary: 'The filter groups of the company listing with the values that the visible companies have',
  query: z.strictObject({ asOf: day.optional() }),
  reply: success({
    data: z.record(z.string(), z.object({ values: z.record(z.string(), z.string()), expanded: z.boolean() })),
  }),
  problems: [],
});

/** What a person fills in. An empty mandatory field answers '* Please fill mandatory fields.'. */
const MISSING = messageKey('refusals.fillMandatory');
const companyChange = z.strictObject(inputSchemas(COMPANY_FIELDS, EDITED_FIELDS, MISSING)).partial();
const newCompany = z.strictObject({
  ...inputSchemas(COMPANY_FIELDS, ['ticker', ...REQUIRED_FIELDS], MISSING),
  ...z.strictObject(inputSchemas(COMPANY_FIELDS, OPTIONAL_FIELDS, MISSING)).partial().shape,
});

export type CompanyChange = z.output<typeof companyChange>;

const companyStatus = z.enum(COMPANY_STATUSES);
/** The version that was read; the call answers 409 if it has changed since. */
const version = z.number().int().optional();
const edited = success({ message: z.string(), data: companyRow });

export const changeCompany = defineCall({
  method: 'POST',
  path: '/vigilo-rti/editCompany',
  permission: 'edit-company',
  summary: 'Change fields of a company that is not Validated; the ticker stays',
  body: z.strictObject({ companyID: z.uuid(), Company: companyChange, version }),
  reply: edited,
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

export const changeCompanyStatus = defineCall({
  method: 'POST',
  path: '/vigilo-rti/editCompanyStatus',
  permission: 'edit-company',
  summary: 'Validate a company, which locks it, or open it again; analysts may only set Initiated',
  body: z.strictObject({ companyID: z.uuid(), CompanyStatus: companyStatus, version }),
  reply: edited,
  problems: ['not-found', 'changed-meanwhile'],
});

export const addCompanies = defineCall({
  method: 'POST',
  path: '/vigilo-rti/register-companies/',
  permission: 'edit-company',
  creates: true,
  summary:
    'Add companies, all or none; they are Initiated as of now, and belong to the clients of a user who is no Admin',
  body: z.strictObject({
    arrayOfCompanies: z.array(newCompany).min(1).max(100),
  }),
  reply: success({
    message: z.string(),
    data: z.array(z.object({ _id: z.string(), ticker: z.string() })),
  }),
  problems: ['already-exists'],
});

export const removeCompany = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/delete-company-by-id/{id}',
  permission: 'edit-company',
  summary: 'Delete a company that is not Validated; it can be restored',
  params: id,
  reply: success({ message: z.string() }),
  problems: ['not-found', 'wrong-state'],
});

export const restoreCompany = defineCall({
  method: 'POST',
  path: '/api/v1/companies/{id}/restore',
  permission: 'edit-company',
  summary: 'Undo the deletion of a company',
  params: id,
  body: z.strictObject({}),
  reply: z.object({ status: z.literal('success') }),
  problems: ['not-found', 'already-exists'],
});

/** One company of a bulk edit; omitted fields are unchanged. */
const bulkChange = z.strictObject({
  companyID: z.uuid(),
  version,
  Company: companyChange.default({}),
  CompanyStatus: companyStatus.optional(),
});

export const changeCompanies = defineCall({
  method: 'POST',
  path: '/api/v1/companies/changes',
  permission: 'edit-company',
  summary:
    'Change several companies. Those that cannot be changed are named with the reason, the others are changed; sending `before` undoes it',
  body: z.strictObject({ changes: z.array(bulkChange).min(1).max(1000) }),
  bodyBytes: 8_000_000,
  reply: success({
    data: z.object({
      /** What each changed company was like, in the form of a change that brings it back. */
      before: z.array(
        z.object({
          companyID: z.string(),
          version: z.number().int(),
          Company: companyChange,
          CompanyStatus: companyStatus.optional(),
        }),
      ),
      refused: z.array(
        z.object({ companyID: z.string(), ticker: z.string().nullable(), message: z.string() }),
      ),
    }),
  }),
  problems: [],
});

export const changeCompanySummary = defineCall({
  method: 'PUT',
  path: '/vigilo-rti/update-company/{id}',
  permission: 'edit-company',
  summary: 'Choose the events whose summaries describe a company: at most 3 Company, 2 Industry, 2 Macro',
  params: id,
  body: z.strictObject({ summary: z.array(z.uuid()).max(20), version }),
  reply: success({ message: z.string() }),
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const getInitiationDate = defineCall({
  method: 'GET',
  path: '/vigilo-rti/getCompanyInitiationDate/{id}',
  permission: 'signed-in',
  summary: 'When a company was initiated',
  params: id,
  reply: success({ data: z.object({ recordUpdation: z.string() }) }),
  problems: ['not-found'],
});

export const getCompanyCount = defineCall({
  method: 'GET',
  path: '/vigilo-rti',
  permission: 'signed-in',
  summary: 'How many companies the user sees, and the day whose scores they show',
  reply: success({ data: z.object({ companies: z.number().int(), asOf: z.string() }) }),
  problems: [],
});

/** The options for classifying a company: the fixed lists and the tenant's sectors and industries. */
export const getDropdowns = defineCall({
  method: 'GET',
  path: '/api/v1/companies/dropdowns',
  permission: 'signed-in',
  summary: 'The values of the drop-downs; statuses are those the user may choose',
  reply: success({
    data: z.object({
      Ratings: z.array(z.string()),
      CompanyStatuses: z.array(z.string()),
      CompanyRegions: z.array(z.string()),
      CompanyCountries: z.array(z.object({ name: z.string(), region: z.string() })),
      EntityTypes: z.array(z.string()),
      CompanySector: z.array(z.object({ _id: z.string(), name: z.string() })),
      CompanyIndustry: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  }),
  problems: [],
});
