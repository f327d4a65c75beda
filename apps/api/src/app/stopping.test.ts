// A process that is told to end says so, serves while others take over, refuses in the shape of the contract, lets what runs end, and gives its jobs back.

import { changeCompanyStatus, listCompanies } from '@vigilo/contract/companies';
import { streamChanges } from '@vigilo/contract/changes';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';

const READY = '/api/health/ready';
const LIVE = '/api/health/live';
const PATIENCE = { timeout: 60_000 };
const NEVER = new AbortController().signal;

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** A tenant on a server that the test stops itself, so that its database outlives it. */
async function start(): Promise<{ world: EditingTenant; owner: pg.Client }> {
  const database = await createTestDatabase();
  undo.push(() => database.drop());
  const world = await EditingTenant.start({ database: { ...database, drop: async () => undefined } });
  undo.push(() => world.server.stop());
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  undo.push(() => owner.end());
  return { world, owner };
}

const list = (world: EditingTenant) => world.as('analyst').post(listCompanies.path, {});

describe('a server that leaves', () => {
  it('is not ready from then on, serves as before, and ends each connection with its reply', async () => {
    const { world } = await start();
    const before = await list(world);
    expect([(await world.as('analyst').get(READY)).status, before.headers.connection]).toEqual([
      200,
      'keep-alive',
    ]);
    await world.server.product.leave(0, NEVER);
    const ready = await world.as('analyst').get(READY);
    expect([ready.status, ready.problem().code, ready.problem().message]).toEqual([
      503,
      'unavailable',
      'This server is stopping. Please try again in a moment.',
    ]);
    expect((await world.as('analyst').get(LIVE)).status).toBe(200);
    const served = await list(world);
    expect([served.status, served.headers.connection]).toEqual([200, 'close']);
  });

  it('serves for the time it is given, or less where somebody is in a hurry', async () => {
    const { world } = await start();
    const hurry = new AbortController();
    const left = world.server.product.leave(60_000, hurry.signal);
    expect((await list(world)).status).toBe(200);
    expect(await Promise.race([left, Promise.resolve('not yet')])).toBe('not yet');
    hurry.abort();
    await left;
  });
});

describe('a server that stops', () => {
  it('refuses what comes and lets end what runs, and tells its streams that they find another one', async () => {
    const { world, owner } = await start();
    const id = await world.add();
    await owner.query(`SELECT set_config('app.tenant_id', $1, false)`, [world.tenant.id]);
    await owner.query('BEGIN');
    await owner.query('SELECT FROM companies WHERE id = $1 FOR UPDATE', [id]);
    const running = world
      .as('approver')
      .post(changeCompanyStatus.path, { companyID: id, CompanyStatus: 'Validated' });
    await expect
      .poll(async () => (await owner.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount, PATIENCE)
      .toBe(1);
    const stream = await fetch(`${world.server.url}${streamChanges.path}`, {
      headers: { authorization: `Bearer ${world.as('admin').token ?? ''}` },
    });

    const stopped = world.server.product.stop();
    expect(await stream.text()).toContain('event: end\ndata: restart\n\n');
    const refused = await list(world);
    expect([refused.status, refused.problem().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect((await world.as('analyst').get(READY)).status).toBe(503);
    await owner.query('COMMIT');
    expect((await running).status).toBe(200);
    await stopped;
    await expect(list(world)).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off what takes longer than it may', async () => {
    const { world } = await start();
    // A body that never comes whole.
    const endless = fetch(`${world.server.url}${listCompanies.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.as('admin').token ?? ''}`,
        'content-type': 'application/json',
      },
      body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) }),
      duplex: 'half',
    });
    const outcome = endless.then(
      () => 'answered',
      () => 'cut off',
    );
    await list(world);
    Object.assign(world.server.config, { STOP_SECONDS: 0 });
    await world.server.product.stop();
    expect(await outcome).toBe('cut off');
  });

  it('gives a job back that does not end', async () => {
    const { world, owner } = await start();
    const { jobs } = world.server.product;
    let isWorking = false;
    await jobs.work('retention.sweep', { pollingIntervalSeconds: 0.5 }, () => {
      isWorking = true;
      return new Promise(() => undefined);
    });
    await jobs.send('retention.sweep', {});
    await expect.poll(() => isWorking, PATIENCE).toBe(true);
    await world.server.product.stop();
    const { rows } = await owner.query(`SELECT state FROM pgboss.job WHERE name = 'retention.sweep'`);
    expect(rows).toEqual([{ state: 'retry' }]);
  });

  it('takes no further job once it leaves', async () => {
    const { world, owner } = await start();
    const { jobs } = world.server.product;
    let done = 0;
    await jobs.work('retention.sweep', { pollingIntervalSeconds: 0.5 }, async () => {
      done += 1;
    });
    await jobs.send('retention.sweep', {});
    await expect.poll(() => done, PATIENCE).toBe(1);
    await world.server.product.leave(0, NEVER);
    await jobs.send('retention.sweep', {});
    await world.server.product.stop();
    const { rows } = await owner.query(
      `SELECT state FROM pgboss.job WHERE name = 'retention.sweep' ORDER BY created_on`,
    );
    expect(rows).toEqual([{ state: 'completed' }, { state: 'created' }]);
  });
});
