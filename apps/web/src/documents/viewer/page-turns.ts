// Pages that lie on their side or upside down in the file and were turned upright when they were read: they are shown as they were read, so that
// boxes of words and values lie where the page shows them.

import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Turn } from './viewer-page.ts';
import { toTurn } from './viewer-page.ts';

/** Gives each page of the file, beyond its own rotation, the turn that it was read with. */
export function turnPages(file: PDFDocumentProxy, turnOf: (page: number) => Turn): void {
  const getPage = file.getPage.bind(file);
  file.getPage = async (number) => {
    const page = await getPage(number);
    const turn = turnOf(number);
    // The library hands out the same page again: a property of its own says that this one is turned already.
    if (turn !== 0 && !Object.hasOwn(page, 'rotate'))
      Object.defineProperty(page, 'rotate', { value: toTurn(page.rotate + turn) });
    return page;
  };
}
