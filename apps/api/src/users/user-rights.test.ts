// Who may change what of whom (security.md C11, S10), why somebody sees what they see, and which mails follow.

import { removeCompany, restoreCompany } from '@vigilo/contract/companies';
import { signIn as signInCall } from '@vigilo/contract/sign-in';
import { addUser, changeUser, getUser, getUserAccess, listUsers, removeUser } from '@vigilo/contract/users';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const PASSWORD = 'Kestrel#Orb7x';
const TODAY = dayFromTimestamp(Date.now());
const ALL: readonly PermissionKey[] = [
  'list-user',
  'create-user',
  'update-user',
  'restore-user',
  'delete-user',
  'change-password',
  'view-user',
];

/** Callers are remembered for a second; tests do not wait for it. */
const clock = { skipped: 0 };

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
/** Administers users, sees the companies of one client, and may otherwise do what a Client may. */
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + clock.skipped });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }, { ticker: 'BBB' }, { ticker: 'CCC' }],
    clients: [
      { name: 'Mine', companies: ['AAA'] },
      { name: 'Part', companies: ['AAA'] },
      { name: 'Wider', companies: ['AAA', 'BBB'] },
      { name: 'Over', companies: ['CCC'], end: isoFromDay(TODAY - 1) },
      { name: 'Later', companies: ['CCC'], start: isoFromDay(TODAY + 1) },
      { name: 'Gone', companies: ['CCC'], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'second@vigilo.test', role: 'Admin' },
      { email: 'manager@vigilo.test', role: 'Approver', clients: ['Mine'] },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Wider', 'Over', 'Later', 'Gone'] },
      { email: 'cleo@vigilo.test', role: 'Client', clients: ['Mine'] },
      { email: 'noone@vigilo.test', role: null, clients: ['Mine'] },
      { email: 'old@vigilo.test', role: 'Admin', status: 'Inactive' },
      { email: 'dan@vigilo.test', role: 'Client', clients: ['Mine'] },
    ],
  });
  await setPermissions(ALL);
  admin = await signIn(server, 'admin@vigilo.test');
  manager = await signIn(server, 'manager@vigilo.test');
});

afterAll(() => server.stop());

/** What the manager's role allows, and nothing else. */
async function setPermissions(allowed: readonly PermissionKey[]): Promise<void> {
  await inTenant(server.db, tenant.id, async (tx) => {
    const { id } = await tx
      .selectFrom('roles')
      .innerJoin('sub_roles', 'sub_roles.role_id', 'roles.id')
      .select('sub_roles.id')
      .where('roles.tenant_id', '=', tenant.id)
      .where('roles.name', '=', 'Approver')
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom('page_filters')
      .where('tenant_id', '=', tenant.id)
      .where('sub_role_id', '=', id)
      .execute();
    await tx
      .insertInto('page_filters')
      .values({
        tenant_id: tenant.id,
        id: newId(),
        sub_role_id: id,
        page: 'Manage Users',
        allowed: [...allowed],
      })
      .execute();
  });
  clock.skipped += 1001;
}

async function listRoles(name: string) {
  const { id } = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('roles')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  );
  return [{ parentRole: id }];
}

const id = (name: string) => tenant.userId(`${name}@vigilo.test`);
const change = (client: TestClient, body: object) => client.post(changeUser.path, body);
const outcome = (reply: TestReply) =>
  reply.status === 200 ? 200 : `${reply.status} ${reply.problem().code}`;
const DENIED = '403 not-allowed';

