// A database that ends connections while they are used, or dies as a whole: requests are answered with 503, the process lives, its pool finds the
// database again, and nothing that was acknowledged is lost (security.md; reliability.md E-02).

import { addCompanies, listCompanies } from '@vigilo/contract/companies';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startThrowAwayServer } from '../../../../tools/testing/throw-away-server.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { inTenant } from '../frame/database.ts';
import { migrate } from './migrate.ts';
import { findServer } from './testing/database-process.ts';
import type { TestReply } from './testing/test-client.ts';

const WRITERS = 12;
const READERS = 6;
/** Times that every connection of the product is ended, and that the whole server is killed. */
const ENDINGS = 25;
const KILLS = 3;
const PATIENCE = { timeout: 60_000, interval: 5 };

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Sends a request again and again. */
async function repeat(isOver: () => boolean, send: () => Promise<TestReply>): Promise<TestReply[]> {
  const replies: TestReply[] = [];
  while (!isOver()) replies.push(await send());
  return replies;
}

/** Writers and readers at work while the database is disturbed again and again, each time once some requests went through. */
async function expectNothingLost(
  world: EditingTenant,
  rounds: number,
  disturb: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const added: string[] = [];
  const write = async (): Promise<TestReply> => {
    const draft = world.draft();
    const reply = await world.as('admin').post(addCompanies.path, { arrayOfCompanies: [draft] });
    if (reply.status === 200) added.push(draft.ticker);
    return reply;
  };
  const read = () => world.as('analyst').post(listCompanies.path, {});
  const running = Promise.all([
    ...Array.from({ length: WRITERS }, () => repeat(() => isOver, write)),
    ...Array.from({ length: READERS }, () => repeat(() => isOver, read)),
  ]);
  for (let round = 0; round < rounds; round += 1) {
    const before = added.length;
    await disturb();
    await expect.poll(() => added.length, PATIENCE).toBeGreaterThan(before + 2);
  }
  isOver = true;
  const replies = (await running).flat();

  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map((reply) => [reply.status, reply.problem().code].join(' ')))).toEqual(
    new Set(['503 unavailable']),
  );
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  const rows = await inTenant(world.server.db, world.tenant.id, (tx) =>
    tx.selectFrom('companies').select('ticker').where('tenant_id', '=', world.tenant.id).execute(),
  );
  const stored = new Set(rows.map(({ ticker }) => ticker));
  expect(added.filter((ticker) => !stored.has(ticker))).toEqual([]);
  expect((await world.as('analyst').get('/api/health/ready')).status).toBe(200);
}

it('answers 503 while its connections are ended under load, lives on, and keeps what it acknowledged', async () => {
  const world = await EditingTenant.start({ config: { WORKER: true } });
  undo.push(() => world.server.stop());
  const owner = new pg.Client({ connectionString: world.server.ownerUrl });
  await owner.connect();
  undo.push(() => owner.end());
  await expectNothingLost(world, ENDINGS, async () => {
    await owner.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  });
});

it('does so while PostgreSQL is killed under load and comes back, and finds it again by itself', async () => {
  const database = await startThrowAwayServer({ durable: true });
  undo.push(() => database.remove());
  await migrate({ ownerUrl: database.ownerUrl, appRole: new URL(database.appUrl).username });
  const world = await EditingTenant.start({
    config: { WORKER: true },
    database: { ...database, drop: async () => undefined },
  });
  undo.push(() => world.server.stop());
  await expectNothingLost(world, KILLS, async () => {
    process.kill(await findServer(database), 'SIGKILL');
  });
});
