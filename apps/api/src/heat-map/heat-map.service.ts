import { can } from '@vigilo/domain/access/can';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { CompanySearch } from '../companies/company-search.ts';
import { checkSearchAllowed } from '../companies/company-filters.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { getHeatMapJson } from './heat-map.queries.ts';

interface HeatMapSearch extends CompanySearch {
  readonly asOf?: string | undefined;
  /** Only these; absent: all. */
  readonly companyIDs?: readonly string[] | undefined;
}

/** The reply of the heat map's call, as JSON text. @throws Problem not-allowed for a filter by what the caller may not see. */
export async function getHeatMap(
  context: AppContext,
  caller: Caller,
  search: HeatMapSearch,
): Promise<string> {
  checkSearchAllowed(caller, search);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, search.asOf);
    return getHeatMapJson(tx, caller, search, {
      asOf,
      storedAsOf,
      companyIds: search.companyIDs,
      withRatings: can(caller.access, 'list-creditriskrating'),
      withStatus: can(caller.access, 'edit-company'),
    });
  });
}
