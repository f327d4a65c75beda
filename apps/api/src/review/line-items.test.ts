// What the line items of an invoice say of its totals, over HTTP: checked again whenever somebody changes a line or a total (issue 14, line items).

import { getChildDocument, getExtractedTable } from '@vigilo/contract/extraction';
import { saveChildDocument, saveTables } from '@vigilo/contract/review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

/** An invoice whose total is 1234.50, with one line. */
async function addInvoice() {
  const { document } = await world.addReport();
  const made = makeChild('x');
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [made]));
  const child = (await world.listChildren(document))[0]?.id ?? '';
  return { child, table: made.blocks.find(({ kind }) => kind === 'table')?.id ?? '' };
}

async function saveLine(child: string, table: string, texts: Readonly<Record<string, string>>) {
  const { data } = await world.as('analyst').call(getExtractedTable, { params: { id: table } });
  const RowValue = Object.entries(texts).map(([name, Value]) => ({ ColumnSSOT: { Value: name }, Value }));
  await world.as('analyst').call(saveTables, {
    body: {
      childDocumentId: child,
      tables: [{ id: table, version: data.version, data: { Value: [{ RowValue }] } }],
    },
  });
}

async function readLineRow(child: string) {
  const { data } = await world.as('analyst').call(getChildDocument, { params: { id: child } });
  return data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Line Items');
}

it('lines are checked when they are saved, in words and figures of who reads them', async () => {
  const { child, table } = await addInvoice();
  await saveLine(child, table, {
    Description: 'Hose',
    Quantity: '2',
    'Unit Price': '600.00',
    Amount: '1100.00',
  });
  const row = await readLineRow(child);
  expect(row?.IntraValidation.details.map(({ message }) => message)).toEqual([
    'Line "Hose": 2 × 600.00 is 1,200.00, but the amount is 1,100.00.',
    'The amounts of the lines add up to 1,100.00, but Total Amount is 1,234.50: a difference of 134.50.',
  ]);
  expect(row?.LookReasons).toContain('rule-failed');
});

it('lines are checked again when a total is changed', async () => {
  const { child, table } = await addInvoice();
  await saveLine(child, table, {
    Description: 'Hose',
    Quantity: '2',
    'Unit Price': '600.00',
    Amount: '1200.00',
  });
  expect((await readLineRow(child))?.IntraValidation.details).toHaveLength(1);
  const { data } = await world.as('analyst').call(getChildDocument, { params: { id: child } });
  const total = data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Total Amount');
  await world.as('analyst').call(saveChildDocument, {
    params: { id: child },
    body: {
      data: [{ kind: 'set', rowId: total?.id ?? '', field: 'Value', before: '1234.50', after: '1200.00' }],
    },
  });
  const row = await readLineRow(child);
  expect(row?.IntraValidation).toEqual({ status: 'valid', details: [] });
  expect(row?.LookReasons).not.toContain('rule-failed');
});
