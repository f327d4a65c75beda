// Child documents as a whole over HTTP (specification 3, sections 6 and 7): copied, added, deleted, changed and tagged; who may, what is refused, what is kept.

import {
  addChildDocument,
  changeChildAttributes,
  changeChildTags,
  cloneChildDocument,
  cloneDigitizedDocument,
} from '@vigilo/contract/child-documents';
import { getDocument, listDocumentFilters, listDocuments } from '@vigilo/contract/documents';
import { getChildDocument, getExtractedTable } from '@vigilo/contract/extraction';
import type { CallInput } from '@vigilo/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeChild } from '../extraction/testing/sample-children.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

type Person = Parameters<ReviewWorld['as']>[0];
const REPORT = 'Credit Risk Rating Report';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

const read = async (id: string, person: Person = 'analyst') =>
  (await world.as(person).call(getChildDocument, { params: { id } })).data;
const listChildren = async (id: string) =>
  (await world.as('analyst').call(getDocument, { params: { id } })).data.children;
const remove = (person: Person, body: object) =>
  world.as(person).send('DELETE', '/pipeline/child-documents', { body });

/** An invoice with a table and a picture. */
async function addInvoice() {
  const { document } = await world.addReport();
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [makeChild('X')]));
  const [child] = await world.listChildren(document);
  return { document, child: child?.id ?? '' };
}

