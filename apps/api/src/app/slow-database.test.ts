// A row that somebody holds, and a database that has stopped answering: who reads is not held up by who waits, nobody waits for ever, and all goes on
// afterwards (reliability.md E-03).

import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { getCompaniesExcel } from '@vigilo/contract/reports';
import { changeCompanyStatus, listCompanies } from '@vigilo/contract/companies';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startThrowAwayServer } from '../../../../tools/testing/throw-away-server.ts';
import { findServer } from './testing/database-process.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { migrate } from './migrate.ts';

const PATIENCE = { timeout: 60_000 };
/** More than the pool has connections. */
const EDITORS = 12;
const READERS = 6;
const READY = '/api/health/ready';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function connectOwner(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  undo.push(() => owner.end());
  return owner;
}

const list = (world: EditingTenant) => world.as('analyst').post(listCompanies.path, {});

function edit(world: EditingTenant, companyID: string) {
  return world.as('approver').post(changeCompanyStatus.path, { companyID, CompanyStatus: 'Validated' });
}

it('lets everybody read while twelve edits wait for one row, and refuses these when they waited long enough', async () => {
  const world = await EditingTenant.start();
  undo.push(() => world.server.stop());
  const id = await world.add();
  const owner = await connectOwner(world.server.ownerUrl);
  const { rows: tenants } = await owner.query<{ id: string }>('SELECT id FROM tenants');
  await owner.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenants[0]?.id]);
  await owner.query('BEGIN');
  await owner.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [id]);

  let answered = 0;
  const edits = Array.from({ length: EDITORS }, async () => {
    const reply = await edit(world, id);
    answered += 1;
    return reply;
  });
  const countWaiting = () => owner.query('SELECT FROM pg_locks WHERE NOT granted');
  await expect.poll(async () => (await countWaiting()).rowCount, PATIENCE).toBeGreaterThan(1);
  const reads = await Promise.all([
    ...Array.from({ length: READERS }, () => list(world)),
    world.as('analyst').get(READY),
  ]);
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  expect(answered).toBe(0);

  const refused = await Promise.all(edits);
  expect(new Set(refused.map((reply) => `${reply.status} ${reply.problem().code}`))).toEqual(
    new Set(['503 unavailable']),
  );
  await owner.query('ROLLBACK');
  expect((await edit(world, id)).status).toBe(200);
});

it('answers 503 in time while PostgreSQL is stopped, and goes on with it afterwards', async () => {
  const database = await startThrowAwayServer();
  undo.push(() => database.remove());
  await migrate({ ownerUrl: database.ownerUrl, appRole: new URL(database.appUrl).username });
  const world = await EditingTenant.start({
    config: { REQUEST_SECONDS: 1 },
    database: { ...database, drop: async () => undefined },
  });
  undo.push(() => world.server.stop());
  const id = await world.add();
  // On connections that are there already, nobody tells that the server has stopped.
  await Promise.all(Array.from({ length: EDITORS }, () => list(world)));
  const owner = await connectOwner(database.ownerUrl);
  const { rows } = await owner.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const form = new FormData();
  form.append('client_id', world.tenant.clientId('Own'));
  form.append('file', new File(['%PDF-1.7'], 'CCRR_SEEN_1.pdf'));
  // The first one makes new ones.
  const processes = [await findServer(database), ...rows.map(({ pid }) => pid)];

  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const replies = await Promise.all([
      list(world),
      edit(world, id),
      world.as('analyst').get(READY),
      // A file takes as long as it is large, whichever way it goes, but not as long as the database is silent.
      world.as('analyst').post(getCompaniesExcel.path, {}),
      world.as('admin').upload(uploadDocuments.path, form),
    ]);
    expect(replies.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      replies.map(() => [503, '5']),
    );
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await list(world)).status, PATIENCE).toBe(200);
  await expect.poll(async () => (await edit(world, id)).status, PATIENCE).toBe(200);
  await expect.poll(async () => (await world.as('analyst').get(READY)).status, PATIENCE).toBe(200);
});
