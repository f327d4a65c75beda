import { changeSubRole } from '@vigilo/contract/access';
import type { SubRole } from '@vigilo/contract/access';
import { callApi } from '../../lib/call-api.ts';
import type { ChosenFilter } from './page-filter-edit.ts';

/** Saves the page filters of a sub-role; all others are gone then. Throws a Problem. */
export async function saveFilters(
  subRole: SubRole,
  filters: readonly ChosenFilter[],
  version: number,
): Promise<SubRole> {
  const pageFilters = filters.map(({ name, allowedComponent }) => ({
    name,
    allowedComponent: [...allowedComponent],
  }));
  return (await callApi(changeSubRole, { params: { id: subRole._id }, body: { pageFilters, version } }))
    .subRole;
}