async function listActions(childId: string): Promise<string[]> {
  const rows = await world.query((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', world.tenant.id)
      .where('entity_id', '=', childId)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

describe('a copy', () => {
  it('has the rows and tables of the original, a name of its own and no approval, in the same document', async () => {
    const { document, child } = await addInvoice();
    await world.putStatus(child, 'Validated');
    const { data } = await world.as('analyst').call(cloneChildDocument, { params: { id: child }, body: {} });
    expect(data).toMatchObject({
      ParentDocumentId: document,
      DocumentType: 'Invoice',
      Name: 'Invoice (copy)',
      UserStatus: 'Not Reviewed',
      rowCount: 4,
      version: 1,
    });
    expect((await listChildren(document)).map(({ id }) => id)).toEqual([child, data.id]);
    const [original, copy] = [await read(child), await read(data.id)];
    expect(copy.LinkedDocuments).toEqual([]);
    expect(copy.JSONData.map(({ SSOTKey }) => SSOTKey)).toEqual(
      original.JSONData.map(({ SSOTKey }) => SSOTKey),
    );
    const own = new Set(original.JSONData.map(({ id }) => id));
    expect(copy.JSONData.filter(({ id }) => own.has(id))).toEqual([]);
    const tableOf = async ({ JSONData }: typeof copy) => {
      const id = JSONData.find(({ ValueType }) => ValueType === 'table')?.Value ?? '';
      return (await world.as('analyst').call(getExtractedTable, { params: { id } })).data;
    };
    const [table, copied] = [await tableOf(original), await tableOf(copy)];
    expect(copied.id).not.toBe(table.id);
    expect(copied.JSONData.Value[0]?.RowValue).toEqual(table.JSONData.Value[0]?.RowValue);
    expect(await listActions(data.id)).toEqual(['review.clone']);
  });

  it('is made by the other call too, and of what was copied once more', async () => {
    const { child } = await addInvoice();
    const first = await world.as('analyst').call(cloneDigitizedDocument, { body: { id: child } });
    const second = await world.as('analyst').call(cloneDigitizedDocument, { body: { id: first.data.id } });
    expect(second.data.Name).toBe('Invoice (copy) (copy)');
  });

  it('is made of nothing that somebody does not see, or that is not read', async () => {
    const { child, document } = await addInvoice();
    expect((await world.as('other').post(`/child-documents/${child}/clone`, {})).status).toBe(404);
    expect((await world.as('licensed').post(`/child-documents/${child}/clone`, {})).status).toBe(403);
    await world.query((tx) =>
      tx
        .updateTable('documents')
        .set({ status: 'In Process' })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', document)
        .execute(),
    );
    expect((await world.as('analyst').post(`/child-documents/${child}/clone`, {})).problem()).toMatchObject({
      code: 'wrong-state',
      description: 'Its document is not read to the end, or deleted. Wait until it is Processed.',
    });
  });
});

describe('a child document that is added', () => {
  const add = (body: CallInput<typeof addChildDocument>['body'] | object) =>
    world.as('analyst').post('/child-documents', body);

  it('is empty, or says what is read from its pages', async () => {
    const { document } = await world.addReport({ st: 'B' });
    const empty = await world.as('analyst').call(addChildDocument, {
      body: { ParentDocumentId: document, DocumentType: 'Invoice', Pages: [1, 1], Name: 'Annex' },
    });
    expect(empty.data).toMatchObject({ DocumentType: 'Invoice', Pages: [1], Name: 'Annex', rowCount: 0 });
    const filled = await world.as('analyst').call(addChildDocument, {
      body: { ParentDocumentId: document, DocumentType: REPORT, Pages: [1], isExtracted: true },
    });
    expect(filled.data.DocumentType).toBe(REPORT);
    expect(await listChildren(document)).toHaveLength(3);
    expect(await listActions(filled.data.id)).toEqual(['review.add']);
  });

  it('is of a type and of pages that there are, in a document that is seen', async () => {
    const { document } = await world.addReport();
    const body = { ParentDocumentId: document, DocumentType: 'Invoice', Pages: [1] };
    expect((await add({ ...body, DocumentType: 'No such' })).problem().fields).toEqual({
      'body.DocumentType': 'There is no template called No such.',
    });
    expect((await add({ ...body, Pages: [2] })).problem().fields).toEqual({
      'body.Pages': 'The document has 1 page.',
    });
    expect((await add({ ...body, Pages: [] })).status).toBe(400);
    expect((await add({ ...body, isExtracted: true, Pages: [2] })).status).toBe(400);
    expect((await world.as('other').post('/child-documents', body)).status).toBe(404);
    expect((await world.as('other').post('/child-documents', { ...body, isExtracted: true })).status).toBe(
      404,
    );
    expect(await listChildren(document)).toHaveLength(1);
  });
});

describe('a child document that is deleted', () => {
  it('is gone for good, by either call, and stands in the audit log', async () => {
    const { child, document } = await world.addReport({ st: 'B' });
    expect((await remove('approver', { id: child, version: 7 })).problem().code).toBe('changed-meanwhile');
    const reply = await remove('approver', { id: child, version: 1 });
    expect([reply.status, reply.json()]).toMatchObject([200, { message: 'Deleted!' }]);
    expect(await listChildren(document)).toEqual([]);
    expect((await world.as('analyst').get(`/child-documents/${child}`)).status).toBe(404);
    expect((await remove('approver', { id: child })).status).toBe(404);
    expect(await listActions(child)).toEqual(['review.remove']);
    const second = await world.addReport();
    const path = `/digitizedDocument/deleteDocumentByID/${second.child}`;
    expect((await world.as('approver').send('DELETE', path, {})).status).toBe(200);
    expect(await listChildren(second.document)).toEqual([]);
  });

  it('is none that is approved, of a locked company, not seen, or without the permission', async () => {
    const approved = await world.addApproved();
    expect((await remove('approver', { id: approved.child })).problem()).toMatchObject({
      code: 'wrong-state',
      description: 'It is Validated. Start its review again first.',
    });
    const locked = await world.addReport({ ticker: 'LOCKED' });
    expect((await remove('approver', { id: locked.child })).problem()).toMatchObject({
      code: 'wrong-state',
      message: "Change status to 'Initiated' to enable editing",
    });
    const { child } = await world.addReport();
    expect((await remove('analyst', { id: child })).status).toBe(403);
    expect((await remove('other', { id: child })).status).toBe(404);
    expect((await remove('approver', { id: child, force: true })).status).toBe(400);
    expect((await read(child)).id).toBe(child);
  });
});

describe('attributes', () => {
  it('are type, pages, name and free ones; what is absent stays, and rows are checked as the new type', async () => {
    const { child } = await addInvoice();
    const change = async (body: CallInput<typeof changeChildAttributes>['body']) =>
      (await world.as('analyst').call(changeChildAttributes, { params: { id: child }, body })).data;
    expect(
      await change({ DocumentType: 'Receipt', Name: 'Till', attributes: { Auditor: 'Acme' } }),
    ).toMatchObject({
      DocumentType: 'Receipt',
      Name: 'Till',
      Pages: [1],
      version: 2,
    });
    expect(await change({ Name: '', version: 2 })).toMatchObject({ DocumentType: 'Receipt', Name: '' });
    expect((await read(child)).attributes).toEqual({ Auditor: 'Acme' });
    const path = `/child-documents/${child}/attributes`;
    expect((await world.as('analyst').post(path, { Name: 'x', version: 2 })).status).toBe(409);
    expect((await world.as('analyst').post(path, { Pages: [9] })).status).toBe(400);
    expect((await world.as('other').post(path, { Name: 'x' })).status).toBe(404);
    await world.putStatus(child, 'Validated');
    expect((await world.as('approver').post(path, { Name: 'x' })).problem().code).toBe('wrong-state');
  });
});

describe('tags', () => {
  it('are kept tidy, found in the list of documents and offered as its filter', async () => {
    const { child, document } = await world.addReport();
    const tag = async (tags: string[], version?: number) =>
      world.as('analyst').send('PUT', changeChildTags.path.replace('{id}', child), {
        body: { tags, ...(version !== undefined && { version }) },
      });
    const find = async (tags: string[], person: Person = 'analyst') =>
      (await world.as(person).call(listDocuments, { body: { searchCategories: { Tag: tags } } })).docs.map(
        ({ _id }) => _id,
      );
    expect(await find(['year end'])).toEqual([]);
    expect((await tag([' Year  end', 'Q3', 'q3'])).json()).toMatchObject({
      data: { Tags: ['Q3', 'Year end'] },
    });
    expect(await find(['year end', 'nothing'])).toEqual([document]);
    expect(await find(['year end'], 'other')).toEqual([]);
    const filters = await world.as('analyst').call(listDocumentFilters, { body: {} });
    expect(filters.data.Tag).toEqual(['Q3', 'Year end']);
    expect((await tag([], 1)).status).toBe(409);
    expect((await tag(['x'.repeat(41)])).status).toBe(400);
    expect((await tag([])).status).toBe(200);
    expect(await find(['q3'])).toEqual([]);
    expect(await listActions(child)).toEqual(['review.tag', 'review.tag']);
  });
});
