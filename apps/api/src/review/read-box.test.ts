// Reading a box on a page over HTTP (issue 'Review': draw a box on the page to read a value anew, with OCR where needed).

import { getChildDocument } from '@vigilo/contract/extraction';
import { readBox, saveChildDocument } from '@vigilo/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../adapters/document-reader/testing/made-pdf.ts';
import { openDocumentStore } from '../documents/document-contents.ts';
import { ReviewWorld } from '../workflow/testing/review-world.ts';

const NOWHERE = '01900000-0000-7000-8000-000000000000';

let world: ReviewWorld;

beforeAll(async () => {
  world = await ReviewWorld.start();
});
afterAll(() => world.server.stop());

/** A report whose stored words are these, with its file, on whose page 'LATE 4,711.00' is drawn in the middle. */
async function addReport(words: readonly string[]) {
  const content = 'BT /F1 24 Tf 200 400 Td (LATE 4,711.00) Tj ET';
  const file = makePdf([{ content, mediaBox: [0, 0, 612, 792] }]);
  const sha256 = await openDocumentStore(world.server, world.tenant.id).add(file);
  const { child } = await world.addReport({ st: 'B', pages: [words], sha256 });
  const { data } = await world.as('analyst').call(getChildDocument, { params: { id: child } });
  return { child, row: data.JSONData[0] };
}

type Box = [number, number, number, number];

const ask = (person: 'analyst' | 'other' | 'licensed', child: string, rowId: string, box: Box, page = 1) =>
  world.as(person).post(readBox.path.replace('{id}', child), { rowId, page, box });

describe('a box that is drawn on a page', () => {
  it('says what is printed there, and its value and place can be saved for the row', async () => {
    const { child, row } = await addReport(['Rating:', 'A-', 'stable']);
    const { data } = readBox.reply.parse(
      (await ask('analyst', child, row?.id ?? '', [0.09, 0.09, 0.2, 0.13])).json(),
    );
    expect(data).toMatchObject({ Value: 'A-', RawValue: 'A-', source: 'text', confidence: 1 });
    expect(data.ValueCoordinates).toEqual([
      { page_n: 1, scaled_x_start: 0.1, scaled_y_start: 0.1, scaled_x_end: 0.19, scaled_y_end: 0.12 },
    ]);
    const { RawValue, ValueCoordinates } = data;
    const change = {
      kind: 'set',
      rowId: row?.id ?? '',
      field: 'Value',
      before: 'B',
      after: 'A-',
      placed: { RawValue, ValueCoordinates },
    } as const;
    const body = { data: [change] };
    const saved = await world.as('analyst').call(saveChildDocument, { params: { id: child }, body });
    expect(saved.data.JSONData[0]).toMatchObject({
      Value: 'A-',
      RawValue,
      ValueCoordinates,
      IsModified: true,
    });
    // The same change once more changes nothing: it was made.
    await world.as('analyst').call(saveChildDocument, { params: { id: child }, body });
  });

  it('is read by OCR where the page has no words', async () => {
    const { child, row } = await addReport([]);
    const { data } = readBox.reply.parse(
      (await ask('analyst', child, row?.id ?? '', [0.3, 0.46, 0.65, 0.51])).json(),
    );
    expect(data).toMatchObject({ RawValue: 'LATE 4,711.00', source: 'ocr' });
    expect(data.ValueCoordinates[0]?.scaled_x_start).toBeCloseTo(200 / 612, 2);
  });

  it('in which nothing is printed says so, and what to do', async () => {
    const { child, row } = await addReport(['Rating:']);
    const reply = await ask('analyst', child, row?.id ?? '', [0.1, 0.8, 0.3, 0.9]);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('Draw the box around the value.');
  });

  it('is refused outside the page, on a page or for a row that is not there, and to who may not', async () => {
    const { child, row } = await addReport(['Rating:']);
    const rowId = row?.id ?? '';
    const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
    expect(await statusOf('analyst', child, rowId, [0.1, 0.2, 0.1, 0.3])).toBe(400);
    expect(await statusOf('analyst', child, rowId, [0.1, 0.2, 1.5, 0.3])).toBe(400);
    expect(await statusOf('analyst', child, rowId, [0.1, 0.1, 0.2, 0.2], 2)).toBe(404);
    expect(await statusOf('analyst', child, NOWHERE, [0.1, 0.1, 0.2, 0.2])).toBe(404);
    expect(await statusOf('analyst', NOWHERE, rowId, [0.1, 0.1, 0.2, 0.2])).toBe(404);
    expect(await statusOf('other', child, rowId, [0.1, 0.1, 0.2, 0.2])).toBe(404);
    expect(await statusOf('licensed', child, rowId, [0.1, 0.1, 0.2, 0.2])).toBe(403);
  });
});
