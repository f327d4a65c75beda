// Whoever acts on a user holds that user's rights and clients (security.md C11, decisions.md section 2): otherwise a new password or e-mail
// of somebody else would be a way to companies that one does not see.

import { addUser, changeUser, getUser, listUsers, removeUser, restoreUser } from '@vigilo/contract/users';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const PASSWORD = 'Kestrel#Orb7x';
const YESTERDAY = isoFromDay(dayFromTimestamp(Date.now()) - 1);
const USER_KEYS = [
  'list-user',
  'create-user',
  'update-user',
  'restore-user',
  'delete-user',
  'change-password',
  'view-user',
];
const REFUSAL = [403, 'This user may do or see more than you, so you may not change this user.'];

/** Clients of somebody who has companies that the manager has not, also where they are not seen today. */
const FOREIGN = ['wider', 'over', 'gone'];

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
/** May do everything with users, and has the company AAA alone. */
let manager: TestClient;
let clientRole = '';

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }, { ticker: 'BBB' }],
    clients: [
      { name: 'mine', companies: ['AAA'] },
      { name: 'part', companies: ['AAA'] },
      { name: 'wider', companies: ['AAA', 'BBB'] },
      { name: 'over', companies: ['BBB'], end: YESTERDAY },
      { name: 'gone', companies: ['BBB'], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'manager@vigilo.test', role: 'Approver', clients: ['mine'] },
      { email: 'part@vigilo.test', role: 'Client', clients: ['mine', 'part'] },
      { email: 'analyst@vigilo.test', role: 'Analyst', clients: ['mine'] },
      ...FOREIGN.map((name) => ({
        email: `${name}@vigilo.test`,
        role: 'Client',
        clients: ['mine', name],
      })),
    ],
  });
  clientRole = await allowManager();
  admin = await signIn(server, 'admin@vigilo.test');
  manager = await signIn(server, 'manager@vigilo.test');
});

afterAll(() => server.stop());

/** Lets the manager administer users and do nothing else; returns the id of the role Client. */
async function allowManager(): Promise<string> {
  return inTenant(server.db, tenant.id, async (tx) => {
    const roles = await tx
      .selectFrom('roles')
      .innerJoin('sub_roles', 'sub_roles.role_id', 'roles.id')
      .select(['roles.id', 'roles.name', 'sub_roles.id as subRoleId'])
      .where('roles.tenant_id', '=', tenant.id)
      .execute();
    const subRoleId = roles.find(({ name }) => name === 'Approver')?.subRoleId ?? '';
    await tx
      .deleteFrom('page_filters')
      .where('tenant_id', '=', tenant.id)
      .where('sub_role_id', '=', subRoleId)
      .execute();
    await tx
      .insertInto('page_filters')
      .values({
        tenant_id: tenant.id,
        id: newId(),
        sub_role_id: subRoleId,
        page: 'Manage Users',
        allowed: USER_KEYS,
      })
      .execute();
    return roles.find(({ name }) => name === 'Client')?.id ?? '';
  });
}

beforeEach(async () => {
  await inTenant(server.db, tenant.id, (tx) =>
    tx.updateTable('users').set({ status: 'Active' }).where('tenant_id', '=', tenant.id).execute(),
  );
});

const id = (name: string) => tenant.userId(`${name}@vigilo.test`);
const outcome = (reply: TestReply) =>
  reply.status === 200 ? 200 : [reply.status, reply.problem().description];
const change = (client: TestClient, name: string, fields: object) =>
  client.post(changeUser.path, { _id: id(name), ...fields });

/** Every act on an active user. */
const ACTS: readonly (readonly [string, (client: TestClient, name: string) => Promise<TestReply>])[] = [
  ['name', (client, name) => change(client, name, { name: 'Renamed' })],
  ['clients', (client, name) => change(client, name, { clients: [tenant.clientId('mine')] })],
  ['role', (client, name) => change(client, name, { roles: [{ parentRole: clientRole }] })],
  [
    'password',
    (client, name) => change(client, name, { newPassword: PASSWORD, confirmNewPassword: PASSWORD }),
  ],
  ['e-mail', (client, name) => change(client, name, { email: `${newId()}@vigilo.test` })],
  ['status', (client, name) => change(client, name, { status: 'Inactive' })],
];
const deleteUser = (client: TestClient, name: string) =>
  client.delete(removeUser.path.replace('{id}', id(name)));
