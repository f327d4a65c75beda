// Versions of templates over HTTP (issue 15): each saved change is one, with who, when and what; any can be returned to, which deletes nothing.

import type { CallReply } from '@vigilo/contract/call';
import * as calls from '@vigilo/contract/templates';
import * as versionCalls from '@vigilo/contract/template-versions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await addTestTenant(server, { users: [{ email: 'admin@t.test', role: 'Admin' }] });
  admin = await signIn(server, 'admin@t.test');
});
afterAll(() => server.stop());

type Template = CallReply<typeof calls.getTemplate>['data'];

async function find(name: string): Promise<Template> {
  const { data } = await admin.call(calls.listTemplates, {});
  const id = data.find((row) => row.name === name)?._id ?? '';
  return (await admin.call(calls.getTemplate, { params: { id } })).data;
}

async function change(template: Template, definition: Partial<Template['definition']>): Promise<Template> {
  const body = { version: template.version, definition: { ...template.definition, ...definition } };
  return (await admin.call(calls.changeTemplate, { params: { id: template._id }, body })).data;
}

/** The keys of a template, one of them with another name on the page. */
function withName({ definition }: Template, key: string, name: string): Template['definition']['keys'] {
  return definition.keys.map((one) =>
    one.key === key ? { ...one, synonyms: [...one.synonyms, name] } : one,
  );
}

const listOf = async (id: string) =>
  (await admin.call(versionCalls.listTemplateVersions, { params: { id } })).data;

function returnTo({ _id: id, version: current }: Template, version: number) {
  return admin.post(`/api/v1/templates/${id}/versions/${version}/return`, { version: current });
}

describe('the versions of a template', () => {
  it('say who changed what and when, and begin with what was shipped', async () => {
    const receipt = await find('Receipt');
    expect(await listOf(receipt._id)).toEqual([]);
    const first = await change(receipt, { keys: withName(receipt, 'Total Amount', 'all in all') });
    const { keys, comparedKeys } = first.definition;
    const gone = keys.find(({ key }) => !comparedKeys.includes(key))?.key ?? '';
    await change(first, { name: 'Till Slip', keys: keys.filter(({ key }) => key !== gone) });
    const versions = await listOf(receipt._id);
    expect(versions).toMatchObject([
      {
        version: 2,
        origin: 'changed',
        createdBy: 'admin',
        isCurrent: true,
        can: [],
        changes: [
          { subject: '', part: 'name', before: ['Receipt'], after: ['Till Slip'] },
          { subject: '', part: 'keys', before: [gone], after: [] },
        ],
      },
      {
        version: 1,
        isCurrent: false,
        can: ['return'],
        changes: [{ subject: 'Total Amount', part: 'synonyms', before: [], after: ['all in all'] }],
      },
    ]);
    const compare = await admin.call(versionCalls.compareTemplateVersions, {
      params: { id: receipt._id, version: 2 },
      query: { with: 0 },
    });
    expect(compare.data.map(({ part }) => part)).toEqual(['name', 'keys', 'synonyms']);
  });

  it('are returned to by a new one, and the way leads back again', async () => {
    const ratios = await find('Financial Ratios');
    const key = ratios.definition.keys[0]?.key ?? '';
    const one = await change(ratios, { keys: withName(ratios, key, 'one') });
    const two = await change(one, { keys: withName(one, key, 'two') });
    expect((await returnTo(one, 1)).problem().code).toBe('changed-meanwhile');
    expect((await returnTo(two, 7)).status).toBe(404);
    expect((await returnTo(two, 1)).status).toBe(200);
    const back = await find('Financial Ratios');
    expect(back).toMatchObject({ version: 3, state: 'changed', definition: one.definition });
    expect((await returnTo(back, 2)).status).toBe(200);
    const there = await find('Financial Ratios');
    expect(there.definition).toEqual(two.definition);
    expect((await returnTo(there, 0)).status).toBe(200);
    expect(await find('Financial Ratios')).toMatchObject({ version: 5, state: 'shipped' });
    const versions = await listOf(ratios._id);
    expect(versions.map(({ version, origin }) => `${version} ${origin}`)).toEqual([
      '5 returned',
      '4 returned',
      '3 returned',
      '2 changed',
      '1 changed',
    ]);
  });

  it('are not returned to while another template has their name, and stay of what was removed', async () => {
    const statement = await find('Cash Flow Statement');
    const renamed = await change(statement, { name: 'Cash' });
    const own = { ...renamed.definition, name: 'Cash Flow Statement' };
    await admin.call(calls.addTemplate, { body: { definition: own } });
    expect((await returnTo(renamed, 0)).problem().code).toBe('already-exists');
    await admin.call(calls.removeTemplate, { params: { id: statement._id } });
    expect(await listOf(statement._id)).toMatchObject([
      { version: 2, origin: 'removed', changes: [], can: [] },
      { version: 1, can: [] },
    ]);
    expect((await returnTo({ ...renamed, version: 2 }, 1)).problem().code).toBe('wrong-state');
  });

  it('in which nothing was learned have nothing to undo', async () => {
    const invoice = await find('Invoice');
    const changed = await change(invoice, { keys: withName(invoice, 'Total Amount', 'all in all') });
    const undo = (version: number) =>
      admin.post(`/api/v1/templates/${invoice._id}/versions/${version}/undo`, { version: changed.version });
    expect((await undo(1)).problem().code).toBe('wrong-state');
    expect((await undo(9)).status).toBe(404);
  });
});
