import { getCompany, getListingParams, getScoreChange, listCompanies, listScoreChanges } from '@vigilo/contract/companies';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { notFound } from '../app/problem.ts';
import { getCompanyPage, getCompanyReply, getFilterGroups, getScoreChanges } from './companies.service.ts';

export function companyRoutes(context: AppContext): Implementation[] {
  return [
    implement(listCompanies, ({ body, caller }) => getCompanyPage(context, caller, body, body)),
    implement(getCompany, ({ params, query, caller }) => getCompanyReply(context, caller, params.id, query.asOf)),
    implement(listScoreChanges, async ({ body, caller }) => ({ status: 'success' as const, data: await getScoreChanges(context, caller, body.companyIDs, body.asOf) })),
    implement(getScoreChange, async ({ params, caller }) => {
      const data = await getScoreChanges(context, caller, [params.id]);
      if (data.length === 0) throw notFound();
      return { status: 'success' as const, data };
    }),
    implement(getListingParams, ({ caller }) => getFilterGroups(context, caller)),
  ];
}
