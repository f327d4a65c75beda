import type { CallReply } from '@vigilo/contract/call';
import type {
  CompanyRow,
  getCompany,
  getCompanyCount,
  getInitiationDate,
  getListingParams,
  listCompanies as listCompaniesCall,
} from '@vigilo/contract/companies';
import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import { can } from '@vigilo/domain/access/can';
import { isClientRole } from '@vigilo/domain/access/default-roles';
import { decideCompanyActions } from '@vigilo/domain/companies/company-actions';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { CATEGORIES, categoryFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import type { TenantState } from '../tenants/tenants.service.ts';
import { toTenantState } from '../tenants/tenants.service.ts';
import type { CompanyDetails, FacetColumn, Page, ScoredCompany } from './companies.queries.ts';
import {
  countCompanies,
  findCompany,
  findInitiation,
  findStatus,
  findTicker,
  listCompanies,
  listFacet,
  listScoreChanges,
  listTickers,
  lockCompany,
  updateAsOfDate,
  walkMatching,
} from './companies.queries.ts';
import type { CompanyOrder, CompanySearch } from './company-search.ts';
import { usesScores } from './company-search.ts';
import { cacheCount } from './count-cache.ts';

const RATING_FIELDS: ReadonlySet<string> = new Set(['creditRiskRatingST', 'creditRiskRatingLT']);
const EDITOR_FIELDS: ReadonlySet<string> = new Set(['status', 'asOfDate']);

/** Refuses to filter or sort by what the caller may not see, since the order would tell it. @throws Problem not-allowed. */
export function checkSearchAllowed(caller: Caller, search: CompanySearch, sort?: CompanySort): void {
  const named = Object.entries(search.advanceSearchParams).flatMap(([name, values]) =>
    Array.isArray(values) && values.length > 0 ? [name] : [],
  );
  const fields = sort === undefined ? named : [...named, sort];
  const hidden = fields.find((name) => isHidden(caller, name));
  if (hidden !== undefined) throw notAllowed(message('refusals.hiddenField', { field: hidden }));
}

function isHidden(caller: Caller, field: string): boolean {
  if (RATING_FIELDS.has(field)) return !can(caller.access, 'list-creditriskrating');
  return EDITOR_FIELDS.has(field) && (!can(caller.access, 'edit-company') || isClientRole(caller.roleName));
}

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
    const totalCount = usesScores(search)
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

/** Companies some at a time as rows for a caller. */
export async function* toCompanyRows(
  batches: AsyncIterable<readonly ScoredCompany[]>,
  caller: Caller,
  asOf: Day,
): AsyncGenerator<CompanyRow[], void> {
  for await (const batch of batches) yield batch.map((company) => toCompanyRow(company, caller, asOf));
}

export function toCompanyRow(company: ScoredCompany, caller: Caller, asOf: Day): CompanyRow {
  return {
    _id: company.id,
    companyName: company.name,
    ticker: company.ticker,
    region: company.region,
    country: company.country,
    entityType: company.entity_type,
    sector: company.sector,
    industry: company.industry,
    ...(can(caller.access, 'list-creditriskrating')
      ? { creditRiskRatingST: company.rating_st, creditRiskRatingLT: company.rating_lt }
      : {}),
    cumulativeScoreST: toDecimal(company.st),
    cumulativeScoreLT: toDecimal(company.lt),
    prevCumulativeScoreST: toDecimal(company.prev_st),
    prevCumulativeScoreLT: toDecimal(company.prev_lt),
    ScoreChange: toDecimal(company.st - company.prev_st),
    eventBasedCumulativeScore: {
      company: toDecimal(company.st_company),
      industry: toDecimal(company.st_industry),
      macro: toDecimal(company.st_macro),
    },
    category: categoryFromScore(company.st),
    prevAsofDate: isoFromDay(asOf - PREVIOUS_DAYS),
    ...(can(caller.access, 'edit-company')
      ? { asOfDate: company.as_of_date.toISOString(), status: company.status }
      : {}),
    version: company.version,
    can: decideCompanyActions(company.status, can(caller.access, 'edit-company')),
  };
}

/** A company with all that is told of one alone. */
export function toCompanyDetails(
  company: CompanyDetails,
  caller: Caller,
  asOf: Day,
): CallReply<typeof getCompany>['data'] {
  return {
    ...toCompanyRow(company, caller, asOf),
    businessDescription: company.business_description,
    currency: company.currency,
    recordUpdation: company.initiated_at.toISOString(),
    pressReleaseUrl: company.press_release_url,
    rssFeedUrl: company.rss_feed_url,
    aliases: company.aliases,
    summary: [...company.summary],
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

/** The status of a company that the caller sees, or null; the status itself is told to editors only. */
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

/** A group of the advanced filters and the column its values come from. */
export interface Facet {
  readonly name: CompanyFilter;
  readonly column: FacetColumn;
  readonly expanded: boolean;
}

type FilterGroups = CallReply<typeof getListingParams>['data'];

export const FACETS: readonly Facet[] = [
  { name: 'region', column: 'region', expanded: true },
  { name: 'country', column: 'country', expanded: false },
  { name: 'entityType', column: 'entity_type', expanded: true },
  { name: 'sector', column: 'sector', expanded: true },
  { name: 'industry', column: 'industry', expanded: false },
  { name: 'creditRiskRatingST', column: 'rating_st', expanded: false },
  { name: 'creditRiskRatingLT', column: 'rating_lt', expanded: false },
  { name: 'status', column: 'status', expanded: false },
];

/** The filter groups with the values the visible companies have; groups that the caller may not filter by are left out. */
export async function getFilterGroups(
  context: AppContext,
  caller: Caller,
): Promise<CallReply<typeof getListingParams>> {
  return inTenant(context.db, caller.tenantId, async (tx) => ({
    status: 'success',
    data: await collectFilterGroups(caller, FACETS, (column) => listFacet(tx, caller, column)),
  }));
}

/** The filter groups of these facets that the caller may filter by; the categories are always offered, since what has which changes with the day. */
export async function collectFilterGroups(
  caller: Caller,
  facets: readonly Facet[],
  listValues: (column: FacetColumn) => Promise<string[]>,
): Promise<FilterGroups> {
  const groups: Record<string, FilterGroups[string]> = {};
  for (const { name, column, expanded } of facets) {
    if (!isHidden(caller, name)) groups[name] = { values: valueMap(await listValues(column)), expanded };
  }
  groups['category'] = { values: valueMap(CATEGORIES), expanded: true };
  return groups;
}

function valueMap(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

/** Locks a company for a change of it or of its events. Returns the tenant's state. @throws Problem not-found, wrong-state where it is Validated. */
export async function lockForEditing(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<TenantState> {
  const company = await lockCompany(tx, caller, companyId);
  if (!company) throw notFound();
  if (company.status === 'Validated') throw new Problem('wrong-state', 'refusals.statusNotInitiated');
  return toTenantState(company, context.now());
}

/** Notes on a company that its events changed now. */
export function writeCompanyAsOfDate(
  context: Pick<AppContext, 'now'>,
  tenantId: string,
  companyId: string,
): Write {
  return updateAsOfDate(tenantId, companyId, new Date(context.now()));
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
