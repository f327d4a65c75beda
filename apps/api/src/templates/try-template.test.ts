// A template is tried before it is saved (issue 15, 'templates administration'): what it would read from a document, and which documents it would read differently.

import type { CallReply } from '@vigilo/contract/call';
import { getChildDocument, listChildDocuments } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import * as calls from '@vigilo/contract/template-versions';
import { getTemplate, listTemplates } from '@vigilo/contract/templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { FlowWorld } from '../flows/testing/flow-world.ts';
import { openFlowWorld } from '../flows/testing/flow-world.ts';
import { makePdf } from '../flows/testing/small-pdf.ts';

const PATIENCE = 120_000;

type Template = CallReply<typeof getTemplate>['data'];

let world: FlowWorld;
let own: TestClient;
let invoice: Template;
let withMark: Template['definition'];
/** Of 'Own', and of another client. */
let [seen, hidden] = ['', ''];

beforeAll(async () => {
  world = await openFlowWorld();
  await world.query((tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: ['retrieve-template', 'view-processed-documents'] })
      .where('tenant_id', '=', world.tenant.id)
      .execute(),
  );
  own = await signIn(world.server, 'own@t.test');
  const { data } = await world.admin.call(listTemplates, {});
  const id = data.find(({ name }) => name === 'Invoice')?._id ?? '';
  invoice = (await world.admin.call(getTemplate, { params: { id } })).data;
  const { definition } = invoice;
  const keys = definition.keys.map((key) =>
    key.key === 'Invoice Number' ? { ...key, synonyms: [...key.synonyms, 'wexford mark'] } : key,
  );
  withMark = { ...definition, keys };
  seen = await addInvoice('ZQ-7001', 'Own');
  hidden = await addInvoice('ZQ-7002', 'Other');
}, PATIENCE);
afterAll(() => world.server.stop());

async function addInvoice(mark: string, client: string): Promise<string> {
  const lines = ['Acme Paper Ltd', 'INVOICE', 'Total amount due: 120.00 USD', `Wexford mark: ${mark}`];
  const id = await world.upload(makePdf(lines), `CCRR_AAPL_${mark}.pdf`, client);
  await world.process(id);
  const { data } = await world.admin.call(listChildDocuments, { params: { id } });
  return data[0]?.id ?? '';
}

async function tryOn(child: string, definition: Template['definition']) {
  const { data } = await world.admin.call(calls.tryTemplate, { params: { id: child }, body: { definition } });
  return (key: string) => data.find((row) => row.key === key);
}

const differ = async (client: TestClient, definition: Template['definition'], offset = 0) =>
  (await client.call(calls.listDifferences, { params: { id: invoice._id }, body: { definition, offset } }))
    .data;

it('what an unsaved template would read stands beside what is stored, and nothing is stored', async () => {
  const row = await tryOn(seen, withMark);
  expect(row('Invoice Number')).toMatchObject({
    isDifferent: true,
    now: { value: 'ZQ-7001', raw: 'ZQ-7001', reasons: [] },
    stored: { value: '', isByHand: false },
  });
  expect(row('Invoice Number')?.now?.confidence).toBeGreaterThan(0.8);
  expect(row('Total Amount')).toMatchObject({ isDifferent: false, now: { value: '120.00' } });
  const { data } = await world.admin.call(getChildDocument, { params: { id: seen } });
  expect(data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Invoice Number')?.Value).toBe('');
  // What is not looked for any more is not read, and still stored.
  const without = { ...withMark, keys: withMark.keys.filter(({ key }) => key !== 'Total Amount'), rules: [] };
  const comparedKeys = without.comparedKeys.filter((key) => key !== 'Total Amount');
  expect((await tryOn(seen, { ...without, comparedKeys }))('Total Amount')).toMatchObject({
    now: null,
    stored: { value: '120.00' },
    isDifferent: true,
  });
});

it('a template that is wrong is refused with the fault at its part; without a name it can be tried', async () => {
  const keys = withMark.keys.map((key, at) => (at === 0 ? { ...key, pattern: '(a+)+' } : key));
  const reply = await world.admin.post(`/api/v1/template-documents/${seen}/try`, {
    definition: { ...withMark, keys },
  });
  expect(Object.keys(reply.problem().fields ?? {})).toEqual(['body.definition.keys.0.pattern']);
  expect((await tryOn(seen, { ...withMark, name: '', cues: [] }))('Invoice Number')?.now?.value).toBe(
    'ZQ-7001',
  );
});

it('documents are chosen by name among those that are seen, those of the type first', async () => {
  const list = async (client: TestClient, search: string) => {
    const query = { documentType: 'Invoice', search };
    return (await client.call(calls.listTriedDocuments, { query })).data.map(({ id }) => id);
  };
  expect(await list(world.admin, '')).toEqual([hidden, seen]);
  expect(await list(world.admin, 'zq-7001')).toEqual([seen]);
  expect(await list(world.admin, 'nothing like it')).toEqual([]);
  expect(await list(own, '')).toEqual([seen]);
  expect((await own.post(`/api/v1/template-documents/${hidden}/try`, { definition: withMark })).status).toBe(
    404,
  );
  expect((await own.post(`/api/v1/template-documents/${seen}/try`, { definition: withMark })).status).toBe(
    200,
  );
});

it('documents that would read differently are told with what a person did in them, to who sees them', async () => {
  expect(await differ(world.admin, invoice.definition)).toMatchObject({ total: 2, done: 2, documents: [] });
  const all = await differ(world.admin, withMark);
  expect(all.documents.map(({ id }) => id)).toEqual([hidden, seen]);
  expect(all.documents[1]).toMatchObject({
    fileName: 'CCRR_AAPL_ZQ-7001.pdf',
    Status: 'Processed',
    UserStatus: 'Not Reviewed',
    hasValidated: false,
    differences: [{ key: 'Invoice Number', before: '', after: 'ZQ-7001', isByHand: false }],
    isOtherType: false,
  });
  expect(await differ(own, withMark)).toMatchObject({ total: 1, documents: [{ id: seen }] });
  expect(await differ(world.admin, withMark, 1)).toMatchObject({
    total: 2,
    done: 1,
    documents: [{ id: seen }],
  });
  expect(await differ(world.admin, withMark, 2)).toMatchObject({ done: 0, documents: [] });

  const { data } = await world.admin.call(getChildDocument, { params: { id: seen } });
  const rowId = data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Invoice Number')?.id ?? '';
  const change = { kind: 'set', rowId, field: 'Value', before: '', after: 'typed' } as const;
  await world.admin.call(saveChildDocument, { params: { id: seen }, body: { data: [change] } });
  expect((await differ(own, withMark)).documents[0]?.differences).toEqual([
    { key: 'Invoice Number', period: '', months: null, before: 'typed', after: 'ZQ-7001', isByHand: true },
  ]);
  // Pages that it would not be recognised by any more are said too.
  const cues = [{ phrase: 'no such words', weight: 9, where: 'heading' as const }];
  expect((await differ(own, { ...withMark, cues })).documents[0]?.isOtherType).toBe(true);
});
