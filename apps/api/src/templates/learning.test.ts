// A template learns from corrections over HTTP (issue 14, 'Learning'): documents are uploaded and read, people type what was not read and approve it, and the
// next document is read by what they showed; it is undone by one call, and is another tenant's never.

import type { CallReply } from '@vigilo/contract/call';
import { getChildDocument, listChildDocuments } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import * as calls from '@vigilo/contract/templates';
import * as versionCalls from '@vigilo/contract/template-versions';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../app/testing/test-client.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { FlowWorld } from '../flows/testing/flow-world.ts';
import { openFlowWorld } from '../flows/testing/flow-world.ts';
import { makePdf } from '../flows/testing/small-pdf.ts';
import { learnAll } from './learning.service.ts';

const PATIENCE = 120_000;
const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
}, PATIENCE);
afterAll(() => world.server.stop());

type Template = CallReply<typeof calls.getTemplate>['data'];

async function findInvoice(): Promise<Template> {
  const { data } = await world.admin.call(calls.listTemplates, {});
  const id = data.find(({ name }) => name === 'Invoice')?._id ?? '';
  return (await world.admin.call(calls.getTemplate, { params: { id } })).data;
}

/** An invoice that calls its number by a name that nobody ships, read; its child document. */
async function addInvoice(mark: string, { client = 'Own', label = 'Wexford mark' } = {}): Promise<string> {
  const lines = [
    'Acme Paper Ltd',
    'INVOICE',
    'Invoice date: 2026-10-05',
    `${label}: ${mark}`,
    'Subtotal: 100.00 USD',
    'VAT: 20.00 USD',
    'Total amount due: 120.00 USD',
  ];
  const id = await world.upload(makePdf(lines), `CCRR_AAPL_${mark}.pdf`, client);
  await world.process(id);
  const { data } = await world.admin.call(listChildDocuments, { params: { id } });
  return data[0]?.id ?? '';
}

async function readChild(child: string) {
  const { data } = await world.admin.call(getChildDocument, { params: { id: child } });
  return { ...data, number: data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Invoice Number') };
}

async function perform(child: string, action: 'Start Review' | 'Approve'): Promise<void> {
  await world.admin.call(performWorkflowAction, { params: { entity: child, action }, body: {} });
}

/** Types the number that was not read, and approves the document. */
async function correct(child: string, mark: string): Promise<void> {
  const { number } = await readChild(child);
  expect(number?.Value).toBe('');
  const change = { kind: 'set', rowId: number?.id ?? '', field: 'Value', before: '', after: mark } as const;
  await world.admin.call(saveChildDocument, { params: { id: child }, body: { data: [change] } });
  await perform(child, 'Start Review');
  await perform(child, 'Approve');
}

const learn = async (id: string) =>
  (await world.admin.call(versionCalls.learnTemplate, { params: { id }, body: {} })).data;
const listOf = async (id: string) =>
  (await world.admin.call(versionCalls.listTemplateVersions, { params: { id } })).data;

/** Who may only look sees of the evidence the documents of their own clients, and neither learns nor undoes. */
async function expectSeenByReader(id: string): Promise<void> {
  await world.query((tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: ['retrieve-template', 'view-processed-documents'] })
      .where('tenant_id', '=', world.tenant.id)
      .execute(),
  );
  const own = await signIn(world.server, 'own@t.test');
  const seen = (await own.call(versionCalls.listTemplateVersions, { params: { id } })).data[0];
  expect(seen?.lesson?.learned[0]).toMatchObject({
    count: 2,
    documents: [{ fileName: 'CCRR_AAPL_ZQ-7001.pdf' }],
  });
  expect(seen?.can).toEqual([]);
  expect((await own.post(`/api/v1/templates/${id}/learn`)).status).toBe(403);
  expect((await own.post(`/api/v1/templates/${id}/versions/1/undo`, { version: 1 })).status).toBe(403);
}

it(
  'what people typed and approved is learned, reads the next document, and is undone for good',
  async () => {
    const { _id: id } = await findInvoice();
    expect(await learn(id)).toEqual({ version: null, approved: 0, trials: [] });
    await correct(await addInvoice('ZQ-7001'), 'ZQ-7001');
    const once = await learn(id);
    expect(once).toMatchObject({ version: null, approved: 1 });
    expect(once.trials[0]).toMatchObject({ synonym: 'wexford mark', count: 1, outcome: 'seen-once' });

    await correct(await addInvoice('ZQ-7002', { client: 'Other' }), 'ZQ-7002');
    // Corrected, but not approved: it teaches nothing.
    await addInvoice('ZQ-7003');
    const [first] = (await learn(id)).trials;
    expect(first).toMatchObject({
      key: 'Invoice Number',
      synonym: 'wexford mark',
      count: 2,
      outcome: 'kept',
    });
    const [version, ...older] = await listOf(id);
    expect(older).toEqual([]);
    expect(version).toMatchObject({
      version: 1,
      origin: 'learned',
      createdBy: null,
      can: ['undo'],
      changes: [{ subject: 'Invoice Number', part: 'synonyms', before: [], after: ['wexford mark'] }],
      lesson: {
        learned: [{ count: 2, documents: [{}, {}] }],
        before: { documents: 2 },
        after: { documents: 2 },
      },
    });
    const { before, after } = version?.lesson ?? {};
    expect(after?.right).toBe((before?.right ?? 0) + 2);

    await expectSeenByReader(id);
    const read = await readChild(await addInvoice('ZQ-7004'));
    expect(read.number).toMatchObject({ Value: 'ZQ-7004', DocKey: 'Wexford mark' });
    expect(read.templateVersion).toBe(1);
    // There is nothing more to learn.
    expect(await learn(id)).toMatchObject({ version: null, trials: [] });

    const shipped = await world.admin.post(`/api/v1/templates/${id}/versions/1/undo`, { version: 1 });
    expect(shipped.status).toBe(200);
    expect(await findInvoice()).toMatchObject({ state: 'shipped', version: 2 });
    expect((await readChild(await addInvoice('ZQ-7005'))).number?.Value).toBe('');
    const again = await learn(id);
    expect(again.version).toBeNull();
    expect(again.trials[0]).toMatchObject({ synonym: 'wexford mark', outcome: 'undone-before' });
    expect((await world.admin.post(`/api/v1/templates/${id}/versions/1/undo`, { version: 2 })).status).toBe(
      409,
    );
  },
  PATIENCE,
);

it(
  'the night learns for every tenant by itself, from its own documents alone',
  async () => {
    await addTestTenant(world.server, {
      name: 'beside',
      users: [{ email: 'beside@t.test', role: 'Admin' }],
    });
    const { _id: id } = await findInvoice();
    const context = { db: world.server.db, now: () => world.server.now() };
    expect(await learnAll(context)).toEqual({ learned: 0 });
    for (const mark of ['KX-1', 'KX-2'])
      await correct(await addInvoice(mark, { label: 'Registry sign' }), mark);
    expect(await learnAll(context)).toEqual({ learned: 1 });
    expect((await listOf(id))[0]).toMatchObject({ origin: 'learned', createdBy: null });
    const beside = await signIn(world.server, 'beside@t.test', undefined, { tenant: 'beside' });
    expect((await beside.call(versionCalls.listTemplateVersions, { params: { id } })).data).toEqual([]);
    const other = (await beside.call(calls.getTemplate, { params: { id } })).data;
    expect(other).toMatchObject({ state: 'shipped', version: 0 });
    expect((await world.admin.post(`/api/v1/templates/${NOWHERE}/learn`)).status).toBe(404);
  },
  PATIENCE,
);
