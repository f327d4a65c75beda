// My Portfolio (specification 2, sections 2.2, 4, 5 and 7): a user's own list of companies. What the user no longer sees stays in it
// unseen, and is there again with the permission to see it; a company that is restored likewise.

import type { CallReply } from '@vigilo/contract/call';
import type { getPortfolioParams, listPortfolio } from '@vigilo/contract/portfolio';
import { COMPANY_FILTERS } from '@vigilo/domain/companies/fields';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { CompanyWalk } from '../companies/companies.service.ts';
import { findVisibleTicker } from '../companies/companies.service.ts';
import { checkSearchAllowed, collectFilterGroups } from '../companies/company-filters.service.ts';
import { toCompanyRow, toCompanyRows } from '../companies/company-rows.ts';
import type { CompanyOrder } from '../companies/company-search.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import type { Owner } from './portfolio.queries.ts';
import {
  addPortfolioCompany,
  countPortfolioCompanies,
  ensurePortfolio,
  findInPortfolio,
  listPortfolioCompanies,
  listPortfolioFacet,
  listPortfolioIds,
  removePortfolioCompany,
  walkPortfolioCompanies,
} from './portfolio.queries.ts';

/** Ids of the companies in the caller's portfolio that the caller still sees. */
export function getPortfolioIds(context: Pick<AppContext, 'db'>, caller: Caller): Promise<string[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listPortfolioIds(tx, caller));
}

/** The companies of the portfolio that match. @throws Problem not-allowed for a filter or order by what the caller may not see. */
export function getPortfolio(
  context: AppContext,
  caller: Caller,
  search: CompanyOrder,
): Promise<CallReply<typeof listPortfolio>> {
  checkSearchAllowed(caller, search, search.sort);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, search.asOf);
    const companies = await listPortfolioCompanies(tx, caller, search, asOf, storedAsOf);
    return {
      status: 'success',
      data: companies.map((company) => toCompanyRow(company, caller, asOf)),
      asOf: isoFromDay(asOf),
    };
  });
}

/** The same companies some at a time; see walkCompanies. */
export async function walkPortfolio(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  search: CompanyOrder,
): Promise<CompanyWalk> {
  const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, search.asOf);
  const total = await countPortfolioCompanies(tx, caller, search, asOf, storedAsOf);
  return {
    asOf: isoFromDay(asOf),
    total,
    batches: toCompanyRows(walkPortfolioCompanies(tx, caller, search, asOf, storedAsOf), caller, asOf),
  };
}

/** The filter groups with the values that the companies of the portfolio have, as of a day (YYYY-MM-DD). */
export function getPortfolioGroups(
  context: AppContext,
  caller: Caller,
  day: string | undefined,
): Promise<CallReply<typeof getPortfolioParams>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, day);
    const data = await collectFilterGroups(caller, COMPANY_FILTERS, (field) =>
      listPortfolioFacet(tx, caller, field, asOf, storedAsOf),
    );
    return { status: 'success', data };
  });
}

/** Adds the company of a ticker and returns its id. @throws Problem not-found where the caller sees none of that ticker, already-exists. */
export function addToPortfolio(context: AppContext, caller: Caller, ticker: string): Promise<string> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const company = await findVisibleTicker(tx, caller, ticker);
    if (!company) throw notFound();
    await ensurePortfolio(tx, caller, newId(context.now()));
    if (!(await addPortfolioCompany(tx, caller, company.id)))
      throw new Problem('already-exists', 'portfolio.alreadyThere');
    await auditCaller(tx, caller, {
      action: 'portfolio.add',
      entity: 'company',
      entityId: company.id,
      after: { ticker: company.ticker },
    });
    return company.id;
  });
}

/** Puts companies into the portfolio of a user who has just been made. */
export async function fillPortfolio(
  tx: TenantTransaction,
  owner: Owner,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return;
  await ensurePortfolio(tx, owner, newId());
  for (const companyId of companyIds) await addPortfolioCompany(tx, owner, companyId);
}

/** Takes a company out. @throws Problem not-found where it is not in the portfolio, or the caller does not see it any more. */
export function removeFromPortfolio(context: AppContext, caller: Caller, companyId: string): Promise<void> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const company = await findInPortfolio(tx, caller, companyId);
    if (!company || !(await removePortfolioCompany(tx, caller, companyId))) throw notFound();
    await auditCaller(tx, caller, {
      action: 'portfolio.remove',
      entity: 'company',
      entityId: companyId,
      before: { ticker: company.ticker },
    });
  });
}
