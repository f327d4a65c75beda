// The groups of the advanced filters, and who may filter and sort by what (specification 2, sections 1 and 6).

import type { CallReply } from '@vigilo/contract/call';
import type { getListingParams } from '@vigilo/contract/companies';
import { message } from '@vigilo/contract/messages/message';
import { can } from '@vigilo/domain/access/can';
import { isClientKind } from '@vigilo/domain/access/role-kind';
import type { CompanyFilter, CompanySort } from '@vigilo/domain/companies/fields';
import { COMPANY_FIELDS, COMPANY_FILTERS } from '@vigilo/domain/companies/fields';
import type { Field } from '@vigilo/domain/records/field';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notAllowed } from '../frame/problem.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { listFacet } from './company-lists.queries.ts';
import type { CompanySearch } from './company-search.ts';
import { cacheFacet } from './count-cache.ts';

/** Refuses to filter or sort by what the caller may not see, since the order would show it. @throws Problem not-allowed. */
export function checkSearchAllowed(caller: Caller, search: CompanySearch, sort?: CompanySort): void {
  const named = COMPANY_FILTERS.filter((name) => (search.advanceSearchParams[name] ?? []).length > 0);
  const fields = sort === undefined ? named : [...named, sort];
  const hidden = fields.find((name) => isHidden(caller, name));
  if (hidden !== undefined) throw notAllowed(message('refusals.hiddenField', { field: hidden }));
}

/** Client users neither filter nor sort by what only editors see, even where they may edit. */
function isHidden({ access, roleKind }: Caller, name: CompanyFilter | CompanySort): boolean {
  const { permission }: Field = COMPANY_FIELDS[name];
  if (permission === undefined) return false;
  return !can(access, permission) || (permission === 'edit-company' && isClientKind(roleKind));
}

type FilterGroups = CallReply<typeof getListingParams>['data'];
type ListedFilter = Exclude<CompanyFilter, 'category'>;

/** The filter groups with the values the visible companies have, as of a day (YYYY-MM-DD); groups that the caller may not filter by are left out. */
export async function getFilterGroups(
  context: AppContext,
  caller: Caller,
  day: string | undefined,
): Promise<CallReply<typeof getListingParams>> {
  const filters = COMPANY_FILTERS.filter((name) => COMPANY_FIELDS[name].filter !== 'portfolio-only');
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf, companiesVersion } = await getAskedAsOf(context, tx, caller.tenantId, day);
    const view = { caller, companiesVersion, today: dayFromTimestamp(context.now()) };
    const listValues = (name: ListedFilter) => {
      const list = () => listFacet(tx, caller, name, asOf, storedAsOf);
      return asOf === storedAsOf ? cacheFacet(view, name, list) : list();
    };
    return { status: 'success', data: await collectFilterGroups(caller, filters, listValues) };
  });
}

/** The groups of these filters that the caller may filter by; of the categories all are offered, since what has which changes with the day. */
export async function collectFilterGroups(
  caller: Caller,
  filters: readonly CompanyFilter[],
  listValues: (name: ListedFilter) => Promise<readonly string[]>,
): Promise<FilterGroups> {
  const groups: Record<string, FilterGroups[string]> = {};
  for (const name of filters) {
    if (isHidden(caller, name)) continue;
    const values = name === 'category' ? CATEGORIES : await listValues(name);
    groups[name] = {
      values: Object.fromEntries(values.map((value) => [value, value])),
      expanded: COMPANY_FIELDS[name].filter === 'open',
    };
  }
  return groups;
}
