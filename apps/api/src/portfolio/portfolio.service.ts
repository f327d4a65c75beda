import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { listPortfolioIds } from './portfolio.queries.ts';

/** Ids of the companies in the caller's portfolio that the caller still sees. */
export function getPortfolioIds(context: Pick<AppContext, 'db'>, caller: Caller): Promise<string[]> {
  return inTenant(context.db, caller.tenantId, (tx) => listPortfolioIds(tx, caller));
}
