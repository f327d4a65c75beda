// What uses a child document, over HTTP: the way back from ratings, reports, links and deliveries, each told only to whoever may see it.

import { postDocuments } from '@vigilo/contract/delivery';
import { listChildUses } from '@vigilo/contract/reports';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { getCompany } from '@vigilo/contract/companies';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LinkedWorld } from '../relations/testing/linked-world.ts';
import type { Report } from '../workflow/testing/review-world.ts';

let world: LinkedWorld;
let report: Report;
let open: { readonly _id: string; readonly companyName: string; readonly ticker: string };

beforeAll(async () => {
  world = await LinkedWorld.start();
  open = { _id: world.review.tenant.companyId('OPEN'), companyName: 'Open Ltd', ticker: 'OPEN' };
  report = await world.review.addApproved({ st: 'A', lt: 'A-' });
  await takeOver();
});
afterAll(() => world.review.server.stop());

async function takeOver(): Promise<void> {
  const { data } = await world.as('admin').call(getCompany, { params: { id: open._id } });
  const reply = await world.as('approver').post(`/api/v1/child-documents/${report.child}/ratings`, {
    ratings: [
      { horizon: 'shortTerm', after: 'A' },
      { horizon: 'longTerm', after: 'A-' },
    ],
    version: data.version,
  });
  expect(reply.status).toBe(200);
}

async function listUses(person: 'admin' | 'approver' | 'analyst', child = report.child) {
  return (await world.as(person).call(listChildUses, { params: { id: child } })).data;
}

async function allow(keys: readonly PermissionKey[]): Promise<void> {
  await world.review.query((tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: [...keys] })
      .where('tenant_id', '=', world.review.tenant.id)
      .execute(),
  );
  world.review.passSecond();
}

it('the ratings of companies are told with their days, those of today first, and the reports that print them', async () => {
  const shortTerm = { company: open, horizon: 'shortTerm', grade: 'A', until: null };
  const longTerm = { company: open, horizon: 'longTerm', grade: 'A-', until: null };
  const reports = [
    { kind: 'ccrr', company: open },
    { kind: 'rti', company: open },
  ];
  expect(await listUses('analyst')).toMatchObject({ ratings: [shortTerm, longTerm], reports });

  world.review.passSecond();
  await world.as('admin').post('/vigilo-rti/editCompany', {
    companyID: open._id,
    Company: { creditRiskRatingST: 'C' },
  });
  const { ratings } = await listUses('analyst');
  expect(ratings).toMatchObject([
    longTerm,
    { ...shortTerm, until: expect.stringMatching(/^2026-11-20T09:/) },
  ]);
  expect(Date.parse(ratings[1]?.until ?? '')).toBeGreaterThan(Date.parse(ratings[1]?.from ?? ''));

  // A newer CCRR is the one that is downloaded.
  const newer = await world.review.addReport({ st: 'B', name: 'CCRR_OPEN_2026-11-15.pdf' });
  expect((await listUses('analyst')).reports).toEqual([{ kind: 'rti', company: open }]);
  expect(await listUses('analyst', newer.child)).toEqual({
    ratings: [],
    reports: [{ kind: 'ccrr', company: open }],
    links: [],
    deliveries: [],
  });
});

it('a linked document is told with the count of values that it compares, unless the reader does not see it', async () => {
  const says = { 'Total Amount': { amount: '120.00' }, 'Invoice Number': 'INV-1' };
  const one = await world.add({ says });
  const same = await world.add({ says: { ...says, 'Total Amount': { amount: '130.00' } } });
  const silent = await world.add();
  const foreign = await world.add({ client: 'Two', says });
  await world.link('admin', one, [same, silent]);
  const id = one.child;
  const expected = [
    {
      id: same.child,
      documentType: 'Invoice',
      parentDocumentId: same.document,
      documentName: same.name,
      valueCount: 2,
    },
  ];
  expect((await listUses('approver', id)).links).toEqual(expected);
  expect((await world.as('approver').get(pathOf(foreign.child))).status).toBe(404);
  expect((await world.as('stranger').get(pathOf(id))).status).toBe(404);
  await world.setDeleted(same, true);
  expect((await listUses('approver', id)).links).toEqual([]);
});

it('a delivery is told to those who may send documents, each other use to those who may see it', async () => {
  await world.as('admin').call(postDocuments, { body: { documentIds: [report.document] } });
  expect((await listUses('admin')).deliveries).toEqual([
    { at: expect.stringMatching(/^20\d\d-/), status: null },
  ]);
  const without = (key: PermissionKey) => PERMISSION_KEYS.filter((each) => each !== key);
  await allow(without('post-documents'));
  expect((await listUses('approver')).deliveries).toEqual([]);
  await allow(without('list-creditriskrating'));
  expect(await listUses('approver')).toMatchObject({ ratings: [], reports: [] });
  await allow(without('view-processed-documents'));
  expect((await world.as('approver').get(pathOf(report.child))).status).toBe(403);
});

function pathOf(childId: string): string {
  return listChildUses.path.replace('{id}', childId);
}
