// What open screens are told of: something of a company changed. It is told with the transaction that changes it, to every process that serves
// screens, and not at all where that does not commit.

import type { Change } from '@vigilo/contract/news';
import type { TenantTransaction } from '../app/tables.ts';
import { notifyOfChanges } from './changes.queries.ts';

/** Tells of a change once the transaction commits; the same change of one transaction is told once. */
export function noteChange(tx: TenantTransaction, tenantId: string, change: Change): Promise<void> {
  return notifyOfChanges(tx, tenantId, [change]);
}

/** The same of several. */
export function noteChanges(tx: TenantTransaction, tenantId: string, changes: readonly Change[]): Promise<void> {
  return notifyOfChanges(tx, tenantId, changes);
}
