// Counting a hundred thousand companies costs more than reading ten of them, as does looking for the values they have of a field, and either changes
// only when companies or their visibility do. Both are therefore remembered under the tenant's companies version, which every such write moves on.

import type { StoredField } from '@vigilo/domain/companies/fields';
import type { Day } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import { Remembered } from '../frame/remembered.ts';
import type { CompanySearch } from './company-search.ts';

const counts = new Remembered<number>(2000);
const facets = new Remembered<readonly string[]>(2000);

/** Whose companies, and as of when. */
interface ViewKey {
  readonly caller: Caller;
  readonly companiesVersion: string;
  /** Clients begin and end by the day. */
  readonly today: Day;
}

export interface CountKey extends ViewKey {
  readonly search: CompanySearch;
}

/** The remembered count, or the one that `count` finds. */
export function cacheCount({ search, ...view }: CountKey, count: () => Promise<number>): Promise<number> {
  return counts.get(writeKey(view, search.searchQuery.toLowerCase(), search.advanceSearchParams), count);
}

/** The remembered values of a field, or those that `list` finds. */
export function cacheFacet(
  view: ViewKey,
  field: StoredField,
  list: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return facets.get(writeKey(view, field), list);
}

function writeKey({ caller, companiesVersion, today }: ViewKey, ...what: unknown[]): string {
  const viewer = caller.access.isAdmin ? 'all' : caller.userId;
  return JSON.stringify([caller.tenantId, viewer, companiesVersion, today, ...what]);
}
