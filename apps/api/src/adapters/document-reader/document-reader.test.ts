import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenOptions } from './document-reader.ts';
import { openDocument } from './document-reader.ts';
import { DocumentReadError } from './reader-client.ts';
import { encryptPdf, makePdf, textAt } from './testing/made-pdf.ts';

const OPTIONS: OpenOptions = { text: 'auto', languages: ['eng'], turn: 0 };
const PROSE = ['Credit report of an invented company', 'Revenue rose by seven percent in the year'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-reader-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function put(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function readFirst(path: string, options: Partial<OpenOptions> = {}) {
  const document = await openDocument(path, { ...OPTIONS, ...options });
  try {
    return await document.readPage(1);
  } finally {
    await document.close();
  }
}

/** The code and values with which opening, or reading the first page, fails. */
async function failureOf(path: string, options: Partial<OpenOptions> = {}) {
  const error: unknown = await readFirst(path, options).catch((failure: unknown) => failure);
  if (!(error instanceof DocumentReadError)) throw new Error(`no failure of reading: ${String(error)}`);
  return { code: error.code, values: error.values };
}

const textsOf = (page: { readonly words: readonly { readonly text: string }[] }) =>
  page.words.map(({ text }) => text);

describe('the text layer of a PDF', () => {
  it('gives words with boxes of the page, their size and weight', async () => {
    const content = textAt(60, 700, 'Total assets', 'F2') + textAt(300, 700, '1,234.50');
    const page = await readFirst(await put('words.pdf', makePdf([{ content }])));
    expect(page).toMatchObject({ width: 600, height: 800, source: 'text', sourceReason: '', turn: 0 });
    expect(textsOf(page)).toEqual(['Total', 'assets', '1,234.50']);
    const [total, , amount] = page.words;
    expect(total?.isBold).toBe(true);
    expect(amount?.isBold).toBeUndefined();
    expect(total?.size).toBeCloseTo(12 / 800, 5);
    expect(total?.box[0]).toBeCloseTo(0.1, 2);
    expect(amount?.box[0]).toBeCloseTo(0.5, 2);
    expect(total?.box[1]).toBeGreaterThan(0.1);
    expect(total?.box[3]).toBeLessThan(0.13);
  });

  it('measures from the crop box and leaves out what lies outside it', async () => {
    const content = textAt(110, 400, 'inside') + textAt(10, 400, 'outside');
    const page = await readFirst(
      await put('crop.pdf', makePdf([{ content, cropBox: [100, 300, 500, 500] }])),
    );
    expect(page).toMatchObject({ width: 400, height: 200 });
    expect(textsOf(page)).toEqual(['inside']);
    expect(page.words[0]?.box[0]).toBeCloseTo(0.025, 2);
    expect(page.words[0]?.box[3]).toBeCloseTo(0.51, 1);
  });

  it('shows a page as the file turns it', async () => {
    // Written sideways on the sheet, so that it reads from left to right once the sheet is turned.
    const content = 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Across) Tj ET';
    const page = await readFirst(await put('rotate.pdf', makePdf([{ content, rotate: 90 }])));
    expect(page).toMatchObject({ width: 800, height: 600, turn: 0 });
    expect(page.words).toHaveLength(1);
    expect(page.words[0]?.turn).toBeUndefined();
    expect(page.words[0]?.box[0]).toBeCloseTo(50 / 800, 2);
    expect(page.words[0]?.box[3]).toBeCloseTo(100 / 600, 1);
  });

  it('turns a page upright whose text all runs up the sheet, and draws it so', async () => {
    const content = 'BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Sideways) Tj ET';
    const document = await openDocument(await put('side.pdf', makePdf([{ content }])), OPTIONS);
    const page = await document.readPage(1);
    expect(page).toMatchObject({ turn: 90, width: 800, height: 600 });
    expect(page.words[0]?.turn).toBeUndefined();
    const size = await sharp(await document.drawPage(1, 400)).metadata();
    expect([size.width, size.height]).toEqual([400, 300]);
    await document.close();
  });

  it('keeps rulings and shaded areas', async () => {
    const content = `0.9 g 60 600 200 40 re f 0 G 60 500 m 360 500 l S ${textAt(60, 700, 'Table')}`;
    const page = await readFirst(await put('rulings.pdf', makePdf([{ content }])));
    expect(page.fills).toEqual([[0.1, 0.2, expect.closeTo(260 / 600, 5), 0.25]]);
    expect(page.rulings).toEqual([{ from: [0.1, 0.375], to: [0.6, 0.375] }]);
  });

  it('says that a page with nothing on it is blank', async () => {
    const page = await readFirst(await put('blank.pdf', makePdf([{ content: '' }])));
    expect(page).toMatchObject({ source: 'none', sourceReason: 'blank', words: [] });
  });

  it('reads many pages at a time, each with its own words', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => ({
      content: textAt(60, 700, `Page${index + 1}`),
    }));
    const document = await openDocument(await put('many.pdf', makePdf(pages)), OPTIONS);
    const read = await Promise.all(pages.map((_, index) => document.readPage(index + 1)));
    await document.close();
    expect(read.map(textsOf)).toEqual(pages.map((_, index) => [`Page${index + 1}`]));
  });
});

