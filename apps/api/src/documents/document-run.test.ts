// A document while it is worked on: one run at a time, nothing of an earlier one is stored, and it ends after three tries.

import type { ReadPage } from '@vigilo/domain/digitise/page';
import { readFile, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChangeReader } from '../changes/testing/change-reader.ts';
import { dataFolder } from '../frame/data-folder.ts';
import type { HeldDocument } from './document-run.service.ts';
import {
  giveUp,
  holdDocument,
  listReadPages,
  moveHeld,
  openContent,
  RunEnded,
  savePageCount,
  savePages,
} from './document-run.service.ts';
import { DocumentWorld, makePdf } from './testing/document-world.ts';

let world: DocumentWorld;
const open: ChangeReader[] = [];

beforeAll(async () => {
  world = await DocumentWorld.start();
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => world.server.stop());

const page = (number: number, text = 'word'): ReadPage => ({
  number,
  width: 595,
  height: 842,
  source: 'text',
  sourceReason: '',
  turn: 0,
  skew: 0,
  words: [{ text, box: [0.1, 0.1, 0.2, 0.2], confidence: 1, size: 0.01 }],
  rulings: [],
  fills: [],
  pictures: [],
});

async function addDocument(content = makePdf(), name = 'CCRR_AAPL_1.pdf'): Promise<string> {
  return (await world.upload('analyst', [name, content]))._id;
}

function hold(documentId: string, attempt = 1): Promise<HeldDocument | null> {
  return holdDocument(world.server, { tenantId: world.tenant.id, documentId, attempt });
}

/** @throws where it cannot be held */
async function getHeld(documentId: string): Promise<HeldDocument> {
  const held = await hold(documentId);
  if (!held) throw new Error('It cannot be held');
  return held;
}

function change(id: string, set: { is_deleted?: boolean; attempt?: number; reading_choices?: string }) {
  return world.query((tx) =>
    tx
      .updateTable('documents')
      .set(set)
      .where('tenant_id', '=', world.tenant.id)
      .where('id', '=', id)
      .execute(),
  );
}

describe('holding a document', () => {
  it('begins it, with what is known of it', async () => {
    const id = await addDocument();
    const held = await getHeld(id);
    expect(held).toMatchObject({
      id,
      attempt: 1,
      fileKind: 'pdf',
      pageCount: null,
      pagesRead: [],
      choices: {},
    });
    expect(await world.findDocument(id)).toMatchObject({
      status: 'In Process',
      tries: 1,
      run_id: held.runId,
    });
  });

  it('does nothing for one that is gone, deleted, asked for anew or done', async () => {
    expect(await hold('00000000-0000-7000-8000-000000000000')).toBeNull();
    const id = await addDocument();
    expect(await hold(id, 2)).toBeNull();
    await change(id, { is_deleted: true });
    expect(await hold(id)).toBeNull();
    await change(id, { is_deleted: false });
    const held = await getHeld(id);
    await moveHeld(world.server, held, 'digitized');
    await moveHeld(world.server, held, 'processed');
    expect(await hold(id)).toBeNull();
    expect(await world.findDocument(id)).toMatchObject({ status: 'Processed', run_id: null });
  });

  it('gives it up after three tries that came to nothing', async () => {
    const id = await addDocument();
    for (const tries of [1, 2, 3]) {
      expect(await hold(id)).not.toBeNull();
      expect(await world.findDocument(id)).toMatchObject({ tries });
    }
    expect(await hold(id)).toBeNull();
    expect(await world.findDocument(id)).toMatchObject({
      status: 'Digitization Failed',
      failure: { code: 'interrupted', values: { tries: 3 } },
      run_id: null,
    });
    expect(await hold(id)).toBeNull();
  });

  it('goes on with the pages that an earlier run has read', async () => {
    const id = await addDocument();
    const first = await getHeld(id);
    await savePageCount(world.server, first, 3);
    await savePages(world.server, first, [page(1), page(3)]);
    expect(await getHeld(id)).toMatchObject({ pageCount: 3, pagesRead: [1, 3] });
  });

  it('is for one of many who try at the same time', async () => {
    const id = await addDocument();
    const all = await Promise.all([1, 2, 3].map(() => getHeld(id)));
    const { run_id } = await world.findDocument(id);
    for (const held of all) {
      const saving = savePages(world.server, held, [page(1)]);
      if (held.runId === run_id) await saving;
      else await expect(saving).rejects.toThrow(RunEnded);
    }
  });
});

describe('a run', () => {
  it('stores pages and counts them, each once', async () => {
    const id = await addDocument();
    const held = await getHeld(id);
    await savePageCount(world.server, held, 12);
    await Promise.all(Array.from({ length: 12 }, (_, i) => savePages(world.server, held, [page(i + 1)])));
    await savePages(world.server, held, [page(2, 'again')]);
    expect(await world.findDocument(id)).toMatchObject({ page_count: 12, pages_done: 12 });
    const pages = await listReadPages(world.server, held);
    expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(pages.slice(0, 2)).toEqual([page(1), page(2, 'again')]);
  });

  it('stores nothing once another has begun, or the document was deleted or is to be read anew', async () => {
    const id = await addDocument();
    const first = await getHeld(id);
    const second = await getHeld(id);
    const attempts = (held: HeldDocument) => [
      () => savePages(world.server, held, [page(1)]),
      () => savePageCount(world.server, held, 1),
      () => moveHeld(world.server, held, 'digitized'),
      () => giveUp(world.server, held, { code: 'damaged', values: {} }),
    ];
    for (const attempt of attempts(first)) await expect(attempt()).rejects.toThrow(RunEnded);
    await change(id, { is_deleted: true });
    for (const attempt of attempts(second)) await expect(attempt()).rejects.toThrow(RunEnded);
    expect(await world.findDocument(id)).toMatchObject({
      status: 'In Process',
      pages_done: 0,
      failure: null,
    });
  });

  it('moves with what is stored beside it, or not at all', async () => {
    const id = await addDocument();
    const held = await getHeld(id);
    await moveHeld(world.server, held, 'digitized');
    await expect(
      moveHeld(world.server, held, 'processed', async (tx) => {
        await tx
          .deleteFrom('documents')
          .where('tenant_id', '=', world.tenant.id)
          .where('id', '=', id)
          .execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await world.findDocument(id)).toMatchObject({ status: 'Digitized' });
    await expect(moveHeld(world.server, held, 'post')).rejects.toThrow('not moved');
  });

  it('fails by what happened: reading, or a later step', async () => {
    const [early, late] = [await getHeld(await addDocument()), await getHeld(await addDocument())];
    await change(early.id, { reading_choices: JSON.stringify({ text: 'ocr', password: 'secret' }) });
    await giveUp(world.server, early, { code: 'too-many-pages', values: { most: 300 } });
    expect(await world.findDocument(early.id)).toMatchObject({
      status: 'Digitization Failed',
      failure: { code: 'too-many-pages', values: { most: 300 } },
      run_id: null,
      reading_choices: { text: 'ocr' },
    });
    await moveHeld(world.server, late, 'digitized');
    await giveUp(world.server, late, { code: 'took-too-long', values: {} });
    expect(await world.findDocument(late.id)).toMatchObject({ status: 'Failed' });
  });

  it('has the file at hand, or is told that it is lost', async () => {
    const content = makePdf();
    const held = await getHeld(await addDocument(content));
    const local = await openContent(world.server, held);
    expect(await readFile(local?.path ?? '')).toEqual(content);
    await local?.close();
    const { sha256 } = held;
    await rm(dataFolder(world.server.config, 'files', world.tenant.id, sha256.slice(0, 2), sha256));
    expect(await openContent(world.server, held)).toBeNull();
  });
});

describe('open screens', () => {
  async function readAs(person: Parameters<typeof world.as>[0]): Promise<ChangeReader> {
    const reader = await ChangeReader.open(world.server, world.as(person));
    open.push(reader);
    return reader;
  }
  const documentsChanged = { kind: 'documents', companyID: '' } as const;

  it('of those who see the client hear that a document changed, without its id', async () => {
    const [analyst, reader, admin, other] = await Promise.all([
      readAs('analyst'),
      readAs('reader'),
      readAs('admin'),
      readAs('other'),
    ]);
    const id = await addDocument();
    await Promise.all([analyst, admin].map((each) => each.hears(documentsChanged)));
    expect(analyst.text).not.toContain(id);
    expect(analyst.text).not.toContain(world.tenant.clientId('One'));
    // Something the other one hears of comes behind it.
    await world.upload('admin', ['CCRR_NOBODY.X_1.pdf', makePdf()], {
      client_id: world.tenant.clientId('Two'),
    });
    await other.hears(documentsChanged);
    expect(other.changes).toEqual([documentsChanged]);
    // A client's user may not see documents at all.
    expect(reader.changes).toEqual([]);
  });

  it('hear nothing of a company that they do not see', async () => {
    const analyst = await readAs('analyst');
    await world.upload('admin', ['CCRR_HIDE.X_1.pdf', makePdf()]);
    const before = analyst.changes.length;
    await addDocument();
    await analyst.hears(documentsChanged);
    expect([before, analyst.changes.length]).toEqual([0, 1]);
  });

  it('hear of the last page of many, and of few between', async () => {
    const held = await getHeld(await addDocument());
    await savePageCount(world.server, held, 60);
    const analyst = await readAs('analyst');
    const begun = performance.now();
    for (let number = 1; number <= 60; number += 1) await savePages(world.server, held, [page(number)]);
    await analyst.hears(documentsChanged);
    const seconds = (performance.now() - begun) / 1000;
    expect(await world.findDocument(held.id)).toMatchObject({ pages_done: 60 });
    expect(analyst.changes.length).toBeLessThanOrEqual(3 * seconds + 3);
  });
});
