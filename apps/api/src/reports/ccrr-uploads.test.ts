// Download CCRR gives the newest report of a company, whether it came from outside or was uploaded as a document (decisions.md section 5).

import { getCompanySummary } from '@vigilo/contract/summary';
import { PERMISSION_KEYS } from '@vigilo/domain/access/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { FlowWorld } from '../flows/testing/flow-world.ts';
import { openFlowWorld } from '../flows/testing/flow-world.ts';
import { makePdf } from '../flows/testing/small-pdf.ts';
import { commandLine } from '../imports/importer.ts';
import { addCcrrFile } from './ccrr-files.service.ts';

let world: FlowWorld;
let own: TestClient;
let other: TestClient;

beforeAll(async () => {
  world = await openFlowWorld();
  await world.query((tx) =>
    tx
      .updateTable('page_filters')
      .set({ allowed: [...PERMISSION_KEYS] })
      .where('tenant_id', '=', world.tenant.id)
      .execute(),
  );
  own = await signIn(world.server, 'own@t.test');
  other = await signIn(world.server, 'other@t.test');
});
afterAll(() => world.server.stop());

/** The file that somebody gets for the company that both clients have, by its name and content. */
async function download(client: TestClient): Promise<[status: number, name: string, content: string]> {
  const reply = await client.post(`/vigilo-rti/downloadCRRpdf/${world.tenant.companyId('AAPL')}`);
  const name = /''(.*)$/.exec(String(reply.headers['content-disposition']))?.[1] ?? '';
  return [reply.status, name, /\((.*)\) Tj/.exec(reply.text)?.[1] ?? ''];
}

async function hasCcrr(client: TestClient): Promise<boolean | undefined> {
  const reply = await client.call(getCompanySummary, { params: { id: world.tenant.companyId('AAPL') } });
  return reply.data.hasCcrr;
}

it('the newest CCRR of a company is found by its day, among the documents that the caller sees', async () => {
  expect([await hasCcrr(own), (await download(own))[0]]).toEqual([false, 404]);
  await world.upload(makePdf(['of October']), 'CCRR_AAPL_2026-10-01.pdf');
  expect([await hasCcrr(own), await hasCcrr(other), await hasCcrr(world.admin)]).toEqual([true, false, true]);
  expect(await download(own)).toEqual([200, 'AAPL_CCRR_Oct-01-2026.pdf', 'of October']);
  expect((await download(other))[0]).toBe(404);

  const { db, config, now } = world.server;
  const imported = { fileName: 'CCRR_AAPL_2026-10-15.pdf', content: makePdf(['imported']) };
  expect(await addCcrrFile({ db, config, now }, commandLine(world.tenant.id), imported)).toBeNull();
  for (const client of [own, other])
    expect(await download(client)).toEqual([200, 'AAPL_CCRR_Oct-15-2026.pdf', 'imported']);

  const november = await world.upload(makePdf(['of November']), 'CCRR_AAPL_Nov-02-2026.pdf');
  expect(await download(own)).toEqual([200, 'AAPL_CCRR_Nov-02-2026.pdf', 'of November']);
  expect(await download(other)).toEqual([200, 'AAPL_CCRR_Oct-15-2026.pdf', 'imported']);
  // A day that has not come says nothing: its upload counts.
  await world.upload(makePdf(['of the future']), 'CCRR_AAPL_2027-01-01.pdf');
  expect(await download(own)).toEqual([200, 'AAPL_CCRR_Nov-20-2026.pdf', 'of the future']);
  await world.query((tx) =>
    tx
      .updateTable('documents')
      .set({ is_deleted: true })
      .where('tenant_id', '=', world.tenant.id)
      .where('file_name', '=', 'CCRR_AAPL_2027-01-01.pdf')
      .execute(),
  );
  expect(await download(own)).toEqual([200, 'AAPL_CCRR_Nov-02-2026.pdf', 'of November']);
  await world.change(november, { is_deleted: true });
  expect(await download(own)).toEqual([200, 'AAPL_CCRR_Oct-15-2026.pdf', 'imported']);
});
