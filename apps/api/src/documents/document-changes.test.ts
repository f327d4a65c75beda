// What people do with documents, through HTTP (specification 3, sections 2.5, 4 and 6): each action by state and permission, its trace in the audit log,
// the job it sends, and two of them at once.

import {
  forceRemoveDocument,
  getDocument,
  listDocuments,
  removeDocuments,
  restoreDocument,
} from '@vigilo/contract/documents';
import { copyDocument, processDocument, redigitizeDocument } from '@vigilo/contract/digitise';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import { DOCUMENT_STATUSES } from '@vigilo/domain/documents/document-status';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import type { TestDocument } from './testing/test-documents.ts';
import { addTestDocument } from './testing/test-documents.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';
const RUN = '01900000-0000-4000-8000-000000000001';
const CHILD = { type: 'Invoice', pages: [1] };

let server: TestServer;
let tenant: TestTenant;
let owner: pg.Client;
let admin: TestClient;
let ana: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    clients: [
      { name: 'Acorn', companies: [] },
      { name: 'Birch', companies: [] },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Approver', clients: ['Acorn'] },
    ],
  });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  admin = await signIn(server, 'admin@vigilo.test');
  ana = await signIn(server, 'ana@vigilo.test');
});

afterAll(async () => {
  await owner.end();
  await server.stop();
});

const add = (document: Partial<TestDocument> = {}) =>
  addTestDocument(server.db, tenant.id, { clientId: tenant.clientId('Acorn'), ...document });

async function stored(id: string) {
  const row = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('documents')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row ?? null;
}

async function listJobs(id: string): Promise<unknown[]> {
  const { rows } = await owner.query<{ data: object }>(
    "SELECT data FROM pgboss.job WHERE name = 'documents.process' AND data->>'documentId' = $1 ORDER BY (data->>'attempt')::int",
    [id],
  );
  return rows.map(({ data }) => data);
}

const order = (documentId: string, attempt: number, from = 'digitize') => ({
  tenantId: tenant.id,
  documentId,
  attempt,
  from,
});

async function audited(id: string): Promise<string[]> {
  const rows = await inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('tenant_id', '=', tenant.id)
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute(),
  );
  expect(JSON.stringify(rows)).not.toContain('secret');
  return rows.map(({ action }) => action);
}

const pathOf = (call: { path: string }, id: string) => call.path.replace('{id}', id);
const remove = (who: TestClient, ...ids: string[]) => who.post(removeDocuments.path, { ids });
const restore = (who: TestClient, id: string) => who.post(pathOf(restoreDocument, id));
const forceRemove = (who: TestClient, id: string) => who.post(pathOf(forceRemoveDocument, id));
const redigitize = (who: TestClient, id: string, choices: object = {}) =>
  who.post(pathOf(redigitizeDocument, id), choices);

function outcome(reply: TestReply): unknown[] {
  if (reply.status === 200) return [200, (reply.json() as { message: string }).message]; // every reply here has one
  const { code, description } = reply.problem();
  return description === undefined ? [reply.status, code] : [reply.status, code, description];
}

