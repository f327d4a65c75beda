import {
  addCompanies as addCall,
  changeCompanies as bulkCall,
  changeCompany as changeCall,
  changeCompanyStatus as statusCall,
  getCompany,
  getCompanyCount,
  getDropdowns as dropdownsCall,
  getInitiationDate,
  getListingParams,
  getScoreChange,
  listCompanies,
  listScoreChanges,
  removeCompany as removeCall,
  restoreCompany as restoreCall,
} from '@vigilo/contract/companies';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { notFound } from '../frame/problem.ts';
import {
  getCompanyPage,
  getCompanyReply,
  getInitiation,
  getScoreChanges,
  getVisibleCount,
} from './companies.service.ts';
import { getFilterGroups } from './company-filters.service.ts';
import { addCompanies, removeCompany, restoreCompany } from './company-additions.service.ts';
import { changeCompanies, changeCompany, changeCompanyStatus } from './company-changes.service.ts';
import { getDropdowns } from './dropdowns.service.ts';

const DONE = { status: 'success' } as const;

export function companyRoutes(context: AppContext): Implementation[] {
  return [...readingRoutes(context), ...editingRoutes(context)];
}

function readingRoutes(context: AppContext): Implementation[] {
  return [
    implement(listCompanies, ({ body, caller }) => getCompanyPage(context, caller, body, body)),
    implement(getCompany, ({ params, query, caller }) =>
      getCompanyReply(context, caller, params.id, query.asOf),
    ),
    implement(listScoreChanges, async ({ body, caller }) => ({
      ...DONE,
      data: await getScoreChanges(context, caller, body.companyIDs, body.asOf),
    })),
    implement(getScoreChange, async ({ params, caller }) => {
      const data = await getScoreChanges(context, caller, [params.id]);
      if (data.length === 0) throw notFound();
      return { ...DONE, data };
    }),
    implement(getListingParams, ({ query, caller }) => getFilterGroups(context, caller, query.asOf)),
    implement(getCompanyCount, ({ caller }) => getVisibleCount(context, caller)),
    implement(getInitiationDate, ({ params, caller }) => getInitiation(context, caller, params.id)),
    implement(dropdownsCall, ({ caller }) => getDropdowns(context, caller)),
  ];
}

function editingRoutes(context: AppContext): Implementation[] {
  return [
    implement(changeCall, ({ body, caller }) => changeCompany(context, caller, body)),
    implement(statusCall, ({ body, caller }) => changeCompanyStatus(context, caller, body)),
    implement(bulkCall, ({ body, caller, request }) =>
      changeCompanies(context, caller, body.changes, getLanguage(request)),
    ),
    implement(addCall, ({ body, caller }) => addCompanies(context, caller, body.arrayOfCompanies)),
    implement(removeCall, async ({ params, caller }) => {
      await removeCompany(context, caller, params.id);
      return { ...DONE, message: 'Deleted!' };
    }),
    implement(restoreCall, async ({ params, caller }) => {
      await restoreCompany(context, caller, params.id);
      return DONE;
    }),
  ];
}
