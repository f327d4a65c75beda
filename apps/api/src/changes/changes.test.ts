// Open screens learn what changed as it is stored: only of companies the user sees, and only as long as the session lasts (security.md S18, S19).

import { changeClient } from '@vigilo/contract/clients';
import { changeCompany, removeCompany } from '@vigilo/contract/companies';
import { ingestEvents } from '@vigilo/contract/news';
import { signOut } from '@vigilo/contract/sign-in';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signIn } from '../app/testing/test-client.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { Person } from '../companies/testing/editing-tenant.ts';
import { EditingTenant } from '../companies/testing/editing-tenant.ts';
import { publishChange, publishManyChanges } from './changes.service.ts';
import { ChangeReader } from './testing/change-reader.ts';

const MOST_PER_USER = 8;

let world: EditingTenant;
let id: string;
let ticker: string;
let count = 0;
const open: ChangeReader[] = [];

beforeAll(async () => {
  world = await EditingTenant.start();
});
beforeEach(async () => {
  const draft = world.draft();
  ({ ticker } = draft);
  const reader = await readAs('admin');
  id = await world.add(draft);
  // Published before the test begins to listen.
  await reader.hears({ kind: 'many', companyID: '' });
  reader.close();
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => world.server.stop());

async function read(client: Parameters<typeof ChangeReader.open>[1]): Promise<ChangeReader> {
  const reader = await ChangeReader.open(world.server, client);
  open.push(reader);
  return reader;
}

const readAs = (name: Person) => read(world.as(name));

async function bringNews(name: Person = 'approver'): Promise<void> {
  count += 1;
  await world.as(name).call(ingestEvents, { body: { items: [{ ticker, title: `News ${count}` }] } });
}

describe('a stream of changes', () => {
  it('reports stored news at once, uncompressed and uncached', async () => {
    const reader = await readAs('analyst');
    await bringNews();
    await reader.hears({ kind: 'imported', companyID: id });
    const { headers } = reader.response;
    expect([headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
      'text/event-stream',
      undefined,
      'no-store',
    ]);
    expect(reader.text).toMatch(
      /^retry: \d+\n\nid: \d+\ndata: \{"kind":"imported","companyID":"[0-9a-f-]{36}"\}\n\n$/,
    );
  });

  it('reports edited, added and deleted companies', async () => {
    const reader = await readAs('approver');
    await world.as('approver').call(changeCompany, { body: { companyID: id, Company: { region: 'APAC' } } });
    await reader.hears({ kind: 'company', companyID: id });
    for (const remove of [
      () => world.add(),
      () => world.as('admin').delete(removeCompany.path.replace('{id}', id)),
    ]) {
      const before = reader.changes.length;
      await remove();
      await reader.until(() => reader.changes.slice(before).some(({ kind }) => kind === 'many'));
    }
    expect(reader.isOver).toBe(false);
  });

  it('reports repeated changes of a transaction once, and rolled-back ones never', async () => {
    const reader = await readAs('analyst');
    const failing = inTenant(world.server.db, world.tenant.id, async (tx) => {
      await publishChange(tx, world.tenant.id, { kind: 'feeds', companyID: id });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTenant(world.server.db, world.tenant.id, async (tx) => {
      for (let i = 0; i < 3; i += 1)
        await publishChange(tx, world.tenant.id, { kind: 'prices', companyID: id });
    });
    await reader.hears({ kind: 'prices', companyID: id });
    expect(reader.changes).toEqual([{ kind: 'prices', companyID: id }]);
  });

  it("never tells of another client's company, nor of another tenant's", async () => {
    const [stranger, admin, analyst] = [
      await readAs('stranger'),
      await readAs('admin'),
      await readAs('analyst'),
    ];
    const others = await addTestTenant(world.server, {
      name: 'others',
      companies: [{ ticker: 'FAR' }],
      users: [{ email: 'far@vigilo.test', role: 'Admin' }],
    });
    const far = await read(await signIn(world.server, 'far@vigilo.test', undefined, { tenant: 'others' }));
    const hidden = world.tenant.companyId('HIDDEN');
    for (const [tenantId, companyID] of [
      [world.tenant.id, hidden],
      [world.tenant.id, id],
      [others.id, others.companyId('FAR')],
      [others.id, id],
    ] as const) {
      await inTenant(world.server.db, tenantId, (tx) =>
        publishChange(tx, tenantId, { kind: 'events', companyID }),
      );
    }
    // Published to everybody, after what came before.
    for (const tenantId of [world.tenant.id, others.id])
      await inTenant(world.server.db, tenantId, (tx) => publishManyChanges(tx, tenantId));
    const companies = async (reader: ChangeReader) => {
      await reader.hears({ kind: 'many', companyID: '' });
      return reader.changes.map(({ companyID }) => companyID).filter((each) => each !== '');
    };
    for (const reader of [stranger, admin, analyst, far])
      expect([hidden, id, others.companyId('FAR')]).toEqual(expect.arrayContaining(await companies(reader)));
    expect(await companies(stranger)).toEqual([]);
    expect(await companies(analyst)).not.toContain(hidden);
    expect(await companies(far)).not.toContain(id);
    expect((await companies(admin)).includes(others.companyId('FAR'))).toBe(false);
  });

  it('reports events to clients, but not pending news', async () => {
    const reader = await readAs('client');
    await bringNews();
    await inTenant(world.server.db, world.tenant.id, async (tx) => {
      await publishChange(tx, world.tenant.id, { kind: 'feeds', companyID: id });
      await publishChange(tx, world.tenant.id, { kind: 'events', companyID: id });
    });
    await reader.hears({ kind: 'events', companyID: id });
    expect(reader.changes).toEqual([{ kind: 'events', companyID: id }]);
  });

  it('stops reporting a company that its user can no longer see', async () => {
    const reader = await readAs('client');
    const publish = () =>
      inTenant(world.server.db, world.tenant.id, (tx) =>
        publishChange(tx, world.tenant.id, { kind: 'events', companyID: id }),
      );
    await publish();
    await reader.hears({ kind: 'events', companyID: id });
    const others = [world.tenant.companyId('SEEN')];
    await world
      .as('admin')
      .call(changeClient, { body: { _id: world.tenant.clientId('Own'), name: 'Own', companyIDs: others } });
    await publish();
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      publishChange(tx, world.tenant.id, { kind: 'events', companyID: others[0] ?? '' }),
    );
    await reader.hears({ kind: 'events', companyID: others[0] ?? '' });
    expect(reader.changes.filter(({ companyID }) => companyID === id)).toHaveLength(1);
  });
});

describe('rights that are taken', () => {
  const wasReported = (reader: ChangeReader) => reader.changes.some(({ kind }) => kind === 'rights');

  it('are reported to the user who lost them, and to nobody else', async () => {
    const [client, stranger] = [await readAs('client'), await readAs('stranger')];
    const publish = (companyID: string) =>
      inTenant(world.server.db, world.tenant.id, (tx) =>
        publishChange(tx, world.tenant.id, { kind: 'events', companyID }),
      );
    const seen = world.tenant.companyId('SEEN');
    await publish(seen);
    await client.hears({ kind: 'events', companyID: seen });
    expect(wasReported(client)).toBe(false);
    await world.as('admin').call(changeClient, {
      body: { _id: world.tenant.clientId('Own'), name: 'Own', companyIDs: [seen], description: 'Less' },
    });
    await inTenant(world.server.db, world.tenant.id, (tx) => publishManyChanges(tx, world.tenant.id));
    await client.hears({ kind: 'rights', companyID: '' });
    await stranger.hears({ kind: 'many', companyID: '' });
    expect(wasReported(stranger)).toBe(false);
    await inTenant(world.server.db, world.tenant.id, (tx) =>
      tx
        .deleteFrom('page_filters')
        .where('tenant_id', '=', world.tenant.id)
        .where('page', '=', 'My Portfolio')
        .execute(),
    );
    await inTenant(world.server.db, world.tenant.id, (tx) => publishManyChanges(tx, world.tenant.id));
    await stranger.hears({ kind: 'rights', companyID: '' });
  });
});

describe('a stream ends', () => {
  it('with its session', async () => {
    const client = await signIn(world.server, 'admin@vigilo.test');
    const reader = await read(client);
    await client.call(signOut, { body: {} });
    await bringNews('admin');
    await reader.until(() => reader.isOver);
    expect(reader.text).toMatch(/event: end\ndata: session\n\n$/);
    expect(reader.changes).toEqual([]);
  });

  it('where its user opens too many, the oldest first', async () => {
    const client = await signIn(world.server, 'admin@vigilo.test');
    const readers: ChangeReader[] = [];
    for (let i = 0; i <= MOST_PER_USER; i += 1) readers.push(await read(client));
    await readers[0]?.until(() => readers[0]?.isOver === true);
    expect(readers[0]?.text).toMatch(/event: end\ndata: replaced\n\n$/);
    expect(readers.slice(1).every(({ isOver }) => !isOver)).toBe(true);
  });

  it('is not opened without a session', async () => {
    expect(
      (await world.as('client').get('/api/v1/changes', { headers: { authorization: undefined } })).status,
    ).toBe(401);
  });
});

describe('a connection to the database that breaks', () => {
  it('is restored, and all screens reload', async () => {
    const reader = await readAs('analyst');
    const owner = new pg.Client({ connectionString: world.server.ownerUrl });
    await owner.connect();
    await owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vigilo-changes' AND datname = current_database()",
    );
    await owner.end();
    await reader.hears({ kind: 'many', companyID: '' });
    await world
      .as('admin')
      .call(ingestEvents, { body: { items: [{ ticker: 'SEEN', title: 'After the break' }] } });
    await reader.hears({ kind: 'imported', companyID: world.tenant.companyId('SEEN') });
    expect(reader.isOver).toBe(false);
  });
});

it('opening a stream does not count as user activity', async () => {
  const { tenant, server } = world;
  const client = await signIn(server, 'approver@vigilo.test');
  const long = new Date(server.now() - 20 * 60_000);
  const setAll = () =>
    inTenant(server.db, tenant.id, (tx) =>
      tx
        .updateTable('sessions')
        .set({ last_active_at: long })
        .where('tenant_id', '=', tenant.id)
        .where('user_id', '=', tenant.userId('approver@vigilo.test'))
        .execute(),
    );
  await setAll();
  await read(client);
  const rows = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('sessions')
      .select('last_active_at')
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', tenant.userId('approver@vigilo.test'))
      .execute(),
  );
  expect(rows.every(({ last_active_at: at }) => at.getTime() === long.getTime())).toBe(true);
});
