// What analysts decided about waiting news, with what it takes to undo it.

import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { UndoSteps } from './news.tables.ts';

/** What was decided about news of a company. */
export interface Settlement {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly action: NewsDecision;
  readonly count: number;
  readonly steps: UndoSteps;
}

/** Keeps what was decided. */
export async function addSettlement(
  tx: TenantTransaction,
  tenantId: string,
  { id, companyId, userId, action, count, steps }: Settlement,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('news_settlements')
    .values({
      tenant_id: tenantId,
      id,
      company_id: companyId,
      user_id: userId,
      action,
      settled_at: at,
      event_count: count,
      steps: JSON.stringify(steps),
    })
    .execute();
}

/** What somebody decided and did not undo yet, a row for each company in the order of their ids; locked. */
export async function lockSettlement(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  userId: string,
): Promise<Settlement[]> {
  const rows = await tx
    .selectFrom('news_settlements')
    .select(['id', 'company_id', 'user_id', 'action', 'event_count', 'steps'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .orderBy('company_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    userId: row.user_id,
    action: row.action,
    count: row.event_count,
    steps: row.steps,
  }));
}

/** Notes that a settlement was undone. */
export async function endSettlement(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('news_settlements')
    .set({ undone_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** How much news of companies that somebody sees was settled since a moment, by anybody. */
export async function countSettled(tx: TenantTransaction, viewer: Viewer, since: Date): Promise<number> {
  const result = await sql<{ count: number }>`
    SELECT coalesce(sum(s.event_count), 0)::int AS count FROM news_settlements s
    WHERE s.tenant_id = ${viewer.tenantId} AND s.settled_at >= ${since} AND s.undone_at IS NULL AND ${isVisible(viewer, 's.company_id')}`.execute(
    tx,
  );
  return result.rows[0]?.count ?? 0;
}

/** Forgets what was decided before a moment: it can no longer be undone in the queue. */
export async function removeSettlements(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom('news_settlements')
    .where('tenant_id', '=', tenantId)
    .where('settled_at', '<', before)
    .execute();
}
