// Documents from their file to Processed, with whatever may happen to a worker on the way.

import { getChildDocument, listChildDocuments } from '@vigilo/contract/extraction';
import { saveChildDocument } from '@vigilo/contract/review';
import { decideStatus } from '@vigilo/domain/documents/document-status';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdDocument, listReadPages, RunEnded, savePages } from '../documents/document-run.service.ts';
import type { HeldDocument } from '../documents/document-run.service.ts';
import { packPage } from '../documents/page-content.ts';
import { DOCUMENT_FLOW } from './document-flow.ts';
import { documentFlowJobs } from './document-flow.jobs.ts';
import type { FlowWorld } from './testing/flow-world.ts';
import { openFlowWorld } from './testing/flow-world.ts';
import type { Line } from './testing/small-pdf.ts';
import { makePdf } from './testing/small-pdf.ts';

const PATIENCE = 60_000;

let world: FlowWorld;
beforeAll(async () => {
  world = await openFlowWorld();
}, PATIENCE);
afterAll(() => world.server.stop());

let made = 0;
/** Each time another content: the same file is not uploaded twice. */
function makeInvoice(pages = 1): Buffer {
  made += 1;
  const first: Line[] = [
    'Acme Paper Ltd',
    'INVOICE',
    `Invoice number: INV-${1000 + made}`,
    'Invoice date: 2026-10-05',
    'Bill to: Own Client',
    'Subtotal: 100.00 USD',
    'VAT: 20.00 USD',
    'Total amount due: 120.00 USD',
  ];
  return makePdf(first, ...Array.from({ length: pages - 1 }, (_, i) => [`Terms of payment, part ${i + 2}`]));
}

function context() {
  return { db: world.server.db, config: world.server.config, now: world.server.now };
}

async function hold(documentId: string): Promise<HeldDocument> {
  const held = await holdDocument(context(), { tenantId: world.tenant.id, documentId, attempt: 1 });
  if (!held) throw new Error('The document cannot be held');
  return held;
}

function makePage(number: number, text: string): ReadPage {
  return {
    number,
    width: 612,
    height: 792,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words: [{ text, box: [0.1, 0.1, 0.2, 0.12], confidence: 1, size: 0.015 }],
    rulings: [],
    fills: [],
    pictures: [],
  };
}

describe('the flow', () => {
  it('is one chain of statuses, each left by a legal move', () => {
    for (const [i, step] of DOCUMENT_FLOW.entries()) {
      const next = DOCUMENT_FLOW[i + 1];
      if (next !== undefined) expect(next.needs, next.name).toBe(step.leaves);
      const moves = (['digitized', 'processed'] as const).map((move) => decideStatus(step.needs, move));
      expect(step.leaves === step.needs || moves.includes(step.leaves), step.name).toBe(true);
    }
    expect([DOCUMENT_FLOW[0]?.needs, DOCUMENT_FLOW.at(-1)?.leaves]).toEqual(['In Process', 'Processed']);
  });
});

describe('a document', () => {
  it(
    'is read, split, extracted and checked, and what was read is there for its readers',
    async () => {
      const id = await world.upload(makeInvoice(3));
      await world.process(id);
      expect(await world.get(id)).toMatchObject({
        status: 'Processed',
        failure: null,
        page_count: 3,
        pages_done: 3,
        run_id: null,
      });
      const { data, total } = await world.admin.call(listChildDocuments, { params: { id } });
      expect(total).toBe(data.length);
      expect(data.flatMap(({ Pages }) => Pages)).toEqual([1, 2, 3]);
      expect(data[0]).toMatchObject({
        DocumentType: 'Invoice',
        Status: 'Processed',
        UserStatus: 'Not Reviewed',
      });
      const child = await world.admin.call(getChildDocument, { params: { id: data[0]?.id ?? '' } });
      const totalRow = child.data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Total Amount');
      expect(totalRow).toMatchObject({ Value: '120.00', IntraValidation: { status: 'valid' } });
      expect(totalRow?.ValueCoordinates[0]?.page_n).toBe(1);
      expect(child.data.OriginalFileName).toBe('CCRR_AAPL_2026-11-01.pdf');
    },
    PATIENCE,
  );

  it(
    'of many pages is read by several readers at once, and every page is there once',
    async () => {
      const id = await world.upload(makeInvoice(40));
      await world.process(id);
      expect(await world.get(id)).toMatchObject({ status: 'Processed', page_count: 40, pages_done: 40 });
      const { data } = await world.admin.call(listChildDocuments, { params: { id } });
      expect(data.flatMap(({ Pages }) => Pages)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    },
    PATIENCE,
  );

  it(
    'that cannot be read fails with the reason, and its neighbours go on',
    async () => {
      const whole = makeInvoice();
      const damaged = await world.upload(
        Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('x'.repeat(300))]),
      );
      const neighbour = await world.upload(whole);
      await world.process(damaged);
      await world.process(neighbour);
      expect(await world.get(damaged)).toMatchObject({
        status: 'Digitization Failed',
        failure: { code: 'damaged' },
        run_id: null,
      });
      expect((await world.get(neighbour)).status).toBe('Processed');
      expect(await world.count(damaged)).toEqual({ pages: 0, children: 0, rows: 0 });
    },
    PATIENCE,
  );

  it(
    'without any text says so',
    async () => {
      made += 1;
      const id = await world.upload(makePdf([], [[[made, ' ']]]));
      await world.process(id);
      expect(await world.get(id)).toMatchObject({
        status: 'Digitization Failed',
        failure: { code: 'no-text' },
      });
    },
    PATIENCE,
  );

  it(
    'is left alone by a job that comes again, and by one of an earlier attempt',
    async () => {
      const id = await world.upload(makeInvoice());
      await world.process(id, 'digitize', 0);
      expect((await world.get(id)).status).toBe('In Queue');
      await world.process(id);
      const before = await world.get(id);
      const counts = await world.count(id);
      await world.process(id);
      expect(await world.get(id)).toEqual(before);
      expect(await world.count(id)).toEqual(counts);
    },
    PATIENCE,
  );

  it('is taken up by the worker with what is sent at its upload', async () => {
    const id = await world.upload(makeInvoice());
    const handle = documentFlowJobs({ ...context(), jobs: world.server.product.jobs, auditKey: '' });
    const data = { tenantId: world.tenant.id, documentId: id, attempt: 1 };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    // Of a job the handler looks at its data alone.
    await handle['documents.process']({ data } as Parameters<(typeof handle)['documents.process']>[0], log);
    expect((await world.get(id)).status).toBe('Processed');
  });
});

