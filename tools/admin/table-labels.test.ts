// What people corrected in child tables and approved, as labelled cases on disk: written from a database, measured as bench/tables measures them.

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getExtractedTable } from '@vigilo/contract/extraction';
import { toTableBlock } from '@vigilo/domain/extraction/child-tables';
import { labelParts, tableTexts } from '@vigilo/domain/extraction/table-labels';
import { readTables } from '@vigilo/domain/tables/read-tables';
import { flushRight, pageOf } from '@vigilo/domain/tables/testing/pages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packPage } from '../../apps/api/src/documents/page-content.ts';
import { saveChildren } from '../../apps/api/src/extraction/extraction.service.ts';
import { makeChild } from '../../apps/api/src/extraction/testing/sample-children.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { ReviewWorld } from '../../apps/api/src/workflow/testing/review-world.ts';
import { partRows } from '../../bench/tables/label-cells.ts';
import { readLabelFolder } from '../../bench/tables/labels.ts';
import { findLabelFolder, writeTableLabels } from './table-labels.ts';

const LINES = ['Pens', 'Paper', 'Ink', 'Clips'];
const PAGE = pageOf([
  { text: 'Item', x: 50, y: 100 },
  flushRight('Pieces', 300, 100),
  flushRight('Price', 400, 100),
  ...LINES.flatMap((text, i) => [
    { text, x: 50, y: 114 + 14 * i },
    flushRight(String(12 + i), 300, 114 + 14 * i),
    flushRight(`${i + 1},250.00`, 400, 114 + 14 * i),
  ]),
]);
const [TABLE] = readTables(PAGE);

let world: ReviewWorld;
let folder: string;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-labels-'));
});
afterEach(() => rm(folder, { recursive: true }));

function makeBlock() {
  if (TABLE === undefined) throw new Error('The page has a table');
  return toTableBlock(TABLE, '.', newId);
}

/** A child document with the table of the page, in which an analyst enters another item. */
async function addCorrected(): Promise<string> {
  const { document } = await world.addReport({ sha256: 'ab'.repeat(32) });
  const block = makeBlock();
  const content = await packPage(PAGE);
  await world.query(async (tx) => {
    await saveChildren(tx, { tenantId: world.tenant.id, id: document }, [
      { ...makeChild(), blocks: [block] },
    ]);
    await tx
      .updateTable('document_pages')
      .set({ content })
      .where('tenant_id', '=', world.tenant.id)
      .where('document_id', '=', document)
      .execute();
  });
  const child = (await world.listChildren(document))[0]?.id ?? '';
  const analyst = world.as('analyst');
  const { version, JSONData } = (await analyst.call(getExtractedTable, { params: { id: block.id } })).data;
  const Value = JSONData.Value.map((row) => ({
    ...row,
    RowValue: row.RowValue.map((cell) => (cell.Value === 'Ink' ? { ...cell, Value: 'Black ink' } : cell)),
  }));
  const tables = [{ id: block.id, version, data: { Value } }];
  expect((await analyst.post('/tables', { childDocumentId: child, tables })).status).toBe(200);
  return child;
}

it('are written once they are approved, for nobody else to read, in the form of the labels that are measured', async () => {
  const child = await addCorrected();
  expect(await writeTableLabels({ db: world.server.db }, folder)).toEqual({ children: 0, tables: 0 });
  await world.putStatus(child, 'Validated');
  expect(await writeTableLabels({ db: world.server.db }, folder)).toEqual({ children: 1, tables: 1 });
  expect((await readdir(folder)).toSorted()).toEqual([`${child}.json`, `${child}.pages.json`]);
  expect((await stat(join(folder, `${child}.json`))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(folder, `${child}.pages.json`), 'utf8'))).toEqual([PAGE]);

  const [label] = readLabelFolder(folder);
  expect(label).toMatchObject({ sha256: 'ab'.repeat(32), tables: [{ headings: 'left out', lines: 'none' }] });
  const [table] = label?.tables ?? [];
  expect(table?.asRead?.map(([item]) => item)).toEqual(LINES);
  expect(table?.parts[0]?.texts?.map(([item]) => item)).toEqual(['Pens', 'Paper', 'Black ink', 'Clips']);
  const parts = table?.parts ?? [];
  expect(parts.map((part) => partRows(part, PAGE.words))).toEqual(parts.map(({ texts }) => texts));
});

describe('the folder of labels', () => {
  it('is none within the repository', () => {
    expect(findLabelFolder(join(import.meta.dirname, 'labels'))).toBeNull();
    expect(findLabelFolder(folder)).toBe(folder);
  });
});

describe('the label of a table', () => {
  it('has the places of its columns and rows, also of those that a person added', () => {
    const block = makeBlock();
    const rows = 'Value' in block.content ? block.content.Value : [];
    const [part, ...others] = labelParts(rows);
    expect(others).toEqual([]);
    expect(part?.texts).toEqual(tableTexts(rows));
    const [first] = rows;
    const added = {
      id: newId(),
      RowValue: (first?.RowValue ?? []).map((cell) => ({ ...cell, ValueCoordinates: [] })),
    };
    const [longer] = labelParts([...rows.slice(0, 2), added, ...rows.slice(2)]);
    for (const edges of [part?.columns, part?.rows, longer?.columns, longer?.rows])
      expect(edges?.slice(1).every((edge, at) => edge > (edges[at] ?? 1))).toBe(true);
    expect([longer?.rows.length, longer?.rows[0], longer?.rows.at(-1)]).toEqual([
      6,
      part?.rows[0],
      part?.rows.at(-1),
    ]);
    expect(labelParts([added])).toEqual([]);
  });
});
