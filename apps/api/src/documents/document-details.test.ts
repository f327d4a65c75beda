// One document, its words, its file, the report of the list and the configuration, through HTTP (specification 3, sections 2.5, 2.8, 3, 4 and 7).

import {
  downloadDocumentReport,
  downloadDocuments,
  getDocument,
  listStatuses,
} from '@vigilo/contract/documents';
import { getDocumentParams } from '@vigilo/contract/document-uploads';
import { listPageWords } from '@vigilo/contract/digitise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { inTenant } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { openDocumentStore } from './document-contents.ts';
import type { TestDocument } from './testing/test-documents.ts';
import { addTestDocument } from './testing/test-documents.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const NOWHERE = '01900000-0000-7000-8000-000000000000';
/** What spreadsheets take for a formula, and file systems for another folder. */
const NASTY = '=HYPERLINK("http://a.test")|..\\..\\up/\u202ename.pdf';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let ana: TestClient;
let clock = NOW;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA', name: 'Acme' }],
    clients: [
      { name: 'Acorn', companies: ['AAA'] },
      { name: 'Birch', companies: [] },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Acorn'] },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  ana = await signIn(server, 'ana@vigilo.test');
});

afterAll(() => server.stop());

const add = (document: Partial<TestDocument> = {}) =>
  addTestDocument(server.db, tenant.id, { clientId: tenant.clientId('Acorn'), ...document });

const store = (content: string) => openDocumentStore(server, tenant.id).add(Buffer.from(content));
const detailPath = (id: string) => getDocument.path.replace('{id}', id);
const wordsOf = (who: TestClient, id: string, page: number) =>
  who.post(listPageWords.path.replace('{id}', id), { page });

describe('one document', () => {
  it('comes with its company, children, pages and what they hold', async () => {
    const id = await add({
      companyId: tenant.companyId('AAA'),
      pages: [['one'], ['two', 'words']],
      children: [{ type: 'Invoice', pages: [1, 2], userStatus: 'In Review' }],
    });
    await addRows(id);
    const { data } = await ana.call(getDocument, { params: { id } });
    expect(data).toMatchObject({
      companyName: 'Acme',
      fileKind: 'pdf',
      fileSize: 1234,
      UserStatus: 'In Review',
    });
    expect(data.children).toMatchObject([
      {
        ParentDocumentId: id,
        DocumentType: 'Invoice',
        Pages: [1, 2],
        Status: 'Processed',
        rowCount: 3,
        lookCount: 1,
      },
    ]);
    expect(data.pages).toEqual([
      { number: 1, width: 612, height: 792, source: 'text', sourceReason: '', turn: 0 },
      { number: 2, width: 612, height: 792, source: 'text', sourceReason: '', turn: 0 },
    ]);
    const reply = await wordsOf(ana, id, 2);
    expect(listPageWords.reply.parse(reply.json()).data).toEqual({
      page: 2,
      source: 'text',
      words: [
        { text: 'two', box: [0, 0.1, 0.09, 0.12], confidence: 1 },
        { text: 'words', box: [0.1, 0.1, 0.19, 0.12], confidence: 1 },
      ],
    });
    expect((await wordsOf(ana, id, 3)).status).toBe(404);
  });

  it('of another client, unknown or deleted answers alike', async () => {
    const foreign = await add({ clientId: tenant.clientId('Birch'), pages: [['SECRET']] });
    const deleted = await add({ isDeleted: true, pages: [['gone']] });
    const readReplies = async (id: string) =>
      [await ana.get(detailPath(id)), await wordsOf(ana, id, 1)].map(({ status, text }) => [
        status,
        text.replace(/"requestId":"[^"]+"/, ''),
      ]);
    const unknown = await readReplies(NOWHERE);
    expect(unknown.map(([status]) => status)).toEqual([404, 404]);
    expect(await readReplies(foreign)).toEqual(unknown);
    expect((await readReplies(deleted))[0]).toEqual(unknown[0]);
    const { data } = await admin.call(getDocument, { params: { id: deleted }, query: { isDeleted: 'true' } });
    expect(data).toMatchObject({ isDeleted: true, can: ['view', 'restore', 'force-delete'] });
    expect((await wordsOf(admin, deleted, 1)).status).toBe(200);
  });
});

async function addRows(documentId: string): Promise<void> {
  await inTenant(server.db, tenant.id, async (tx) => {
    const { id } = await tx
      .selectFrom('child_documents')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    for (const [position, reasons] of [[], ['low-confidence'], []].entries())
      await tx
        .insertInto('extraction_rows')
        .values({
          tenant_id: tenant.id,
          child_document_id: id,
          id: `01900000-0000-7000-8000-00000000000${position}`,
          position,
          ssot_key: 'Total',
          content: JSON.stringify({ LookReasons: reasons }),
        })
        .execute();
  });
}

