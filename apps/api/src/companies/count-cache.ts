// Counting a hundred thousand companies costs more than reading ten of them, and the number changes only when companies or their
// visibility do. A count is therefore remembered under the tenant's companies version, which every such write moves on.

import type { Day } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { CompanySearch } from './company-search.ts';

const MOST_CACHED = 2000;
const counts = new Map<string, number>();

export interface CountKey {
  readonly caller: Caller;
  readonly companiesVersion: string;
  /** Clients begin and end by the day. */
  readonly today: Day;
  readonly search: CompanySearch;
}

/** The remembered count, or the one that `count` finds. */
export async function cacheCount(
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
  const known = counts.get(key);
  if (known !== undefined) return known;
  const found = await count();
  if (counts.size >= MOST_CACHED)
    for (const old of [...counts.keys()].slice(0, MOST_CACHED / 2)) counts.delete(old);
  counts.set(key, found);
  return found;
}
