// Two processes that share a database and a file store, a folder or a bucket, are one product: what is sent to one of them is read, made and handed out by the
// other, and limits hold over both. Whoever has another folder does not start beside others.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCompanies } from '@vigilo/contract/companies';
import { getDocumentOriginal } from '@vigilo/contract/documents';
import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { addImport, commitImport, getImport, previewImport } from '@vigilo/contract/imports';
import type { ReportOrder } from '@vigilo/contract/reports';
import { addReport, getReportFile, listReports } from '@vigilo/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { BucketServer } from '../adapters/file-store/testing/bucket-server.ts';
import { startBucketServer } from '../adapters/file-store/testing/bucket-server.ts';
import { makePdf } from '../documents/testing/document-world.ts';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { readConfig } from '../frame/config.ts';
import { openDatabase } from '../frame/database.ts';
import type { ProductProcess } from './testing/product-process.ts';
import { startProductProcess } from './testing/product-process.ts';
import { signIn, signInPath, TestClient } from './testing/test-client.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const EMAIL = 'admin@vigilo.test';
const PATIENCE = { timeout: 60_000, interval: 100 };
const LIMIT_MS = 120_000;
const KEYS = {
  SESSION_SECRET: 'only-tests-derive-refresh-tokens-with-this',
  AUDIT_KEY: 'only-tests-seal-their-audit-log-with-this',
};

type Settings = Readonly<Record<string, string>>;

/** The same user at a process that works on no jobs, and at one that does. */
interface Pair {
  readonly database: TestDatabase;
  readonly tenant: TestTenant;
  readonly front: TestClient;
  readonly back: TestClient;
}

const databases: TestDatabase[] = [];
const folders: string[] = [];
const processes: ProductProcess[] = [];
let s3: BucketServer;

beforeAll(async () => {
  s3 = await startBucketServer(await makeFolder());
});

afterAll(async () => {
  for (const each of processes.splice(0)) await each.end();
  for (const database of databases.splice(0)) await database.drop();
  await s3.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-nodes-'));
  folders.push(folder);
  return folder;
}

async function start(database: TestDatabase, settings: Settings): Promise<ProductProcess> {
  const started = await startProductProcess({
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    FEEDS: 'false',
    ...settings,
  });
  processes.push(started);
  return started;
}

/** Two that have nothing in common but the database and a bucket. */
async function inBucket(): Promise<[Settings, Settings]> {
  const { S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID = '', S3_SECRET = '' } = s3.settings;
  const common = { FILE_STORE: 's3', S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET, ...KEYS };
  return [
    { ...common, DATA_DIR: await makeFolder() },
    { ...common, DATA_DIR: await makeFolder() },
  ];
}

async function inFolder(): Promise<[Settings, Settings]> {
  const DATA_DIR = await makeFolder();
  return [{ DATA_DIR }, { DATA_DIR }];
}

async function startPair(first: Settings, second: Settings): Promise<Pair> {
  const database = await createTestDatabase();
  databases.push(database);
  const db = openDatabase({ url: database.appUrl, pool: 2, onError: () => undefined });
  const tenant = await addTestTenant(
    { db, config: readConfig({}), now: Date.now },
    {
      companies: [{ ticker: 'SEEN', name: 'Seen' }],
      clients: [{ name: 'Own', companies: ['SEEN'] }],
      users: [{ email: EMAIL, role: 'Admin' }],
    },
  );
  await db.destroy();
  const pair = [await start(database, { ...first, WORKER: 'false' }), await start(database, second)] as const;
  const front = await signIn(pair[0], EMAIL);
  const back = new TestClient(pair[1]);
  back.token = front.token;
  return { database, tenant, front, back };
}

describe.each(['folder', 'bucket'] as const)('two that share a %s', (kind) => {
  let database: TestDatabase;
  let tenant: TestTenant;
  let front: TestClient;
  let back: TestClient;

  beforeAll(async () => {
    const settings = kind === 'folder' ? await inFolder() : await inBucket();
    ({ database, tenant, front, back } = await startPair(...settings));
  }, LIMIT_MS);

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
      await expect(start(database, { DATA_DIR: await makeFolder() })).rejects.toThrow(
        /is not in this one \(.*\)\. Processes on one database need one folder/,
      );
      expect((await front.call(listReports, {})).data).not.toBeNull();
    },
    LIMIT_MS,
  );
});
