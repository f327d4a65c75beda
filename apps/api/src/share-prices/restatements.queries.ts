// Restatements of share prices, and the factor that they give the prices of a day.

import { dayFromIso, isoFromDay } from '@vigilo/domain/scoring/day';
import type {
  Restatement,
  RestatementDecision,
  RestatementState,
  StoredRestatement,
} from '@vigilo/domain/share-prices/restatements';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** A restatement with what a person has to know to decide. */
export interface FoundRestatement extends StoredRestatement {
  readonly foundAt: Date;
  /** Stored prices of the days before. */
  readonly days: number;
}

/** The restatements of a company's prices, ascending by day. */
export async function listRestatements(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<FoundRestatement[]> {
  const result = await sql<{
    id: string;
    beforeDay: string;
    factor: number;
    state: RestatementState;
    foundAt: Date;
    days: number;
  }>`
    SELECT r.id, r.before_day AS "beforeDay", r.factor, r.state, r.found_at AS "foundAt",
      (SELECT count(*)::int FROM share_prices p WHERE p.tenant_id = r.tenant_id AND p.company_id = r.company_id AND p.day < r.before_day) AS days
    FROM share_price_restatements r WHERE r.tenant_id = ${tenantId} AND r.company_id = ${companyId} ORDER BY r.before_day, r.id`.execute(
    tx,
  );
  return result.rows.map((row) => ({ ...row, beforeDay: dayFromIso(row.beforeDay) }));
}

/** Stores what is to be decided. */
export async function insertRestatement(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  { beforeDay, factor }: Restatement,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('share_price_restatements')
    .values({
      tenant_id: tenantId,
      id: newId(now.getTime()),
      company_id: companyId,
      before_day: isoFromDay(beforeDay),
      factor,
      state: 'proposed',
      found_at: now,
      decided_at: null,
    })
    .execute();
}

export async function deleteRestatements(
  tx: TenantTransaction,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('share_price_restatements')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}

export async function updateRestatement(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  state: RestatementDecision,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('share_price_restatements')
    .set({ state, decided_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The factor by which the price of a row is multiplied to be shown; `row` names a table with company_id and day. */
export function priceScale(tenantId: string, row: string): RawBuilder<number> {
  return sql`coalesce((SELECT exp(sum(ln(r.factor))) FROM share_price_restatements r
    WHERE r.tenant_id = ${tenantId} AND r.company_id = ${sql.ref(`${row}.company_id`)} AND r.state = 'applied' AND ${sql.ref(`${row}.day`)} < r.before_day), 1)`;
}