describe('the files of one owner', () => {
  it('are read one after the other, also after one that failed, each with its own words', async () => {
    const owner = 'tenant-1';
    const first = await put('first.pdf', makePdf([{ content: textAt(60, 700, 'First') }]));
    const second = await put('second.pdf', makePdf([{ content: textAt(60, 700, 'Second') }]));
    const broken = await put('no.pdf', '%PDF-1.7\nnothing follows');
    const [one, other] = [await readFirst(first, { owner }), await readFirst(second, { owner })];
    expect([textsOf(one), textsOf(other)]).toEqual([['First'], ['Second']]);
    expect(await failureOf(broken, { owner })).toEqual({ code: 'damaged', values: {} });
    expect(textsOf(await readFirst(first, { owner }))).toEqual(['First']);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['nothing.pdf', '', { code: 'empty-file', values: {} }],
    ['archive.pdf', 'PK\u0003\u0004 a renamed archive', { code: 'unknown-kind', values: {} }],
    ['page.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>', { code: 'unknown-kind', values: {} }],
    ['broken.pdf', '%PDF-1.7\nnothing follows', { code: 'damaged', values: {} }],
    ['broken.png', '\u0089PNG', { code: 'unknown-kind', values: {} }],
  ])('%s fails with a code', async (name, content, failure) => {
    expect(await failureOf(await put(name, content))).toEqual(failure);
  });

  it('is told where it is not there', async () => {
    expect(await failureOf(join(folder, 'absent.pdf'))).toMatchObject({ code: 'file-missing' });
  });

  it('is told before anything is done where it has too many pages', async () => {
    const pages = Array.from({ length: 301 }, () => ({ content: '' }));
    const path = await put('long.pdf', makePdf(pages));
    expect(await failureOf(path)).toEqual({ code: 'too-many-pages', values: { pages: 301, most: 300 } });
  });

  it('is refused by its header where it has too many pixels', async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await failureOf(await put('bomb.png', png), { limits: { pixels: 100_000 } })).toEqual({
      code: 'too-many-pixels',
      values: { pixels: 120_000, most: 100_000 },
    });
  });

  it('is damaged where a picture breaks off', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    const path = await put('cut.jpg', jpeg.subarray(0, jpeg.length / 2));
    expect(await failureOf(path)).toMatchObject({ code: 'damaged' });
  });

  it('takes too long for one page and the next is read by a fresh process', async () => {
    const heavy = { content: '0 0 m 1 1 l S '.repeat(1_000_000) };
    const path = await put('slow.pdf', makePdf([heavy, { content: textAt(60, 700, 'Next') }]));
    const document = await openDocument(path, { ...OPTIONS, limits: { pageMs: 500 } });
    const first: unknown = await document.readPage(1).catch((error: unknown) => error);
    expect(first).toMatchObject({ code: 'took-too-long', values: { page: 1 } });
    expect(textsOf(await document.readPage(2))).toEqual(['Next']);
    await document.close();
  });

  it('uses too much memory for one page and the next is read by a fresh process', async () => {
    const heavy = { content: '0 0 m 1 1 l S '.repeat(3_000_000) };
    const path = await put('large.pdf', makePdf([heavy, { content: textAt(60, 700, 'Next') }]));
    const document = await openDocument(path, { ...OPTIONS, limits: { memoryMb: 300 } });
    const first: unknown = await document.readPage(1).catch((error: unknown) => error);
    expect(first).toMatchObject({ code: 'too-much-memory', values: { page: 1 } });
    expect(textsOf(await document.readPage(2))).toEqual(['Next']);
    await document.close();
  });

  it('unpacks to more than its process may hold, and the next file of its owner is read', async () => {
    const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' ')).toString('latin1');
    const bomb = makePdf([{ content: packed }]).toString('latin1');
    const filtered = bomb.replace(/<<\s+\/Length/u, '<< /Filter /FlateDecode /Length');
    const path = await put('bomb.pdf', Buffer.from(filtered, 'latin1'));
    const owner = 'tenant-4';
    const read = await readFirst(path, { owner, limits: { memoryMb: 200 } }).catch((error: unknown) => error);
    // It is up to pdfium whether it leaves out what it cannot unpack, or gives up.
    expect(read).toSatisfy(
      (outcome) => outcome instanceof DocumentReadError || textsOf(outcome).length === 0,
    );
    const next = await put('next.pdf', makePdf([{ content: textAt(60, 700, 'Next') }]));
    expect(textsOf(await readFirst(next, { owner }))).toEqual(['Next']);
  });

  it('asks for its password, and is read with it', async () => {
    const content = textAt(60, 700, 'Secret');
    const path = await put('locked.pdf', await encryptPdf(makePdf([{ content }]), 'open me'));
    expect(await failureOf(path)).toMatchObject({ code: 'password-needed' });
    expect(await failureOf(path, { password: 'guess' })).toMatchObject({ code: 'password-wrong' });
    expect(textsOf(await readFirst(path, { password: 'open me' }))).toEqual(['Secret']);
  });
});

