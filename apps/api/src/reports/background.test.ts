// Reports made in the background: asked for through HTTP, made by the worker or by hand as the worker would, fetched, stopped, killed, swept away.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { removeCompany } from '@vigilo/contract/companies';
import type { Report, ReportOrder } from '@vigilo/contract/reports';
import { addReport, getReportFile, listReports, removeReport } from '@vigilo/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { inTenant } from '../frame/database.ts';
import type { TestClient, TestReply } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { makeReport, sweepReports } from './make-report.service.ts';
import { openReportFiles } from './report-file.ts';
import { ReportRun } from './report-run.ts';

const DAY_MS = 86_400_000;
const PATIENCE = 120_000;
const MANY = 4000;
const EXCEL = {
  kind: 'companies-excel',
  searchQuery: '',
  advanceSearchParams: {},
  sort: 'ticker',
  descending: false,
  columns: ['ticker', 'creditRiskRatingST'],
} as const;

const clock = { ms: Date.parse('2026-11-20T09:00:00Z') };
let server: TestServer;
let tenant: TestTenant;
const who = new Map<string, TestClient>();

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.ms,
    config: { IDLE_SECONDS: 86_400, TOKEN_SECONDS: 7200, SESSION_SECONDS: 604_800 },
  });
  tenant = await addTestTenant(server, {
    companies: [
      ...['A', 'B', 'C'].map((ticker) => ({ ticker, ratingSt: 'B' })),
      ...Array.from({ length: MANY }, (_, i) => ({ ticker: `M${i}`, sector: 'Many' })),
    ],
    clients: [{ name: 'Own', companies: ['A', 'B'] }],
    users: [
      { email: 'admin@t.test', role: 'Admin' },
      { email: 'analyst@t.test', role: 'Analyst', clients: ['Own'] },
      { email: 'other@t.test', role: 'Analyst', clients: ['Own'] },
    ],
  });
  for (const name of ['admin', 'analyst', 'other']) who.set(name, await signIn(server, `${name}@t.test`));
}, PATIENCE);

afterAll(() => server.stop());

beforeEach(async () => {
  await inTenant(server.db, tenant.id, (tx) =>
    tx.deleteFrom('reports').where('tenant_id', '=', tenant.id).execute(),
  );
});

function as(name: string): TestClient {
  const client = who.get(name);
  if (!client) throw new Error(`${name} has not signed in`);
  return client;
}

function context() {
  return {
    db: server.db,
    config: server.config,
    jobs: server.product.jobs,
    now: server.now,
    auditKey: '',
  };
}

async function order(name: string, asked: object = EXCEL): Promise<Report> {
  return (await as(name).call(addReport, { body: asked as ReportOrder })).data; // what is no order is refused, and the call throws
}

async function made(name: string, asked: object = EXCEL): Promise<Report> {
  const { _id: id } = await order(name, asked);
  await makeReport(context(), { tenantId: tenant.id, reportId: id });
  return find(name, id);
}

async function find(name: string, id: string): Promise<Report> {
  const { data } = await as(name).call(listReports, {});
  const found = data.find((report) => report._id === id);
  if (!found) throw new Error('There is no such report');
  return found;
}

function fetchFile(name: string, id: string): Promise<TestReply> {
  return as(name).get(getReportFile.path.replace('{id}', id));
}

async function readRows(name: string, id: string): Promise<(string | undefined)[]> {
  const [sheet] = (await readWorkbook((await fetchFile(name, id)).bytes)).sheets;
  return sheet?.rows.slice(1).map((row) => row.get('A')?.value) ?? [];
}

const files = () => openReportFiles(server.config, tenant.id);

/** Where a report's file, or one that is being written, lies. */
const folderOf = (...parts: readonly string[]) => dataFolder(server.config, 'reports', tenant.id, ...parts);

async function filesLeft(): Promise<string[]> {
  const kept = await Readable.from(files().list()).toArray();
  return kept.map(({ name }) => name).toSorted();
}

