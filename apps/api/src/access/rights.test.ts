// Nobody raises their own rights or gives away what they do not have, and a change takes effect within a second (security.md C11, S08, S10).

import * as calls from '@vigilo/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const MANAGED = [
  {
    name: 'Manage Roles',
    allowedComponent: [
      'create-role',
      'update-role',
      'view-role',
      'delete-role',
      'create-subrole',
      'view-subrole',
      'delete-subrole',
    ],
  },
  { name: 'Manage Subroles', allowedComponent: ['update-subrole', 'view-subrole'] },
];

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let manager: TestClient;
/** The role of the manager and its sub-roles: the one in force and the one after it. */
let own: { role: string; first: string; second: string };
/** A role that nobody holds. */
let other: { role: string; first: string; second: string };

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'manager@vigilo.test', role: null },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  own = await addRole('Manager', [MANAGED, []]);
  other = await addRole('Reader', [
    [{ name: 'Upload', allowedComponent: [] }],
    [{ name: 'Upload', allowedComponent: ['upload-documents'] }],
  ]);
  const holds = { tenant_id: tenant.id, user_id: tenant.userId('manager@vigilo.test'), role_id: own.role };
  await inTenant(server.db, tenant.id, (tx) => tx.insertInto('user_roles').values(holds).execute());
  manager = await signIn(server, 'manager@vigilo.test');
});

afterAll(() => server.stop());

async function addRole(name: string, filters: (typeof MANAGED)[]): Promise<typeof own> {
  const { role } = await admin.call(calls.addRole, { body: { name } });
  const ids = [];
  for (const [i, pageFilters] of filters.entries())
    ids.push(
      (
        await admin.call(calls.addSubRole, {
          body: { name: `${name} ${i}`, parentRoleId: role._id, pageFilters },
        })
      ).subRole._id,
    );
  return { role: role._id, first: ids[0] ?? '', second: ids[1] ?? '' };
}

function swap({ role, first, second }: typeof own) {
  return manager.post(`/api/roles/${role}/saveSubRolePriority`, {
    subRoles: [
      { _id: second, priority: 1 },
      { _id: first, priority: 2 },
    ],
  });
}