describe('deleting', () => {
  it('takes documents out of the list until they are restored, and says who did it', async () => {
    const [one, two] = [await add({ name: 'one.pdf' }), await add({ name: 'two.pdf' })];
    expect(outcome(await remove(ana, one, two))).toEqual([200, 'Deleted!']);
    expect(await stored(one)).toMatchObject({ is_deleted: true, version: 2 });
    expect((await ana.get(pathOf(getDocument, one))).status).toBe(404);
    expect(outcome(await remove(ana, one))).toEqual([409, 'wrong-state', 'It is deleted already.']);
    expect(outcome(await restore(ana, one))).toEqual([200, 'The document is restored.']);
    expect(outcome(await restore(ana, one))).toEqual([409, 'wrong-state', 'It is not deleted.']);
    expect(await stored(one)).toMatchObject({ is_deleted: false, status: 'Processed', version: 3 });
    expect([await audited(one), await listJobs(one)]).toEqual([
      ['documents.remove', 'documents.restore'],
      [],
    ]);
  });

  it('is of all or of none', async () => {
    const [own, foreign, gone] = [
      await add(),
      await add({ clientId: tenant.clientId('Birch') }),
      await add({ isDeleted: true }),
    ];
    expect(outcome(await remove(ana, own, foreign))).toEqual([404, 'not-found']);
    expect(outcome(await remove(ana, own, NOWHERE))).toEqual([404, 'not-found']);
    expect(outcome(await remove(ana, own, gone))).toEqual([409, 'wrong-state', 'It is deleted already.']);
    expect([(await stored(own))?.is_deleted, (await stored(foreign))?.is_deleted]).toEqual([false, false]);
    expect(outcome(await remove(ana, own, own.toUpperCase()))).toEqual([200, 'Deleted!']);
  });

  it('ends whoever works on it; restored, it is processed from the beginning', async () => {
    const id = await add({ status: 'In Process', runId: RUN, pages: [['half']], children: [CHILD] });
    await remove(ana, id);
    expect(await stored(id)).toMatchObject({ is_deleted: true, run_id: null });
    expect(outcome(await restore(ana, id))).toEqual([
      200,
      'The document is restored and is processed from the beginning.',
    ]);
    expect(await stored(id)).toMatchObject({
      status: 'In Queue',
      attempt: 1,
      pages_done: 0,
      page_count: null,
      run_id: null,
    });
    expect(await listJobs(id)).toEqual([order(id, 1)]);
  });

  it('for good is for deleted ones, and takes along what was read', async () => {
    const id = await add({ pages: [['word']], children: [CHILD] });
    expect(outcome(await forceRemove(admin, id))).toEqual([
      409,
      'wrong-state',
      'Only a deleted document can be removed for good. Delete it first.',
    ]);
    await remove(admin, id);
    expect(outcome(await forceRemove(admin, id))).toEqual([200, 'The document is removed for good.']);
    expect(await stored(id)).toBeNull();
    expect(outcome(await restore(admin, id))).toEqual([404, 'not-found']);
    const left = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('document_pages')
        .select('number')
        .where('tenant_id', '=', tenant.id)
        .where('document_id', '=', id)
        .execute(),
    );
    expect([left, await audited(id)]).toEqual([[], ['documents.remove', 'documents.force-remove']]);
  });
});

