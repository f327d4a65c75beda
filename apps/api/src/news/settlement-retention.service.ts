import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { removeSettlements } from './settlements.queries.ts';

/** So long what was decided in the queue can be undone there; the events themselves, and their history, stay. In days. */
const UNDO_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Forgets how to undo what was decided long ago. */
export async function removeOldSettlements({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - UNDO_DAYS * MS_PER_DAY);
  for (const { id } of await listTenants(db))
    await inTenant(db, id, (tx) => removeSettlements(tx, id, before));
}
