// Two tenants in one database, the one ten times the other: ten thousand companies with half a million events, a hundred thousand with five
// million. The events come without indexes, which are built afterwards, as after a restore: five million rows in a few minutes.

import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import pg from 'pg';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { inTenant, JOB_LIMITS, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import { PASSWORD } from '../testing/bench-database.ts';
import { addInventedEvents } from '../testing/fill-tenant.ts';
import { addPeopleAndCompanies } from '../testing/people-and-companies.ts';
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts';

export interface ScaleTenants {
  readonly middle: BenchTenant;
  readonly large: BenchTenant;
}

const COMPANIES = { middle: 10_000, large: 100_000 } as const;
const EVENTS_EACH = 50;
/** Longer ago than any event. */
const EARLIER_MS = 500 * 86_400_000;

/** Fills an empty server; `scale` 1 is the full size. */
export async function fillScaleTenants(server: TemporaryPostgres, scale: number): Promise<ScaleTenants> {
  await migrate({
    ownerUrl: server.ownerUrl,
    appRole: decodeURIComponent(new URL(server.appUrl).username),
  });
  const db = openDatabase({
    url: server.appUrl,
    pool: 2,
    onError: (error) => console.error(error.message),
    timeLimits: JOB_LIMITS,
  });
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const add = async (name: keyof typeof COMPANIES): Promise<BenchTenant> => {
      const companies = Math.round(COMPANIES[name] * scale);
      const people = await addPeopleAndCompanies(db, { name, companies, passwordHash });
      return { ...people, name, companies, events: companies * EVENTS_EACH };
    };
    const tenants = { middle: await add('middle'), large: await add('large') };
    await initiateEarlier(db, tenants);
    await owner.query('VACUUM ANALYZE companies');
    const today = dayFromTimestamp(Date.now());
    const rebuild = await dropIndexes(owner);
    for (const { id } of [tenants.middle, tenants.large]) await addEvents(db, id, today);
    await rebuild();
    await owner.query('VACUUM ANALYZE');
    for (const { id } of [tenants.middle, tenants.large])
      await inTenant(db, id, (tx) => recomputeScores({ now: Date.now }, tx, id, 'all'));
    await owner.query('VACUUM ANALYZE');
    return tenants;
  } finally {
    await owner.end();
    await db.destroy();
  }
}

/** A past day shows only companies that were there. */
async function initiateEarlier(db: Database, { middle, large }: ScaleTenants): Promise<void> {
  for (const { id } of [middle, large])
    await inTenant(db, id, (tx) =>
      tx
        .updateTable('companies')
        .set({ initiated_at: new Date(Date.now() - EARLIER_MS) })
        .where('tenant_id', '=', id)
        .execute(),
    );
}

async function addEvents(db: Database, tenantId: string, today: Day): Promise<void> {
  await inTenant(db, tenantId, (tx) => addInventedEvents(tx, tenantId, EVENTS_EACH, today));
}

interface Definition {
  readonly name: string;
  readonly made: string;
}

/** Takes the indexes and foreign keys off the events; what it returns builds them anew as they were. */
async function dropIndexes(owner: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await owner.query<Definition>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS made FROM pg_constraint WHERE conrelid = 'events'::regclass AND contype = 'f'`,
  );
  const { rows: indexes } = await owner.query<Definition>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index WHERE indrelid = 'events'::regclass AND NOT indisprimary`,
  );
  for (const { name } of keys) await owner.query(`ALTER TABLE events DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`);
  return async () => {
    await owner.query("SET maintenance_work_mem = '1GB'");
    for (const { made } of indexes) await owner.query(made);
    for (const { name, made } of keys) await owner.query(`ALTER TABLE events ADD CONSTRAINT ${name} ${made}`);
  };
}
