import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { expect, it } from 'vitest';
import { turnPages } from './page-turns.ts';
import type { Turn } from './viewer-page.ts';

/** A file whose pages have these rotations, as far as turning looks at it. */
function fileOf(rotations: readonly number[]): PDFDocumentProxy {
  const pages = rotations.map((rotate) => Object.create({ rotate }) as PDFPageProxy); // the library's getter stands on its class
  return { getPage: async (number: number) => pages[number - 1] } as unknown as PDFDocumentProxy; // no more of it is used
}

it('shows a page turned as it was read, beyond its own rotation, and others as they are', async () => {
  const turns: readonly Turn[] = [0, 90, 270, 180];
  const file = fileOf([90, 0, 180, 180]);
  turnPages(file, (page) => turns[page - 1] ?? 0);
  const shown = [];
  for (const page of [1, 2, 3, 4]) shown.push((await file.getPage(page)).rotate);
  expect(shown).toEqual([90, 90, 90, 0]);
});

it('turns a page once, however often it is asked for', async () => {
  const file = fileOf([0]);
  turnPages(file, () => 90);
  await file.getPage(1);
  expect((await file.getPage(1)).rotate).toBe(90);
});