describe('downloading', () => {
  const download = (who: TestClient, body: object) => who.post(downloadDocuments.path, body);

  it('of one document gives its file', async () => {
    const id = await add({ name: 'a report.pdf', sha256: await store('%PDF one') });
    const reply = await download(admin, { id });
    expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([
      200,
      '%PDF one',
      'application/pdf',
    ]);
    expect(reply.headers['content-disposition']).toContain('a%20report.pdf');
  });

  it('of several gives a zip named by its time, of those that are processed, with names that lead nowhere', async () => {
    const ids = [
      await add({ name: NASTY, sha256: await store('%PDF two') }),
      await add({ name: 'same.pdf', sha256: await store('%PDF three'), status: 'Posted' }),
      await add({ name: 'same.pdf', sha256: await store('%PDF four') }),
      await add({ name: 'waits.pdf', status: 'In Queue' }),
      await add({ name: 'gone.pdf', isDeleted: true }),
    ];
    const reply = await download(admin, { ids });
    expect(reply.headers['content-disposition']).toContain('2026-11-21_09-30-00.zip');
    const archive = await yauzl.fromBufferPromise(reply.bytes, { validateEntrySizes: true });
    const names: string[] = [];
    for await (const { fileName } of archive.eachEntry()) names.push(fileName);
    expect(names.toSorted()).toEqual(
      ['=HYPERLINK(_http___a.test_)_.._.._up__name.pdf', 'same (2).pdf', 'same.pdf'].toSorted(),
    );
  });

  it('is refused for what is not processed, not visible, or not named', async () => {
    const waiting = await add({ status: 'In Process' });
    const foreign = await add({ clientId: tenant.clientId('Birch') });
    const refusals = [
      await download(admin, { id: waiting }),
      await download(admin, { ids: [waiting, await add({ status: 'Failed' })] }),
      await download(ana, { ids: [foreign, waiting] }),
      await download(admin, {}),
    ].map((reply) => [reply.status, reply.problem().description]);
    expect(refusals).toEqual([
      [409, 'It is not processed, so there is nothing to download yet.'],
      [409, 'None of these documents is processed, so there is nothing to download yet.'],
      [404, undefined],
      [400, undefined],
    ]);
  });
});

describe('the list as an Excel file', () => {
  it('holds every document found, as text that is never a formula', async () => {
    clock = NOW + 1000;
    await add({ name: NASTY, region: 'EMEA', children: [{ type: 'Invoice', pages: [1, 2] }] });
    await add({ name: 'other.pdf', region: 'APAC' });
    const reply = await admin.post(`${downloadDocumentReport.path}?search=hyperlink`, {
      searchCategories: { Region: ['EMEA'] },
    });
    expect(reply.headers['content-disposition']).toContain('Documents_2026-11-21.xlsx');
    const { sheets } = await readWorkbook(reply.bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Documents', 'About']);
    const rows = sheets[0]?.rows.map((row) => [
      row.get('A')?.value,
      row.get('D')?.value,
      row.get('F')?.value,
    ]);
    expect(rows).toEqual([
      ['Document Name', 'Type', 'Region'],
      [NASTY, 'Invoice (2)', 'EMEA'],
    ]);
    expect(sheets[0]?.rows[1]?.get('A')?.type).toBe('inlineStr');
    expect(sheets[1]?.xml).toContain('hyperlink');
  });
});

describe('the configuration', () => {
  it('says how each status looks', async () => {
    const { data } = await ana.call(listStatuses, {});
    expect(data).toHaveLength(8);
    expect(data[0]).toEqual({ name: 'New', statuscolor: '#495057', background: '#f1f3f5' });
  });

  it('offers the filters of an upload with what is stored, in the caller’s language', async () => {
    const { data } = await ana.call(getDocumentParams, {});
    expect(data.limits).toEqual({ files: 5, megabytes: 25, pages: 300 });
    expect(data.filters).toMatchObject([
      { key: 'Region', isMultiple: false, values: [{ label: 'Asia Pacific', value: 'APAC' }, {}, {}] },
      { key: 'Languages', isMultiple: true },
    ]);
    const spanish = await ana.get(getDocumentParams.path, { headers: { 'accept-language': 'es' } });
    expect(spanish.text).toContain('Europa, Oriente Medio y África');
  });
});
