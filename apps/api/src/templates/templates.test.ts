// Templates: a tenant changes its document types, and its documents are read by them (issue 13).

import { listAuditEntries } from '@vigilo/contract/audit';
import type { CallReply } from '@vigilo/contract/call';
import { getChildDocument, listChildDocuments } from '@vigilo/contract/extraction';
import * as calls from '@vigilo/contract/templates';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowWorld } from '../flows/testing/flow-world.ts';
import { openFlowWorld } from '../flows/testing/flow-world.ts';
import { makePdf } from '../flows/testing/small-pdf.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { signIn } from '../app/testing/test-client.ts';

const PATIENCE = 60_000;
const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
}, PATIENCE);
afterAll(() => world.server.stop());

type Template = CallReply<typeof calls.getTemplate>['data'];
type Definition = Template['definition'];

async function get(id: string): Promise<Template> {
  return (await world.admin.call(calls.getTemplate, { params: { id } })).data;
}

async function find(name: string): Promise<Template> {
  const { data } = await world.admin.call(calls.listTemplates, {});
  return get(data.find((row) => row.name === name)?._id ?? '');
}

async function change(template: Template, definition: Partial<Definition>): Promise<Template> {
  const body = { version: template.version, definition: { ...template.definition, ...definition } };
  return (await world.admin.call(calls.changeTemplate, { params: { id: template._id }, body })).data;
}

function withSynonym({ definition }: Template, key: string, synonym: string): Partial<Definition> {
  const keys = definition.keys.map((one) =>
    one.key === key ? { ...one, synonyms: [...one.synonyms, synonym] } : one,
  );
  return { keys };
}

async function giveBack(id: string): Promise<Template> {
  return (await world.admin.call(calls.returnTemplate, { params: { id }, body: {} })).data;
}

async function listTypeNames(): Promise<string[]> {
  return (await world.admin.call(calls.listDocumentTypes, {})).data.map(({ name }) => name);
}

const TILL: Definition['keys'][number] = {
  key: 'Till',
  field: 'till',
  category: 'Document',
  synonyms: ['till'],
  dataType: 'enum',
  pattern: '',
  allowedValues: ['North', 'South'],
  isRequired: false,
};

let made = 0;
/** An invoice that calls its number by a name that nobody ships. */
async function readInvoice(): Promise<string> {
  made += 1;
  const id = await world.upload(
    makePdf([
      'Acme Paper Ltd',
      'INVOICE',
      'Invoice date: 2026-10-05',
      `Wexford mark: ZQ-${7000 + made}`,
      'Due date: 2026-09-01',
      'Subtotal: 100.00 USD',
      'VAT: 20.00 USD',
      'Total amount due: 120.00 USD',
    ]),
  );
  await world.process(id);
  return id;
}

async function readRows(documentId: string) {
  const { data } = await world.admin.call(listChildDocuments, { params: { id: documentId } });
  const child = await world.admin.call(getChildDocument, { params: { id: data[0]?.id ?? '' } });
  const row = (key: string) => child.data.JSONData.find(({ SSOTKey }) => SSOTKey === key);
  return { type: data[0]?.DocumentType, row };
}