describe('a worker that dies', () => {
  it(
    'between two pages leaves those that are read, and nothing that it still writes is stored',
    async () => {
      const id = await world.upload(makeInvoice(3));
      const dead = await hold(id);
      await savePages(context(), dead, [makePage(2, 'kept')]);
      await world.process(id);
      expect(await world.get(id)).toMatchObject({ status: 'Processed', pages_done: 3, tries: 0 });
      const pages = await listReadPages(context(), dead);
      expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(pages[1]?.words[0]?.text).toBe('kept');
      const counts = await world.count(id);
      await expect(savePages(context(), dead, [makePage(3, 'late')])).rejects.toThrow(RunEnded);
      expect(await world.count(id)).toEqual(counts);
    },
    PATIENCE,
  );

  it(
    'after the last page leaves the rest to the next one, and nothing is there twice',
    async () => {
      const id = await world.upload(makeInvoice(2));
      await world.process(id);
      const once = await world.count(id);
      await world.change(id, {
        status: 'Digitized',
        tries: 1,
        run_id: '01900000-0000-7000-8000-000000000000',
      });
      await world.process(id);
      expect((await world.get(id)).status).toBe('Processed');
      expect(await world.count(id)).toEqual(once);
    },
    PATIENCE,
  );

  it('three times in a row is not tried a fourth time', async () => {
    const id = await world.upload(makeInvoice());
    for (let time = 0; time < 3; time += 1) await hold(id);
    await world.process(id);
    expect(await world.get(id)).toMatchObject({
      status: 'Digitization Failed',
      failure: { code: 'interrupted' },
    });
  });
});

describe('a document that is deleted while it is worked on', () => {
  it('gets no result', async () => {
    const id = await world.upload(makeInvoice(2));
    let deleted: Promise<void> | null = null;
    // The clock is first asked when the document is taken up, in a transaction for whose end the deletion waits.
    const clock = () => {
      deleted ??= world.change(id, { is_deleted: true, run_id: null });
      return world.server.now();
    };
    await world.process(id, 'digitize', 1, clock);
    await deleted;
    expect(await world.get(id)).toMatchObject({ is_deleted: true, failure: null });
    expect((await world.count(id)).children).toBe(0);
  });
});

describe('processing again', () => {
  it(
    'from the stored pages or the stored rows keeps what was edited',
    async () => {
      const id = await world.upload(makeInvoice());
      await world.process(id);
      const list = async () => (await world.admin.call(listChildDocuments, { params: { id } })).data;
      const [first] = await list();
      const total = async (childId = '') => {
        const { data } = await world.admin.call(getChildDocument, { params: { id: childId } });
        return data.JSONData.find(({ SSOTKey }) => SSOTKey === 'Total Amount');
      };
      const { id: rowId = '', Value: before = '' } = (await total(first?.id)) ?? {};
      await world.admin.call(saveChildDocument, {
        params: { id: first?.id ?? '' },
        body: { data: [{ kind: 'set', rowId, field: 'Value', before, after: '999.00' }] },
      });
      await world.processAgain(id, 'validate');
      const [same] = await list();
      expect(same?.id).toBe(first?.id);
      expect(await total(same?.id)).toMatchObject({
        Value: '999.00',
        IsModified: true,
        IntraValidation: { status: 'partially_valid' },
      });
      await world.processAgain(id, 'extract');
      const [other, ...more] = await list();
      expect(more).toEqual([]);
      expect(other?.id).toBe(first?.id);
      expect(await total(other?.id)).toMatchObject({ Value: '999.00', IsModified: true, ReadAnew: '120.00' });
      expect((await world.get(id)).status).toBe('Processed');
    },
    PATIENCE,
  );

  it('begins with the file where not all pages are there', async () => {
    const id = await world.upload(makeInvoice(2));
    await world.process(id, 'validate');
    expect(await world.get(id)).toMatchObject({ status: 'Processed', pages_done: 2 });
  });

  it('fails as a later step where nothing can be made of the pages', async () => {
    const id = await world.upload(makeInvoice());
    await world.process(id);
    const broken = await packPage(JSON.parse('{"number":1,"words":null}'));
    await world.query((tx) =>
      tx
        .updateTable('document_pages')
        .set({ content: broken })
        .where('tenant_id', '=', world.tenant.id)
        .where('document_id', '=', id)
        .execute(),
    );
    await world.processAgain(id, 'extract');
    expect(await world.get(id)).toMatchObject({ status: 'Failed', failure: { code: 'extraction-failed' } });
  });
});
