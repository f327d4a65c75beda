// Uploading over HTTP: what is checked in which order, what is kept, and that nothing is made twice.

import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { uploadDocuments, uploadToPipeline } from '@vigilo/contract/document-uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../frame/data-folder.ts';
import { DocumentWorld, makePdf } from './testing/document-world.ts';

let world: DocumentWorld;
let storeFolder: string;

beforeAll(async () => {
  world = await DocumentWorld.start({ DOCUMENT_MB: 1, DOCUMENT_FILES: 3 });
  storeFolder = dataFolder(world.server.config, 'files', world.tenant.id);
});
afterAll(() => world.server.stop());

const MEGABYTE = 1024 * 1024;

async function listStored(): Promise<string[]> {
  const folders = await readdir(storeFolder).catch(() => []);
  const names = await Promise.all(folders.map((name) => readdir(join(storeFolder, name))));
  return names.flat();
}

/** @throws where anything is left of what was refused */
async function nothingIsKept(work: () => Promise<void>): Promise<void> {
  const [documents, stored] = [await world.countDocuments(), await listStored()];
  await work();
  expect(await world.countDocuments()).toBe(documents);
  expect(await listStored()).toEqual(stored);
}

function listJobs(documentId: string): Promise<unknown[]> {
  return world.server.product.jobs
    .findJobs('documents.process')
    .then((jobs) => jobs.map(({ data }) => data).filter((data) => JSON.stringify(data).includes(documentId)));
}

describe('an upload', () => {
  it('becomes a document in the queue, with its job, its company and its audit entry', async () => {
    const content = makePdf();
    const reply = await world.send('analyst', [['CCRR_SEEN.X_2026-11-21.pdf', content]], {
      clientName: 'One',
      Region: 'EMEA',
      'Document Type': 'Invoice',
    });
    expect(reply.status).toBe(200);
    const { message, data } = uploadDocuments.reply.parse(reply.json());
    expect(message).toBe('1 document is uploaded.');
    const companyID = world.tenant.companyId('SEEN.X');
    const [{ _id = '', ...rest } = {}] = data;
    expect(rest).toEqual({ file: 'CCRR_SEEN.X_2026-11-21.pdf', isKnown: false, companyID });
    expect(await world.findDocument(_id)).toMatchObject({
      client_id: world.tenant.clientId('One'),
      company_id: companyID,
      ticker: 'SEEN.X',
      file_name: 'CCRR_SEEN.X_2026-11-21.pdf',
      file_kind: 'pdf',
      file_size: String(content.length),
      region: 'EMEA',
      filter_values: { Region: ['EMEA'], DocumentType: ['Invoice'] },
      status: 'In Queue',
      attempt: 1,
      created_by: world.tenant.userId('analyst@t.test'),
    });
    expect(await listJobs(_id)).toEqual([{ tenantId: world.tenant.id, documentId: _id, attempt: 1 }]);
    const [entry] = await world.query((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'entity'])
        .where('tenant_id', '=', world.tenant.id)
        .where('entity_id', '=', _id)
        .execute(),
    );
    expect(entry).toEqual({
      action: 'documents.add',
      actor_id: world.tenant.userId('analyst@t.test'),
      entity: 'document',
    });
  });

  it('is the same by the other call, takes several files, and accepts a ticker that nobody has', async () => {
    const reply = await world.send(
      'analyst',
      [
        ['CCRR_AAPL_1.pdf', makePdf()],
        ['CCRR_NOBODY.X_1.pdf', makePdf()],
        ['CCRR_HIDE.X_1.pdf', makePdf()],
      ],
      {},
      uploadToPipeline.path,
    );
    const { message, data } = uploadToPipeline.reply.parse(reply.json());
    expect(message).toBe('3 documents are uploaded.');
    // A company that the caller does not see is none to them.
    expect(data.map(({ companyID }) => companyID)).toEqual([world.tenant.companyId('AAPL'), null, null]);
  });

  it('keeps pictures by their content', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), makePdf().subarray(5)]);
    const { _id } = await world.upload('analyst', ['CCRR_AAPL_1.PNG', png]);
    expect(await world.findDocument(_id)).toMatchObject({ file_kind: 'png' });
  });

  it.each([
    ['../../etc/CCRR_A.X_1.pdf', 'CCRR_A.X_1.pdf'],
    ['CCRR_A.X_\u202Efdp.1.pdf', 'CCRR_A.X_fdp.1.pdf'],
    ['CCRR_A.X_\u0001 año.pdf', 'CCRR_A.X_ año.pdf'],
    [`CCRR_A.X_${'x'.repeat(500)}.pdf`, `CCRR_A.X_${'x'.repeat(187)}.pdf`],
  ])('named %j is kept as %j', async (name, clean) => {
    const { _id, file } = await world.upload('analyst', [name, makePdf()]);
    expect(file).toBe(clean);
    expect(await world.findDocument(_id)).toMatchObject({ file_name: clean });
  });
});