describe('reading again', () => {
  const POSSIBLE: ReadonlySet<DocumentStatus> = new Set([
    'New',
    'Digitized',
    'Processed',
    'Posted',
    'Digitization Failed',
    'Failed',
  ]);

  it.each(DOCUMENT_STATUSES)('of a document that is %s', async (status) => {
    const id = await add({
      status,
      failure: { code: 'damaged', values: {} },
      pages: [['old']],
      children: [CHILD],
    });
    const choices = { text: 'ocr', languages: ['spa'], turn: 90, password: 'secret' };
    const reply = outcome(await redigitize(ana, id, choices));
    if (!POSSIBLE.has(status)) {
      expect(reply).toEqual([
        409,
        'wrong-state',
        'It is being processed. Wait until that has ended, or delete it.',
      ]);
      expect([(await stored(id))?.status, await listJobs(id)]).toEqual([status, []]);
      return;
    }
    expect(reply).toEqual([200, 'The document is being read again.']);
    expect(await stored(id)).toMatchObject({
      status: 'In Queue',
      attempt: 1,
      tries: 0,
      failure: null,
      page_count: null,
      pages_done: 0,
      reading_choices: choices,
    });
    expect([await listJobs(id), await audited(id)]).toEqual([[order(id, 1)], ['documents.redigitize']]);
    const { data } = await ana.call(getDocument, { params: { id } });
    // What was extracted stays until it is extracted anew, so that nothing that people saved is lost.
    expect([data.pages, data.children.length]).toEqual([[], 1]);
    expect(data.history).toMatchObject([
      { action: 'documents.redigitize', detail: 'text: ocr; languages: spa; turned by 90°' },
    ]);
  });

  it('is refused for deleted and for foreign documents, and without the permission', async () => {
    const deleted = await add({ isDeleted: true });
    const foreign = await add({ clientId: tenant.clientId('Birch') });
    expect(outcome(await redigitize(ana, deleted))).toEqual([
      409,
      'wrong-state',
      'It is deleted. Restore it first.',
    ]);
    expect(outcome(await redigitize(ana, foreign))).toEqual([404, 'not-found']);
  });

  it('twice at once happens once', async () => {
    const id = await add();
    const replies = await Promise.all(Array.from({ length: 6 }, () => redigitize(ana, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect([(await stored(id))?.attempt, await listJobs(id)]).toEqual([1, [order(id, 1)]]);
  });

  it('may begin with the pages or the rows that are stored', async () => {
    const process = (documentID: string, type: string) =>
      ana.post(processDocument.path, { documentID, type });
    const id = await add({ status: 'Failed', pages: [['kept']], children: [CHILD] });
    expect(outcome(await process(id, 'extract'))).toEqual([200, 'The document is being processed again.']);
    expect(await stored(id)).toMatchObject({ status: 'In Queue', page_count: 1, pages_done: 1, attempt: 1 });
    const checked = await add({ pages: [['kept']], children: [CHILD] });
    expect((await process(checked, 'validate')).status).toBe(200);
    expect([...(await listJobs(id)), ...(await listJobs(checked))]).toEqual([
      order(id, 1, 'extract'),
      order(checked, 1, 'validate'),
    ]);
    const unread = await add({ status: 'Digitization Failed' });
    const unsplit = await add({ pages: [['kept']] });
    for (const refused of [await process(unread, 'extract'), await process(unsplit, 'validate')])
      expect(outcome(refused)).toEqual([
        409,
        'wrong-state',
        'Nothing was read from it yet. Digitise it again first.',
      ]);
    expect((await process(unread, 'digitize')).status).toBe(200);
  });
});

describe('copying', () => {
  it('reads the same file in another way and leaves the document as it is', async () => {
    const id = await add({ name: 'CCRR_AAA.N_1.pdf', region: 'EMEA', pages: [['word']] });
    const { data } = await ana.call(copyDocument, { body: { id, text: 'ocr' } });
    expect(await stored(data._id)).toMatchObject({
      status: 'In Queue',
      attempt: 1,
      file_name: 'CCRR_AAA.N_1.pdf',
      region: 'EMEA',
      copied_from: id,
      page_count: null,
      created_by: tenant.userId('ana@vigilo.test'),
    });
    expect(await stored(id)).toMatchObject({ status: 'Processed', version: 1, pages_done: 1 });
    expect([await listJobs(data._id), await audited(data._id)]).toEqual([
      [order(data._id, 1)],
      ['documents.copy'],
    ]);
  });
});

describe('at the same time', () => {
  it('no two actions leave a state that no one of them would', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await add({ pages: [['word']], children: [CHILD] });
      const replies = await Promise.all([
        remove(ana, id),
        redigitize(ana, id),
        restore(ana, id),
        forceRemove(admin, id),
        remove(admin, id),
        redigitize(admin, id),
      ]);
      expect(replies.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
      const document = await stored(id);
      const jobs = await listJobs(id);
      // One job for each attempt, and a document in the queue has its own.
      expect(jobs).toEqual(Array.from({ length: jobs.length }, (_, i) => order(id, i + 1)));
      if (document === null) continue;
      expect(document.attempt).toBe(jobs.length);
      expect(document.status).toBe(jobs.length === 0 ? 'Processed' : 'In Queue');
    }
  });

  it('two bulk deletions of the same documents, in any order, do not block each other', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => add()));
    const replies = await Promise.all([remove(ana, ...all), remove(admin, ...all.toReversed())]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { total } = await admin.call(listDocuments, { query: { limit: 1 }, body: { isDeleted: true } });
    expect(total).toBeGreaterThanOrEqual(20);
  });
});