describe('a user administrator who is not an Admin', () => {
  it('cannot change an Admin', async () => {
    const replies = [
      await change(manager, { _id: id('second'), name: 'Mine now' }),
      await change(manager, { _id: id('second'), newPassword: PASSWORD, confirmNewPassword: PASSWORD }),
      await manager.delete(removeUser.path.replace('{id}', id('second'))),
      await manager.put(removeUser.path.replace('{id}', id('old'))),
    ];
    expect(replies.map(outcome)).toEqual([DENIED, DENIED, DENIED, DENIED]);
    const { users } = await manager.call(listUsers, {});
    expect(users.filter(({ type }) => type === 'Admin').map(({ can }) => can)).toEqual([
      ['view'],
      ['view'],
      ['view'],
    ]);
    const anew = await manager.post(addUser.path, {
      email: 'old@vigilo.test',
      name: 'Old',
      roles: await listRoles('Client'),
      clients: [tenant.clientId('Mine')],
    });
    expect(outcome(anew)).toBe('409 already-exists');
  });

  it('assigns only roles whose permissions they have', async () => {
    const user = { email: 'eve@vigilo.test', name: 'Eve', clients: [tenant.clientId('Mine')] };
    for (const role of ['Admin', 'Analyst', 'Licensed Client'])
      expect(outcome(await manager.post(addUser.path, { ...user, roles: await listRoles(role) })), role).toBe(
        DENIED,
      );
    for (const role of ['Admin', 'Analyst'])
      expect(outcome(await change(manager, { _id: id('cleo'), roles: await listRoles(role) })), role).toBe(
        DENIED,
      );
    expect(outcome(await manager.post(addUser.path, { ...user, roles: await listRoles('Client') }))).toBe(
      200,
    );
  });

  it('assigns only clients whose companies they see', async () => {
    const give = (...names: string[]) =>
      change(manager, { _id: id('cleo'), clients: names.map((name) => tenant.clientId(name)) });
    expect((await give('Mine', 'Wider')).problem().fields).toEqual({
      'body.clients.1': 'Unauthorized Access!',
    });
    expect(outcome(await give('Mine', 'Part'))).toBe(200);
    expect(outcome(await give('Mine'))).toBe(200);
    // A deleted company is nobody's to see, and still the client's when it comes back.
    const company = { params: { id: tenant.companyId('BBB') } };
    await admin.call(removeCompany, company);
    expect((await give('Mine', 'Wider')).status).toBe(400);
    await admin.call(restoreCompany, { ...company, body: {} });
    await admin.call(removeCompany, { params: { id: tenant.companyId('AAA') } });
    expect([outcome(await give('Mine', 'Part')), outcome(await give('Mine'))]).toEqual([200, 200]);
    await admin.call(restoreCompany, { params: { id: tenant.companyId('AAA') }, body: {} });
  });

  it('neither sets the password nor the e-mail of whoever may do more, which would be a way to become them', async () => {
    expect(
      outcome(await change(manager, { _id: id('ana'), newPassword: PASSWORD, confirmNewPassword: PASSWORD })),
    ).toBe(DENIED);
    expect(outcome(await change(manager, { _id: id('ana'), email: 'me@vigilo.test' }))).toBe(DENIED);
    expect(outcome(await change(manager, { _id: id('ana'), name: 'Ana' }))).toBe(DENIED);
    expect((await manager.call(getUser, { params: { id: id('ana') } })).user.can).toEqual(['view']);
  });

  it('changes each group of fields by its own permission alone', async () => {
    const groups: readonly (readonly [PermissionKey, object])[] = [
      ['change-password', { newPassword: PASSWORD, confirmNewPassword: PASSWORD }],
      ['delete-user', { status: 'Inactive' }],
      ['restore-user', { status: 'Active' }],
    ];
    const outcomes = [];
    for (const [permission, fields] of groups) {
      await inTenant(server.db, tenant.id, (tx) =>
        tx
          .updateTable('users')
          .set({ status: permission === 'restore-user' ? 'Inactive' : 'Active' })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', id('dan'))
          .execute(),
      );
      for (const allowed of [
        ALL.filter((key) => key !== permission),
        ['update-user', permission] as const,
        ALL.filter((key) => key !== 'update-user'),
      ]) {
        await setPermissions(allowed);
        outcomes.push(outcome(await change(manager, { _id: id('dan'), ...fields })));
      }
    }
    expect(outcomes).toEqual([DENIED, 200, DENIED, DENIED, 200, DENIED, DENIED, 200, DENIED]);
    await setPermissions(ALL);
  });
});

describe('nobody', () => {
  it('changes the own role, clients, status or password here, an Admin neither', async () => {
    for (const [client, name] of [
      [admin, 'admin'],
      [manager, 'manager'],
    ] as const) {
      const replies = [
        await change(client, {
          _id: id(name),
          roles: await listRoles('Client'),
          clients: [tenant.clientId('Mine')],
        }),
        await change(client, { _id: id(name), status: 'Inactive' }),
        await change(client, { _id: id(name), newPassword: PASSWORD, confirmNewPassword: PASSWORD }),
        await client.delete(removeUser.path.replace('{id}', id(name))),
      ];
      expect(replies.map(outcome), name).toEqual([DENIED, DENIED, DENIED, DENIED]);
    }
    expect(
      outcome(
        await change(manager, {
          _id: id('manager'),
          clients: [tenant.clientId('Mine'), tenant.clientId('Part')],
        }),
      ),
    ).toBe(DENIED);
    expect(outcome(await change(manager, { _id: id('manager'), name: 'The Manager' }))).toBe(200);
  });
});