describe('the same content again', () => {
  it('is the document that is there already, and is not processed again', async () => {
    const content = makePdf();
    const first = await world.upload('analyst', ['CCRR_AAPL_1.pdf', content]);
    const reply = await world.send('analyst', [
      ['CCRR_AAPL_2.pdf', content],
      ['CCRR_AAPL_3.pdf', content],
    ]);
    const { message, data } = uploadDocuments.reply.parse(reply.json());
    expect(message).toBe('2 files were there already.');
    expect(data.map(({ _id, isKnown }) => [_id, isKnown])).toEqual([
      [first._id, true],
      [first._id, true],
    ]);
    expect(await listJobs(first._id)).toHaveLength(1);
  });

  it('is one document of twenty uploads at the same time', async () => {
    const content = makePdf(20_000);
    const before = await world.countDocuments();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => world.upload('analyst', ['CCRR_AAPL_1.pdf', content])),
    );
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1);
    expect(all.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
    expect(await world.countDocuments()).toBe(before + 1);
    expect(await listJobs(all[0]?._id ?? '')).toHaveLength(1);
  });

  it('is another document for another client, and where the first is deleted', async () => {
    const content = makePdf();
    const first = await world.upload('analyst', ['CCRR_NOBODY.X_1.pdf', content]);
    const two = { client_id: world.tenant.clientId('Two') };
    const second = await world.upload('other', ['CCRR_NOBODY.X_1.pdf', content], two);
    expect(second).toMatchObject({ isKnown: false });
    expect(second._id).not.toBe(first._id);
    await world.query((tx) =>
      tx
        .updateTable('documents')
        .set({ is_deleted: true })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', first._id)
        .execute(),
    );
    expect(await world.upload('analyst', ['CCRR_NOBODY.X_1.pdf', content])).toMatchObject({ isKnown: false });
  });
});

