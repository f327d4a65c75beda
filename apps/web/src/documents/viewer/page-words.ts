// Pages whose words are not in the file but were read by OCR: pdf.js is given those words, and so lets them be selected and searched like any
// others.

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PageWord } from './word-text.ts';
import { buildWordText } from './word-text.ts';

/** Replaces the text of the pages that have read words. */
export function replaceWords(
  file: PDFDocumentProxy,
  hasReadWords: (page: number) => boolean,
  loadWords: (page: number) => Promise<readonly PageWord[]>,
): void {
  const getPage = file.getPage.bind(file);
  const replaced = new WeakSet<PDFPageProxy>();
  file.getPage = async (number) => {
    const page = await getPage(number);
    if (hasReadWords(number) && !replaced.has(page)) {
      replaced.add(page);
      replacePageWords(page, () => loadWords(number));
    }
    return page;
  };
}

function replacePageWords(page: PDFPageProxy, loadWords: () => Promise<readonly PageWord[]>): void {
  const getText = async () => {
    const viewport = page.getViewport({ scale: 1 });
    // Without its words the page can still be looked at.
    const words = await loadWords().catch(() => []);
    return buildWordText(words, {
      width: viewport.width,
      height: viewport.height,
      toPdf: (x, y) => viewport.convertToPdfPoint(x, y).map(Number),
    });
  };
  page.getTextContent = getText;
  page.streamTextContent = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(await getText());
        controller.close();
      },
    });
}
