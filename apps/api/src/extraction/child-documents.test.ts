// What was read from documents, over HTTP: in the reader's language, as Excel, and for nobody who does not see the document.

import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { getChildDocument, listAllChildDocuments, listHighlights } from '@vigilo/contract/extraction';
import { listDocumentTypes, listSsotKeys } from '@vigilo/contract/templates';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowWorld } from '../flows/testing/flow-world.ts';
import { openFlowWorld } from '../flows/testing/flow-world.ts';
import { makePdf } from '../flows/testing/small-pdf.ts';
import { saveChildren } from './extraction.service.ts';
import { makeChild, makeRow } from './testing/sample-children.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

interface Seen {
  readonly document: string;
  readonly child: string;
  readonly table: string;
  readonly picture: string;
}

let world: FlowWorld;
let own: TestClient;
let other: TestClient;
let stranger: TestClient;
let ownDocument: Seen;
/** Of the client 'Other', for a company that both clients have. */
let otherDocument: Seen;

beforeAll(async () => {
  world = await openFlowWorld();
  await world.query((tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: PERMISSION_KEYS.filter((key) => key !== 'view-deleted-documents') })
      .where('tenant_id', '=', world.tenant.id)
      .execute(),
  );
  await addTestTenant(world.server, { name: 'others', users: [{ email: 'stranger@t.test', role: 'Admin' }] });
  own = await signIn(world.server, 'own@t.test');
  other = await signIn(world.server, 'other@t.test');
  stranger = await signIn(world.server, 'stranger@t.test', undefined, { tenant: 'others' });
  ownDocument = await addRead('Own', 'OWN');
  otherDocument = await addRead('Other', 'SECRET');
});
afterAll(() => world.server.stop());

/** A document of a client as it is once it was read. */
async function addRead(client: string, mark: string): Promise<Seen> {
  const document = await world.upload(makePdf([`Of ${client} ${mark}`]), 'CCRR_AAPL_2026-11-01.pdf', client);
  await world.process(document);
  const child = makeChild(mark);
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [child]));
  const [stored] = await world.query((tx) =>
    tx
      .selectFrom('child_documents')
      .select('id')
      .where('tenant_id', '=', world.tenant.id)
      .where('document_id', '=', document)
      .execute(),
  );
  const [table, picture] = child.blocks;
  return { document, child: stored?.id ?? '', table: table?.id ?? '', picture: picture?.id ?? '' };
}

/** The calls that name the document in their body. */
function postsOf({ document }: Seen): [path: string, body: object][] {
  return [
    ['/document/convertToExcel', { documentID: document }],
    ['/digitizedDocument/getDocsByParentID', { id: document }],
  ];
}

function pathsOf({ document, child, table, picture }: Seen): string[] {
  return [
    `/child-documents/${child}`,
    `/child-documents/${document}/summary`,
    `/tables/${table}`,
    `/image-blocks/${picture}`,
    `/child-documents/${child}/excel`,
    `/api/v1/child-documents/${child}/relations`,
    `/child-documents/document-relations/${child}/potential-relations`,
    `/documents/${document}/excel`,
  ];
}