const unfinished = () => readdir(folderOf('unfinished'));

async function setRole(role: string, email = 'analyst@t.test'): Promise<void> {
  await inTenant(server.db, tenant.id, async (tx) => {
    const { id } = await tx
      .selectFrom('roles')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('name', '=', role)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('user_roles')
      .set({ role_id: id })
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', tenant.userId(email))
      .execute();
  });
  clock.ms += 1000;
}

/** A machine that is busy otherwise lets a new server answer nothing at first. */
async function signInWhenReady(fresh: TestServer): Promise<TestClient> {
  for (;;) {
    const client = await signIn(fresh, 'admin@t.test').catch(() => null);
    if (client) return client;
    await sleep(200);
  }
}

/** Time goes on, further than sessions last. */
async function wait(days: number): Promise<void> {
  clock.ms += days * DAY_MS;
  who.set('admin', await signIn(server, 'admin@t.test'));
}

describe('a report of companies', () => {
  it('is made whole, and is its user’s own', async () => {
    const { _id: id, ...asked } = await order('admin');
    expect(asked).toMatchObject({
      kind: 'companies-excel',
      state: 'waiting',
      done: 0,
      total: null,
      fileName: null,
      failures: [],
      message: null,
    });
    expect((await fetchFile('admin', id)).status).toBe(404);
    await makeReport(context(), { tenantId: tenant.id, reportId: id });
    expect(await find('admin', id)).toMatchObject({
      state: 'done',
      done: MANY + 3,
      total: MANY + 3,
      fileName: 'Companies_Nov-20-2026.xlsx',
    });
    const reply = await fetchFile('admin', id);
    expect(reply.headers['content-disposition']).toContain('Companies_Nov-20-2026.xlsx');
    expect((await find('admin', id)).fileSize).toBe(reply.bytes.length);
    const rows = await readRows('admin', id);
    expect([rows.length, rows.slice(0, 4), new Set(rows).size]).toEqual([
      MANY + 3,
      ['A', 'B', 'C', 'M0'],
      MANY + 3,
    ]);
    for (const [status, path] of [
      [404, 'GET'],
      [404, 'DELETE'],
    ] as const)
      expect(
        (
          await as('other').send(
            path,
            path === 'GET' ? getReportFile.path.replace('{id}', id) : removeReport.path.replace('{id}', id),
          )
        ).status,
      ).toBe(status);
    expect((await as('other').call(listReports, {})).data).toEqual([]);
    expect(await filesLeft()).toEqual([id, `${id}.companies`]);
  });

  it('is made by the worker when its turn comes', { timeout: PATIENCE }, async () => {
    const working = await startTestServer({ config: { WORKER: true } });
    try {
      await addTestTenant(working, {
        companies: [{ ticker: 'A' }],
        users: [{ email: 'admin@t.test', role: 'Admin' }],
      });
      const admin = await signInWhenReady(working);
      const { data: asked } = await admin.call(addReport, { body: { kind: 'portfolio-excel' } });
      let found = asked;
      while (found.state !== 'done') {
        await sleep(100);
        [found = asked] = (await admin.call(listReports, {})).data;
      }
      expect(found).toMatchObject({ done: 0, total: 0 });
      expect(
        (await readWorkbook((await admin.get(getReportFile.path.replace('{id}', asked._id))).bytes)).sheets[0]
          ?.name,
      ).toBe('My Portfolio');
    } finally {
      await working.stop();
    }
  });

  it('is refused as the listing refuses it, and while three are under way', async () => {
    await setRole('Client');
    expect((await as('analyst').post(addReport.path, { ...EXCEL, sort: 'status' })).problem().code).toBe(
      'not-allowed',
    );
    await setRole('Analyst');
    expect((await as('admin').post(addReport.path, { ...EXCEL, asOf: '2027-01-01' })).problem().code).toBe(
      'invalid-input',
    );
    for (let i = 0; i < 3; i += 1) await order('admin');
    const reply = await as('admin').post(addReport.path, EXCEL, { headers: { 'accept-language': 'es' } });
    expect(reply.status).toBe(429);
    expect(reply.problem()).toMatchObject({
      message: 'Ya se están preparando 3 informes para usted.',
      description: 'Espere a que uno esté listo, o detenga uno.',
    });
    await order('other');
    const [first] = (await as('admin').call(listReports, {})).data;
    await as('admin').call(removeReport, { params: { id: first?._id ?? '' } });
    await order('admin');
  });
});

