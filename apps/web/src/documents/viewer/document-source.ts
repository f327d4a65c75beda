// A document as the page viewer opens it: a PDF in parts from the server, anything else as the pictures of its pages.

import { getPagePicture, listPageWords } from '@vigilo/contract/digitise';
import { callApi } from '../../lib/call-api.ts';
import { getFile } from '../../lib/get-file.ts';
import { queryClient } from '../../lib/query-client.ts';
import { buildBlankPdf } from './blank-pdf.ts';
import { openBytes } from './open-bytes.ts';
import type { DocumentSource } from './page-viewer.ts';
import { OPENING } from './pdfjs.ts';
import type { ViewerPage } from './viewer-page.ts';

interface SourceOptions {
  readonly documentId: string;
  /** 'pdf', or the kind of picture. */
  readonly fileKind: string;
  readonly pages: readonly ViewerPage[];
  readonly signal: AbortSignal;
  readonly onFailed: () => void;
}

/** Prepares a document for the viewer. Throws a Problem where its beginning cannot be had. */
export async function openSource(options: SourceOptions): Promise<DocumentSource> {
  const { documentId, fileKind, pages, signal } = options;
  const isPdf = fileKind === 'pdf';
  const read = new Set(pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
  // Pictures of pages come turned already.
  const turns = new Map(isPdf ? pages.map(({ number, turn }) => [number, turn]) : []);
  const range = isPdf ? await openBytes(options) : null;
  return {
    open: (library) =>
      library.getDocument(
        range === null ? { ...OPENING, data: buildBlankPdf(pages) } : { ...OPENING, range },
      ),
    turnOf: (page) => turns.get(page) ?? 0,
    hasReadWords: (page) => !isPdf || read.has(page),
    loadWords: (page) =>
      queryClient.fetchQuery({
        queryKey: ['document-words', documentId, page],
        queryFn: async () =>
          (await callApi(listPageWords, { params: { id: documentId }, body: { page } }, { signal })).data
            .words,
        staleTime: Infinity,
      }),
    loadPicture: isPdf
      ? null
      : (page) => getFile(getPagePicture, { params: { id: documentId, number: page, size: 'page' } }),
  };
}