describe('OCR', () => {
  const TABLE = '#2b1a10';
  const lines = PROSE.map((line, index) => textAt(60, 700 - 60 * index, line, 'F1', 24)).join('');

  async function scan(change: (image: Sharp) => Sharp): Promise<Buffer> {
    const document = await openDocument(await put('source.pdf', makePdf([{ content: lines }])), OPTIONS);
    const png = await document.drawPage(1, 1200);
    await document.close();
    return change(sharp(png)).toBuffer();
  }

  it.each(['command', 'wasm'] as const)('reads a picture in the order of its lines (%s)', async (engine) => {
    const page = await readFirst(await put('scan.jpg', await scan((image) => image.jpeg())), { engine });
    expect(page).toMatchObject({ source: 'ocr', sourceReason: 'no-text', turn: 0, skew: 0 });
    expect(textsOf(page).join(' ')).toBe(PROSE.join(' '));
    expect(page.words[0]?.box[0]).toBeCloseTo(0.1, 1);
    expect(page.words[0]?.size).toBeCloseTo(24 / 800, 2);
  });

  it.each(['command', 'wasm'] as const)('reads a sheet that lies on a dark table (%s)', async (engine) => {
    const sheet = await scan((image) => image.rotate(6, { background: TABLE }).png());
    const photo = await sharp(sheet)
      .extend({ top: 900, bottom: 900, left: 900, right: 900, background: TABLE })
      .jpeg()
      .toBuffer();
    const page = await readFirst(await put('photo.jpg', photo), { engine });
    expect(page.source).toBe('ocr');
    expect(textsOf(page)).toEqual(expect.arrayContaining(PROSE.join(' ').split(' ').slice(0, 3)));
  });

  it('turns a picture upright that lies on its side', async () => {
    const page = await readFirst(await put('side.webp', await scan((image) => image.rotate(90).webp())));
    expect(page.turn).toBe(270);
    expect(page.height).toBeGreaterThan(page.width);
    expect(textsOf(page).join(' ')).toBe(PROSE.join(' '));
  });

  it('finds skew, and puts the boxes where the picture shows the words', async () => {
    const picture = await scan((image) => image.rotate(4, { background: '#ffffff' }).png());
    const page = await readFirst(await put('skewed.png', picture));
    expect(page.skew).toBeCloseTo(4, 0);
    expect(textsOf(page).join(' ')).toBe(PROSE.join(' '));
    const [first, last] = [page.words[0], page.words[5]];
    expect(last?.box[1]).toBeGreaterThan((first?.box[1] ?? 1) + 0.02);
  });

  it('reads a text layer where a person says so', async () => {
    const path = await put('chosen.pdf', makePdf([{ content: lines }]));
    const page = await readFirst(path, { text: 'ocr' });
    expect(page).toMatchObject({ source: 'ocr', sourceReason: 'chosen' });
    expect(textsOf(page).join(' ')).toBe(PROSE.join(' '));
  });
});
