// Counting a hundred thousand companies costs more than reading ten of them, and the number changes only when companies or their
// visibility do. A count is therefore remembered under the tenant's companies version, which every such write moves on.

import type { Day } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import { Remembered } from '../frame/remembered.ts';
import type { CompanySearch } from './company-search.ts';

const counts = new Remembered<number>(2000);

export interface CountKey {
  readonly caller: Caller;
  readonly companiesVersion: string;
  /** Clients begin and end by the day. */
  readonly today: Day;
  readonly search: CompanySearch;
}

/** The remembered count, or the one that `count` finds. */
export function cacheCount(
  { caller, companiesVersion, today, search }: CountKey,
  count: () => Promise<number>,
): Promise<number> {
  const viewer = caller.access.isAdmin ? 'all' : caller.userId;
  const key = JSON.stringify([
    caller.tenantId,
    viewer,
    companiesVersion,
    today,
    search.searchQuery.toLowerCase(),
    search.advanceSearchParams,
  ]);
  return counts.get(key, count);
}