describe('the access of a user', () => {
  const access = async (name: string, client = admin) =>
    (await client.call(getUserAccess, { params: { id: id(name) } })).data;

  it('says why: role, sub-role, pages, clients and companies', async () => {
    const ana = await access('ana');
    expect(ana).toMatchObject({
      basis: 'sub-role',
      role: { name: 'Analyst' },
      subRole: { name: 'Default', priority: 1 },
      otherSubRoles: [],
      companies: 2,
      allCompanies: 3,
    });
    expect(ana.clients.map(({ name, state, companies }) => [name, state, companies])).toEqual([
      ['Gone', 'deleted', 1],
      ['Later', 'not-begun', 1],
      ['Over', 'ended', 1],
      ['Wider', 'counts', 2],
    ]);
    expect(ana.pages.find(({ name }) => name === 'Manage Users')).toMatchObject({
      isAllowed: false,
      lack: 'page-filter',
    });
    const cleo = await access('cleo');
    expect(cleo.pages.find(({ name }) => name === 'My Portfolio')?.components).toEqual([
      { key: 'edit-company', isAllowed: false, lack: 'component' },
      { key: 'list-creditriskrating', isAllowed: false, lack: 'component' },
    ]);
  });

  it('is everything, or nothing, for one reason', async () => {
    expect(await access('second')).toMatchObject({ basis: 'admin', companies: 3, clients: [] });
    expect(await access('noone')).toMatchObject({ basis: 'no-role', role: null, companies: 1 });
    const old = await access('old');
    expect([old.basis, old.companies, old.pages.some(({ isAllowed }) => isAllowed)]).toEqual([
      'inactive',
      0,
      false,
    ]);
  });

  it('counts only companies that the caller sees', async () => {
    expect(await access('ana', manager)).toMatchObject({ companies: 1, allCompanies: 1 });
    expect((await access('ana', manager)).clients.map(({ companies }) => companies)).toEqual([0, 0, 0, 1]);
  });
});

describe('the last active Admin', () => {
  it('stays, however many try at once to take the others away', async () => {
    const roles = await listRoles('Admin');
    const emails = Array.from({ length: 4 }, (_, i) => `race${i}@vigilo.test`);
    const racers = [{ client: admin, id: id('admin') }];
    for (const email of emails) {
      const { user } = await admin.call(addUser, { body: { email, name: 'Racer', roles } });
      const { password_hash: hash } = await inTenant(server.db, tenant.id, (tx) =>
        tx
          .selectFrom('users')
          .select('password_hash')
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', id('admin'))
          .executeTakeFirstOrThrow(),
      );
      await inTenant(server.db, tenant.id, (tx) =>
        tx
          .updateTable('users')
          .set({ password_hash: hash })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', user._id)
          .execute(),
      );
      racers.push({ client: await signIn(server, email), id: user._id });
    }
    await admin.call(removeUser, { params: { id: id('second') } });
    const client = await listRoles('Client');
    const attempts = racers.flatMap((racer) =>
      racers
        .filter((other) => other !== racer)
        .map((other, i) =>
          i % 2 === 0
            ? racer.client.delete(removeUser.path.replace('{id}', other.id))
            : change(racer.client, { _id: other.id, roles: client, clients: [tenant.clientId('Mine')] }),
        ),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const left = await inTenant(server.db, tenant.id, (tx) =>
      sql<{
        count: number;
      }>`SELECT count(*)::int AS count FROM users u JOIN user_roles ur ON ur.tenant_id = u.tenant_id AND ur.user_id = u.id
      JOIN roles r ON r.tenant_id = ur.tenant_id AND r.id = ur.role_id WHERE u.tenant_id = ${tenant.id} AND u.status = 'Active' AND r.type = 'Admin'`.execute(
        tx,
      ),
    );
    expect(left.rows[0]?.count).toBe(1);
  });
});

describe('mails', () => {
  it('are ordered with what they tell of: an invitation for a new user, and that a password was set', async () => {
    const other = await addTestTenant(server, {
      name: 'mails',
      users: [
        { email: 'boss@vigilo.test', role: 'Admin' },
        { email: 'pia@vigilo.test', role: 'Admin' },
      ],
    });
    const boss = await signIn(server, 'boss@vigilo.test', undefined, { tenant: 'mails' });
    const { id: roleId } = await inTenant(server.db, other.id, (tx) =>
      tx
        .selectFrom('roles')
        .select('id')
        .where('tenant_id', '=', other.id)
        .where('name', '=', 'Admin')
        .executeTakeFirstOrThrow(),
    );
    const { user } = await boss.call(addUser, {
      body: { email: 'new@vigilo.test', name: 'New', roles: [{ parentRole: roleId }] },
    });
    await boss.call(changeUser, {
      body: { _id: other.userId('pia@vigilo.test'), newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    });
    const orders = await sql<{
      data: Record<string, string>;
    }>`SELECT data FROM pgboss.job WHERE name = 'sign-in.mail' AND data ->> 'tenantId' = ${other.id} ORDER BY created_on`.execute(
      server.db,
    );
    expect(orders.rows.map(({ data }) => data)).toEqual([
      { tenantId: other.id, kind: 'invitation', userId: user._id, language: 'en' },
      {
        tenantId: other.id,
        kind: 'password-set',
        userId: other.userId('pia@vigilo.test'),
        byId: other.userId('boss@vigilo.test'),
        language: 'en',
      },
    ]);
    expect(
      (await boss.post(`${signInCall.path}?tenant=mails`, { email: 'new@vigilo.test', password: PASSWORD }))
        .status,
    ).toBe(401);
  });
});
