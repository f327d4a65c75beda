import type { Change } from '@vigilo/contract/changes';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The channel of the database on which changes are notified. */
export const CHANGES_CHANNEL = 'vigilo_changes';

/** Tells of changes when the transaction commits. */
export async function notifyChanges(
  tx: TenantTransaction,
  tenantId: string,
  changes: readonly Change[],
): Promise<void> {
  // no tenant: not a table; the payload names the tenant
  await sql`SELECT pg_notify(${CHANGES_CHANNEL}, payload) FROM unnest(${changes.map(({ kind, companyID }) => `${tenantId} ${kind} ${companyID}`)}::text[]) AS n(payload)`.execute(
    tx,
  );
}