describe('the rights', () => {
  it('are those of when it is made', async () => {
    const { _id: id } = await order('analyst');
    await setRole('Client');
    await makeReport(context(), { tenantId: tenant.id, reportId: id });
    const [sheet] = (await readWorkbook((await fetchFile('analyst', id)).bytes)).sheets;
    await setRole('Analyst');
    expect(sheet?.rows.map((row) => [...row.values()].map(({ value }) => value))).toEqual([
      ['Ticker'],
      ['A'],
      ['B'],
    ]);
    const { _id: sorted } = await order('analyst', { ...EXCEL, sort: 'creditRiskRatingST' });
    await setRole('Client');
    await makeReport(context(), { tenantId: tenant.id, reportId: sorted });
    expect(await find('analyst', sorted)).toMatchObject({
      state: 'failed',
      fileName: null,
      message: 'Unauthorized Access! You may not filter or sort by creditRiskRatingST.',
    });
    await setRole('Analyst');
  });

  it('are looked up again when it is fetched', async () => {
    const { _id: id } = await made('analyst');
    expect(await readRows('analyst', id)).toEqual(['A', 'B']);
    await setRole('Client');
    expect((await fetchFile('analyst', id)).problem()).toMatchObject({
      code: 'not-allowed',
      description: 'This report contains data that you may no longer see. Please create it again.',
    });
    await setRole('Analyst');
    const remove = (ticker: string) =>
      inTenant(server.db, tenant.id, (tx) =>
        tx
          .deleteFrom('client_companies')
          .where('tenant_id', '=', tenant.id)
          .where('company_id', '=', tenant.companyId(ticker))
          .execute(),
      );
    await remove('B');
    expect((await fetchFile('analyst', id)).status).toBe(403);
    await inTenant(server.db, tenant.id, (tx) =>
      tx
        .insertInto('client_companies')
        .values({
          tenant_id: tenant.id,
          client_id: tenant.clientId('Own'),
          company_id: tenant.companyId('B'),
        })
        .execute(),
    );
    expect((await fetchFile('analyst', id)).status).toBe(200);
  });

  it('of a deactivated user produce nothing', async () => {
    const { _id: id } = await order('other');
    const status = (to: 'Active' | 'Inactive') =>
      inTenant(server.db, tenant.id, (tx) =>
        tx
          .updateTable('users')
          .set({ status: to })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', tenant.userId('other@t.test'))
          .execute(),
      );
    await status('Inactive');
    await makeReport(context(), { tenantId: tenant.id, reportId: id });
    await status('Active');
    expect(await find('other', id)).toMatchObject({
      state: 'failed',
      message: 'You may no longer make this report.',
    });
  });
});

describe('PDFs of companies', () => {
  it(
    'come without the company that was deleted meanwhile, which is named',
    { timeout: PATIENCE },
    async () => {
      const companyIDs = ['A', 'B', 'C'].map((ticker) => tenant.companyId(ticker));
      expect((await as('analyst').post(addReport.path, { kind: 'company-pdfs', companyIDs })).status).toBe(
        404,
      );
      const { _id: id } = await order('admin', { kind: 'company-pdfs', companyIDs });
      await as('admin').call(removeCompany, { params: { id: tenant.companyId('C') } });
      await makeReport(context(), { tenantId: tenant.id, reportId: id });
      const { failures, ...rest } = await find('admin', id);
      expect(rest).toMatchObject({ state: 'done', done: 2, total: 3, fileName: 'Companies_Nov-20-2026.zip' });
      expect(failures.map(({ ticker, message }) => `${ticker}: ${message}`)).toEqual([
        expect.stringMatching(/^C: Failed to download PDF for C: it was deleted/),
      ]);
      const zip = (await fetchFile('admin', id)).bytes;
      expect([
        zip.subarray(0, 2).toString(),
        zip.includes('A[Nov-20-2026].pdf'),
        zip.includes('C[Nov-20-2026].pdf'),
      ]).toEqual(['PK', true, false]);
    },
  );
});