describe('the templates of a tenant', () => {
  it('are what is shipped, until one is changed; another tenant keeps its own', async () => {
    expect(await listTypeNames()).toEqual(SHIPPED_DOCUMENT_TYPES.map(({ name }) => name));
    await addTestTenant(world.server, {
      name: 'beside',
      users: [{ email: 'beside@t.test', role: 'Admin' }],
    });
    const beside = await signIn(world.server, 'beside@t.test', undefined, { tenant: 'beside' });
    const invoice = await find('Invoice');
    expect(invoice).toMatchObject({ state: 'shipped', version: 0, isOther: false });
    const changed = await change(invoice, { name: 'Supplier Invoice' });
    expect(changed).toMatchObject({ state: 'changed', version: 1, definition: { name: 'Supplier Invoice' } });
    expect(await listTypeNames()).toContain('Supplier Invoice');
    const { data } = await beside.call(calls.listTemplates, {});
    expect(data.find(({ _id }) => _id === invoice._id)).toMatchObject({ name: 'Invoice', state: 'shipped' });
    expect(await giveBack(invoice._id)).toMatchObject({ state: 'shipped', version: 2 });
    expect(await listTypeNames()).toContain('Invoice');
  });

  it('keep phrases as they are compared, and their keys are the SSOT keys of the type', async () => {
    const receipt = await find('Receipt');
    const changed = await change(receipt, withSynonym(receipt, 'Receipt Number', 'N° de Justificante!'));
    expect(changed.definition.keys[0]?.synonyms.at(-1)).toBe('n de justificante');
    await change(changed, { keys: [...changed.definition.keys, TILL] });
    const { data } = await world.admin.call(calls.listSsotKeys, { query: { documentType: 'Receipt' } });
    expect(data.find(({ key }) => key === 'Till')).toEqual({
      key: 'Till',
      category: 'Document',
      dataFormat: { DataType: 'enum', AllowedValues: ['North', 'South'], Pattern: '' },
      isTable: false,
    });
    await giveBack(receipt._id);
  });

  it('are changed by one at a time: what was looked at too early answers 409, also after a return', async () => {
    const ratios = await find('Financial Ratios');
    const changed = await change(ratios, withSynonym(ratios, ratios.definition.keys[0]?.key ?? '', 'one'));
    const late = (version: number) =>
      world.admin.put(`/api/v1/templates/${ratios._id}`, {
        version,
        definition: { ...ratios.definition, name: 'Late' },
      });
    expect((await late(0)).problem().code).toBe('changed-meanwhile');
    await giveBack(ratios._id);
    expect((await late(changed.version)).problem().code).toBe('changed-meanwhile');
    const again = await get(ratios._id);
    // What is saved as it was is no change.
    expect((await change(again, {})).version).toBe(again.version);
  });

  it('are refused with the fault at its part', async () => {
    const invoice = await find('Invoice');
    const keys = invoice.definition.keys.map((key, at) => (at === 0 ? { ...key, pattern: '(a+)+' } : key));
    const reply = await world.admin.put(`/api/v1/templates/${invoice._id}`, {
      version: invoice.version,
      definition: { ...invoice.definition, name: 'receipt', keys },
    });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.problem().fields ?? {})).toEqual([
      'body.definition.name',
      'body.definition.keys.0.pattern',
    ]);
    expect(reply.problem().fields?.['body.definition.name']).toBe('Another template has this name.');
  });

  it('can be added and removed; a removed shipped one can be returned, unless its name is taken', async () => {
    const { definition, _id: receiptId } = await find('Receipt');
    const own = (
      await world.admin.call(calls.addTemplate, {
        body: { definition: { ...definition, name: 'Till Slip' } },
      })
    ).data;
    expect(own).toMatchObject({
      state: 'own',
      version: 1,
      can: ['view', 'edit', 'versions', 'duplicate', 'delete'],
    });
    expect((await listTypeNames()).slice(-2)).toEqual(['Till Slip', 'Other']);
    await world.admin.call(calls.removeTemplate, { params: { id: receiptId } });
    expect(await listTypeNames()).not.toContain('Receipt');
    expect(await get(receiptId)).toMatchObject({ state: 'removed', can: ['view', 'versions', 'return'] });
    const named = await change(own, { name: 'Receipt' });
    expect((await world.admin.post(`/api/v1/templates/${receiptId}/return`)).problem().code).toBe(
      'already-exists',
    );
    await world.admin.call(calls.removeTemplate, { params: { id: named._id } });
    expect((await world.admin.get(`/api/v1/templates/${named._id}`)).status).toBe(404);
    expect(await giveBack(receiptId)).toMatchObject({ state: 'shipped' });
  });

  it('leave Other, which cannot be removed or renamed', async () => {
    const other = await find('Other');
    expect(other.isOther).toBe(true);
    const renamed = await world.admin.put(`/api/v1/templates/${other._id}`, {
      version: 0,
      definition: { ...other.definition, name: 'Rest' },
    });
    expect(Object.keys(renamed.problem().fields ?? {})).toEqual(['body.definition.name']);
    expect((await world.admin.delete(`/api/v1/templates/${other._id}`)).problem().code).toBe('wrong-state');
    expect((await world.admin.post(`/api/v1/templates/${NOWHERE}/return`)).status).toBe(404);
  });

  it('are audited by what differs', async () => {
    const sheet = await find('Balance Sheet');
    await change(sheet, withSynonym(sheet, 'Total Assets', 'all we own'));
    await giveBack(sheet._id);
    const { data } = await world.admin.call(listAuditEntries, { query: { entityId: sheet._id } });
    expect(data.entries.map(({ action, entityName }) => [action, entityName])).toEqual([
      ['templates.return', 'Balance Sheet'],
      ['templates.change', 'Balance Sheet'],
    ]);
    const [synonyms, ...more] = data.entries[1]?.changes ?? [];
    expect(more).toEqual([]);
    expect(synonyms?.field).toBe('keys.total_assets.synonyms');
    expect(synonyms?.after).toMatch(/, all we own$/);
  });
});

