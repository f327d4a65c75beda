import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { removeSpentRows } from './spent-rows.queries.ts';

/** Part of the nightly job: without it the rows of sign-ins, codes and links grow for ever. */
export async function removeAllSpentRows(context: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> {
  for (const { id } of await listTenants(context.db))
    await inTenant(context.db, id, (tx) =>
      removeSpentRows(tx, id, new Date(context.now()), context.config.SESSION_DAYS),
    );
}
