import type { EventType } from '@vigilo/domain/scoring/event-type';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface SummaryCandidate {
  readonly id: string;
  readonly type: EventType;
  readonly summary: string;
  readonly isChosen: boolean;
}

/** The company events of a company that are chosen, and those among these ids. The company is locked, so they cannot change. */
export async function listCandidates(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  ids: readonly string[],
): Promise<SummaryCandidate[]> {
  const result = await sql<SummaryCandidate>`
    SELECT id, type, summary, is_summary AS "isChosen" FROM events
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId}
      AND stage = 'company' AND (is_summary OR id = ANY(${[...ids]}::uuid[])) ORDER BY id`.execute(tx);
  return result.rows;
}

/** Chooses these events of a company and no others. */
export async function updateChosenSummaries(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`UPDATE events SET is_summary = NOT is_summary
    WHERE tenant_id = ${tenantId} AND company_id = ${companyId}
      AND stage = 'company' AND is_summary <> (id = ANY(${[...ids]}::uuid[]))`.execute(tx);
}