describe('a child document', () => {
  it('has its rows in their order, with findings in the language of the reader', async () => {
    const { data } = await own.call(getChildDocument, { params: { id: ownDocument.child } });
    expect(data).toMatchObject({
      ParentDocumentId: ownDocument.document,
      DocumentType: 'Invoice',
      Pages: [1],
      Status: 'Processed',
      UserStatus: 'Not Reviewed',
      rowCount: 4,
      lookCount: 1,
      ClientName: 'Own',
    });
    expect(data.JSONData.map(({ SSOTKey }) => SSOTKey)).toEqual([
      'Total Amount',
      'Seller',
      'Line Items',
      'Logo',
    ]);
    expect(data.JSONData[1]?.IntraValidation).toEqual({
      status: 'invalid',
      details: [
        {
          rule: 'type',
          severity: 'error',
          message: '"Acme OWN" is not a date in the form YYYY-MM-DD.',
          suggestion: 'Acme',
        },
      ],
    });
    const spanish = await own.get(`/child-documents/${ownDocument.child}`, {
      headers: { 'accept-language': 'es' },
    });
    expect(spanish.text).not.toContain('is not a date');
    expect(spanish.text).toContain('Acme OWN');
  });

  it('is listed with its document', async () => {
    const reply = await own.get(`/child-documents/${ownDocument.document}/summary?page=1&limit=1`);
    expect(reply.json()).toMatchObject({ total: 1, data: [{ id: ownDocument.child, rowCount: 4 }] });
    const all = await own.call(listAllChildDocuments, { body: { id: ownDocument.document } });
    expect(all).toMatchObject({ total: 1, data: [{ id: ownDocument.child, rowCount: 4 }] });
    const beyond = await own.get(`/child-documents/${ownDocument.document}/summary?page=2&limit=1`);
    expect(beyond.json()).toMatchObject({ total: 1, data: [] });
  });

  it('has tables and pictures', async () => {
    const table = await own.get(`/tables/${ownDocument.table}`);
    expect(table.json()).toMatchObject({
      data: { id: ownDocument.table, JSONData: { Value: [{ RowValue: [{ Value: 'Pens OWN' }, {}] }] } },
    });
    const picture = await own.get(`/image-blocks/${ownDocument.picture}`);
    const { data } = picture.json() as { data: { JSONData: { Value: string } } }; // the reply of this very call
    expect(Buffer.from(data.JSONData.Value, 'base64').subarray(0, 4)).toEqual(PNG);
    // One is not the other.
    expect((await own.get(`/tables/${ownDocument.picture}`)).status).toBe(404);
    expect((await own.get(`/image-blocks/${ownDocument.table}`)).status).toBe(404);
  });
});

describe('the places of its values', () => {
  it('are given page by page, of some keys or of all, to who sees it', async () => {
    const ask = (client: TestClient, body: object) => client.post('/ocrOutput/getHighlightedLoanDocs', body);
    const all = listHighlights.reply.parse((await ask(own, { id: ownDocument.child })).json());
    expect(all.data.map(({ page_n: page, highlights }) => [page, highlights.length])).toEqual([[1, 4]]);
    const some = await ask(own, { id: ownDocument.child, SSOTKeys: ['Total Amount', 'None'] });
    expect(some.json()).toMatchObject({
      data: [{ page_n: 1, highlights: [{ SSOTKey: 'Total Amount', Value: '1234.50', scaled_x_start: 0.1 }] }],
    });
    expect((await ask(other, { id: ownDocument.child })).status).toBe(404);
    expect((await ask(stranger, { id: ownDocument.child })).status).toBe(404);
  });
});

