import type { CallReply } from '@vigilo/contract/call';
import type {
  CompanyRow,
  getCompany,
  getCompanyCount,
  getInitiationDate,
  listCompanies as listCompaniesCall,
} from '@vigilo/contract/companies';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import type { TenantState } from '../tenants/tenants.service.ts';
import { toTenantState } from '../tenants/tenants.service.ts';
import {
  bumpCompanyVersion,
  findInitiation,
  findStatus,
  findTicker,
  listScoreChanges,
  listTickers,
  lockCompany,
  updateAsOfDate,
} from './companies.queries.ts';
import { findLastEditor } from './company-changes.queries.ts';
import { checkSearchAllowed } from './company-filters.service.ts';
import type { CompanyDetails, Page } from './company-lists.queries.ts';
import { countCompanies, findCompany, listCompanies, walkMatching } from './company-lists.queries.ts';
import { changedMeanwhile, isStale } from './company-refusals.ts';
import { toCompanyDetails, toCompanyRow, toCompanyRows } from './company-rows.ts';
import type { CompanyOrder, CompanySearch } from './company-search.ts';
import { usesScores } from './company-search.ts';
import { cacheCount } from './count-cache.ts';

/** One page of companies with the number of all that match. */
export async function getCompanyPage(
  context: AppContext,
  caller: Caller,
  search: CompanySearch & { asOf?: string | undefined },
  page: Page,
): Promise<CallReply<typeof listCompaniesCall>> {
  checkSearchAllowed(caller, search, page.sort);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf, companiesVersion } = await getAskedAsOf(
      context,
      tx,
      caller.tenantId,
      search.asOf,
    );
    const companies = await listCompanies(tx, caller, search, page, asOf, storedAsOf);
    const count = () => countCompanies(tx, caller, search, asOf, storedAsOf);
    // Which companies there were on another day is not what the version of today's companies tells.
    const isCountedAnew = usesScores(search) || asOf !== storedAsOf;
    const totalCount = isCountedAnew
      ? await count()
      : await cacheCount({ caller, companiesVersion, today: dayFromTimestamp(context.now()), search }, count);
    return {
      status: 'success',
      data: {
        companies: companies.map((company) => toCompanyRow(company, caller, asOf)),
        totalCount,
        asOf: isoFromDay(asOf),
      },
    };
  });
}

/** The companies of a search, some at a time, and how many they are. */
export interface CompanyWalk {
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly total: number;
  readonly batches: AsyncGenerator<CompanyRow[], void>;
}

/** All companies that match, for whoever may search so: see checkSearchAllowed. The transaction must last to the end of the walk. */
export async function walkCompanies(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  search: CompanyOrder,
): Promise<CompanyWalk> {
  const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, search.asOf);
  const total = await countCompanies(tx, caller, search, asOf, storedAsOf);
  return {
    asOf: isoFromDay(asOf),
    total,
    batches: toCompanyRows(walkMatching(tx, caller, search, null, asOf, storedAsOf), caller, asOf),
  };
}

/** Whether the caller sees a company. */
export async function seesCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<boolean> {
  return (await findInitiation(tx, caller, companyId)) !== null;
}

/** The status of a company that the caller sees, or null; only editors get the status itself. */
export function findVisibleStatus(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<CompanyStatus | null> {
  return findStatus(tx, caller, companyId);
}

/** One company that the caller sees with its scores as of a day, or null. */
export function getCompanyDetails(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  asOf: Day,
  storedAsOf: Day,
): Promise<CompanyDetails | null> {
  return findCompany(tx, caller, companyId, asOf, storedAsOf);
}

/** @throws Problem not-found where there is none or the caller does not see it. */
export async function getCompanyReply(
  context: AppContext,
  caller: Caller,
  companyId: string,
  asOf: string | undefined,
): Promise<CallReply<typeof getCompany>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf: day, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asOf);
    const company = await findCompany(tx, caller, companyId, day, storedAsOf);
    if (!company) throw notFound();
    return { status: 'success', data: toCompanyDetails(company, caller, day) };
  });
}

/** When a company was initiated. @throws Problem not-found. */
export async function getInitiation(
  context: AppContext,
  caller: Caller,
  companyId: string,
): Promise<CallReply<typeof getInitiationDate>> {
  const initiated = await inTenant(context.db, caller.tenantId, (tx) =>
    findInitiation(tx, caller, companyId),
  );
  if (!initiated) throw notFound();
  return { status: 'success', data: { recordUpdation: initiated.toISOString() } };
}

/** How many companies the caller sees, and the tenant's as-of day. */
export async function getVisibleCount(
  context: AppContext,
  caller: Caller,
): Promise<CallReply<typeof getCompanyCount>> {
  const { data } = await getCompanyPage(
    context,
    caller,
    { searchQuery: '', advanceSearchParams: {} },
    { page: 1, limit: 1, sort: 'companyName', descending: false },
  );
  return { status: 'success', data: { companies: data.totalCount, asOf: data.asOf } };
}

/** Weekly changes of the short-term score. With one id that is not visible the list is empty. */
export async function getScoreChanges(
  context: AppContext,
  caller: Caller,
  companyIds: readonly string[] | undefined,
  asOf?: string,
) {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf: day, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asOf);
    const changes = await listScoreChanges(tx, caller, companyIds, day, storedAsOf);
    return changes.map(({ id, change }) => ({ companyID: id, companyScoreChange: toDecimal(change) }));
  });
}

/** Locks a company for a change of it or of its events. Returns the tenant's state. @throws Problem not-found, changed-meanwhile where it has another version than was read, wrong-state where it is Validated. */
export async function lockForEditing(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  version?: number,
): Promise<TenantState> {
  const company = await lockCompany(tx, caller, companyId);
  if (!company) throw notFound();
  if (isStale(company, version)) throw changedMeanwhile(await findLastEditor(tx, caller.tenantId, companyId));
  if (company.status === 'Validated') throw new Problem('wrong-state', 'refusals.statusNotInitiated');
  return toTenantState(company, context.now());
}

/** Notes on a company that the caller changed what is kept beside it, so that a save of an earlier version is refused. */
export function bumpVersion(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<void> {
  return bumpCompanyVersion(tx, caller, companyId, new Date(context.now()));
}

/** Notes on a company that its events changed now. */
export function changeAsOfDate(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<void> {
  return updateAsOfDate(tx, tenantId, companyId, new Date(context.now()));
}

/** The companies among these that the caller sees, in the order of their tickers. */
export function listVisibleTickers(
  tx: TenantTransaction,
  caller: Caller,
  companyIds: readonly string[],
): Promise<{ readonly id: string; readonly ticker: string }[]> {
  return listTickers(tx, caller, companyIds);
}

/** The company with a ticker that the caller sees, or null. */
export function findVisibleTicker(
  tx: TenantTransaction,
  caller: Caller,
  ticker: string,
): Promise<{ readonly id: string; readonly ticker: string } | null> {
  return findTicker(tx, caller, ticker);
}
