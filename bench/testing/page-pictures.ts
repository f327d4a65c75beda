// Pages of real documents as pictures of 200 dots an inch, as somebody scans them who has the paper straight.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocument } from '../../apps/api/src/adapters/document-reader/document-reader.ts';

export const DOTS = 200;
const POINTS = 72;

export interface PagePicture {
  /** Of the page in its document, from 1. */
  readonly number: number;
  readonly path: string;
}

/** Draws the pages of a PDF into files of this name in a folder; all of them where none are named. */
export async function drawPictures(
  file: string,
  {
    folder,
    name,
    pages,
  }: { readonly folder: string; readonly name: string; readonly pages?: readonly number[] },
): Promise<PagePicture[]> {
  const opened = await openDocument(file, { text: 'text', languages: ['eng'], turn: 0 });
  const pictures: PagePicture[] = [];
  for (const number of pages ?? Array.from({ length: opened.pageCount }, (_, at) => at + 1)) {
    const { width } = await opened.readPage(number);
    const path = join(folder, `${name}-${number}.png`);
    await writeFile(path, await opened.drawPage(number, (width * DOTS) / POINTS));
    pictures.push({ number, path });
  }
  await opened.close();
  return pictures;
}
