// The list of documents through HTTP (specification 3, sections 2.5, 3 and 4): who sees what, search, categories, paging, counts.

import { listDocumentFilters, listDocumentNames, listDocuments } from '@vigilo/contract/documents';
import type { CallReply } from '@vigilo/contract/call';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { TestDocument } from './testing/test-documents.ts';
import { addTestDocument } from './testing/test-documents.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let ana: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }, { ticker: 'BBB' }],
    clients: [
      { name: 'Acorn', companies: ['AAA'] },
      { name: 'Birch', companies: ['BBB'] },
      { name: 'Gone', companies: ['AAA'], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Acorn', 'Gone'] },
    ],
  });
  for (const document of listTestDocuments()) await addTestDocument(server.db, tenant.id, document);
  await inTenant(server.db, tenant.id, (tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: PERMISSION_KEYS.filter((key) => key !== 'view-deleted-documents') })
      .where('tenant_id', '=', tenant.id)
      .execute(),
  );
  admin = await signIn(server, 'admin@vigilo.test');
  ana = await signIn(server, 'ana@vigilo.test');
});

function listTestDocuments(): TestDocument[] {
  const acorn = tenant.clientId('Acorn');
  return [
    {
      name: 'CCRR_AAA.N_2026.pdf',
      clientId: acorn,
      companyId: tenant.companyId('AAA'),
      ticker: 'AAA.N',
      region: 'EMEA',
      userId: tenant.userId('ana@vigilo.test'),
      children: [
        { type: 'Balance Sheet', pages: [1, 2], userStatus: 'Validated' },
        { type: 'Invoice', pages: [3, 4, 5], userStatus: 'In Review' },
        { type: 'Balance Sheet', pages: [6, 7], userStatus: 'Validated' },
      ],
      updatedAt: new Date('2026-11-20T12:00:00Z'),
    },
    {
      name: 'invoice 7.png',
      clientId: acorn,
      region: 'AMER',
      status: 'In Queue',
      updatedAt: new Date('2026-11-19T23:59:59Z'),
    },
    {
      name: 'broken.pdf',
      clientId: acorn,
      status: 'Digitization Failed',
      failure: { code: 'too-many-pages', values: { pages: 1200, most: 300 } },
      updatedAt: new Date('2026-11-18T00:00:00Z'),
    },
    {
      name: 'of another company.pdf',
      clientId: acorn,
      companyId: tenant.companyId('BBB'),
      updatedAt: new Date('2026-11-17T00:00:00Z'),
    },
    {
      name: 'birch.pdf',
      clientId: tenant.clientId('Birch'),
      status: 'Posted',
      project: 'North',
      isDebug: true,
      children: [{ type: 'Receipt', pages: [1], userStatus: 'Rejected' }],
      updatedAt: new Date('2026-11-16T00:00:00Z'),
    },
    { name: 'of a deleted client.pdf', clientId: tenant.clientId('Gone'), updatedAt: new Date('2026-11-15') },
    { name: 'deleted.pdf', clientId: acorn, isDeleted: true, updatedAt: new Date('2026-11-14') },
  ];
}

afterAll(() => server.stop());

type Reply = CallReply<typeof listDocuments>;
type Asked = Parameters<typeof list>[1];

function list(
  who: TestClient,
  {
    query = {},
    categories = {},
    isDeleted = false,
  }: { query?: object; categories?: object; isDeleted?: boolean } = {},
): Promise<Reply> {
  return who.call(listDocuments, { query, body: { searchCategories: categories, isDeleted } });
}

const names = async (who: TestClient, asked?: Asked) =>
  (await list(who, asked)).docs.map(({ OriginalFileName }) => OriginalFileName);

