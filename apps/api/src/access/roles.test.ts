// Roles and sub-roles over HTTP (specification 1, sections 2.8, 4 to 7; security.md C11, C21, S10).

import * as calls from '@vigilo/contract/access';
import type { Role, SubRole } from '@vigilo/contract/access';
import { isOrder, swapPriorities } from '@vigilo/domain/access/priorities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let foreign: TestClient;
let analyst: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'analyst@vigilo.test', role: 'Analyst' },
      { email: 'gone@vigilo.test', role: 'Analyst', status: 'Inactive' },
    ],
  });
  await addTestTenant(server, { name: 'other', users: [{ email: 'admin@vigilo.test', role: 'Admin' }] });
  admin = await signIn(server, 'admin@vigilo.test');
  foreign = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'other' });
  analyst = await signIn(server, 'analyst@vigilo.test');
});

afterAll(() => server.stop());

async function addRole(name: string): Promise<Role> {
  return (await admin.call(calls.addRole, { body: { name } })).role;
}

async function addSubRole(
  parentRoleId: string,
  name: string,
  pageFilters: { name: string; allowedComponent: string[] }[] = [],
): Promise<SubRole> {
  return (await admin.call(calls.addSubRole, { body: { name, parentRoleId, pageFilters } })).subRole;
}

async function getRole(id: string): Promise<Role> {
  return (await admin.call(calls.getRole, { params: { id } })).role;
}

async function getRoleByName(name: string): Promise<Role> {
  const role = (await admin.call(calls.listRoles, {})).roles.find((one) => one.name === name);
  if (!role) throw new Error(`No role ${name}`);
  return role;
}

function statusAndMessage(reply: TestReply): [number, string] {
  return [reply.status, reply.status === 200 ? '' : reply.problem().message];
}