describe('an administrator who is not an Admin', () => {
  it('cannot change the source of their own rights, however its id is spelled', async () => {
    const tries = [
      () => manager.post(`/api/subRoles/${own.first}`, { pageFilters: [] }),
      () =>
        manager.post(`/api/subRoles/${own.first.toUpperCase()}`, {
          pageFilters: [...MANAGED, { name: 'Dashboard', allowedComponent: [] }],
        }),
      () => swap(own),
      () => swap({ ...own, role: own.role.toUpperCase() }),
      () => manager.delete(`/api/subRoles/${own.first}`),
      () => manager.delete(`/api/subRoles/${own.first.toUpperCase()}`),
    ];
    for (const attempt of tries) {
      const reply = await attempt();
      expect([reply.status, reply.problem().description]).toEqual([
        403,
        'This would change your own rights. Ask somebody else to do it.',
      ]);
    }
    expect(
      (await manager.post(`/api/subRoles/${own.first}`, { name: 'Renamed', pageFilters: MANAGED })).status,
    ).toBe(200);
    expect(
      (await manager.post(`/api/subRoles/${own.second}`, { pageFilters: MANAGED.slice(1) })).status,
    ).toBe(200);
    const { role } = await manager.call(calls.getRole, { params: { id: own.role } });
    expect(role.subRoles.map(({ can }) => can)).toEqual([
      ['view', 'edit', 'duplicate'],
      ['view', 'edit', 'duplicate', 'delete'],
    ]);
  });

  it('cannot grant permissions they do not have, in any way', async () => {
    const filters = [
      { name: 'Upload', allowedComponent: ['UPLOAD_DOUMENTS'] },
      { name: 'Audit Log', allowedComponent: ['admin-dash'] },
    ];
    const analyst = (await admin.call(calls.listRoles, {})).roles.find(({ name }) => name === 'Analyst');
    const tries = [
      () => manager.post('/api/subRoles/', { name: 'more', parentRoleId: other.role, pageFilters: filters }),
      () => manager.post(`/api/subRoles/${other.first}`, { pageFilters: filters }),
      () => manager.post(`/api/v1/subRoles/${other.second}/duplicate`, { name: 'more' }),
      () => manager.post(`/api/v1/roles/${other.role}/duplicate`, { name: 'More' }),
      () => manager.post(`/api/v1/roles/${analyst?._id}/duplicate`, { name: 'More' }),
      () => swap(other),
      () => manager.delete(`/api/subRoles/${other.first}`),
    ];
    for (const attempt of tries) {
      const reply = await attempt();
      expect([reply.status, reply.problem().message]).toEqual([403, 'Unauthorized Access!']);
      expect(reply.problem().description).toContain('upload-documents');
    }
    expect(
      (await manager.post(`/api/subRoles/${other.first}`, { pageFilters: filters })).problem().description,
    ).toBe('You can only allow what you may do yourself, not: upload-documents, admin-dash.');
    const reader = await admin.call(calls.getRole, { params: { id: other.role } });
    expect(reader.role.subRoles.map(({ name, priority }) => [name, priority])).toEqual([
      ['Reader 0', 1],
      ['Reader 1', 2],
    ]);
  });

  it('can grant permissions they have and keep existing ones', async () => {
    const filters = [
      { name: 'Upload', allowedComponent: ['upload-documents'] },
      { name: 'Manage Roles', allowedComponent: ['view-role'] },
    ];
    expect((await manager.post(`/api/subRoles/${other.second}`, { pageFilters: filters })).status).toBe(200);
    expect(
      (
        await manager.post('/api/subRoles/', {
          name: 'third',
          parentRoleId: other.role,
          pageFilters: MANAGED,
        })
      ).status,
    ).toBe(200);
    expect((await manager.post('/api/roles/', { name: 'New' })).status).toBe(200);
  });

  it('leaves the role of Admins alone', async () => {
    const role = (await manager.call(calls.listRoles, {})).roles.find(({ type }) => type === 'Admin');
    expect(role?.can).toEqual(['view']);
    expect(
      (await manager.post(`/api/roles/${role?._id}`, { name: 'Admin', description: 'mine' })).status,
    ).toBe(403);
  });

  it('checks names only for users who may save them', async () => {
    const bodies: [string, object][] = [
      ['/api/roles/checkNameExist', { name: 'Reader' }],
      ['/api/subRoles/checkName', { name: 'Reader 0', parentRoleId: other.role }],
    ];
    for (const [path, body] of bodies) expect((await manager.post(path, body)).status).toBe(200);
    await changeOwn([{ name: 'Manage Roles', allowedComponent: ['view-role', 'view-subrole'] }]);
    for (const [path, body] of bodies) expect((await manager.post(path, body)).status).toBe(403);
    expect((await manager.get('/api/roles/')).status).toBe(200);
    await changeOwn(MANAGED);
  });
});

/** Changes what the manager may do and waits until it is in force. */
async function changeOwn(pageFilters: typeof MANAGED): Promise<void> {
  await admin.call(calls.changeSubRole, { params: { id: own.first }, body: { pageFilters } });
  await new Promise((resolve) => setTimeout(resolve, 600));
}

describe('a change of page filters or of the order', () => {
  it('takes effect within a second', async () => {
    // One second after each change, however long a request itself takes on a busy machine.
    const expectAfterOneSecond = async (status: number) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await manager.get('/api/roles/')).status).toBe(status);
    };
    expect((await manager.get('/api/roles/')).status).toBe(200);
    await admin.call(calls.changeSubRole, { params: { id: own.first }, body: { pageFilters: [] } });
    await expectAfterOneSecond(403);
    await admin.call(calls.changeSubRole, { params: { id: own.first }, body: { pageFilters: MANAGED } });
    await expectAfterOneSecond(200);
    await putFirst(own.second, own.first);
    await expectAfterOneSecond(403);
    await putFirst(own.first, own.second);
    await expectAfterOneSecond(200);
  });
});

/** Gives the manager's sub-roles this order: the first decides. */
async function putFirst(...ids: readonly string[]): Promise<void> {
  await admin.call(calls.changePriorities, {
    params: { id: own.role },
    body: { subRoles: ids.map((_id, at) => ({ _id, priority: at + 1 })) },
  });
}
