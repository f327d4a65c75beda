// The file of a document over HTTP: in ranges for the viewer, whole as a download, and only for whoever sees the document.

import { getDocumentOriginal, getDocumentPdf } from '@vigilo/contract/documents';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../frame/data-folder.ts';
import { findDocumentFile } from './document-files.queries.ts';
import { DocumentWorld, makePdf } from './testing/document-world.ts';

const NAME = 'CCRR_SEEN.X_año <1>; x.pdf';
const content = makePdf(5000);

let world: DocumentWorld;
let id: string;

beforeAll(async () => {
  world = await DocumentWorld.start();
  ({ _id: id } = await world.upload('analyst', [NAME, content]));
});
afterAll(() => world.server.stop());

const pdfPath = (of: string) => getDocumentPdf.path.replace('{id}', of);
const originalPath = (of: string) => getDocumentOriginal.path.replace('{id}', of);
const get = (headers: Record<string, string> = {}) => world.as('analyst').get(pdfPath(id), { headers });

describe('the document for the viewer', () => {
  it('is all of it where no range is asked for', async () => {
    const reply = await get({ 'accept-encoding': 'br, gzip' });
    expect(reply.status).toBe(200);
    expect(reply.bytes).toEqual(content);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=4000-', 4000, 5009],
    ['bytes=-9', 5000, 5009],
    ['bytes=-99999', 0, 5009],
    ['bytes=5008-5008', 5008, 5009],
    ['bytes=5000-99999', 5000, 5009],
  ])('answers %s', async (range, from, to) => {
    const reply = await get({ range, 'accept-encoding': 'br, gzip' });
    expect(reply.status).toBe(206);
    expect(reply.bytes).toEqual(content.subarray(from, to));
    expect(reply.headers).toMatchObject({
      'content-range': `bytes ${from}-${to - 1}/5009`,
      'content-length': String(to - from),
    });
  });

  it.each(['bytes=5009-', 'bytes=99999-100000', 'bytes=-0'])('has no %s', async (range) => {
    const reply = await get({ range });
    expect([reply.status, reply.headers['content-range'], reply.bytes.length]).toEqual([
      416,
      'bytes */5009',
      0,
    ]);
  });

  it.each(['bytes=9-5', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=-', 'bytes=a-b', 'bytes=99999999999999999999-'])(
    'answers all of it for %s',
    async (range) => {
      const reply = await get({ range });
      expect([reply.status, reply.bytes.length]).toEqual([200, content.length]);
    },
  );

  it('is not sent again to a browser that has it, and in one piece where a range is of another', async () => {
    const { headers } = await get();
    const tag = headers.etag ?? '';
    const same = await get({ 'if-none-match': tag });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
    expect((await get({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('is not there for a picture, which says so', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), makePdf().subarray(5)]);
    const { _id } = await world.upload('analyst', ['CCRR_AAPL_1.png', png]);
    const reply = await world.as('analyst').get(pdfPath(_id));
    expect(reply.status).toBe(409);
    expect(reply.problem().message).toBe(
      'This document is a picture. Its pages are shown one by one instead.',
    );
  });
});

describe('the original', () => {
  it('is a download by the name it was uploaded with', async () => {
    const reply = await world.as('analyst').get(originalPath(id));
    expect(reply.status).toBe(200);
    expect(reply.bytes).toEqual(content);
    const clean = 'CCRR_SEEN.X_año -1-; x.pdf';
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(clean)}`,
      'cache-control': 'no-store',
    });
  });

  it('that the store has lost is a failure of ours', async () => {
    const { _id } = await world.upload('analyst', ['CCRR_AAPL_1.pdf', makePdf()]);
    const { sha256 } = await world.findDocument(_id);
    await rm(dataFolder(world.server.config, 'files', world.tenant.id, sha256.slice(0, 2), sha256));
    const reply = await world.as('analyst').get(originalPath(_id));
    expect([reply.status, reply.problem().message]).toEqual([500, 'Error occured while fetching the file']);
  });
});

describe('whoever does not see the document', () => {
  async function statusOf(person: Parameters<typeof world.as>[0], of: string): Promise<number> {
    const { status } = await world.as(person).get(pdfPath(of));
    return status;
  }

  it('is told what is told of one that does not exist', async () => {
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const [hidden, missing] = await Promise.all(
      [id, nowhere].map((each) => world.as('other').get(pdfPath(each))),
    );
    expect([hidden?.status, missing?.status]).toEqual([404, 404]);
    const withoutRequestId = (reply: typeof hidden) => ({ ...reply?.problem(), requestId: '' });
    expect(withoutRequestId(hidden)).toEqual(withoutRequestId(missing));
    expect([
      await statusOf('admin', id),
      await statusOf('analyst', id),
      await statusOf('reader', id),
    ]).toEqual([200, 200, 403]);
  });

  it('may see the client and not the company, or have lost the client', async () => {
    const { _id } = await world.upload('admin', ['CCRR_HIDE.X_1.pdf', makePdf()]);
    expect([await statusOf('analyst', _id), await statusOf('admin', _id)]).toEqual([404, 200]);
    const { _id: two } = await world.upload('admin', ['CCRR_HIDE.X_1.pdf', makePdf()], {
      client_id: world.tenant.clientId('Two'),
    });
    expect(await statusOf('other', two)).toBe(200);
    const setEnd = (end_date: string | null) =>
      world.query((tx) =>
        tx
          .updateTable('clients')
          .set({ end_date })
          .where('tenant_id', '=', world.tenant.id)
          .where('name', '=', 'Two')
          .execute(),
      );
    await setEnd('2020-01-01');
    expect([await statusOf('other', two), await statusOf('admin', two)]).toEqual([404, 200]);
    await setEnd(null);
  });

  it('does not see it once it is deleted, but for those who see deleted ones', async () => {
    const { _id } = await world.upload('analyst', ['CCRR_AAPL_1.pdf', makePdf()]);
    await world.query((tx) =>
      tx
        .updateTable('documents')
        .set({ is_deleted: true })
        .where('tenant_id', '=', world.tenant.id)
        .where('id', '=', _id)
        .execute(),
    );
    expect([await statusOf('analyst', _id), await statusOf('admin', _id)]).toEqual([200, 200]);
    const viewer = {
      tenantId: world.tenant.id,
      userId: world.tenant.userId('analyst@t.test'),
      access: { isAdmin: false },
    };
    expect(await world.query((tx) => findDocumentFile(tx, viewer, _id, true))).not.toBeNull();
    expect(await world.query((tx) => findDocumentFile(tx, viewer, _id, false))).toBeNull();
  });
});