async function auditedActions(entityId: string): Promise<string[]> {
  const rows = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', tenant.id)
      .where('entity_id', '=', entityId)
      .orderBy('at')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

describe('the catalogue of pages', () => {
  it('has every page with its components and, where there is a screen, its picture', async () => {
    const { pages } = await admin.call(calls.listPages, {});
    expect(pages).toHaveLength(18);
    expect(pages.find(({ name }) => name === 'Manage Clients')).toMatchObject({
      category: 'Admin',
      url: '/admin/clients',
      imageThumb: '/previews/manage-clients.webp',
    });
    expect(pages.find(({ name }) => name === 'Upload')).toMatchObject({
      components: ['upload-documents'],
      imageThumb: '/previews/upload.webp',
    });
    expect(pages.find(({ name }) => name === 'Document Summary')).toMatchObject({ imageThumb: null });
    const { components } = await admin.call(calls.listPageControls, {});
    expect(components.find(({ key }) => key === 'edit-event')).toEqual({
      key: 'edit-event',
      twin: 'EDIT_EVENT',
      pages: ['Screening', 'News'],
    });
    expect((await analyst.get('/api/pages/')).status).toBe(403);
  });
});

describe('roles', () => {
  it('are listed by name with their active sub-roles, holders and what the caller may do', async () => {
    const { roles } = await admin.call(calls.listRoles, {});
    expect(roles.map(({ name, users, type }) => [name, users, type])).toEqual([
      ['Admin', 1, 'Admin'],
      ['Analyst', 2, 'User'],
      ['Approver', 0, 'User'],
      ['Client', 0, 'User'],
      ['Licensed Client', 0, 'User'],
    ]);
    expect(roles.map(({ subRoles }) => subRoles.map(({ name, priority }) => `${priority} ${name}`))).toEqual([
      [],
      ['1 Default'],
      ['1 Default'],
      ['1 Default'],
      ['1 Default'],
    ]);
    expect([roles[0]?.can, roles[1]?.can]).toEqual([
      ['view', 'edit'],
      ['view', 'edit', 'duplicate', 'delete'],
    ]);
  });

  it('are added, changed and deleted, each with its audit', async () => {
    const role = await addRole('  Reviewer ');
    expect(role).toMatchObject({
      name: 'Reviewer',
      description: '',
      status: 'Active',
      type: 'User',
      users: 0,
      version: 1,
      updatedBy: 'admin',
      subRoles: [],
    });
    const changed = await admin.call(calls.changeRole, {
      params: { id: role._id },
      body: { _id: role._id, name: 'Reviewer', description: 'Reads', version: 1 },
    });
    expect(changed.role).toMatchObject({ name: 'Reviewer', description: 'Reads', version: 2 });
    expect(
      statusAndMessage(
        await admin.post(`/api/roles/${role._id}`, { name: 'Late', description: '', version: 1 }),
      ),
    ).toEqual([409, 'Error']);
    await addSubRole(role._id, 'One');
    await admin.call(calls.removeRole, { params: { id: role._id } });
    expect((await admin.get(`/api/roles/${role._id}`)).status).toBe(404);
    expect((await admin.post('/api/subRoles/', { name: 'Two', parentRoleId: role._id })).status).toBe(404);
    expect(await auditedActions(role._id)).toEqual(['roles.add', 'roles.change', 'roles.remove']);
    expect((await addRole('Reviewer'))._id).not.toBe(role._id);
  });

  it('have unique names, ignoring case and Unicode composition', async () => {
    const composed = 'Prüfer Ñandú'.normalize('NFC');
    const variants = [
      composed,
      composed.toUpperCase(),
      composed.toLowerCase(),
      composed.normalize('NFD'),
      composed.toUpperCase().normalize('NFD'),
      `  ${composed} `,
    ];
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        admin.post('/api/roles/', { name: variants[i % variants.length] }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 23 }, () => 409),
    ]);
    expect(
      new Set(replies.filter(({ status }) => status === 409).map((reply) => reply.problem().message)),
    ).toEqual(new Set(['Role Already Exists !!']));
    const { _id } = await getRoleByName(
      (await admin.call(calls.listRoles, {})).roles.find(({ name }) => /pr.+fer/i.test(name))?.name ?? '',
    );
    for (const name of variants) {
      expect(await admin.call(calls.checkRoleName, { body: { _id: '', name } })).toEqual({ nameExist: true });
      expect(await admin.call(calls.checkRoleName, { body: { _id, name } })).toEqual({ nameExist: false });
    }
    expect(
      statusAndMessage(
        await admin.post(`/api/roles/${(await getRoleByName('Analyst'))._id}`, {
          name: composed,
          description: '',
        }),
      ),
    ).toEqual([409, 'Role Already Exists !!']);
  });

  it('of type Admin cannot be renamed, deleted, duplicated or given sub-roles, but described', async () => {
    const { _id: id, name } = await getRoleByName('Admin');
    expect((await admin.post(`/api/roles/${id}`, { name: 'Root', description: '' })).problem().code).toBe(
      'wrong-state',
    );
    expect((await admin.delete(`/api/roles/${id}`)).problem().code).toBe('wrong-state');
    expect((await admin.post(`/api/v1/roles/${id}/duplicate`, { name: 'Admin 2' })).problem().code).toBe(
      'wrong-state',
    );
    expect((await admin.post('/api/subRoles/', { name: 'Sub', parentRoleId: id })).problem().code).toBe(
      'wrong-state',
    );
    expect(
      (await admin.call(calls.changeRole, { params: { id }, body: { name, description: 'All' } })).role
        .description,
    ).toBe('All');
  });

  it('are not deleted while users hold them, active or not', async () => {
    const reply = await admin.delete(`/api/roles/${(await getRoleByName('Analyst'))._id}`);
    expect([reply.problem().code, reply.problem().message]).toEqual([
      'wrong-state',
      '2 users have this role.',
    ]);
  });

  it('are duplicated with sub-roles and page filters', async () => {
    const { _id: id, subRoles } = await getRoleByName('Analyst');
    const { role: copy } = await admin.call(calls.duplicateRole, {
      params: { id },
      body: { name: 'Analyst 2' },
    });
    expect(copy).toMatchObject({ name: 'Analyst 2', users: 0, version: 1 });
    const [own, copied] = await Promise.all(
      [subRoles[0], copy.subRoles[0]].map(
        async (one) => (await admin.call(calls.getSubRole, { params: { id: one?._id ?? '' } })).subRole,
      ),
    );
    expect(copied?.pageFilters).toEqual(own?.pageFilters);
    expect(copied?.pageFilters.length).toBeGreaterThan(5);
    expect(
      statusAndMessage(await admin.post(`/api/v1/roles/${id}/duplicate`, { name: 'ANALYST 2' })),
    ).toEqual([409, 'Role Already Exists !!']);
  });
});

