// The nightly sweep of the store.

import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder } from '../frame/data-folder.ts';
import { listCcrrContents } from '../reports/ccrr-files.service.ts';
import { commandLine } from '../imports/importer.ts';
import { addCcrrFile } from '../reports/ccrr-files.service.ts';
import { openDocumentStore } from './document-contents.ts';
import { sweepDocuments } from './sweep.service.ts';
import { DocumentWorld, makePdf } from './testing/document-world.ts';

let world: DocumentWorld;

beforeAll(async () => {
  world = await DocumentWorld.start();
});
afterAll(() => world.server.stop());

const LONG_AGO = Date.now() / 1000 - 7200;

async function age(sha256: string): Promise<void> {
  await utimes(
    dataFolder(world.server.config, 'files', world.tenant.id, sha256.slice(0, 2), sha256),
    LONG_AGO,
    LONG_AGO,
  );
}

function sweep(): Promise<void> {
  const { server } = world;
  return sweepDocuments({ ...server, jobs: server.product.jobs, auditKey: '' }, [listCcrrContents]);
}

it('removes what nothing names, once it is an hour old', async () => {
  const store = openDocumentStore(world.server, world.tenant.id);
  const { _id } = await world.upload('analyst', ['CCRR_AAPL_1.pdf', makePdf()]);
  const { sha256: named } = await world.findDocument(_id);
  const ccrr = makePdf();
  const file = { fileName: 'CCRR_AAPL_2025-11-21.pdf', content: ccrr };
  expect(await addCcrrFile(world.server, commandLine(world.tenant.id), file)).toBeNull();
  const ofCcrr = await store.add(ccrr);
  const unnamed = await store.add(makePdf());
  const young = await store.add(makePdf());
  for (const each of [named, ofCcrr, unnamed]) await age(each);
  const unfinished = dataFolder(world.server.config, 'files', world.tenant.id, 'unfinished');
  await writeFile(join(unfinished, 'left'), 'x');
  await utimes(join(unfinished, 'left'), LONG_AGO, LONG_AGO);
  await sweep();
  expect(await store.find(unnamed)).toBeNull();
  for (const each of [named, ofCcrr, young]) expect(await store.find(each)).not.toBeNull();
  expect(await readdir(unfinished)).toEqual([]);
  const entries = await world.query((tx) =>
    tx
      .selectFrom('audit_log')
      .select('after')
      .where('tenant_id', '=', world.tenant.id)
      .where('action', '=', 'documents.sweep')
      .execute(),
  );
  expect(entries).toEqual([{ after: { removed: 1 } }]);
});

it('gives up documents that nothing has happened to for a day', async () => {
  const { _id: stuck } = await world.upload('analyst', ['CCRR_AAPL_1.pdf', makePdf()]);
  const { _id: waiting } = await world.upload('analyst', ['CCRR_AAPL_2.pdf', makePdf()]);
  await world.query((tx) =>
    tx
      .updateTable('documents')
      .set({ status: 'In Process', updated_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('tenant_id', '=', world.tenant.id)
      .where('id', '=', stuck)
      .execute(),
  );
  await sweep();
  expect(await world.findDocument(stuck)).toMatchObject({
    status: 'Digitization Failed',
    failure: { code: 'interrupted' },
  });
  expect(await world.findDocument(waiting)).toMatchObject({ status: 'In Queue' });
});