describe('a run', () => {
  it('that is stopped leaves nothing behind', async () => {
    const { _id: id } = await order('admin');
    const run = await ReportRun.claim(context(), { tenantId: tenant.id, reportId: id });
    await as('admin').call(removeReport, { params: { id } });
    expect((await find('admin', id)).state).toBe('cancelled');
    await expect(run?.tell(1, 2)).rejects.toThrow(Error);
    expect(run?.signal.aborted).toBe(true);
    await makeReport(context(), { tenantId: tenant.id, reportId: id });
    expect([(await find('admin', id)).state, (await fetchFile('admin', id)).status]).toEqual([
      'cancelled',
      404,
    ]);
    await as('admin').call(removeReport, { params: { id } });
    expect((await as('admin').call(listReports, {})).data).toEqual([]);
    expect((await filesLeft()).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it(
    'that is killed in the middle is done by the next one, and no half file is handed out',
    { timeout: PATIENCE },
    async () => {
      const { _id: id } = await order('admin');
      const words = [server.appUrl, server.config.DATA_DIR, String(clock.ms), tenant.id, id];
      const child = spawn(
        process.execPath,
        [fileURLToPath(new URL('./testing/report-process.ts', import.meta.url)), ...words],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const { state, total } = await find('admin', id);
      expect([state, total]).toEqual(['working', MANY + 2]);
      expect((await fetchFile('admin', id)).status).toBe(404);
      expect(await unfinished()).not.toEqual([]);
      await makeReport(context(), { tenantId: tenant.id, reportId: id });
      expect(await readRows('admin', id)).toHaveLength(MANY + 2);
      await makeReport(context(), { tenantId: tenant.id, reportId: id });
      expect((await find('admin', id)).state).toBe('done');
    },
  );

  it('that is interrupted again and again is given up with a sentence', async () => {
    const { _id: id } = await order('admin');
    for (let tries = 0; tries < 3; tries += 1)
      await ReportRun.claim(context(), { tenantId: tenant.id, reportId: id });
    await makeReport(context(), { tenantId: tenant.id, reportId: id });
    expect(await find('admin', id)).toMatchObject({
      state: 'failed',
      message:
        'The server was interrupted again and again while making this report. Please order it once more.',
    });
  });
});

describe('the nightly sweep', () => {
  it('deletes reports after a week, and files without a report', async () => {
    const { _id: old } = await made('admin');
    await wait(5);
    const { _id: young } = await made('admin');
    const forsaken = await files().nameDraft();
    await writeFile(forsaken, 'half');
    // Files carry the time of the machine, not that of the test's clock.
    const halves = (await unfinished()).map((name) => folderOf('unfinished', name));
    for (const path of [...halves, folderOf(old), folderOf(`${old}.companies`)])
      await utimes(path, new Date(0), new Date(0));
    await wait(3);
    expect((await fetchFile('admin', old)).status).toBe(404);
    await sweepReports(context());
    expect((await as('admin').call(listReports, {})).data.map(({ _id: id }) => id)).toEqual([young]);
    expect((await filesLeft()).filter((name) => name.startsWith(old))).toEqual([]);
    expect(await unfinished()).toEqual([]);
    expect((await fetchFile('admin', young)).status).toBe(200);
    await rm(folderOf(young));
    expect((await fetchFile('admin', young)).status).toBe(404);
  });
});