describe('as Excel', () => {
  it('a child document has a sheet of rows and one for each table, in which nothing is a formula', async () => {
    const reply = await own.get(`/child-documents/${ownDocument.child}/excel`);
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(
      'CCRR_AAPL_2026-11-01 Invoice.xlsx',
    );
    const { sheets } = await readWorkbook(reply.bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Invoice', 'Line Items']);
    const [rows, table] = sheets;
    expect(rows?.rows[1]?.get('C')).toEqual({ type: 'n', value: '1234.5', format: 'General' });
    expect(rows?.rows[2]?.get('C')).toMatchObject({ type: 'inlineStr', format: '@' });
    expect(rows?.rows[2]?.get('J')?.value).toBe('It breaks a rule');
    expect(table?.rows.map((row) => [...row.values()].map(({ value }) => value))).toEqual([
      ['Item', 'Price'],
      ['Pens OWN', '@SUM(1)'],
    ]);
    for (const sheet of sheets) expect(sheet.xml).not.toContain('<f>');
  });

  it('a document has a sheet for each child document, and none before it is read', async () => {
    const reply = await own.get(`/documents/${ownDocument.document}/excel`, {
      headers: { 'accept-language': 'es' },
    });
    const { sheets } = await readWorkbook(reply.bytes);
    expect(sheets.map(({ name, rows }) => [name, rows.length, rows[0]?.get('A')?.value])).toEqual([
      ['Invoice', 5, 'Campo'],
    ]);
    const converted = await own.post('/document/convertToExcel', { documentID: ownDocument.document });
    expect(decodeURIComponent(String(converted.headers['content-disposition']))).toContain(
      'CCRR_AAPL_2026-11-01.xlsx',
    );
    const same = await readWorkbook(converted.bytes);
    expect(same.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([['Invoice', 5]]);
    const unread = await world.upload(makePdf(['Not read yet']));
    for (const refused of [
      await own.get(`/documents/${unread}/excel`),
      await own.post('/document/convertToExcel', { documentID: unread }),
    ])
      expect([refused.status, refused.problem().code]).toEqual([409, 'wrong-state']);
  });
});

describe('document types', () => {
  it('are counted by what the caller sees, with what is looked for in each', async () => {
    const counts = async (client: TestClient) =>
      (await client.call(listDocumentTypes, {})).data.find(({ name }) => name === 'Invoice')?.count;
    expect([
      await counts(world.admin),
      await counts(own),
      await counts(other),
      await counts(stranger),
    ]).toEqual([2, 1, 1, 0]);
    const { data } = await own.call(listSsotKeys, { query: { documentType: 'Invoice' } });
    expect(data.find(({ key }) => key === 'Total Amount')).toEqual({
      key: 'Total Amount',
      category: 'Amounts',
      dataFormat: { DataType: 'currency', AllowedValues: [], Pattern: '' },
      isTable: false,
    });
    expect((await own.call(listSsotKeys, { query: { documentType: 'constructor' } })).data).toEqual([]);
  });
});

describe('what somebody does not see', () => {
  it('answers exactly like what is not there, to another client and to another tenant', async () => {
    const nowhere = pathsOf({ document: NOWHERE, child: NOWHERE, table: NOWHERE, picture: NOWHERE });
    const readReply = async (client: TestClient, path: string) => {
      const reply = await client.get(path);
      return `${reply.status} ${reply.text.replace(/"requestId":"[^"]+"/, '')}`;
    };
    for (const [client, hidden] of [
      [own, otherDocument],
      [other, ownDocument],
      [stranger, ownDocument],
    ] as const)
      for (const [i, path] of pathsOf(hidden).entries()) {
        const reply = await readReply(client, path);
        expect(reply, path).toBe(await readReply(client, nowhere[i] ?? ''));
        expect(reply.slice(0, 3), path).toBe('404');
      }
    for (const path of pathsOf(otherDocument)) expect((await other.get(path)).status, path).toBe(200);
    for (const [path, body] of postsOf(otherDocument)) {
      expect((await own.post(path, body)).status, path).toBe(404);
      expect((await stranger.post(path, body)).status, path).toBe(404);
      expect((await other.post(path, body)).status, path).toBe(200);
    }
  });

  it('is also what is deleted, but for those who may see deleted documents', async () => {
    const deleted = await addRead('Own', 'GONE');
    await world.change(deleted.document, { is_deleted: true });
    for (const path of pathsOf(deleted)) {
      expect((await own.get(path)).status, path).toBe(404);
      expect((await world.admin.get(path)).status, path).toBe(200);
    }
    for (const [path, body] of postsOf(deleted)) {
      expect((await own.post(path, body)).status, path).toBe(404);
      expect((await world.admin.post(path, body)).status, path).toBe(200);
    }
  });

  it('is what belongs to a company that the caller does not see', async () => {
    const hidden = await addRead('Own', 'HIDDEN');
    await world.query((tx) =>
      tx
        .updateTable('documents')
        .set({ company_id: world.tenant.companyId('HIDE') })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', hidden.document)
        .execute(),
    );
    for (const path of pathsOf(hidden)) expect((await own.get(path)).status, path).toBe(404);
  });
});

// Last, since it adds a document.
describe('a statement as Excel', () => {
  it('has the period of each value, with its length', async () => {
    const document = await world.upload(makePdf(['A statement']));
    await world.process(document);
    const flow = { SSOTKey: 'Revenue', Period: '2026-06-30' };
    const statement = {
      ...makeChild(),
      rows: [3, 6].map((months) => makeRow({ ...flow, PeriodMonths: months })),
      blocks: [],
    };
    await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [statement]));
    const [sheet] = (await readWorkbook((await own.get(`/documents/${document}/excel`)).bytes)).sheets;
    expect(sheet?.rows.map((row) => ['A', 'C', 'D'].map((column) => row.get(column)?.value))).toEqual([
      ['Field', 'Period', 'Months'],
      ['Revenue', '2026-06-30', '3'],
      ['Revenue', '2026-06-30', '6'],
    ]);
  });
});