describe('sub-roles', () => {
  it('go last, move up after a deletion, and raise the version of their role when their order changes', async () => {
    const role = await addRole('Ordered');
    const [a, b, c] = [
      await addSubRole(role._id, 'a'),
      await addSubRole(role._id, 'b'),
      await addSubRole(role._id, 'c'),
    ];
    expect([a, b, c].map((one) => one?.priority)).toEqual([1, 2, 3]);
    await admin.call(calls.removeSubRole, { params: { id: a?._id ?? '' } });
    const after = await getRole(role._id);
    expect([after.version, after.subRoles.map(({ name, priority }) => [name, priority])]).toEqual([
      2,
      [
        ['b', 1],
        ['c', 2],
      ],
    ]);
    expect((await admin.get(`/api/subRoles/${a?._id}`)).status).toBe(404);
    expect((await addSubRole(role._id, 'a')).priority).toBe(3);
    const { subRoles } = await admin.call(calls.listSubRoles, { query: { parentRole: role._id } });
    expect(subRoles.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
    const duplicate = await admin.call(calls.duplicateSubRole, {
      params: { id: b?._id ?? '' },
      body: { name: 'd' },
    });
    expect(duplicate.subRole).toMatchObject({
      name: 'd',
      priority: 4,
      parentRole: { _id: role._id, name: 'Ordered', type: 'User' },
    });
  });

  it('have names that are unique within their role', async () => {
    const [one, two] = [await addRole('Names 1'), await addRole('Names 2')];
    const replies = await Promise.all(
      ['Équipe', 'équipe', 'ÉQUIPE', 'E\u0301quipe']
        .flatMap((name) => [name, name])
        .map((name) => admin.post('/api/subRoles/', { name, parentRoleId: one._id })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.problem().message).toBe(
      'Sub-Role Already Exists !!',
    );
    await addSubRole(two._id, 'Équipe');
    const id = (await getRole(one._id)).subRoles[0]?._id ?? '';
    expect(
      await admin.call(calls.checkSubRoleName, { body: { name: 'E\u0301QUIPE', parentRoleId: one._id } }),
    ).toEqual({ found: true });
    expect(
      await admin.call(calls.checkSubRoleName, { body: { _id: id, name: 'équipe', parentRoleId: one._id } }),
    ).toEqual({ found: false });
  });

  it('show the users of their role and their page filters with the whole page', async () => {
    const id = (await getRoleByName('Analyst')).subRoles[0]?._id ?? '';
    const { subRole } = await admin.call(calls.getSubRole, { params: { id } });
    expect(subRole.users.map(({ email }) => email)).toEqual(['analyst@vigilo.test', 'gone@vigilo.test']);
    expect(subRole.pageFilters.find(({ name }) => name === 'Screening')).toMatchObject({
      category: 'Companies',
      subCategory: 'Events',
      url: '/companies/summary/*/events',
      allowedComponent: ['edit-company', 'list-creditriskrating', 'add-event', 'edit-event'],
    });
  });

  it('save their page filters as a whole, in either spelling, and refuse unknown names', async () => {
    const role = await addRole('Filtered');
    const { _id: id } = await addSubRole(role._id, 'sub', [
      { name: 'Upload', allowedComponent: ['UPLOAD_DOUMENTS'] },
    ]);
    const filters = async () =>
      (await admin.call(calls.getSubRole, { params: { id } })).subRole.pageFilters.map(
        ({ name, allowedComponent }) => [name, allowedComponent],
      );
    expect(await filters()).toEqual([['Upload', ['upload-documents']]]);
    const saved = await admin.call(calls.changeSubRole, {
      params: { id },
      body: {
        pageFilters: [
          { name: 'Dashboard', allowedComponent: [] },
          { name: 'Document Listing', allowedComponent: ['LIST_CRR', 'edit-company'] },
        ],
      },
    });
    expect(saved.subRole).toMatchObject({ name: 'sub', version: 2 });
    expect(await filters()).toEqual([
      ['Document Listing', ['edit-company', 'list-creditriskrating']],
      ['Dashboard', []],
    ]);
    const bad = await admin.post(`/api/subRoles/${id}`, {
      pageFilters: [
        { name: 'Dashboard', allowedComponent: [] },
        { name: 'Nowhere', allowedComponent: [] },
        { name: 'Upload', allowedComponent: ['edit-company'] },
        { name: 'Dashboard', allowedComponent: [] },
      ],
    });
    expect([bad.status, Object.keys(bad.problem().fields ?? {})]).toEqual([
      400,
      ['body.pageFilters.1.name', 'body.pageFilters.2.allowedComponent.0', 'body.pageFilters.3.name'],
    ]);
    expect((await admin.post(`/api/subRoles/${id}`, { name: 'stale', version: 1 })).problem().code).toBe(
      'changed-meanwhile',
    );
    expect(
      (
        await admin.post(`/api/subRoles/${id}`, {
          name: 'moved',
          parentRoleId: (await getRoleByName('Client'))._id,
        })
      ).status,
    ).toBe(400);
    expect(await auditedActions(id)).toEqual(['sub-roles.add', 'sub-roles.change']);
  });
});

describe('the order of sub-roles', () => {
  it('is saved whole, or refused where it is not one of just the active ones', async () => {
    const role = await addRole('Sorted');
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await addSubRole(role._id, name))._id);
    const [a = '', , c = ''] = ids;
    const save = (subRoles: [string, number][], more: object = {}) =>
      admin.post(`/api/roles/${role._id}/saveSubRolePriority`, {
        role: role._id,
        subRoles: subRoles.map(([_id, priority]) => ({ _id, priority })),
        ...more,
      });
    const order = (...priorities: readonly number[]): [string, number][] =>
      priorities.map((priority, i) => [ids[i] ?? '', priority]);
    expect((await save(order(2, 1, 3), { version: 1 })).status).toBe(200);
    expect((await getRole(role._id)).subRoles.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
    const wrong: [string, number][][] = [
      order(1, 2),
      order(1, 2, 2),
      order(1, 2, 4),
      [...order(1, 2, 3), [NOWHERE, 4]],
      [
        [a, 1],
        [a, 2],
        [c, 3],
      ],
    ];
    for (const each of wrong) expect((await save(each)).problem().code).toBe('changed-meanwhile');
    expect((await save(order(1, 2, 3), { version: 1 })).problem().code).toBe('changed-meanwhile');
    expect((await save(order(1, 2, 3), { role: NOWHERE })).status).toBe(400);
    const unchanged = (await getRole(role._id)).version;
    const inCapitals = order(2, 1, 3).map(([id, priority]): [string, number] => [id.toUpperCase(), priority]);
    expect((await save(inCapitals)).status).toBe(200);
    expect((await getRole(role._id)).version).toBe(unchanged);
  });

  it('stays the numbers 1 to n however many swap, add and delete at once', async () => {
    const role = await addRole('Racing');
    for (let i = 0; i < 6; i += 1) await addSubRole(role._id, `s${i}`);
    for (let round = 0; round < 6; round += 1) {
      const { subRoles, version } = await getRole(role._id);
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          if (i === 7) return admin.post('/api/subRoles/', { name: `new ${round}`, parentRoleId: role._id });
          if (i === 13) return admin.delete(`/api/subRoles/${subRoles[round % subRoles.length]?._id}`);
          const swapped = swapPriorities(
            subRoles,
            subRoles[i % subRoles.length]?._id ?? '',
            subRoles[(i + 1 + round) % subRoles.length]?._id ?? '',
          );
          return admin.post(`/api/roles/${role._id}/saveSubRolePriority`, {
            subRoles: swapped.map(({ _id, priority }) => ({ _id, priority })),
            ...(i % 2 ? { version } : {}),
          });
        }),
      );
      expect(tries.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
        [],
      );
      const after = await getRole(role._id);
      expect(isOrder(after.subRoles.map(({ priority }) => priority))).toBe(true);
      expect(after.subRoles.length).toBe(6);
    }
  });
});

