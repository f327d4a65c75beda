import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ImportJob } from '@vigilo/contract/imports';
import {
  addImport,
  cancelImport,
  commitImport as commitCall,
  getImport,
  previewImport,
} from '@vigilo/contract/imports';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTenant, JOB_LIMITS, openDatabase } from '../frame/database.ts';
import type { OpenDatabase } from '../frame/database.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { commitImport } from './commit-import.ts';
import { ImportRun } from './import-run.ts';
import { NO_JOBS } from './testing/import-client.ts';
import { LocalImports } from './testing/local-import.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const PATIENCE = 120_000;

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let local: LocalImports;
/** That of the worker, which waits longer for what the imports before still hold. */
let jobDb: OpenDatabase;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW, config: { WORKER: true } });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAPL', name: 'Apple Inc.' }],
    users: [{ email: 'admin@t.test', role: 'Admin' }],
  });
  admin = await signIn(server, 'admin@t.test');
  local = new LocalImports(server, tenant.id);
  jobDb = openDatabase({ url: server.appUrl, pool: 3, onError: () => undefined, timeLimits: JOB_LIMITS });
});

afterAll(async () => {
  await jobDb.destroy();
  await server.stop();
});

function manyEvents(word: string, rows: number): string {
  return `ticker,title,date,score\n${Array.from({ length: rows }, (_, row) => `AAPL,${word} number ${row},2026-11-${String((row % 19) + 1).padStart(2, '0')},0.1`).join('\n')}\n`;
}

async function countEvents(word: string): Promise<number> {
  return inTenant(server.db, tenant.id, async (tx) => {
    const rows = await tx
      .selectFrom('events')
      .select('id')
      .where('tenant_id', '=', tenant.id)
      .where('title', 'like', `${word} number %`)
      .execute();
    return rows.length;
  });
}

async function until(id: string, state: ImportJob['state']): Promise<ImportJob> {
  for (;;) {
    const { data } = await admin.call(getImport, { params: { id } });
    if (data.state === state || data.problem !== null) return data;
    await sleep(50);
  }
}

describe('the worker', () => {
  it('checks and imports what is asked for, telling how far it is', { timeout: PATIENCE }, async () => {
    const form = new FormData();
    form.append('kind', 'events');
    form.append('file', new Blob([manyEvents('Queued', 3000)]), 'queued.csv');
    const { data: job } = addImport.reply.parse((await admin.upload(addImport.path, form)).json());
    const asked = await admin.call(previewImport, {
      params: { id: job._id },
      body: { mapping: job.mapping, options: job.options },
    });
    expect(asked.data).toMatchObject({
      state: 'checking',
      check: 1,
      progress: { phase: 'waiting', rows: 0, totalBytes: job.fileSize },
    });
    const checked = await until(job._id, 'checked');
    expect(checked).toMatchObject({ counts: { add: 3000 }, progress: null });
    await admin.call(commitCall, { params: { id: job._id }, body: { check: 1 } });
    expect(await until(job._id, 'done')).toMatchObject({ state: 'done', problem: null });
    expect(await countEvents('Queued')).toBe(3000);
  });
});

describe('a commit', () => {
  it('that is cancelled while it runs stores nothing', { timeout: PATIENCE }, async () => {
    const job = await local.preview('events', manyEvents('Cancelled', 40_000));
    await local.startCommit(job);
    const working = local.work(job);
    while ((await local.get(job)).progress?.phase !== 'writing') await sleep(5);
    // While it stores, a slow machine may be too busy to answer at once.
    await vi.waitFor(() => admin.call(cancelImport, { params: { id: job._id } }), {
      timeout: PATIENCE,
      interval: 20,
    });
    expect((await working).state).toBe('cancelled');
    expect(await countEvents('Cancelled')).toBe(0);
  });

  it('whose process is killed is done once by the next one', { timeout: PATIENCE }, async () => {
    const job = await local.preview('events', manyEvents('Killed', 40_000));
    await local.startCommit(job);
    const words = [server.appUrl, server.config.DATA_DIR, String(NOW), tenant.id, job._id, String(job.check)];
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./testing/commit-process.ts', import.meta.url)), ...words],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await local.get(job)).toMatchObject({ state: 'importing', progress: { phase: 'writing' } });
    expect(await countEvents('Killed')).toBe(0);
    expect(await local.work(job)).toMatchObject({ state: 'done', counts: { add: 40_000 } });
    expect(await countEvents('Killed')).toBe(40_000);
    await local.work(job);
    expect(await countEvents('Killed')).toBe(40_000);
  });

  it('that another run has taken over can store nothing more', async () => {
    const context = { db: jobDb, config: server.config, now: server.now };
    const job = await local.preview('events', manyEvents('Fenced', 10));
    await local.startCommit(job);
    const assignment = { tenantId: tenant.id, importId: job._id, attempt: job.check };
    const first = await ImportRun.claim(context, assignment, 'importing');
    const second = await ImportRun.claim(context, assignment, 'importing');
    await expect(first?.report('writing', { rows: 1, bytes: 1 }, true)).rejects.toThrow(Error);
    await expect(second?.report('writing', { rows: 1, bytes: 1 }, true)).resolves.toBeUndefined();
    await commitImport({ ...context, jobs: NO_JOBS }, assignment);
    await expect(second?.report('writing', { rows: 1, bytes: 1 }, true)).rejects.toThrow(Error);
    expect(await countEvents('Fenced')).toBe(10);
  });

  it('that is interrupted again and again is given up with a sentence', async () => {
    const context = { db: jobDb, config: server.config, now: server.now };
    const job = await local.preview('events', manyEvents('Interrupted', 10));
    await local.startCommit(job);
    const assignment = { tenantId: tenant.id, importId: job._id, attempt: job.check };
    for (let tries = 0; tries < 3; tries += 1) await ImportRun.claim(context, assignment, 'importing');
    expect(await local.work(job)).toMatchObject({ state: 'failed', problem: { code: 'interrupted' } });
    expect(await countEvents('Interrupted')).toBe(0);
  });
});
