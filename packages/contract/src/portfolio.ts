// A user's own companies (specification 2, sections 2.2, 4, 5 and 7). A portfolio has a name: today every user has one, several can follow.

import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { companyRow, companySearch, day } from './companies.ts';

export const listPortfolio = defineCall({
  method: 'POST',
  isRead: true,
  path: '/vigilo-rti/my-portfolio/get-companies',
  permission: 'signed-in',
  summary: 'The companies of My Portfolio that the user still sees, searched, filtered and sorted',
  body: z.strictObject({
    ...companySearch,
    sort: z.enum(COMPANY_SORTS).default('companyName'),
    descending: z.boolean().default(false),
  }),
  reply: z.object({ status: z.literal('success'), data: z.array(companyRow), asOf: z.string() }),
  problems: [],
});

export const addToPortfolio = defineCall({
  method: 'PUT',
  path: '/vigilo-rti/my-portfolio/add-company',
  permission: 'signed-in',
  creates: true,
  summary: 'Add a company to My Portfolio by its ticker',
  body: z.strictObject({ ticker: z.string().trim().min(1).max(40) }),
  reply: z.object({ status: z.literal('success'), data: z.object({ _id: z.string() }) }),
  problems: ['not-found', 'already-exists'],
});

export const removeFromPortfolio = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/my-portfolio/remove-company/{id}',
  permission: 'signed-in',
  summary: 'Take a company out of My Portfolio',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  problems: ['not-found'],
});

/** The filter groups of the listing, limited to values of companies in the portfolio. */
export const getPortfolioParams = defineCall({
  method: 'GET',
  path: '/api/v1/portfolio/listing-params',
  permission: 'signed-in',
  summary: 'The filter groups of My Portfolio with the values that its companies have',
  query: z.strictObject({ asOf: day.optional() }),
  reply: z.object({
    status: z.literal('success'),
    data: z.record(z.string(), z.object({ values: z.record(z.string(), z.string()), expanded: z.boolean() })),
  }),
  problems: [],
});
