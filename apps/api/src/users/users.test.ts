// Users through HTTP: what the list shows and offers, adding, changing, deleting and restoring (specification 1, sections 2.6 and 3 to 7).

import {
  addUser,
  changeUser,
  checkUserEmail,
  getUser,
  listAnalysts,
  listUsers,
  removeUser,
  restoreUser,
} from '@vigilo/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const PASSWORD = 'Kestrel#Orb7x';

let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let admin: TestClient;
let foreign: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }],
    clients: [
      { name: 'One', companies: ['AAA'] },
      { name: 'Two', companies: [] },
      { name: 'Gone', companies: [], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ben@vigilo.test', role: 'Analyst', clients: ['One', 'Gone'] },
      { email: 'Cleo@vigilo.test', role: 'Client', clients: ['One'] },
      { email: 'dora@vigilo.test', role: 'Approver', clients: ['One'], status: 'Inactive' },
      { email: 'emil@vigilo.test', role: 'Analyst', clients: ['Two'] },
      { email: 'fay@vigilo.test', role: 'Analyst', clients: ['Two'] },
    ],
  });
  other = await addTestTenant(server, {
    name: 'other',
    clients: [{ name: 'Foreign', companies: [] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'zoe@vigilo.test', role: 'Admin' },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  foreign = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'other' });
});

afterAll(() => server.stop());

