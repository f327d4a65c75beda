// A worker that reads a document anew while people work on it: what they saved wins and is marked, what they have not saved yet still applies.

import { redigitizeDocument } from '@vigilo/contract/digitise';
import { getChildDocument, listAllChildDocuments } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlowWorld } from './testing/flow-world.ts';
import { openFlowWorld } from './testing/flow-world.ts';
import { makePdf } from './testing/small-pdf.ts';

const PATIENCE = 60_000;

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
}, PATIENCE);
afterAll(() => world.server.stop());

let made = 0;
async function addInvoice(): Promise<{ document: string; child: string }> {
  made += 1;
  const pdf = makePdf([
    'Acme Paper Ltd',
    'INVOICE',
    `Invoice number: INV-${made}`,
    'Invoice date: 2026-10-05',
    'Bill to: Own Client',
    'Subtotal: 100.00 USD',
    'VAT: 20.00 USD',
    'Total amount due: 120.00 USD',
  ]);
  const document = await world.upload(pdf);
  await world.process(document);
  return { document, child: await findChild(document) };
}

async function findChild(document: string): Promise<string> {
  const { data } = await world.admin.call(listAllChildDocuments, { body: { id: document } });
  return data[0]?.id ?? '';
}

async function read(child: string) {
  return (await world.admin.call(getChildDocument, { params: { id: child } })).data;
}

async function findRow(child: string, key: string) {
  const row = (await read(child)).JSONData.find(({ SSOTKey }) => SSOTKey === key);
  if (row === undefined) throw new Error(`There is no row ${key}`);
  return row;
}

function save(child: string, data: readonly RowChange[]) {
  return world.admin.post(saveChildDocument.path.replace('{id}', child), { data });
}

const setValue = (rowId: string, before: string, after: string): RowChange => ({
  kind: 'set',
  rowId,
  field: 'Value',
  before,
  after,
});

/** Asks for it as the button does, and takes the document along. */
async function redigitize(document: string): Promise<void> {
  await world.admin.call(redigitizeDocument, { params: { id: document }, body: { text: 'text' } });
  const { attempt } = await world.get(document);
  await world.process(document, 'digitize', attempt);
}

it.each([
  ['from its pages', (document: string) => world.processAgain(document, 'extract')],
  ['from its file', redigitize],
])(
  'read anew %s, a document keeps what people saved: values, marks, deleted rows and links',
  async (_from, readAgain) => {
    const [{ document, child }, other] = [await addInvoice(), await addInvoice()];
    const [total, tax, date] = [
      await findRow(child, 'Total Amount'),
      await findRow(child, 'Tax Amount'),
      await findRow(child, 'Invoice Date'),
    ];
    const saved = await save(child, [
      setValue(total.id, total.Value, '999.00'),
      { kind: 'check', rowId: tax.id, before: null, after: 'valid' },
      { kind: 'remove', rowId: date.id, before: date.Value },
    ]);
    expect(saved.status).toBe(200);
    await world.admin.call(performWorkflowAction, {
      params: { entity: child, action: 'Update Document Links' },
      body: { LinkedDocuments: [{ id: other.child }] },
    });
    await readAgain(document);

    expect(await findChild(document)).toBe(child);
    const now = await read(child);
    expect(now).toMatchObject({ Status: 'Processed', UserStatus: 'Not Reviewed' });
    expect(now.LinkedDocuments.map(({ id }) => id)).toEqual([other.child]);
    expect(await findRow(child, 'Total Amount')).toMatchObject({
      id: total.id,
      Value: '999.00',
      IsModified: true,
      ReadAnew: total.Value,
    });
    // What they changed is checked again, with what was read beside it.
    const broken = now.JSONData.flatMap(({ IntraValidation }) => IntraValidation.details);
    expect(broken.map(({ rule }) => rule)).toContain('sum');
    expect(await findRow(child, 'Tax Amount')).toMatchObject({ id: tax.id, CheckedByHand: 'valid' });
    expect(now.JSONData.map(({ SSOTKey }) => SSOTKey)).not.toContain('Invoice Date');

    // Taking what is read now, or any other value, settles it.
    await save(child, [setValue(total.id, '999.00', '120.00')]);
    expect(await findRow(child, 'Total Amount')).not.toHaveProperty('ReadAnew');
  },
  PATIENCE,
);

it(
  'what somebody had not saved when a document was read anew still applies, cell by cell',
  async () => {
    const { document, child } = await addInvoice();
    const [total, tax] = [await findRow(child, 'Total Amount'), await findRow(child, 'Tax Amount')];
    await save(child, [setValue(tax.id, tax.Value, '21.00')]);
    await world.processAgain(document, 'extract');
    const draft = [setValue(total.id, total.Value, '121.00'), setValue(tax.id, tax.Value, '22.00')];
    const refused = await save(child, draft);
    expect(refused.problem()).toMatchObject({
      code: 'changed-meanwhile',
      fields: { 'body.data.1': expect.stringContaining('21.00') },
    });
    expect((await save(child, draft.slice(0, 1))).status).toBe(200);
    expect(await findRow(child, 'Tax Amount')).toMatchObject({ Value: '21.00' });
    expect(await findRow(child, 'Total Amount')).toMatchObject({ Value: '121.00' });
  },
  PATIENCE,
);

it(
  'nothing is edited while a document is being read anew',
  async () => {
    const { document, child } = await addInvoice();
    const total = await findRow(child, 'Total Amount');
    await world.admin.call(performWorkflowAction, {
      params: { entity: child, action: 'Re-extract' },
      body: {},
    });
    expect((await save(child, [setValue(total.id, total.Value, '1')])).problem().code).toBe('wrong-state');
    await world.process(document, 'extract', (await world.get(document)).attempt);
    expect((await save(child, [setValue(total.id, total.Value, '1')])).status).toBe(200);
  },
  PATIENCE,
);
