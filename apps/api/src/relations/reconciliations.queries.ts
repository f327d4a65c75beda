// Differences between linked child documents that somebody settled: stored once and read from either side.

import type { Reconciliation } from '@vigilo/domain/relations/compare-linked';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** Those of a child document, as it sees them. */
export async function listReconciliations(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<Reconciliation[]> {
  const result = await sql<Omit<Reconciliation, 'at'> & { at: Date }>`
    SELECT own.other_id AS "otherId", own.ssot_key AS key, own.period, own.own_value AS "ownValue", own.other_value AS "otherValue",
      CASE WHEN own.own_stands THEN 'own' ELSE 'other' END AS stands, own.reason, coalesce(u.name, '') AS by, own.created_at AS at
    FROM (
      SELECT second_id AS other_id, ssot_key, period, first_value AS own_value, second_value AS other_value, first_stands AS own_stands, reason, created_by, created_at
      FROM reconciliations WHERE tenant_id = ${tenantId} AND first_id = ${childId}
      UNION ALL
      SELECT first_id, ssot_key, period, second_value, first_value, NOT first_stands, reason, created_by, created_at
      FROM reconciliations WHERE tenant_id = ${tenantId} AND second_id = ${childId}
    ) own LEFT JOIN users u ON u.tenant_id = ${tenantId} AND u.id = own.created_by`.execute(tx);
  return result.rows.map(({ at, ...settled }) => ({ ...settled, at: at.toISOString() }));
}

export interface NewReconciliation extends Pick<
  Reconciliation,
  'otherId' | 'key' | 'period' | 'ownValue' | 'otherValue' | 'reason'
> {
  readonly ownId: string;
  readonly stands: 'own' | 'other';
}

/** Settles a difference, in the place of what was settled of it before. */
export async function addReconciliation(
  tx: TenantTransaction,
  tenantId: string,
  { ownId, otherId, key, period, ownValue, otherValue, reason, stands }: NewReconciliation,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await removeReconciliation(tx, tenantId, { ownId, otherId, key, period });
  const isFirst = ownId < otherId;
  await tx
    .insertInto('reconciliations')
    .values({
      tenant_id: tenantId,
      first_id: isFirst ? ownId : otherId,
      second_id: isFirst ? otherId : ownId,
      ssot_key: key,
      period,
      first_value: isFirst ? ownValue : otherValue,
      second_value: isFirst ? otherValue : ownValue,
      first_stands: (stands === 'own') === isFirst,
      reason,
      created_by: by.userId,
      created_at: by.now,
    })
    .execute();
}

/** Opens a difference again; none that was settled is no failure. */
export async function removeReconciliation(
  tx: TenantTransaction,
  tenantId: string,
  { ownId, otherId, key, period }: Pick<NewReconciliation, 'ownId' | 'otherId' | 'key' | 'period'>,
): Promise<void> {
  const isFirst = ownId < otherId;
  await tx
    .deleteFrom('reconciliations')
    .where('tenant_id', '=', tenantId)
    .where('first_id', '=', isFirst ? ownId : otherId)
    .where('second_id', '=', isFirst ? otherId : ownId)
    .where('ssot_key', '=', key)
    .where('period', '=', period)
    .execute();
}
