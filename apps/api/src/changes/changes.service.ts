// What open screens receive: something of a company, or a document of a client, changed. It is published with the transaction that changes it, to every process that serves
// screens, and not at all where that does not commit.

import type { Change } from '@vigilo/contract/changes';
import type { TenantTransaction } from '../frame/tables.ts';
import { CHANGES_CHANNEL, NO_COMPANY, notifyChanges } from './changes.queries.ts';

/** The channel of the database on which changes are notified. */
export const changesChannel = CHANGES_CHANNEL;

/** Publishes a change once the transaction commits; the same change within one transaction is published once. */
export function publishChange(tx: TenantTransaction, tenantId: string, change: Change): Promise<void> {
  return notifyChanges(tx, tenantId, [change]);
}

/** The same of several. */
export function publishChanges(
  tx: TenantTransaction,
  tenantId: string,
  changes: readonly Change[],
): Promise<void> {
  return notifyChanges(tx, tenantId, changes);
}

/** Tells that whatever is shown may have changed: of so many companies, or in which there are. */
export function publishManyChanges(tx: TenantTransaction, tenantId: string): Promise<void> {
  return notifyChanges(tx, tenantId, [{ kind: 'many', companyID: '' }]);
}

/** Publishes that a document of a client changed, to those who see what belongs to it; which document it was is not said. */
export function publishDocumentChange(
  tx: TenantTransaction,
  tenantId: string,
  { clientId, companyId }: { readonly clientId: string; readonly companyId: string | null },
): Promise<void> {
  return notifyChanges(tx, tenantId, [
    { kind: 'documents', companyID: companyId ?? NO_COMPANY, clientID: clientId },
  ]);
}

/** Publishes that somebody came to news of a company or left it, to those who may work on it. */
export function publishNewsVisit(tx: TenantTransaction, tenantId: string, companyID: string): Promise<void> {
  return notifyChanges(tx, tenantId, [{ kind: 'news-visits', companyID }]);
}

/** Publishes that somebody opened or left a document of a client, to those who see what belongs to it. */
export function publishVisit(tx: TenantTransaction, tenantId: string, clientId: string): Promise<void> {
  return notifyChanges(tx, tenantId, [{ kind: 'visits', companyID: NO_COMPANY, clientID: clientId }]);
}
