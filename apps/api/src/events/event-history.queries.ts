// What the audit log says of single events.

import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface HistoryStep {
  readonly id: string;
  readonly action: string;
  readonly at: Date;
  readonly userName: string | null;
}

export interface Arrival {
  readonly companyId: string;
  readonly stage: EventStage;
  /** Whether its summary describes the company. */
  readonly isChosen: boolean;
  readonly arrivedAt: Date;
}

/** Where an event stands and when it came, or null. */
export async function findArrival(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
): Promise<Arrival | null> {
  const row = await tx
    .selectFrom('events')
    .select(['company_id', 'stage', 'is_summary', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row
    ? { companyId: row.company_id, stage: row.stage, isChosen: row.is_summary, arrivedAt: row.created_at }
    : null;
}

/** Everything that was done with an event, oldest first. */
export async function listHistory(
  tx: TenantTransaction,
  tenantId: string,
  eventId: string,
): Promise<HistoryStep[]> {
  const result = await sql<HistoryStep>`
    SELECT a.id, a.action, a.at, u.name AS "userName"
    FROM audit_log a LEFT JOIN users u ON u.tenant_id = ${tenantId} AND u.id = a.actor_id
    WHERE a.tenant_id = ${tenantId} AND a.entity = 'event' AND a.entity_id = ${eventId} ORDER BY a.at, a.id`.execute(
    tx,
  );
  return result.rows;
}

/** Those of these events that were moved to the company events. */
export async function listMovedIds(
  tx: TenantTransaction,
  tenantId: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const result = await sql<{ id: string }>`
    SELECT DISTINCT entity_id AS id FROM audit_log
    WHERE tenant_id = ${tenantId} AND entity = 'event' AND entity_id = ANY(${[...eventIds]}::uuid[]) AND action = 'events.move'`.execute(
    tx,
  );
  return new Set(result.rows.map(({ id }) => id));
}
