// A server that does not hear what changes says so, and has open screens ask again, so that none of them is left with what was (as behind pgbouncer
// in transaction mode). Messages of PostgreSQL stay within a database, so one that listens to another database is deaf.

import { getHealth, getReady } from '@vigilo/contract/health';
import { ingestEvents } from '@vigilo/contract/news';
import { afterEach, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { signIn, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { ChangeReader } from './testing/change-reader.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };
const MANY = { kind: 'many', companyID: '' };

let server: TestServer;
let other: TestDatabase | null = null;

afterEach(async () => {
  await server.stop();
  await other?.drop();
  other = null;
});

async function start(listenUrl?: string): Promise<string> {
  server = await startTestServer({
    config: {
      METRICS_PORT: 0,
      ...(listenUrl === undefined ? {} : { DATABASE_LISTEN_URL: listenUrl, LISTEN_PROBE_SECONDS: 1 }),
    },
  });
  const tenant = await addTestTenant(server, {
    companies: [{ ticker: 'SEEN' }],
    users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
  });
  return tenant.companyId('SEEN');
}

async function readMeasure(): Promise<string | undefined> {
  const measures = await fetch(`http://127.0.0.1:${server.product.metricsPort}/metrics`);
  return /^vigilo_changes_heard (\d)$/m.exec(await measures.text())?.[1];
}

const isHeard = async () => (await new TestClient(server).call(getHealth, {})).changes;

it('says that it is deaf, serves all the same, and tells open screens to ask again and again', async () => {
  other = await createTestDatabase();
  await start(other.appUrl);
  const client = await signIn(server, 'admin@vigilo.test');
  const reader = await ChangeReader.open(server, client);
  await expect.poll(isHeard, PATIENCE).toBe(false);
  expect((await client.get(getReady.path)).status).toBe(200);
  expect(await readMeasure()).toBe('0');
  for (let i = 0; i < 2; i += 1) {
    const before = reader.changes.length;
    await client.call(ingestEvents, { body: { items: [{ ticker: 'SEEN', title: `Unheard ${i}` }] } });
    await expect.poll(() => reader.changes.slice(before), PATIENCE).toContainEqual(MANY);
  }
  expect(reader.changes.filter(({ kind }) => kind !== 'many')).toEqual([]);
  expect(reader.isOver).toBe(false);
  reader.close();
});

it('hears each change by itself where it listens to the right database, and no screen is told to ask again', async () => {
  const id = await start();
  const client = await signIn(server, 'admin@vigilo.test');
  const reader = await ChangeReader.open(server, client);
  await client.call(ingestEvents, { body: { items: [{ ticker: 'SEEN', title: 'Heard' }] } });
  await expect.poll(() => reader.changes, PATIENCE).toContainEqual({ kind: 'imported', companyID: id });
  expect(await isHeard()).toBe(true);
  expect(await readMeasure()).toBe('1');
  expect(reader.changes).not.toContainEqual(MANY);
  reader.close();
});
