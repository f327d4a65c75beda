import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDocument } from './document-reader.ts';
import { openDocument } from './document-reader.ts';
import type { MadeAnnotation } from './testing/made-pdf.ts';
import { makePdf, textAt } from './testing/made-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-fields-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A field or remark so high on the sheet, 200 points from the left. */
function at(bottom: number, entries: string, width = 200): string {
  return `/Rect [200 ${bottom} ${200 + width} ${bottom + 20}] /DA (/Helv 12 Tf 0 g) ${entries}`;
}

async function read<T>(
  annotations: readonly MadeAnnotation[],
  use: (document: OpenDocument) => Promise<T>,
  content = textAt(60, 705, 'Borrower'),
): Promise<T> {
  const path = join(folder, 'form.pdf');
  await writeFile(path, makePdf([{ content, annotations }]));
  const document = await openDocument(path, { text: 'auto', languages: ['eng'], turn: 0 });
  try {
    return await use(document);
  } finally {
    await document.close();
  }
}

const textsOf = async (document: OpenDocument) => (await document.readPage(1)).words.map(({ text }) => text);

const FILLED: MadeAnnotation = {
  entries: at(700, '/Subtype /Widget /FT /Tx /T (name) /V (Acme Ltd) /F 4'),
  appearance: '/Tx BMC BT /Helv 12 Tf 2 5 Td (Acme Ltd) Tj ET EMC',
};

describe('what is filled in on a page', () => {
  it('is read as words with boxes, also a second time', async () => {
    await read([FILLED], async (document) => {
      const { words } = await document.readPage(1);
      expect(words.map(({ text }) => text)).toEqual(['Borrower', 'Acme', 'Ltd']);
      expect(words[1]?.box[0]).toBeCloseTo(202 / 600, 2);
      expect(words[1]?.box[1]).toBeGreaterThan(80 / 800);
      expect(words[1]?.box[3]).toBeLessThan(100 / 800);
      expect(await textsOf(document)).toEqual(['Borrower', 'Acme', 'Ltd']);
    });
  });

  it('is read where the file leaves it to the reader to draw it, as are lists and remarks', async () => {
    const texts = await read(
      [
        { entries: at(700, '/Subtype /Widget /FT /Tx /T (name) /V (Acme Ltd) /F 4') },
        {
          entries: at(
            650,
            '/Subtype /Widget /FT /Ch /Ff 131072 /T (land) /V (Spain) /Opt [(Spain) (France)] /F 4',
          ),
        },
        { entries: at(600, '/Subtype /FreeText /Contents (Seen by audit) /F 68') },
      ],
      textsOf,
    );
    expect(texts).toEqual(['Borrower', 'Acme', 'Ltd', 'Spain', 'Seen', 'by', 'audit']);
  });

  it('tells which boxes are ticked, and where', async () => {
    const box = (bottom: number, name: string, state: string): MadeAnnotation => ({
      entries: at(bottom, `/Subtype /Widget /FT /Btn /T (${name}) /V /${state} /AS /${state} /F 4`, 20),
      appearance: '0 0 m 20 20 l S',
      state: 'Yes',
    });
    const { words } = await read([box(700, 'one', 'Yes'), box(600, 'two', 'Off')], (document) =>
      document.readPage(1),
    );
    expect(words.map(({ text }) => text)).toEqual(['Borrower', '☒']);
    expect(words[1]?.box).toEqual(
      [200, 80, 220, 100].map((value, index) => expect.closeTo(value / (index % 2 ? 800 : 600), 4)),
    );
  });

  it('is left out where the file hides it', async () => {
    const hidden = { ...FILLED, entries: FILLED.entries.replace('/F 4', '/F 2') };
    expect(await read([hidden], textsOf)).toEqual(['Borrower']);
  });

  it('is seen in the picture of the page, also after it was read', async () => {
    const inkAt = (document: OpenDocument) => inkOf(document, [200 / 600, 80 / 800, 400 / 600, 100 / 800]);
    await read([{ entries: FILLED.entries }], async (document) => {
      expect(await inkAt(document)).toBe(true);
      await document.readPage(1);
      expect(await inkAt(document)).toBe(true);
    });
    await read([], async (document) => expect(await inkAt(document)).toBe(false));
  });
});

/** Whether anything dark is drawn in a part of the page. */
async function inkOf(
  document: OpenDocument,
  box: readonly [number, number, number, number],
): Promise<boolean> {
  const { channels } = await sharp(await document.drawPart(1, box, 400)).stats();
  return channels.some(({ min }) => min < 100);
}
