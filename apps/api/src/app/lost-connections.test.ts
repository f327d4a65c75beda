// A database that ends connections while they are used, as at its restart: requests are answered with 503, the process lives, and nothing that
// was acknowledged is lost (security.md; reliability.md).

import { addCompanies, listCompanies } from '@vigilo/contract/companies';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { inTenant } from '../frame/database.ts';
import type { TestReply } from './testing/test-client.ts';

const WRITERS = 12;
const READERS = 6;
/** Times that every connection of the product is ended. */
const ROUNDS = 25;

let world: EditingTenant;
let owner: pg.Client;

beforeAll(async () => {
  world = await EditingTenant.start({ config: { WORKER: true } });
  owner = new pg.Client({ connectionString: world.server.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.server.stop();
});

async function endAllConnections(): Promise<void> {
  await owner.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}

/** Sends a request again and again. */
async function repeat(isOver: () => boolean, send: () => Promise<TestReply>): Promise<TestReply[]> {
  const replies: TestReply[] = [];
  while (!isOver()) replies.push(await send());
  return replies;
}

it('answers 503 while its connections are ended under load, lives on, and keeps what it acknowledged', async () => {
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
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = added.length;
    await endAllConnections();
    // The next round comes as soon as some requests went through, in the middle of others.
    await expect.poll(() => added.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 2);
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
});