describe('unknown ids and ids of another tenant', () => {
  it('get the same answer from every call', async () => {
    const role = await addRole('Ours');
    const sub = await addSubRole(role._id, 'ours');
    const tries: ((roleId: string, subId: string) => Promise<TestReply>)[] = [
      (id) => foreign.get(`/api/roles/${id}`),
      (id) => foreign.post(`/api/roles/${id}`, { name: 'x', description: '' }),
      (id) => foreign.delete(`/api/roles/${id}`),
      (id) => foreign.post(`/api/v1/roles/${id}/duplicate`, { name: 'x' }),
      (id, subId) =>
        foreign.post(`/api/roles/${id}/saveSubRolePriority`, { subRoles: [{ _id: subId, priority: 1 }] }),
      (id) => foreign.get(`/api/subRoles/?parentRole=${id}`),
      (id) => foreign.post('/api/subRoles/', { name: 'x', parentRoleId: id }),
      (_, id) => foreign.get(`/api/subRoles/${id}`),
      (_, id) => foreign.post(`/api/subRoles/${id}`, { name: 'x' }),
      (_, id) => foreign.delete(`/api/subRoles/${id}`),
      (_, id) => foreign.post(`/api/v1/subRoles/${id}/duplicate`, { name: 'x' }),
    ];
    for (const attempt of tries) {
      const [there, nowhere] = [await attempt(role._id, sub._id), await attempt(NOWHERE, NOWHERE)];
      const problemBody = (reply: TestReply) => ({ ...reply.problem(), requestId: '' });
      expect(problemBody(there)).toEqual(problemBody(nowhere));
      expect(there.status).toBe(404);
    }
    expect(await foreign.call(calls.checkRoleName, { body: { name: 'Ours' } })).toEqual({ nameExist: false });
    expect(
      await foreign.call(calls.checkSubRoleName, { body: { name: 'ours', parentRoleId: role._id } }),
    ).toEqual({ found: false });
    expect((await getRole(role._id)).subRoles.map(({ name }) => name)).toEqual(['ours']);
  });

  it('and bad values are refused by name', async () => {
    const bad = [
      await admin.post('/api/roles/', { name: ' ' }),
      await admin.post('/api/roles/', { name: 'x', type: 'Admin' }),
      await admin.get('/api/roles/1'),
      await admin.post('/api/subRoles/', { name: 'x' }),
    ];
    expect(bad.map((reply) => [reply.status, Object.keys(reply.problem().fields ?? {})])).toEqual([
      [400, ['body.name']],
      [400, ['body.type']],
      [400, ['params.id']],
      [400, ['body.parentRoleId']],
    ]);
  });
});
