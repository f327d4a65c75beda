// What a role's users may do hangs on its kind, which is fixed, and never on its name (decisions.md section 2).

import * as calls from '@vigilo/contract/access';
import { getClient } from '@vigilo/contract/clients';
import { changeCompanyStatus, getDropdowns, getListingParams } from '@vigilo/contract/companies';
import { addUser, listAnalysts } from '@vigilo/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const ROLE_KEYS = ['view-role', 'create-role', 'update-role', 'view-subrole', 'create-subrole'];
const USER_KEYS = ['list-user', 'view-user', 'create-user', 'update-user'];

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
/** Edits companies, and administers roles and users. */
let analyst: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }],
    clients: [{ name: 'One', companies: ['AAA'] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'analyst@vigilo.test', role: 'Analyst', clients: ['One'] },
      { email: 'mover@vigilo.test', role: 'Approver', clients: ['One'] },
      { email: 'client@vigilo.test', role: 'Client', clients: ['One'] },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  await allow('Analyst', [
    { name: 'Manage Roles', allowedComponent: ROLE_KEYS },
    { name: 'Manage Users', allowedComponent: USER_KEYS },
  ]);
  await allow('Client', [{ name: 'Company Summary', allowedComponent: ['edit-company'] }]);
  analyst = await signIn(server, 'analyst@vigilo.test');
});

afterAll(() => server.stop());

async function getRoleByName(name: string): Promise<calls.Role> {
  const role = (await admin.call(calls.listRoles, {})).roles.find((one) => one.name === name);
  if (!role) throw new Error(`No role ${name}`);
  return role;
}

/** Lets the users of a role do more on these pages, and all they could on others. */
async function allow(
  roleName: string,
  filters: readonly { name: string; allowedComponent: string[] }[],
): Promise<void> {
  const id = (await getRoleByName(roleName)).subRoles[0]?._id ?? '';
  const { subRole } = await admin.call(calls.getSubRole, { params: { id } });
  const kept = subRole.pageFilters
    .map(({ name, allowedComponent }) => ({ name, allowedComponent }))
    .filter(({ name }) => !filters.some((filter) => filter.name === name));
  await admin.call(calls.changeSubRole, { params: { id }, body: { pageFilters: [...kept, ...filters] } });
}

async function renameRole(client: TestClient, from: string, to: string): Promise<void> {
  const { _id: id, description } = await getRoleByName(from);
  await client.call(calls.changeRole, { params: { id }, body: { name: to, description } });
}

/** Gives a user of the test tenant another role, past the rules. */
async function giveRole(email: string, roleId: string): Promise<TestClient> {
  await inTenant(server.db, tenant.id, (tx) =>
    tx
      .updateTable('user_roles')
      .set({ role_id: roleId })
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', tenant.userId(email))
      .execute(),
  );
  return signIn(server, email);
}

async function getStatuses(client: TestClient): Promise<readonly string[]> {
  return (await client.call(getDropdowns, {})).data.CompanyStatuses;
}

const validate = async (client: TestClient) =>
  (
    await client.post(changeCompanyStatus.path, {
      companyID: tenant.companyId('AAA'),
      CompanyStatus: 'Validated',
    })
  ).status;

describe('an Analyst', () => {
  it('gains nothing by another name of the own role, and is an analyst all the same', async () => {
    expect(await validate(analyst)).toBe(403);
    await renameRole(analyst, 'Analyst', 'Senior');
    const renamed = await signIn(server, 'analyst@vigilo.test');
    expect([await validate(renamed), await getStatuses(renamed)]).toEqual([403, ['Initiated']]);
    expect((await admin.call(listAnalysts, {})).users.map(({ email }) => email)).toEqual([
      'analyst@vigilo.test',
    ]);
    const { client } = await admin.call(getClient, { params: { id: tenant.clientId('One') } });
    expect(client.analysts.map(({ email }) => email)).toEqual(['analyst@vigilo.test']);
    expect(client.approvers.map(({ email }) => email)).toEqual(['mover@vigilo.test']);
    await renameRole(admin, 'Senior', 'Analyst');
  });

  it('gains nothing by a copy of the role, which keeps the kind', async () => {
    const { _id: id } = await getRoleByName('Analyst');
    const { role } = await admin.call(calls.duplicateRole, { params: { id }, body: { name: 'Copied' } });
    const copied = await giveRole('mover@vigilo.test', role._id);
    expect([await validate(copied), await getStatuses(copied)]).toEqual([403, ['Initiated']]);
    await giveRole('mover@vigilo.test', (await getRoleByName('Approver'))._id);
  });

  it('gives nobody a role whose users may validate', async () => {
    const { role } = await admin.call(calls.addRole, { body: { name: 'Editors' } });
    const body = { name: 'Default', parentRoleId: role._id };
    const filters = [{ name: 'Company Summary', allowedComponent: ['edit-company'] }];
    const refused = await analyst.post(calls.addSubRole.path, { ...body, pageFilters: filters });
    expect([refused.status, refused.problem().description]).toEqual([
      403,
      'You can only allow what you may do yourself, not: edit-company.',
    ]);
    await admin.call(calls.addSubRole, { body: { ...body, pageFilters: filters } });
    const user = { email: 'eve@vigilo.test', name: 'Eve', clients: [tenant.clientId('One')] };
    const add = async (name: string) =>
      (
        await analyst.post(addUser.path, {
          ...user,
          roles: [{ parentRole: (await getRoleByName(name))._id }],
        })
      ).status;
    expect([await add('Editors'), await add('Analyst')]).toEqual([403, 200]);
  });
});

describe('another role that is called Analyst', () => {
  it('is of no such kind: its users may validate, and are no analysts', async () => {
    await renameRole(admin, 'Analyst', 'Former');
    const { role } = await admin.call(calls.addRole, { body: { name: 'Analyst' } });
    await admin.call(calls.addSubRole, {
      body: {
        name: 'Default',
        parentRoleId: role._id,
        pageFilters: [{ name: 'Company Summary', allowedComponent: ['edit-company'] }],
      },
    });
    const mover = await giveRole('mover@vigilo.test', role._id);
    expect([await getStatuses(mover), await validate(mover)]).toEqual([['Initiated', 'Validated'], 200]);
    const { users } = await admin.call(listAnalysts, {});
    expect(users.map(({ email }) => email)).not.toContain('mover@vigilo.test');
  });
});

describe('a Client who may edit', () => {
  it('does not filter by status, whatever the role is called', async () => {
    const listFilters = async () =>
      Object.keys((await (await signIn(server, 'client@vigilo.test')).call(getListingParams, {})).data);
    const before = await listFilters();
    await renameRole(admin, 'Client', 'Reader');
    expect([before.includes('status'), await listFilters()]).toEqual([false, before]);
  });
});