describe('a document', () => {
  it(
    'is read by the templates as they are when it is read',
    async () => {
      const id = await readInvoice();
      expect((await readRows(id)).row('Invoice Number')).toMatchObject({ Value: '' });
      const invoice = await find('Invoice');
      await change(invoice, withSynonym(invoice, 'Invoice Number', 'Wexford mark'));
      await world.processAgain(id, 'extract');
      expect((await readRows(id)).row('Invoice Number')).toMatchObject({
        Value: `ZQ-${7000 + made}`,
        DocKey: 'Wexford mark',
      });
      await giveBack(invoice._id);
      await world.processAgain(id, 'extract');
      expect((await readRows(id)).row('Invoice Number')).toMatchObject({ Value: '' });
    },
    PATIENCE,
  );

  it(
    'of a type that was renamed is checked by its rules, of one that was removed by its formats alone',
    async () => {
      const id = await readInvoice();
      const finding = async () => (await readRows(id)).row('Due Date')?.IntraValidation.details[0]?.rule;
      expect(await finding()).toBe('dates-in-order');
      const renamed = await change(await find('Invoice'), { name: 'Supplier Invoice' });
      await world.processAgain(id, 'validate');
      expect([await finding(), (await readRows(id)).type]).toEqual(['dates-in-order', 'Invoice']);
      await world.admin.call(calls.removeTemplate, { params: { id: renamed._id } });
      await world.processAgain(id, 'validate');
      const { row, type } = await readRows(id);
      expect([type, row('Due Date')?.IntraValidation]).toEqual(['Invoice', { status: 'valid', details: [] }]);
      expect((await world.get(id)).status).toBe('Processed');
      // Read anew it is of a type that there is.
      await world.processAgain(id, 'extract');
      expect((await readRows(id)).type).not.toBe('Invoice');
      await giveBack(renamed._id);
    },
    PATIENCE,
  );

  it(
    'has the values that no label gives also where their keys have other names',
    async () => {
      const invoice = await find('Invoice');
      const names: Readonly<Record<string, string>> = { Seller: 'Supplier', Currency: 'Money' };
      const rename = (key: string) => names[key] ?? key;
      await change(invoice, {
        keys: invoice.definition.keys.map((key) => ({ ...key, key: rename(key.key) })),
        comparedKeys: invoice.definition.comparedKeys.map(rename),
      });
      const { row } = await readRows(await readInvoice());
      expect([row('Supplier')?.Value, row('Money')?.Value]).toEqual(['Acme Paper Ltd', 'USD']);
      await giveBack(invoice._id);
    },
    PATIENCE,
  );
});
