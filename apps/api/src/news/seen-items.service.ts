import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { removeSeenBefore } from './seen-items.queries.ts';

const MS_PER_DAY = 86_400_000;

/** Forgets which news came so long ago that no feed has shown it since; with 0 days none. */
export async function removeOldSeenItems({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> {
  if (config.SEEN_DAYS === 0) return;
  const before = new Date(now() - config.SEEN_DAYS * MS_PER_DAY);
  for (const { id } of await listTenants(db))
    await inTenant(db, id, (tx) => removeSeenBefore(tx, id, before));
}
