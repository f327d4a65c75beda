// What becomes of an import from its check to its end, and whose it is.

import { cancelImport, commitImport, getImport, listImports, previewImport } from '@vigilo/contract/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { commitImport as runCommit } from './commit-import.ts';
import { openImportFiles } from './import-file.ts';
import { ImportClient, NO_JOBS } from './testing/import-client.ts';
import type { ImportWorld } from './testing/import-world.ts';
import { openImportWorld } from './testing/import-world.ts';

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let analyst: TestClient;
let imports: ImportClient;
let query: ImportWorld['query'];

beforeAll(async () => {
  ({ server, tenant, admin, analyst, imports, query } = await openImportWorld());
});

afterAll(() => server.stop());

describe('an import', () => {
  it('is refused whole when the data has changed since the check, and can be checked again', async () => {
    const content = 'ticker,title,date,score\nAAPL,Race won,2026-11-15,0.1\nAAPL,Race run,2026-11-14,0.1\n';
    const slow = await imports.preview('events', content);
    const quick = await imports.import('events', 'ticker,title,date,score\nAAPL,Race won,2026-11-15,0.5\n');
    expect(quick.state).toBe('done');
    const outdated = await imports.commit(slow);
    expect(outdated).toMatchObject({ state: 'outdated', problem: { code: 'changed-meanwhile' } });
    const titles = await query((tx) =>
      tx
        .selectFrom('events')
        .select('title')
        .where('tenant_id', '=', tenant.id)
        .where('title', '=', 'Race run')
        .execute(),
    );
    expect(titles).toEqual([]);
    const refused = await admin.post(commitImport.path.replace('{id}', slow._id), { check: slow.check });
    expect(refused.status).toBe(409);
    expect(refused.problem()).toMatchObject({
      code: 'changed-meanwhile',
      message: 'The data has changed since the check, so nothing was imported. Please check again.',
    });
    const again = await imports.check(outdated);
    expect(again).toMatchObject({ state: 'checked', counts: { add: 1, refused: 1 } });
    expect((await imports.commit(again)).state).toBe('done');
  });

  it('takes no check but the last one', async () => {
    const first = await imports.preview('events', 'ticker,title,date,score\nAAPL,Checks,2026-11-13,0.1\n');
    const second = await imports.check(first, { defaultEventType: 'Macro' });
    expect(
      (await admin.post(commitImport.path.replace('{id}', first._id), { check: first.check })).problem().code,
    ).toBe('changed-meanwhile');
    expect((await imports.commit(second)).state).toBe('done');
    expect(
      (await admin.post(commitImport.path.replace('{id}', first._id), { check: second.check })).status,
    ).toBe(200);
  });

  it('that was given up leaves nothing', async () => {
    const job = await imports.preview('events', 'ticker,title,date,score\nAAPL,Given up,2026-11-12,0.1\n');
    await admin.call(cancelImport, { params: { id: job._id } });
    expect((await imports.get(job._id)).state).toBe('cancelled');
    expect(await openImportFiles(server.config, tenant.id).openLocal(job._id)).toBeNull();
    expect((await admin.post(commitImport.path.replace('{id}', job._id), { check: job.check })).status).toBe(
      409,
    );
  });

  it('needs a column for each required field, and ratings the right to see them', async () => {
    const job = await imports.upload('events', 'ticker,title,date,score\nAAPL,x,2026-11-12,0.1\n');
    const reply = await admin.post(
      previewImport.path.replace('{id}', job._id),
      { mapping: { ticker: 0, title: 1 } },
      { headers: { 'accept-language': 'es' } },
    );
    expect(reply.problem()).toMatchObject({
      code: 'invalid-input',
      message: 'Estos campos necesitan una columna: date.',
    });
    expect(
      (
        await admin.post(previewImport.path.replace('{id}', job._id), {
          mapping: { ticker: 0, title: 1, date: 9 },
        })
      ).problem().message,
    ).toBe('A chosen column is not in the file.');
    expect((await admin.post(commitImport.path.replace('{id}', job._id), { check: 0 })).problem().code).toBe(
      'wrong-state',
    );
  });

  it('belongs to who uploaded it; an Admin sees all', async () => {
    const mine = await imports.upload('companies', 'ticker,name\nZZZ,Zzz\n');
    const theirs = await new ImportClient(server, analyst, tenant.id).upload(
      'companies',
      'ticker,name\nYYY,Yyy\n',
    );
    expect((await analyst.get(getImport.path.replace('{id}', mine._id))).status).toBe(404);
    expect((await imports.get(theirs._id)).createdBy).toBe('analyst');
    const ids = (await analyst.call(listImports, {})).data.map(({ _id }) => _id);
    expect(ids).toContain(theirs._id);
    expect(ids).not.toContain(mine._id);
  });

  it('is not for those who may not edit companies', async () => {
    const client = await signIn(server, 'client@t.test');
    const reply = await new ImportClient(server, client, tenant.id).send('companies', 'ticker,name\nA,B\n');
    expect(reply.problem().code).toBe('not-allowed');
  });

  it('whose user has lost the rights since comes to nothing', async () => {
    const own = new ImportClient(server, analyst, tenant.id);
    const job = await own.preview('events', 'ticker,title,date,score\nAAPL,Too late,2026-11-11,0.1\n');
    const demote = (role: string) =>
      query((tx) =>
        tx
          .updateTable('user_roles')
          .set({
            role_id: (select) =>
              select
                .selectFrom('roles')
                .select('id')
                .where('tenant_id', '=', tenant.id)
                .where('name', '=', role),
          })
          .where('tenant_id', '=', tenant.id)
          .where('user_id', '=', tenant.userId('analyst@t.test'))
          .execute(),
      );
    const committed = await admin.call(commitImport, { params: { id: job._id }, body: { check: job.check } });
    await demote('Client');
    await runCommit(
      { db: server.db, config: server.config, now: server.now, jobs: NO_JOBS },
      { tenantId: tenant.id, importId: job._id, attempt: committed.data.check },
    );
    await demote('Analyst');
    expect(await imports.get(job._id)).toMatchObject({ state: 'failed', problem: { code: 'not-allowed' } });
  });
});
