// What nobody should save, and some do, over HTTP (issue 'Review', bad input): texts that are formulas or markup, cells without end, very many cells at once, and
// documents that are deleted meanwhile.

import { getChildDocument } from '@vigilo/contract/extraction';
import { saveChildDocument, saveTables } from '@vigilo/contract/review';
import type { RowChange } from '@vigilo/domain/review/row-changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../adapters/spreadsheet/testing/read-workbook.ts';
import { saveChildren } from '../extraction/extraction.service.ts';
import { makeRow } from '../extraction/testing/sample-children.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

const FORMULA = '=HYPERLINK("http://x.test";"pay")';
const MARKUP = '<img src=x onerror="alert(1)"> &amp; </td>';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

const readRows = async (id: string) =>
  (await world.as('analyst').call(getChildDocument, { params: { id } })).data.JSONData;

const setValue = (rowId: string, before: string, after: string): RowChange => ({
  kind: 'set',
  rowId,
  field: 'Value',
  before,
  after,
});

const save = (id: string, data: readonly RowChange[]) =>
  world.as('analyst').post(saveChildDocument.path.replace('{id}', id), { data });

/** A child document with this many rows. */
async function addRows(count: number): Promise<string> {
  const { document } = await world.addReport();
  const rows = Array.from({ length: count }, (_, n) =>
    makeRow({ SSOTKey: `Line ${n}`, Value: String(n), RawValue: String(n) }),
  );
  const child = { documentType: 'Invoice', pages: [1], rows, blocks: [] };
  await world.query((tx) => saveChildren(tx, { tenantId: world.tenant.id, id: document }, [child]));
  return (await world.listChildren(document))[0]?.id ?? '';
}

describe('a text', () => {
  it('that is a formula or markup stays that text, also in Excel', async () => {
    const id = await addRows(2);
    const [first, second] = await readRows(id);
    await save(id, [setValue(first?.id ?? '', '0', FORMULA), setValue(second?.id ?? '', '1', MARKUP)]);
    expect((await readRows(id)).map(({ Value }) => Value)).toEqual([FORMULA, MARKUP]);
    const { bytes } = await world.as('analyst').get(`/child-documents/${id}/excel`);
    const { sheets } = await readWorkbook(bytes);
    const cells = sheets[0]?.rows.flatMap((row) => [...row.values()].map(({ value }) => value));
    expect(sheets[0]?.xml).not.toContain('<f>');
    expect(cells).toEqual(expect.arrayContaining([FORMULA, MARKUP]));
  });

  it('of five million characters is refused with its place, and nothing is saved', async () => {
    const id = await addRows(2);
    const [first, second] = await readRows(id);
    const reply = await save(id, [
      setValue(first?.id ?? '', '0', 'x'),
      setValue(second?.id ?? '', '1', 'y'.repeat(5_000_000)),
    ]);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('data.1.after');
    expect(reply.text.length).toBeLessThan(2000);
    expect((await readRows(id)).map(({ Value }) => Value)).toEqual(['0', '1']);
  });
});

describe('very many changes', () => {
  it('are saved in one call up to twenty thousand, and refused beyond', async () => {
    const id = await addRows(1000);
    const rows = await readRows(id);
    const changes = rows.flatMap(({ id: rowId, Value }) =>
      Array.from({ length: 20 }, (_, n) =>
        setValue(rowId, n === 0 ? Value : `${Value}.${n}`, `${Value}.${n + 1}`),
      ),
    );
    expect((await save(id, [...changes, ...changes.slice(0, 1)])).status).toBe(400);
    expect((await save(id, changes)).status).toBe(200);
    expect((await readRows(id)).every(({ Value }, n) => Value === `${n}.20`)).toBe(true);
  });
});

describe('a child document that somebody deleted', () => {
  it('is not there for a save, and is not made again by it', async () => {
    const id = await addRows(1);
    const [row] = await readRows(id);
    await world.as('admin').send('DELETE', '/pipeline/child-documents', { body: { id } });
    expect((await save(id, [setValue(row?.id ?? '', '0', '1')])).status).toBe(404);
    const table = { childDocumentId: id, tables: [{ id, data: { Value: [] } }] };
    expect((await world.as('analyst').post(saveTables.path, table)).status).toBe(404);
    expect((await world.as('admin').get(`/child-documents/${id}`)).status).toBe(404);
  });
});
