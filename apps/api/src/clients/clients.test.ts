// Clients through HTTP (specification 1, sections 2.7 and 3 to 7; security.md C10).

import {
  addClient,
  changeClient,
  forceRemoveClient,
  getClient,
  listClients,
  removeClient,
  restoreClient,
} from '@vigilo/contract/clients';
import { listCompanies } from '@vigilo/contract/companies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestDocument } from '../documents/testing/test-documents.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
/** What the manager's role allows, who is no Admin. */
const MANAGES = [
  'list-client',
  'view-client',
  'create-client',
  'update-client',
  'delete-client',
  'restore-client',
];

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let admin: TestClient;
let manager: TestClient;
let reader: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }, { ticker: 'BBB' }, { ticker: 'CCC' }],
    clients: [
      { name: 'Acorn', companies: ['AAA', 'BBB'] },
      { name: 'birch', companies: ['BBB', 'CCC'] },
      { name: 'Gone', companies: ['CCC'], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'manager@vigilo.test', role: 'Approver', clients: ['Acorn'] },
      { email: 'reader@vigilo.test', role: 'Client', clients: ['Acorn', 'Gone'] },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Acorn', 'birch'] },
      { email: 'left@vigilo.test', role: 'Analyst', clients: ['Acorn'], status: 'Inactive' },
    ],
  });
  other = await addTestTenant(server, {
    name: 'other',
    companies: [{ ticker: 'ZZZ' }],
    clients: [{ name: 'Foreign', companies: ['ZZZ'] }],
    users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
  });
  await inTenant(server.db, tenant.id, async (tx) => {
    const { id } = await tx
      .selectFrom('roles')
      .innerJoin('sub_roles', 'sub_roles.role_id', 'roles.id')
      .select('sub_roles.id')
      .where('roles.tenant_id', '=', tenant.id)
      .where('roles.name', '=', 'Approver')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('page_filters')
      .values({
        tenant_id: tenant.id,
        id: newId(),
        sub_role_id: id,
        page: 'Manage Clients',
        allowed: MANAGES,
      })
      .execute();
  });
  admin = await signIn(server, 'admin@vigilo.test');
  manager = await signIn(server, 'manager@vigilo.test');
  reader = await signIn(server, 'reader@vigilo.test');
});

afterAll(() => server.stop());

const ids = (...tickers: string[]) => tickers.map((ticker) => tenant.companyId(ticker));
const add = async (name: string, companyIDs = ids('AAA')) =>
  (await admin.call(addClient, { body: { name, companyIDs } })).client;
const get = async (id: string, client = admin) => (await client.call(getClient, { params: { id } })).client;

function audited(entityId: string) {
  return inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('tenant_id', '=', tenant.id)
      .where('entity_id', '=', entityId)
      .orderBy('at')
      .execute(),
  );
}

describe('the list of clients', () => {
  it('holds every client by name with its number of visible companies, and deleted clients on request', async () => {
    const { clients } = listClients.reply.parse((await admin.post(listClients.path, { all: true })).json());
    expect(clients.map(({ name, companies, isDeleted, can }) => [name, companies, isDeleted, can])).toEqual([
      ['Acorn', 2, false, ['view', 'edit', 'webhook', 'delete']],
      ['birch', 2, false, ['view', 'edit', 'webhook', 'delete']],
      ['Gone', 1, true, ['restore', 'force-delete']],
    ]);
    for (const body of [{}, { all: false }, { all: '' }]) {
      const { clients: active } = listClients.reply.parse((await admin.post(listClients.path, body)).json());
      expect(active.map(({ name }) => name)).toEqual(['Acorn', 'birch']);
    }
    expect((await admin.post(listClients.path, { all: 'yes' })).status).toBe(400);
    const managed = (await manager.call(listClients, { body: {} })).clients;
    expect(managed.map(({ name, companies, can }) => [name, companies, can])).toEqual([
      ['Acorn', 2, ['view', 'edit', 'webhook', 'delete']],
      ['birch', 1, ['view', 'edit', 'delete']],
    ]);
  });

  it('is limited to the names of one’s own clients without permission to list clients', async () => {
    for (const body of [{}, { all: true }])
      expect((await reader.call(listClients, { body })).clients).toEqual([
        { _id: tenant.clientId('Acorn'), name: 'Acorn' },
      ]);
  });
});