async function roleId(name: string, tenantId = tenant.id): Promise<string> {
  const row = await inTenant(server.db, tenantId, (tx) =>
    tx
      .selectFrom('roles')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

const toRoles = async (name: string) => [{ parentRole: await roleId(name) }];
const user = async (email: string) =>
  (await admin.call(getUser, { params: { id: tenant.userId(email) } })).user;

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

async function newUser(email: string, role = 'Analyst'): Promise<string> {
  const reply = await admin.call(addUser, {
    body: {
      email,
      name: 'Somebody New',
      roles: await toRoles(role),
      clients: role === 'Admin' ? [] : [tenant.clientId('One')],
    },
  });
  return reply.user._id;
}

describe('the list of users', () => {
  it('holds every user of the own tenant by e-mail, with role, last sign-in and what may be done', async () => {
    const { users } = listUsers.reply.parse((await admin.get(listUsers.path)).json());
    expect(users.map(({ email }) => email)).toEqual([
      'admin@vigilo.test',
      'ben@vigilo.test',
      'Cleo@vigilo.test',
      'dora@vigilo.test',
      'emil@vigilo.test',
      'fay@vigilo.test',
    ]);
    const [own, ben, , dora] = users;
    expect(own).toMatchObject({ type: 'Admin', can: ['view', 'edit'] });
    expect(own?.lastLoginDateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(ben).toMatchObject({
      type: 'User',
      status: 'Active',
      lastLoginDateTime: null,
      roles: [{ parentRole: { name: 'Analyst', type: 'User' } }],
      clientNames: ['One'],
      can: ['view', 'edit', 'change-password', 'delete'],
    });
    expect(own?.clientNames).toEqual([]);
    expect(dora?.can).toEqual(['view', 'restore']);
  });

  it('says of each user what the user alone says', async () => {
    const { users } = await admin.call(listUsers, {});
    for (const { clientNames, ...row } of users) {
      const { user: one } = await admin.call(getUser, { params: { id: row._id } });
      expect(one).toMatchObject(row);
      expect(one.clients.map(({ name }) => name).toSorted()).toEqual(clientNames.toSorted());
    }
  });

  it('names the active analysts alone', async () => {
    const { users } = await admin.call(listAnalysts, {});
    expect(users.map(({ email }) => email)).toEqual([
      'ben@vigilo.test',
      'emil@vigilo.test',
      'fay@vigilo.test',
    ]);
  });
});

describe('one user', () => {
  it('comes with clients that are not deleted, sub-roles and the merged page filters', async () => {
    const ben = await user('ben@vigilo.test');
    expect(ben.clients.map(({ name }) => name)).toEqual(['One']);
    expect(ben.subRoles).toMatchObject([{ name: 'Default', priority: 1 }]);
    expect(ben.pageFilters.find(({ name }) => name === 'Company Summary')).toEqual({
      name: 'Company Summary',
      category: 'Companies',
      allowedComponent: ['edit-company', 'list-creditriskrating'],
    });
    expect(ben.lastUpdateBy).toBeNull();
  });

  it('of type Admin sees all pages', async () => {
    expect((await user('admin@vigilo.test')).pageFilters).toEqual([
      { name: 'All Pages are visible to Admin', category: '', allowedComponent: [] },
    ]);
  });

  it('of another tenant answers every call like one that does not exist', async () => {
    const calls = [
      (id: string) => admin.get(getUser.path.replace('{id}', id)),
      (id: string) => admin.get(`/api/v1/users/${id}/access`),
      (id: string) => admin.delete(removeUser.path.replace('{id}', id)),
      (id: string) => admin.put(restoreUser.path.replace('{id}', id)),
      (id: string) => admin.post(changeUser.path, { _id: id, name: 'Hacked' }),
    ];
    for (const call of calls) {
      const answers = [];
      for (const id of [other.userId('zoe@vigilo.test'), NOWHERE]) {
        const reply = await call(id);
        const { requestId: _number, ...body } = reply.problem();
        answers.push([reply.status, body]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(404);
    }
    expect((await foreign.call(listUsers, {})).users.map(({ email }) => email)).toEqual([
      'admin@vigilo.test',
      'zoe@vigilo.test',
    ]);
  });
});

describe('adding a user', () => {
  it('stores the details, with one role and its clients, and writes the audit log', async () => {
    const reply = await admin.call(addUser, {
      body: {
        email: 'gus@vigilo.test',
        name: '  Gus Grain ',
        roles: [{ parentRole: await roleId('Analyst'), priority: 9, tempId: 'x' }],
        clients: [tenant.clientId('One'), tenant.clientId('One')],
      },
    });
    expect(reply.reactivated).toBe(false);
    expect(reply.user).toMatchObject({
      email: 'gus@vigilo.test',
      name: 'Gus Grain',
      status: 'Active',
      roles: [{ parentRole: { name: 'Analyst' }, priority: 1 }],
      clients: [{ name: 'One' }],
      lastUpdateBy: 'admin',
      version: 1,
    });
    expect(await audited(reply.user._id)).toEqual([
      {
        action: 'users.add',
        before: null,
        after: {
          email: 'gus@vigilo.test',
          name: 'Gus Grain',
          status: 'Active',
          role: 'Analyst',
          clients: [tenant.clientId('One')],
        },
      },
    ]);
  });

  it('gives an Admin no clients and the priority 0', async () => {
    const { user: hal } = await admin.call(addUser, {
      body: {
        email: 'hal@vigilo.test',
        name: 'Hal',
        roles: await toRoles('Admin'),
        clients: [tenant.clientId('One')],
      },
    });
    expect([hal.type, hal.clients, hal.roles[0]?.priority]).toEqual(['Admin', [], 0]);
  });

  it('needs e-mail, name, one role and a client, and says what is missing', async () => {
    const good = {
      email: 'ida@vigilo.test',
      name: 'Ida',
      roles: await toRoles('Client'),
      clients: [tenant.clientId('One')],
    };
    const foreignRole = await roleId('Client', other.id);
    const bad: readonly (readonly [object, string, string?])[] = [
      [{ ...good, email: 'ida' }, 'body.email'],
      [{ ...good, name: ' ' }, 'body.name', 'Enter Name'],
      [{ ...good, roles: [] }, 'body.roles', 'Enter Role'],
      [{ ...good, roles: [{ parentRole: NOWHERE }] }, 'body.roles.0.parentRole', 'Enter Role'],
      [{ ...good, roles: [{ parentRole: foreignRole }] }, 'body.roles.0.parentRole', 'Enter Role'],
      [{ ...good, clients: [] }, 'body.clients', 'Select Client'],
      [{ ...good, clients: [tenant.clientId('One'), NOWHERE] }, 'body.clients.1', 'Unauthorized Access!'],
      [{ ...good, clients: [other.clientId('Foreign')] }, 'body.clients.0', 'Unauthorized Access!'],
      [{ ...good, clients: [tenant.clientId('Gone')] }, 'body.clients.0', 'Unauthorized Access!'],
      [{ ...good, type: 'Admin' }, 'body.type', 'Unknown field'],
      [{ ...good, status: 'Active' }, 'body.status', 'Unknown field'],
      [{ ...good, newPassword: PASSWORD }, 'body.newPassword', 'Unknown field'],
    ];
    for (const [body, field, sentence] of bad) {
      const reply = await admin.post(addUser.path, body);
      const fields = reply.problem().fields ?? {};
      expect([reply.status, Object.keys(fields)], JSON.stringify(body)).toEqual([400, [field]]);
      if (sentence !== undefined) expect(fields[field]).toBe(sentence);
    }
    expect((await admin.call(checkUserEmail, { query: { email: 'ida@vigilo.test' } })).exist).toBe(false);
  });

  it('is refused for the e-mail of an active user in any case, and makes an inactive one active', async () => {
    const again = { name: 'Dora Again', roles: await toRoles('Client'), clients: [tenant.clientId('Two')] };
    const refused = await admin.post(addUser.path, { ...again, email: 'BEN@vigilo.TEST' });
    expect([refused.status, refused.problem().code, refused.problem().message]).toEqual([
      409,
      'already-exists',
      'User Already Exists !!',
    ]);
    const reply = await admin.call(addUser, { body: { ...again, email: 'DORA@vigilo.test' } });
    expect(reply).toMatchObject({
      reactivated: true,
      user: {
        _id: tenant.userId('dora@vigilo.test'),
        status: 'Active',
        name: 'Dora Again',
        email: 'DORA@vigilo.test',
        roles: [{ parentRole: { name: 'Client' } }],
        clients: [{ name: 'Two' }],
      },
    });
    expect((await audited(reply.user._id)).map(({ action }) => action)).toEqual(['users.restore']);
  });

  it('makes exactly one of twenty at once, whatever the case of the letters', async () => {
    const body = { name: 'Twin', roles: await toRoles('Client'), clients: [tenant.clientId('One')] };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        admin.post(addUser.path, { ...body, email: i % 2 === 0 ? 'twin@vigilo.test' : 'Twin@Vigilo.Test' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const id = addUser.reply.parse(replies.find(({ status }) => status === 200)?.json()).user._id;
    await admin.call(removeUser, { params: { id } });
    const anew = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(addUser.path, { ...body, email: 'twin@vigilo.test' })),
    );
    expect(anew.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('tells beforehand whether the e-mail is taken', async () => {
    const ask = (email: string, userId = 'temp') => admin.call(checkUserEmail, { query: { email, userId } });
    expect(await ask('cleo@VIGILO.test')).toEqual({ exist: true, status: 'Active' });
    expect(await ask('cleo@vigilo.test', tenant.userId('Cleo@vigilo.test'))).toEqual({
      exist: false,
      status: null,
    });
    expect(await ask('zoe@vigilo.test')).toEqual({ exist: false, status: null });
  });
});

describe('changing a user', () => {
  it('writes what is given, notes who did it and audits before and after', async () => {
    const id = await newUser('jan@vigilo.test');
    const { user: jan } = await admin.call(changeUser, {
      body: {
        _id: id,
        version: 1,
        name: 'Jan Juniper',
        email: 'Jan@vigilo.test',
        clients: [tenant.clientId('Two')],
        roles: await toRoles('Approver'),
      },
    });
    expect(jan).toMatchObject({
      name: 'Jan Juniper',
      email: 'Jan@vigilo.test',
      version: 2,
      clients: [{ name: 'Two' }],
      roles: [{ parentRole: { name: 'Approver' } }],
      lastUpdateBy: 'admin',
    });
    expect((await audited(id)).at(-1)).toEqual({
      action: 'users.change',
      before: {
        email: 'jan@vigilo.test',
        name: 'Somebody New',
        role: 'Analyst',
        clients: [tenant.clientId('One')],
      },
      after: {
        email: 'Jan@vigilo.test',
        name: 'Jan Juniper',
        role: 'Approver',
        clients: [tenant.clientId('Two')],
      },
    });
  });

  it('leaves clients alone that are deleted, and an unchanged user as it is', async () => {
    const ben = await user('ben@vigilo.test');
    const { user: same } = await admin.call(changeUser, {
      body: {
        _id: ben._id,
        name: ben.name,
        email: ben.email,
        clients: ben.clients.map(({ _id }) => _id),
        roles: await toRoles('Analyst'),
        status: 'Active',
      },
    });
    expect([same.version, (await audited(ben._id)).length]).toEqual([ben.version, 0]);
    const held = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('user_clients')
        .select('client_id')
        .where('tenant_id', '=', tenant.id)
        .where('user_id', '=', ben._id)
        .execute(),
    );
    expect(held.map(({ client_id }) => client_id)).toContain(tenant.clientId('Gone'));
  });

  it('is refused where somebody changed it meanwhile, and for an e-mail that is taken', async () => {
    const id = await newUser('kim@vigilo.test');
    await admin.call(changeUser, { body: { _id: id, version: 1, name: 'Kim One' } });
    const stale = await admin.post(changeUser.path, { _id: id, version: 1, name: 'Kim Two' });
    expect([stale.status, stale.problem().code]).toEqual([409, 'changed-meanwhile']);
    const taken = await admin.post(changeUser.path, { _id: id, email: 'EMIL@vigilo.test' });
    expect([taken.status, taken.problem().message]).toEqual([409, 'User Already Exists !!']);
  });

  it('takes the clients of somebody who becomes an Admin, and asks for some of whoever no longer is', async () => {
    const id = await newUser('leo@vigilo.test');
    const { user: leo } = await admin.call(changeUser, {
      body: { _id: id, roles: await toRoles('Admin'), clients: [tenant.clientId('One')] },
    });
    expect([leo.type, leo.clients]).toEqual(['Admin', []]);
    const reply = await admin.post(changeUser.path, { _id: id, roles: await toRoles('Client') });
    expect([reply.status, reply.problem().fields]).toEqual([400, { 'body.clients': 'Select Client' }]);
    expect((await admin.call(getUser, { params: { id } })).user.type).toBe('Admin');
  });

  it('of an inactive one is only its restoring', async () => {
    const id = await newUser('mia@vigilo.test');
    await admin.call(removeUser, { params: { id } });
    expect((await admin.post(changeUser.path, { _id: id, name: 'Mia' })).problem().code).toBe('wrong-state');
    expect((await admin.delete(removeUser.path.replace('{id}', id))).problem().code).toBe('wrong-state');
    await admin.call(restoreUser, { params: { id }, body: {} });
    expect((await admin.put(restoreUser.path.replace('{id}', id))).problem().code).toBe('wrong-state');
    await admin.call(changeUser, { body: { _id: id, status: 'Inactive' } });
    expect(
      (await admin.call(changeUser, { body: { _id: id, status: 'Active', name: 'Mia' } })).user,
    ).toMatchObject({ status: 'Active', name: 'Mia' });
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'users.add',
      'users.remove',
      'users.restore',
      'users.remove',
      'users.restore',
      'users.change',
    ]);
  });
});

describe('setting a password', () => {
  const set = (id: string, newPassword: string, confirmNewPassword = newPassword) =>
    admin.post(changeUser.path, { _id: id, newPassword, confirmNewPassword });

  it('ends the sessions of the user, who must set another one at the next sign-in', async () => {
    const id = tenant.userId('emil@vigilo.test');
    const emil = await signIn(server, 'emil@vigilo.test');
    expect((await emil.get('/api/users/profile/me')).status).toBe(200);
    expect((await set(id, PASSWORD)).status).toBe(200);
    expect((await emil.get('/api/users/profile/me')).status).toBe(401);
    const row = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('users')
        .select(['must_change_password', 'password_hash', 'last_password_changed'])
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.must_change_password).toBe(true);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(Date.now() - row.last_password_changed.getTime()).toBeLessThan(60_000);
    const log = JSON.stringify(await audited(id));
    expect(log).toContain('users.password');
    for (const secret of [PASSWORD, row.password_hash ?? '', 'argon2']) expect(log).not.toContain(secret);
  });

  it('says what is wrong with it in the sentences of the specification', async () => {
    const id = tenant.userId('fay@vigilo.test');
    const bad: readonly (readonly [string, string])[] = [
      ['Kq7#x', 'Must be at least 8 characters!'],
      ['Kq7#xvbnPoiuTre', 'Must contain at most 14 Characters!'],
      ['Kestrel#Orbx', 'Must contain at least 1 number!'],
      ['kestrel#orb7x', 'Must contain at least 1 in Capital Case!'],
      ['KESTREL#ORB7X', 'Must contain at least 1 Letter in Small Case!'],
      ['Password1!', 'This password is too common or too easy to guess. Please choose another one.'],
      ['VigiloX#7183', 'This password is too common or too easy to guess. Please choose another one.'],
    ];
    for (const [password, sentence] of bad) {
      const reply = await set(id, password);
      expect([reply.status, reply.problem().fields], password).toEqual([
        400,
        { 'body.newPassword': sentence },
      ]);
    }
    const mismatch = await set(id, PASSWORD, `${PASSWORD}x`);
    expect(mismatch.problem().fields).toEqual({ 'body.confirmNewPassword': 'Password do not match' });
    expect((await admin.post(changeUser.path, { _id: id, newPassword: PASSWORD })).status).toBe(400);
    await signIn(server, 'fay@vigilo.test');
  });
});

describe('deleting a user, or giving another role', () => {
  it('ends every session at once', async () => {
    const id = tenant.userId('fay@vigilo.test');
    const fay = await signIn(server, 'fay@vigilo.test');
    expect((await fay.get('/api/users/profile/me')).status).toBe(200);
    await admin.call(changeUser, { body: { _id: id, roles: await toRoles('Client') } });
    expect((await fay.get('/api/users/profile/me')).status).toBe(401);
    const again = await signIn(server, 'fay@vigilo.test');
    await admin.call(removeUser, { params: { id } });
    expect((await again.get('/api/users/profile/me')).status).toBe(401);
    await expect(signIn(server, 'fay@vigilo.test')).rejects.toThrow('401');
  });
});
