// Whether the stored scores of a tenant are those of its events: half of a transaction, or an edit that was lost, would leave a difference.

import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import type { Database, TenantTransaction } from '../../apps/api/src/frame/tables.ts';

export interface ScoreCheck {
  readonly companies: number;
  /** Companies whose stored scores were not those of their events. */
  readonly different: number;
}

class Undo extends Error {}

/** Computes all scores of a tenant anew and compares; leaves the stored ones as they are. */
export async function checkScores(db: Database, tenantId: string): Promise<ScoreCheck> {
  let found: ScoreCheck = { companies: 0, different: 0 };
  await inTenant(db, tenantId, async (tx) => {
    const before = await listScores(tx, tenantId);
    await recomputeScores({ now: Date.now }, tx, tenantId, 'all');
    const after = await listScores(tx, tenantId);
    const different = [...after].filter(([id, scores]) => before.get(id) !== scores).length;
    found = { companies: after.size, different };
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}

async function listScores(tx: TenantTransaction, tenantId: string): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('company_scores').selectAll().where('tenant_id', '=', tenantId).execute();
  return new Map(rows.map(({ company_id, ...scores }) => [company_id, JSON.stringify(scores)]));
}

/** Today in UTC, as the product counts days. */
export function today(): number {
  return dayFromTimestamp(Date.now());
}