const restore = (client: TestClient, name: string) => client.put(restoreUser.path.replace('{id}', id(name)));

describe('a user administrator who is not an Admin', () => {
  it.each(FOREIGN)(
    'does nothing to a user whose client "%s" has companies they do not have',
    async (name) => {
      const { clients } = (await admin.call(getUser, { params: { id: id(name) } })).user;
      for (const [what, act] of [...ACTS, ['delete', deleteUser] as const])
        expect([what, outcome(await act(manager, name))]).toEqual([what, REFUSAL]);
      await admin.call(removeUser, { params: { id: id(name) } });
      expect(outcome(await restore(manager, name))).toEqual(REFUSAL);
      expect(outcome(await change(manager, name, { status: 'Active' }))).toEqual(REFUSAL);
      const anew = await manager.post(addUser.path, {
        email: `${name}@vigilo.test`,
        name: 'Mine Now',
        roles: [{ parentRole: clientRole }],
        clients: [tenant.clientId('mine')],
      });
      expect(outcome(anew)).toEqual(REFUSAL);
      const { user } = await admin.call(getUser, { params: { id: id(name) } });
      expect(user).toMatchObject({ status: 'Inactive', name, clients });
    },
  );

  it('does nothing to a user whose role allows more', async () => {
    for (const [what, act] of [...ACTS, ['delete', deleteUser] as const])
      expect([what, outcome(await act(manager, 'analyst'))]).toEqual([what, REFUSAL]);
    await admin.call(removeUser, { params: { id: id('analyst') } });
    expect(outcome(await restore(manager, 'analyst'))).toEqual(REFUSAL);
  });

  it('is offered just that, in the list as with the user alone', async () => {
    const { users } = await manager.call(listUsers, {});
    for (const name of [...FOREIGN, 'analyst']) {
      expect(users.find(({ _id }) => _id === id(name))?.can, name).toEqual(['view']);
      expect((await manager.call(getUser, { params: { id: id(name) } })).user.can, name).toEqual(['view']);
    }
    const everything = ['view', 'edit', 'change-password', 'delete'];
    expect(users.find(({ _id }) => _id === id('part'))?.can).toEqual(everything);
    expect((await manager.call(getUser, { params: { id: id('part') } })).user.can).toEqual(everything);
    expect((await admin.call(listUsers, {})).users.find(({ _id }) => _id === id('wider'))?.can).toEqual(
      everything,
    );
  });

  it('does everything to a user who has no more than they have', async () => {
    for (const [what, act] of ACTS) expect([what, outcome(await act(manager, 'part'))]).toEqual([what, 200]);
    expect(outcome(await restore(manager, 'part'))).toBe(200);
    expect(outcome(await deleteUser(manager, 'part'))).toBe(200);
  });
});

describe('saving an inactive user anew', () => {
  it('takes the permission to restore as well', async () => {
    await admin.call(removeUser, { params: { id: id('part') } });
    const allow = (allowed: string[]) =>
      inTenant(server.db, tenant.id, (tx) =>
        tx
          .updateTable('page_filters')
          .set({ allowed })
          .where('tenant_id', '=', tenant.id)
          .where('page', '=', 'Manage Users')
          .execute(),
      );
    const { user } = await admin.call(getUser, { params: { id: id('part') } });
    const body = {
      email: user.email,
      name: 'Anew',
      roles: [{ parentRole: clientRole }],
      clients: [tenant.clientId('mine')],
    };
    await allow(USER_KEYS.filter((key) => key !== 'restore-user'));
    const restorer = await signIn(server, 'manager@vigilo.test');
    expect(outcome(await restorer.post(addUser.path, body))).toEqual([403, 'You may not restore users.']);
    expect((await admin.call(getUser, { params: { id: id('part') } })).user.status).toBe('Inactive');
    await allow(USER_KEYS);
    const again = await signIn(server, 'manager@vigilo.test');
    expect(outcome(await again.post(addUser.path, body))).toBe(200);
  });
});
