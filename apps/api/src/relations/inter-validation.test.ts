// Validation between linked documents over HTTP: what differs is shown on both sides with the other value and its place, and follows links and rows.

import { saveChildDocument } from '@vigilo/contract/review';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRow } from '../extraction/testing/sample-children.ts';
import { saveRows } from '../extraction/extraction.service.ts';
import type { Linkable } from './testing/linked-world.ts';
import { LinkedWorld } from './testing/linked-world.ts';

let world: LinkedWorld;

beforeAll(async () => {
  world = await LinkedWorld.start();
});
afterAll(() => world.review.server.stop());

const PERIOD = '2025-12-31';

function addSheet(assets: string, change: { ticker?: string; name?: string } = {}): Promise<Linkable> {
  const says = {
    'Total Assets': { amount: assets, period: PERIOD },
    Inventories: { amount: assets, period: PERIOD },
  };
  return world.add({ type: 'Balance Sheet', says, ...change });
}

async function readRow(person: 'admin' | 'analyst', { child }: Linkable, key = 'Total Assets') {
  const found = (await world.read(person, child)).JSONData.find(({ SSOTKey }) => SSOTKey === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
}

describe('two linked documents', () => {
  it('that contradict each other say so on both sides, with both values and the other place', async () => {
    const [one, two] = [await addSheet('3343000000'), await addSheet('3344000000')];
    expect((await readRow('analyst', one)).InterValidation).toEqual({ status: null, details: [] });
    await world.link('analyst', one, [two]);
    const row = await readRow('analyst', one);
    const message = `Total Assets is 3,343,000,000 here, but 3,344,000,000 in ${two.name}, p. 1.`;
    expect(row.InterValidation).toEqual({
      status: 'invalid',
      details: [{ rule: 'linked-value', severity: 'error', message }],
    });
    expect(row.Linked).toEqual([
      {
        DocumentId: two.child,
        Value: '3344000000',
        ValueCoordinates: row.ValueCoordinates,
        isSame: false,
        reconciled: null,
      },
    ]);
    expect((await readRow('analyst', two)).InterValidation.details[0]?.message).toContain(
      '3,344,000,000 here, but 3,343,000,000',
    );
    const spanish = await world
      .as('analyst')
      .get(`/child-documents/${one.child}`, { headers: { 'accept-language': 'es' } });
    expect(spanish.text).toContain(
      `Total Assets es 3.343.000.000 aquí, pero 3.344.000.000 en ${two.name}, pág. 1.`,
    );
    // Not one of the keys that balance sheets compare.
    expect((await readRow('analyst', one, 'Inventories')).InterValidation.status).toBeNull();
    await world.link('analyst', two, []);
    expect(await readRow('analyst', one)).toMatchObject({ InterValidation: { status: null }, Linked: [] });
  });

  it('that say a key twice are compared row by row, from either side', async () => {
    const [one, two] = [await addSheet('700'), await addSheet('700')];
    const twice = ['700', '701'].map((Value) =>
      makeRow({ SSOTKey: 'Total Assets', Value, RawValue: Value, Period: PERIOD }),
    );
    await world.review.query((tx) =>
      saveRows(tx, { tenantId: world.review.tenant.id, id: two.document }, [
        { id: two.child, documentType: 'Balance Sheet', rows: twice },
      ]),
    );
    await world.link('analyst', one, [two]);
    const statesOf = async ({ child }: Linkable) =>
      (await world.read('analyst', child)).JSONData.filter(({ SSOTKey }) => SSOTKey === 'Total Assets').map(
        ({ Value, InterValidation, Linked }) => [
          Value,
          InterValidation.status,
          Linked.map((each) => each.Value).join(),
        ],
      );
    expect(await statesOf(one)).toEqual([['700', 'valid', '700']]);
    expect(await statesOf(two)).toEqual([
      ['700', 'valid', '700'],
      ['701', 'invalid', '700'],
    ]);
  });

  it('that agree are valid, and follow what changes in either', async () => {
    const [one, two] = [await addSheet('200'), await addSheet('200.00')];
    await world.link('analyst', one, [two]);
    expect((await readRow('analyst', one)).InterValidation).toEqual({ status: 'valid', details: [] });
    const changed = makeRow({ SSOTKey: 'Total Assets', Value: '201', Period: PERIOD });
    await world.review.query((tx) =>
      saveRows(tx, { tenantId: world.review.tenant.id, id: two.document }, [
        { id: two.child, documentType: 'Balance Sheet', rows: [changed] },
      ]),
    );
    expect((await readRow('analyst', one)).InterValidation.status).toBe('invalid');
  });
});

it('follows what somebody corrects, and so do the candidates', async () => {
  const [one, two] = [await addSheet('600'), await addSheet('601')];
  await world.link('analyst', one, [two]);
  const { id: rowId } = await readRow('analyst', one);
  const data = [{ kind: 'set' as const, rowId, field: 'Value' as const, before: '600', after: '601' }];
  const saved = await world
    .as('analyst')
    .call(saveChildDocument, { params: { id: one.child }, body: { data } });
  const row = saved.data.JSONData.find(({ id }) => id === rowId);
  expect(row).toMatchObject({ InterValidation: { status: 'valid' }, Linked: [{ DocumentId: two.child }] });
  expect((await readRow('analyst', two)).InterValidation.status).toBe('valid');

  const invoice = await world.add({ says: { Seller: 'Misread Ltd' } });
  const corrected = await world.add({ says: { Seller: 'Something else' } });
  const seller = (await world.read('analyst', corrected.child)).JSONData[0]?.id ?? '';
  const change = { kind: 'set' as const, rowId: seller, field: 'Value' as const };
  await world.as('analyst').call(saveChildDocument, {
    params: { id: corrected.child },
    body: { data: [{ ...change, before: 'Something else', after: 'Misread Ltd' }] },
  });
  const { data: found } = await world.candidates('analyst', invoice);
  expect(found.map(({ id }) => id)).toEqual([corrected.child]);
});

it('says nothing of a linked document that the reader does not see', async () => {
  const [one, hidden] = [
    await addSheet('300'),
    await addSheet('301', { ticker: 'HIDDEN', name: 'Secret.pdf' }),
  ];
  await world.link('admin', one, [hidden]);
  expect((await readRow('admin', one)).InterValidation.status).toBe('invalid');
  expect(await readRow('analyst', one)).toMatchObject({ InterValidation: { status: null }, Linked: [] });
  const seen = await world.as('analyst').get(`/child-documents/${one.child}`);
  expect(seen.text).not.toContain('Secret.pdf');
});

it('leaves what a person settled as it is', async () => {
  const [one, two] = [await addSheet('400'), await addSheet('401')];
  const settled = makeRow({
    SSOTKey: 'Total Assets',
    Value: '400',
    Period: PERIOD,
    CheckedByHand: 'valid',
  });
  await world.review.query((tx) =>
    saveRows(tx, { tenantId: world.review.tenant.id, id: one.document }, [
      { id: one.child, documentType: 'Balance Sheet', rows: [settled] },
    ]),
  );
  await world.link('analyst', one, [two]);
  const { InterValidation } = await readRow('analyst', one);
  expect([InterValidation.status, InterValidation.details.length]).toEqual(['valid', 1]);
});

it('is delivered with the document', async () => {
  const [one, two] = [await addSheet('500'), await addSheet('501')];
  await world.link('analyst', one, [two]);
  const reply = await world.review.perform('approver', one.child, 'Post');
  const { data } = performWorkflowAction.reply.parse(reply.json());
  const statuses = [
    ...(data.exported?.content ?? '').matchAll(/"SSOTKey": "(\w[\w ]*)"|"InterValidation": ([^,]*)/g),
  ];
  expect(statuses.map(([, key, status]) => key ?? status)).toEqual([
    'Total Assets',
    '"invalid"',
    'Inventories',
    'null',
  ]);
});