describe('an upload is refused', () => {
  it('for names, then the limit, then without a file, in the words of the specification', () =>
    nothingIsKept(async () => {
      const good = (n: number) => ['CCRR_AAPL_1.pdf', makePdf(n)] as const;
      const names = await world.send('analyst', [
        good(1),
        ['report.pdf', makePdf()],
        good(2),
        good(3),
        ['CCRR_MSFT_1.pdf', makePdf()],
      ]);
      expect([names.status, names.problem().message]).toEqual([
        400,
        'Incorrect File Name! Please Follow naming convention for the files- report.pdf, CCRR_MSFT_1.pdf files',
      ]);
      const limit = await world.send('analyst', [good(1), good(2), good(3), good(4)]);
      expect([limit.status, limit.problem().message]).toEqual([
        400,
        'File Upload Limit Reached! Please upload only 3 documents at a time',
      ]);
      const none = await world.send('analyst', []);
      expect([none.status, none.problem().message]).toEqual([
        400,
        'File Not uploaded! Please upload atleast One file to proceed',
      ]);
    }));

  it.each([
    ['nothing', 'CCRR_AAPL_1.pdf', '', 400, 'is empty'],
    ['svg', 'CCRR_AAPL_1.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'neither a PDF'],
    ['html', 'CCRR_AAPL_1.pdf', '<!DOCTYPE html><html>%PDF-1.4', 415, 'neither a PDF'],
    ['a zip', 'CCRR_AAPL_1.pdf', 'PK\u0003\u0004 %PDF-1.4', 415, 'neither a PDF'],
    ['a PDF that is named as a picture', 'CCRR_AAPL_1.png', '%PDF-1.4 x', 415, 'is a PDF file'],
    ['a PDF that is named as a program', 'CCRR_AAPL_1.exe', '%PDF-1.4 x', 415, 'end with .pdf'],
    ['too much', 'CCRR_AAPL_1.pdf', `%PDF-1.4 ${'x'.repeat(MEGABYTE)}`, 413, 'is larger than 1 MB'],
  ])('for %s', (_what, name, content, status, words) =>
    nothingIsKept(async () => {
      const reply = await world.send('analyst', [
        ['CCRR_AAPL_0.pdf', makePdf()],
        [name, content],
      ]);
      expect(reply.status).toBe(status);
      const { message, fields } = reply.problem();
      expect(message).toContain(`"${name}"`);
      expect(message).toContain(words);
      expect(fields).toEqual({ 'body.files.1': message });
    }),
  );

  it('for a client that is not there, not chosen, or not the caller’s', () =>
    nothingIsKept(async () => {
      const file = ['CCRR_AAPL_1.pdf', makePdf()] as const;
      const none = await world.send('analyst', [file], { client_id: '' });
      expect([none.status, none.problem().message]).toEqual([400, 'Please select a Client']);
      for (const client_id of [world.tenant.clientId('Two'), world.tenant.id, 'nonsense', '%00']) {
        const reply = await world.send('analyst', [file], { client_id });
        expect([reply.status, reply.problem().message]).toEqual([404, 'Unauthorized Access!']);
      }
    }));

  it('for fields that cannot be, and a client that comes behind the files', () =>
    nothingIsKept(async () => {
      const file = ['CCRR_AAPL_1.pdf', makePdf()] as const;
      for (const fields of [{ '<b>': 'x' }, { Region: 'x'.repeat(201) }]) {
        const reply = await world.send('analyst', [file], fields);
        expect([reply.status, Object.keys(reply.problem().fields ?? {})]).toEqual([
          400,
          [`body.${Object.keys(fields)[0] ?? ''}`],
        ]);
      }
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(makePdf())]), 'CCRR_AAPL_1.pdf');
      form.append('client_id', world.tenant.clientId('One'));
      expect((await world.as('analyst').upload(uploadDocuments.path, form)).status).toBe(400);
    }));

  it('for whoever may not upload', async () => {
    expect((await world.send('reader', [['CCRR_AAPL_1.pdf', makePdf()]])).status).toBe(403);
  });

  it('where it breaks off', () =>
    nothingIsKept(async () => {
      await breakOff();
      // What was received of it goes a moment later.
      await expect.poll(async () => (await readdir(join(storeFolder, 'unfinished'))).length).toBe(0);
    }));

  it('where the store cannot be written to', async () => {
    const broken = await DocumentWorld.start();
    try {
      await writeFile(dataFolder(broken.server.config, 'files'), 'in the way');
      const reply = await broken.send('analyst', [['CCRR_AAPL_1.pdf', makePdf()]]);
      expect(reply.status).toBe(500);
      expect(await broken.countDocuments()).toBe(0);
    } finally {
      await broken.server.stop();
    }
  });
});

/** Sends half a form and goes away. */
async function breakOff(): Promise<void> {
  const token = world.as('analyst').token ?? '';
  const { hostname, port } = new URL(world.server.url);
  await new Promise<void>((resolve) => {
    const sent = request({
      hostname,
      port,
      path: uploadDocuments.path,
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '500000',
      },
    });
    sent.on('error', () => resolve());
    sent.write(
      `--x\r\ncontent-disposition: form-data; name="client_id"\r\n\r\n${world.tenant.clientId('One')}\r\n` +
        '--x\r\ncontent-disposition: form-data; name="files"; filename="CCRR_AAPL_1.pdf"\r\n\r\n%PDF-1.7',
    );
    sent.write(Buffer.alloc(100_000));
    setTimeout(() => sent.destroy(), 200);
  });
}