describe('the list of documents', () => {
  it('shows an Admin everything, last updated first, and others their clients’ and companies’', async () => {
    expect(await names(admin)).toEqual([
      'CCRR_AAA.N_2026.pdf',
      'invoice 7.png',
      'broken.pdf',
      'of another company.pdf',
      'birch.pdf',
      'of a deleted client.pdf',
    ]);
    const own = await list(ana);
    expect(own.docs.map(({ OriginalFileName }) => OriginalFileName)).toEqual([
      'CCRR_AAA.N_2026.pdf',
      'invoice 7.png',
      'broken.pdf',
    ]);
    expect([own.total, own.statistics]).toEqual([
      3,
      { 'Digitization Failed': 1, 'In Queue': 1, Processed: 1 },
    ]);
  });

  it('describes each document with its pages by type, user status, place in the queue and why it failed', async () => {
    const { docs } = await list(ana);
    expect(docs[0]).toMatchObject({
      DocumentName: 'CCRR_AAA.N_2026',
      Status: 'Processed',
      UserStatus: 'In Review',
      ClassifiedPagesCount: { 'Balance Sheet': 4, Invoice: 3 },
      Region: 'EMEA',
      ClientName: 'Acorn',
      LastUpdatedTimestamp: '2026-11-20T12:00:00.000Z',
      isDeleted: false,
      ticker: 'AAA.N',
      queuePlace: null,
      failure: null,
    });
    expect(Object.keys(docs[0]?.ClassifiedPagesCount ?? {})).toEqual(['Balance Sheet', 'Invoice']);
    expect(docs[0]?.childDocs).toHaveLength(3);
    expect(docs[1]).toMatchObject({
      UserStatus: 'Not Reviewed',
      queuePlace: 1,
      can: ['download-original', 'delete'],
    });
    expect(docs[2]?.failure).toEqual({
      code: 'too-many-pages',
      message: 'The file has 1,200 pages; at most 300 are read. Split it and upload the parts.',
    });
    const spanish = await ana.post(listDocuments.path, {}, { headers: { 'accept-language': 'es' } });
    expect(spanish.text).toContain('El archivo tiene 1200 páginas');
    const [posted] = (await list(admin, { query: { search: 'birch' } })).docs;
    expect(posted).toMatchObject({ UserStatus: 'Rejected', ViaProjectName: 'North' });
    expect(posted?.can).toEqual([
      'view',
      'redigitize',
      'link',
      'download',
      'download-original',
      'send',
      'delete',
    ]);
  });

  it('comes in pages that neither repeat nor miss a document', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list(admin, { query: { page, limit: 2 } }));
    expect(pages.map(({ count, total, pages: all }) => [count, total, all])).toEqual([
      [2, 6, 3],
      [2, 6, 3],
      [2, 6, 3],
      [0, 6, 3],
    ]);
    expect(new Set(pages.flatMap(({ docs }) => docs.map(({ _id }) => _id))).size).toBe(6);
  });

  it.each([
    [{ query: { search: 'ccrr' } }, ['CCRR_AAA.N_2026.pdf']],
    [{ query: { search: '100%_' } }, []],
    [{ query: { search: 'balance sh' } }, ['CCRR_AAA.N_2026.pdf']],
    [{ query: { search: 'BIRCH' } }, ['birch.pdf']],
    [{ query: { search: 'north' } }, ['birch.pdf']],
    [{ query: { search: 'queue' } }, ['invoice 7.png']],
    [{ categories: { Status: ['In Queue', 'Posted'] } }, ['invoice 7.png', 'birch.pdf']],
    [{ categories: { Status: ['Failed'] } }, []],
    [{ categories: { Status: ['digitiz'] } }, ['broken.pdf']],
    [{ categories: { UserStatus: ['Rejected'] } }, ['birch.pdf']],
    [{ categories: { UserStatus: ['In Review'] } }, ['CCRR_AAA.N_2026.pdf']],
    [{ categories: { UserStatus: ['no such status'] } }, []],
    [{ categories: { DocumentName: ['INVOICE', 'broken'] } }, ['invoice 7.png', 'broken.pdf']],
    [{ categories: { ClientName: ['Birch'] } }, ['birch.pdf']],
    [{ categories: { ClientName: ['nobody'] } }, []],
    [{ categories: { DocumentType: ['Receipt'] } }, ['birch.pdf']],
    [{ categories: { Region: ['EMEA', 'AMER'] } }, ['CCRR_AAA.N_2026.pdf', 'invoice 7.png']],
    [
      { categories: { 'Date Range': { from: '2026-11-18', to: '2026-11-19' } } },
      ['invoice 7.png', 'broken.pdf'],
    ],
    [{ categories: { Region: ['EMEA'], Status: ['Posted'] } }, []],
    [{ categories: { Region: [] }, query: { search: 'ccrr' } }, ['CCRR_AAA.N_2026.pdf']],
  ] as const)('finds %j', async (asked, expected) => {
    const found = await list(admin, asked);
    expect(found.docs.map(({ OriginalFileName }) => OriginalFileName)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it('finds by who uploaded it, whose name may be typed in part', async () => {
    const { data } = await admin.call(listDocumentFilters, { body: {} });
    const [uploader = ''] = data.UploadedBy;
    for (const text of [uploader, uploader.slice(0, 3).toUpperCase()])
      expect(await names(admin, { categories: { UploadedBy: [text] } })).toEqual(['CCRR_AAA.N_2026.pdf']);
  });

  it('refuses a range of days that runs backwards', async () => {
    const reply = await ana.post(listDocuments.path, {
      searchCategories: { 'Date Range': { from: '2026-11-02', to: '2026-11-01' } },
    });
    expect([reply.status, reply.problem().message, reply.problem().description]).toEqual([
      400,
      'From Date > To Date',
      'Please pick To Date >= From Date',
    ]);
  });

  it('shows deleted ones to those who may see them', async () => {
    expect(await names(admin, { isDeleted: true })).toEqual(['deleted.pdf']);
    const [deleted] = (await list(admin, { isDeleted: true })).docs;
    expect(deleted?.can).toEqual(['view', 'restore', 'force-delete']);
    const refused = await ana.post(listDocuments.path, { isDeleted: true });
    expect([refused.status, refused.problem().code]).toEqual([403, 'not-allowed']);
  });

  it('gives every page of a search, however many documents it finds', async () => {
    const many = await addTestTenant(server, {
      name: 'many',
      clients: [{ name: 'Acorn', companies: [] }],
      users: [{ email: 'many@vigilo.test', role: 'Admin' }],
    });
    const found = 430;
    await inTenant(server.db, many.id, (tx) =>
      tx
        .insertInto('documents')
        .values(
          Array.from({ length: found }, (_each, i) => ({
            tenant_id: many.id,
            id: newId(),
            client_id: many.clientId('Acorn'),
            file_name: `INV_A.N_${i}.pdf`,
            file_kind: 'pdf' as const,
            file_size: '1',
            sha256: String(i).padStart(64, '0'),
            status: i % 10 === 0 ? ('Failed' as const) : ('Processed' as const),
            // Of two at the same time each, which only their ids put in order.
            updated_at: new Date(Date.UTC(2026, 10, 1) + Math.floor(i / 2)),
          })),
        )
        .execute(),
    );
    const reader = await signIn(server, 'many@vigilo.test', undefined, { tenant: 'many' });
    const all = await list(reader, { query: { limit: 1000 } });
    const searched: Reply[] = [];
    for (let page = 1; page <= 7; page += 1)
      searched.push(await list(reader, { query: { search: 'inv_a', page, limit: 70 } }));
    expect(searched.flatMap(({ docs }) => docs.map(({ _id }) => _id))).toEqual(
      all.docs.map(({ _id }) => _id),
    );
    for (const { total, statistics } of searched)
      expect({ total, statistics }).toEqual({ total: found, statistics: { Failed: 43, Processed: 387 } });
  });

  it('counts a change at once', async () => {
    const totals = async () => [(await list(admin)).total, (await list(ana)).total];
    const [all = 0, own = 0] = await totals();
    const document = { clientId: tenant.clientId('Acorn'), updatedAt: new Date('2026-01-01') };
    const id = await addTestDocument(server.db, tenant.id, document);
    expect(await totals()).toEqual([all + 1, own + 1]);
    const change = (set: object) =>
      inTenant(server.db, tenant.id, (tx) =>
        tx
          .updateTable('documents')
          .set(set)
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', id)
          .execute(),
      );
    const before = (await list(admin)).statistics['Failed'] ?? 0;
    await change({ status: 'Failed' });
    expect((await list(admin)).statistics['Failed']).toBe(before + 1);
    await change({ client_id: tenant.clientId('Birch') });
    expect(await totals()).toEqual([all + 1, own]);
    await inTenant(server.db, tenant.id, (tx) =>
      tx.deleteFrom('documents').where('tenant_id', '=', tenant.id).where('id', '=', id).execute(),
    );
    expect(await totals()).toEqual([all, own]);
  });
});

describe('what stands beside the list', () => {
  it('are the values of each category that the caller’s documents have', async () => {
    const { data } = await ana.call(listDocumentFilters, { body: {} });
    expect(data).toMatchObject({
      Status: ['Digitization Failed', 'In Queue', 'Processed'],
      UserStatus: ['In Review', 'Not Reviewed'],
      ClientName: ['Acorn'],
      DocumentType: ['Balance Sheet', 'Invoice'],
      Region: ['AMER', 'EMEA'],
    });
  });

  it('are the names of all of them', async () => {
    const { data } = await ana.call(listDocumentNames, {});
    expect(data.map(({ OriginalFileName }) => OriginalFileName)).toEqual([
      'broken.pdf',
      'CCRR_AAA.N_2026.pdf',
      'invoice 7.png',
    ]);
  });
});