describe('one client', () => {
  it('comes with its companies that the caller sees and its active users by role', async () => {
    const acorn = await get(tenant.clientId('Acorn'));
    expect(acorn.companyIDs.toSorted()).toEqual(ids('AAA', 'BBB').toSorted());
    expect(
      [acorn.users, acorn.analysts, acorn.approvers].map((people) => people.map(({ email }) => email)),
    ).toEqual([['reader@vigilo.test'], ['ana@vigilo.test'], ['manager@vigilo.test']]);
    expect(await get(tenant.clientId('birch'), manager)).toMatchObject({
      companyIDs: ids('BBB'),
      companies: 1,
    });
  });

  it('of another tenant answers every call like one that does not exist', async () => {
    const body = { name: 'Mine', companyIDs: ids('AAA') };
    const calls = [
      (id: string) => admin.get(getClient.path.replace('{id}', id)),
      (id: string) => admin.delete(removeClient.path.replace('{id}', id)),
      (id: string) => admin.delete(forceRemoveClient.path.replace('{id}', id)),
      (id: string) => admin.post(restoreClient.path, { clientId: id }),
      (id: string) => admin.post(changeClient.path, { _id: id, ...body }),
    ];
    for (const call of calls) {
      const answers = [];
      for (const id of [other.clientId('Foreign'), NOWHERE]) {
        const reply = await call(id);
        const { requestId: _number, ...problem } = reply.problem();
        answers.push([reply.status, problem]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(404);
    }
  });

  it('requires the permission', async () => {
    const id = tenant.clientId('Acorn');
    const replies = [
      await reader.get(getClient.path.replace('{id}', id)),
      await reader.post(addClient.path, {}),
      await reader.post(changeClient.path, {}),
      await reader.delete(removeClient.path.replace('{id}', id)),
      await manager.delete(forceRemoveClient.path.replace('{id}', id)),
      await reader.post(restoreClient.path, { clientId: id }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});

describe('adding a client', () => {
  it('stores every field, counts a company once and writes the audit log', async () => {
    const body = {
      name: '  Cedar ',
      email: 'desk@cedar.test',
      phone: '(555) 010-2030',
      description: 'Funds',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      companyIDs: ids('AAA', 'CCC', 'AAA'),
    };
    const { client } = await admin.call(addClient, { body });
    expect(client).toMatchObject({
      ...body,
      name: 'Cedar',
      companyIDs: ids('AAA', 'CCC').toSorted(),
      companies: 2,
      version: 1,
      isDeleted: false,
      can: ['view', 'edit', 'webhook', 'delete'],
    });
    const [row] = await audited(client._id);
    expect(row).toMatchObject({
      action: 'clients.add',
      before: null,
      after: { name: 'Cedar', start_date: '2026-01-01', companies: 2 },
    });
  });

  it('says what is wrong, field by field', async () => {
    const good = { name: 'Dogwood', companyIDs: ids('AAA') };
    const bad: readonly (readonly [object, string, string?])[] = [
      [{ ...good, name: '  ' }, 'body.name', 'Enter Name'],
      [{ ...good, companyIDs: [] }, 'body.companyIDs', 'Select atleast one company'],
      [
        { ...good, startDate: '2026-02-01', endDate: '2026-02-01' },
        'body.endDate',
        'Please select End date later than Start date',
      ],
      [
        { ...good, startDate: '2026-02-02', endDate: '2026-02-01' },
        'body.endDate',
        'Please select End date later than Start date',
      ],
      [{ ...good, phone: '555-010-2030' }, 'body.phone'],
      [{ ...good, email: 'desk' }, 'body.email'],
      [{ ...good, startDate: '2026-02-30' }, 'body.startDate'],
      [{ ...good, isDeleted: true }, 'body.isDeleted', 'Unknown field'],
      [{ ...good, companyIDs: [...ids('AAA'), NOWHERE] }, 'body.companyIDs.1', 'Unauthorized Access!'],
      [{ ...good, companyIDs: [other.companyId('ZZZ')] }, 'body.companyIDs.0', 'Unauthorized Access!'],
    ];
    for (const [body, field, sentence] of bad) {
      const reply = await admin.post(addClient.path, body);
      const fields = reply.problem().fields ?? {};
      expect([reply.status, Object.keys(fields)], JSON.stringify(body)).toEqual([400, [field]]);
      if (sentence !== undefined) expect(fields[field]).toBe(sentence);
    }
    const hidden = await manager.post(addClient.path, { ...good, companyIDs: ids('AAA', 'CCC') });
    expect([hidden.status, hidden.problem().fields]).toEqual([
      400,
      { 'body.companyIDs.1': 'Unauthorized Access!' },
    ]);
    expect(
      (await admin.call(listClients, { body: { all: true } })).clients.map(({ name }) => name),
    ).not.toContain('Dogwood');
  });

  it('is refused for the name of any client, a deleted one too', async () => {
    for (const name of ['acorn', 'ACORN ', 'gone']) {
      const reply = await admin.post(addClient.path, { name, companyIDs: ids('AAA') });
      expect([reply.status, reply.problem().code, reply.problem().message]).toEqual([
        409,
        'already-exists',
        'Client Exists. Please Check !!',
      ]);
    }
  });

  it('makes exactly one of twenty at once, whatever the case of the letters and however they are composed', async () => {
    const names = ['Écorce', 'écorce', 'ÉCORCE', 'E\u0301corce'];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        admin.post(addClient.path, { name: names[i % 4], companyIDs: ids('AAA') }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('takes a hundred thousand companies in one call, and refuses one more', async () => {
    const many = (count: number) => Array.from({ length: count }, () => tenant.companyId('AAA'));
    const { client } = await admin.call(addClient, { body: { name: 'Large', companyIDs: many(100_000) } });
    expect(client.companyIDs).toEqual(ids('AAA'));
    expect((await admin.post(addClient.path, { name: 'Larger', companyIDs: many(100_001) })).status).toBe(
      400,
    );
  });
});

describe('changing a client', () => {
  it('writes the fields, gives and takes companies and audits what changed', async () => {
    const { _id } = await add('Elm', ids('AAA', 'BBB'));
    const { client } = await admin.call(changeClient, {
      body: { _id, version: 1, name: 'ELM', companyIDs: ids('BBB', 'CCC') },
    });
    expect(client).toMatchObject({ name: 'ELM', version: 2, companyIDs: ids('BBB', 'CCC').toSorted() });
    expect((await audited(_id)).at(-1)).toEqual({
      action: 'clients.change',
      before: { name: 'Elm', companiesRemoved: ids('AAA'), removed: 1 },
      after: { name: 'ELM', companiesAdded: ids('CCC'), added: 1 },
    });
    const same = await admin.call(changeClient, {
      body: { _id, name: 'ELM', companyIDs: ids('CCC', 'BBB') },
    });
    expect([same.client.version, (await audited(_id)).length]).toEqual([2, 2]);
  });

  it('does not change companies the caller does not see', async () => {
    const { _id } = await add('Fir', ids('BBB', 'CCC'));
    const { client } = await manager.call(changeClient, {
      body: { _id, name: 'Fir', companyIDs: ids('AAA') },
    });
    expect(client.companyIDs).toEqual(ids('AAA'));
    expect((await get(_id)).companyIDs).toEqual(ids('AAA', 'CCC').toSorted());
    const refused = await manager.post(changeClient.path, {
      _id,
      name: 'Fir',
      companyIDs: ids('AAA', 'CCC'),
    });
    expect(refused.status).toBe(400);
  });

  it('is refused after a concurrent change, for a taken name, and for a deleted client', async () => {
    const { _id } = await add('Gorse');
    const body = { _id, companyIDs: ids('AAA') };
    await admin.call(changeClient, { body: { ...body, version: 1, name: 'Gorse One' } });
    expect(
      (await admin.post(changeClient.path, { ...body, version: 1, name: 'Gorse Two' })).problem().code,
    ).toBe('changed-meanwhile');
    expect((await admin.post(changeClient.path, { ...body, name: 'BIRCH' })).problem().message).toBe(
      'Client Exists. Please Check !!',
    );
    await admin.call(removeClient, { params: { id: _id } });
    expect((await admin.post(changeClient.path, { ...body, name: 'Gorse' })).problem().code).toBe(
      'wrong-state',
    );
  });

  it('takes effect for its users at once', async () => {
    const seen = async () => (await reader.call(listCompanies, { body: { sort: 'ticker' } })).data;
    expect((await seen()).companies.map(({ ticker }) => ticker)).toEqual(['AAA', 'BBB']);
    await admin.call(changeClient, {
      body: { _id: tenant.clientId('Acorn'), name: 'Acorn', companyIDs: ids('AAA', 'BBB', 'CCC') },
    });
    expect([(await seen()).companies.length, (await seen()).totalCount]).toEqual([3, 3]);
    await admin.call(removeClient, { params: { id: tenant.clientId('Acorn') } });
    expect([(await seen()).companies.length, (await seen()).totalCount]).toEqual([0, 0]);
    await admin.call(restoreClient, { body: { clientId: tenant.clientId('Acorn') } });
    expect((await seen()).totalCount).toBe(3);
  });
});

describe('a client of one’s own', () => {
  const OWN_STAYS = [403, 'Only an Admin may restore a client that you belong to, or give it more days.'];
  const YEAR = { startDate: '2026-01-01', endDate: '2026-06-30' };

  async function addOwnClient(name: string, dates: object): Promise<string> {
    const { client } = await admin.call(addClient, {
      body: { name, companyIDs: ids('AAA', 'CCC'), ...dates },
    });
    await inTenant(server.db, tenant.id, (tx) =>
      tx
        .insertInto('user_clients')
        .values({
          tenant_id: tenant.id,
          client_id: client._id,
          user_id: tenant.userId('manager@vigilo.test'),
        })
        .execute(),
    );
    return client._id;
  }

  const outcome = async (sent: Promise<TestReply>) => {
    const reply = await sent;
    return reply.status === 200 ? 200 : [reply.status, reply.problem().description];
  };

  it('is given no further day by anybody but an Admin', async () => {
    const _id = await addOwnClient('Ended', YEAR);
    const change = (client: TestClient, dates: object) =>
      outcome(
        client.post(changeClient.path, { _id, name: 'Ended', companyIDs: ids('AAA'), ...YEAR, ...dates }),
      );
    for (const dates of [
      { endDate: '2026-07-01' },
      { endDate: null },
      { startDate: null },
      { startDate: '2025-12-31', endDate: '2026-01-02' },
    ])
      expect([dates, await change(manager, dates)]).toEqual([dates, OWN_STAYS]);
    expect(await get(_id)).toMatchObject({ ...YEAR, version: 1 });
    expect(await change(manager, { startDate: '2026-02-01', endDate: '2026-05-31' })).toBe(200);
    expect(await change(admin, { endDate: null })).toBe(200);
    const { client: foreign } = await admin.call(addClient, {
      body: { name: 'Of others', companyIDs: ids('AAA'), ...YEAR },
    });
    const longer = { _id: foreign._id, name: 'Of others', companyIDs: ids('AAA') };
    expect(await outcome(manager.post(changeClient.path, longer))).toBe(200);
  });

  it('has a webhook that its users may set, and not others', async () => {
    const own = await addOwnClient('Webhook of one’s own', {});
    const { _id: foreign } = await add('Webhook of others');
    const { clients } = await manager.call(listClients, { body: {} });
    const maySet = (id: string) => clients.find(({ _id }) => _id === id)?.can?.includes('webhook');
    expect([maySet(own), maySet(foreign)]).toEqual([true, false]);
    const { client } = await manager.call(getClient, { params: { id: own } });
    expect(client.can).toContain('webhook');
  });

  it('is restored by an Admin alone, and the list says so', async () => {
    const own = await addOwnClient('Taken back', {});
    const { _id: foreign } = await add('Taken from others');
    for (const id of [own, foreign]) await admin.call(removeClient, { params: { id } });
    const { clients } = await manager.call(listClients, { body: { all: true } });
    const actionsFor = (id: string) => clients.find(({ _id }) => _id === id)?.can;
    expect([actionsFor(own), actionsFor(foreign)]).toEqual([[], ['restore']]);
    expect(await outcome(manager.post(restoreClient.path, { clientId: own }))).toEqual(OWN_STAYS);
    expect(await outcome(manager.post(restoreClient.path, { clientId: foreign }))).toBe(200);
    expect(await outcome(admin.post(restoreClient.path, { clientId: own }))).toBe(200);
  });
});

describe('deleting a client', () => {
  it('for good waits until its documents are gone', async () => {
    const { _id: id } = await add('Rowan');
    await addTestDocument(server.db, tenant.id, { clientId: id, isDeleted: true });
    await admin.call(removeClient, { params: { id } });
    const refused = await admin.delete(forceRemoveClient.path.replace('{id}', id));
    expect([refused.status, refused.problem().description]).toEqual([
      409,
      'The client still has documents. Delete them for good first.',
    ]);
    await admin.call(restoreClient, { body: { clientId: id } });
  });

  it('can be undone until it is removed for good, with what belongs to it', async () => {
    const { _id: id } = await add('Hazel', ids('AAA', 'BBB'));
    expect((await admin.delete(forceRemoveClient.path.replace('{id}', id))).problem().code).toBe(
      'wrong-state',
    );
    expect((await admin.post(restoreClient.path, { clientId: id })).problem().code).toBe('wrong-state');
    await admin.call(removeClient, { params: { id } });
    expect((await admin.delete(removeClient.path.replace('{id}', id))).problem().code).toBe('wrong-state');
    expect((await admin.get(getClient.path.replace('{id}', id))).status).toBe(404);
    await admin.call(restoreClient, { body: { clientId: id } });
    expect((await get(id)).companies).toBe(2);
    await admin.call(removeClient, { params: { id } });
    await admin.call(forceRemoveClient, { params: { id } });
    expect((await admin.post(restoreClient.path, { clientId: id })).status).toBe(404);
    const left = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('client_companies')
        .select('company_id')
        .where('tenant_id', '=', tenant.id)
        .where('client_id', '=', id)
        .execute(),
    );
    expect(left).toEqual([]);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'clients.add',
      'clients.remove',
      'clients.restore',
      'clients.remove',
      'clients.force-remove',
    ]);
    expect((await add('hazel')).version).toBe(1);
  });
});
