import type { HeatMapColumns } from '@vigilo/contract/heat-map';
import { sql } from 'kysely';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { findTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import type { PlainEvent } from './recompute.ts';
import { recomputeScore } from './recompute.ts';

const SAMPLES = 10;

/** Compares ten companies of the heat map, spread over those that have events, with the recomputation from the stored events. */
export async function checkScores(
  db: Database,
  tenantName: string,
  columns: HeatMapColumns,
  asOf: string,
): Promise<{ isRight: boolean; lines: string[] }> {
  const tenant = await findTenant(db, tenantName);
  if (!tenant) throw new Error(`There is no tenant ${tenantName}`);
  const withEvents = columns.id.flatMap((id, i) => ((columns.events[i] ?? 0) > 0 ? [{ id, i }] : []));
  const every = Math.max(1, Math.floor(withEvents.length / SAMPLES));
  const sampled = withEvents.filter((_one, i) => i % every === 0).slice(0, SAMPLES);
  const lines: string[] = [];
  let isRight = sampled.length === SAMPLES;
  for (const { id, i } of sampled) {
    const events = await inTenant(
      db,
      tenant.id,
      async (tx) =>
        (
          await sql<PlainEvent>`SELECT id, story_id AS story, day AS date, type, score FROM events WHERE company_id = ${id} AND stage = 'company'`.execute(
            tx,
          )
        ).rows,
    );
    const [st, lt] = [recomputeScore(events, 3, asOf), recomputeScore(events, 6, asOf)];
    const isSame = st === columns.st[i] && lt === columns.lt[i];
    isRight &&= isSame;
    lines.push(
      `${(columns.ticker[i] ?? '').padEnd(6)} ${events.length} events: ST ${String(columns.st[i])}, LT ${String(columns.lt[i])} ${isSame ? '=' : `but recomputed ${st}, ${lt}`}`,
    );
  }
  return { isRight, lines };
}
