import type { Change } from '@vigilo/contract/changes';
import { sql } from 'kysely';
import { prepared } from '../frame/prepared-statements.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** A change as it is heard: of documents with their client, which is not told further. */
export interface HeardChange extends Change {
  readonly clientID?: string;
}

/** What stands in the place of a company where there is none but something follows. */
export const NO_COMPANY = '-';

/** The channel of the database on which changes are notified. */
export const CHANGES_CHANNEL = 'vigilo_changes';

/** Tells of changes when the transaction commits. */
export async function notifyChanges(
  tx: TenantTransaction,
  tenantId: string,
  changes: readonly HeardChange[],
): Promise<void> {
  // no tenant: not a table; the payload names the tenant
  await sql`${prepared}SELECT pg_notify(${CHANGES_CHANNEL}, payload) FROM unnest(${changes.map(({ kind, companyID, clientID }) => [tenantId, kind, companyID, ...(clientID === undefined ? [] : [clientID])].join(' '))}::text[]) AS n(payload)`.execute(
    tx,
  );
}
