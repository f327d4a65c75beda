// What the flow does for links: what it reads is a candidate from then on, and reading a document anew does not undo what people linked.

import { listAllChildDocuments } from '@vigilo/contract/extraction';
import { listPotentialRelations, listRelations } from '@vigilo/contract/relations';
import { performWorkflowAction } from '@vigilo/contract/workflow';
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

interface Processed {
  readonly document: string;
  readonly child: string;
}

async function findChild(document: string): Promise<string> {
  const { data } = await world.admin.call(listAllChildDocuments, { body: { id: document } });
  return data[0]?.id ?? '';
}

async function addInvoice(number: string, order: string): Promise<Processed> {
  const pdf = makePdf([
    'Acme Paper Ltd',
    'INVOICE',
    `Invoice number: ${number}`,
    `Order number: ${order}`,
    'Invoice date: 2026-10-05',
    'Bill to: Own Client',
    'Total amount due: 120.00 USD',
  ]);
  const document = await world.upload(pdf);
  await world.process(document);
  return { document, child: await findChild(document) };
}

it(
  'a document is a candidate once it was processed, and again once it was read anew',
  async () => {
    const [one, two] = [await addInvoice('INV-1', 'PO-77'), await addInvoice('INV-2', 'PO-77')];
    const find = async (id: string) =>
      (await world.admin.call(listPotentialRelations, { params: { id } })).data;
    expect(await find(one.child)).toMatchObject([{ id: two.child, linkType: 'same-number' }]);
    await world.processAgain(two.document, 'validate');
    expect(await find(one.child)).toMatchObject([{ id: two.child }]);
    await world.processAgain(two.document, 'extract');
    expect(await find(one.child)).toMatchObject([{ id: await findChild(two.document) }]);
  },
  PATIENCE,
);

it(
  'links stay when a document is read anew',
  async () => {
    const [one, two] = [await addInvoice('INV-3', 'PO-88'), await addInvoice('INV-4', 'PO-88')];
    await world.admin.call(performWorkflowAction, {
      params: { entity: one.child, action: 'Update Document Links' },
      body: { LinkedDocuments: [{ id: two.child }] },
    });
    for (const from of ['extract', 'validate'] as const) {
      await world.processAgain(one.document, from);
      const { data } = await world.admin.call(listRelations, {
        params: { id: await findChild(one.document) },
      });
      expect(data.map(({ id }) => id)).toEqual([two.child]);
    }
  },
  PATIENCE,
);
