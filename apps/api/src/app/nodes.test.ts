// Two processes that share a database and a data folder are one product: what is sent to one of them is read, made and handed out by the other, and limits
// hold over both. Whoever has another folder does not start beside others.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCompanies } from '@vigilo/contract/companies';
import { getDocumentOriginal } from '@vigilo/contract/documents';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { addImport, commitImport, getImport, previewImport } from '@vigilo/contract/imports';
import type { ReportOrder } from '@vigilo/contract/reports';
import { addReport, getReportFile, listReports } from '@vigilo/contract/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { makePdf } from '../documents/testing/document-world.ts';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { readConfig } from '../frame/config.ts';
import { openDatabase } from '../frame/database.ts';
import type { Database } from '../frame/tables.ts';
import type { ProductProcess } from './testing/product-process.ts';
import { startProductProcess } from './testing/product-process.ts';
import { signIn, signInPath, TestClient } from './testing/test-client.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const EMAIL = 'admin@vigilo.test';
const PATIENCE = { timeout: 60_000, interval: 100 };
const LIMIT_MS = 120_000;

let database: TestDatabase;
let db: Database;
let tenant: TestTenant;
const folders: string[] = [];
const processes: ProductProcess[] = [];
/** The same user at one that works on no jobs, and at one that does. */
let front: TestClient;
let back: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.appUrl, pool: 2, onError: () => undefined });
  tenant = await addTestTenant(
    { db, config: readConfig({}), now: Date.now },
    {
      companies: [{ ticker: 'SEEN', name: 'Seen' }],
      clients: [{ name: 'Own', companies: ['SEEN'] }],
      users: [{ email: EMAIL, role: 'Admin' }],
    },
  );
  const folder = await makeFolder();
  const pair = [await start(folder, { WORKER: 'false' }), await start(folder)] as const;
  front = await signIn(pair[0], EMAIL);
  back = new TestClient(pair[1]);
  back.token = front.token;
}, LIMIT_MS);

afterAll(async () => {
  for (const each of processes.splice(0)) await each.end();
  await db.destroy();
  await database.drop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-nodes-'));
  folders.push(folder);
  return folder;
}

async function start(
  DATA_DIR: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const started = await startProductProcess({
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR,
    FEEDS: 'false',
    ...settings,
  });
  processes.push(started);
  return started;
}

it(
  'make and hand out reports that the other one was asked for',
  async () => {
    const order: ReportOrder = {
      kind: 'companies-excel',
      searchQuery: '',
      advanceSearchParams: {},
      sort: 'ticker',
      descending: false,
      columns: ['ticker'],
    } as const;
    const { data: report } = await front.call(addReport, { body: order });
    const state = async () =>
      (await front.call(listReports, {})).data.find(({ _id: id }) => id === report._id)?.state;
    await expect.poll(state, PATIENCE).toBe('done');
    for (const client of [front, back]) {
      const file = await client.get(getReportFile.path.replace('{id}', report._id));
      expect((await readWorkbook(file.bytes)).sheets[0]?.rows[1]?.get('A')?.value).toBe('SEEN');
    }
  },
  LIMIT_MS,
);

it(
  'import and hand out files that the other one was sent',
  async () => {
    const pdf = makePdf();
    const sent = new FormData();
    sent.append('client_id', tenant.clientId('Own'));
    sent.append('files', new Blob([new Uint8Array(pdf)]), 'CCRR_SEEN_1.pdf');
    const [document] = uploadDocuments.reply.parse(
      (await front.upload(uploadDocuments.path, sent)).json(),
    ).data;
    const original = await back.get(getDocumentOriginal.path.replace('{id}', document?._id ?? ''));
    expect(original.bytes).toEqual(pdf);

    const form = new FormData();
    form.append('kind', 'companies');
    form.append('file', new Blob(['symbol,name,country\nNEW,New,Spain\n']), 'file.csv');
    const { data: job } = addImport.reply.parse((await front.upload(addImport.path, form)).json());
    const params = { id: job._id };
    const stateOfImport = async () => (await front.call(getImport, { params })).data.state;
    await front.call(previewImport, { params, body: { mapping: job.mapping, options: job.options } });
    await expect.poll(stateOfImport, PATIENCE).toBe('checked');
    await back.call(commitImport, {
      params,
      body: { check: (await back.call(getImport, { params })).data.check },
    });
    await expect.poll(stateOfImport, PATIENCE).toBe('done');
    expect((await front.call(listCompanies, { body: { searchQuery: 'NEW' } })).data.totalCount).toBe(1);
  },
  LIMIT_MS,
);

it(
  'count guesses of a password together',
  async () => {
    const body = { email: 'nobody@vigilo.test', password: 'Wrong#2026' };
    const guesses = Array.from({ length: 20 }, (_, i) =>
      (i % 2 === 0 ? front : back).post(signInPath(), body),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  },
  LIMIT_MS,
);

it(
  'does not start in another folder beside the first one, which serves on',
  async () => {
    await expect(start(await makeFolder())).rejects.toThrow(
      /is not in this one \(.*\)\. Processes on one database need one folder/,
    );
    expect((await front.call(listReports, {})).data).not.toBeNull();
  },
  LIMIT_MS,
);
