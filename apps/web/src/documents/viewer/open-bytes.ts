// Where pdf.js has a document's bytes from: the server, in parts as they are needed and with the session of the page, or empty pages made here
// for a document of pictures.

import { getDocumentPdf } from '@vigilo/contract/documents';
import { PDFDataRangeTransport } from 'pdfjs-dist';
import { retryDelay } from '../../lib/back-off.ts';
import type { FilePart } from '../../lib/get-file-part.ts';
import { getFilePart } from '../../lib/get-file-part.ts';
import { Problem } from '../../lib/problem.ts';

/** Bytes asked for at once, at first and later: pdf.js asks for whole multiples of its own step. */
const STEP = 65_536;
/** A part that does not come is asked for again so often. */
const TRIES = 4;

interface OpenOptions {
  readonly documentId: string;
  readonly signal: AbortSignal;
  /** A part could not be had: the document cannot be shown further. */
  readonly onFailed: () => void;
}

/** The document's bytes as pdf.js asks for them; its first part is there. Throws a Problem where that could not be had. */
export async function openBytes({
  documentId,
  signal,
  onFailed,
}: OpenOptions): Promise<PDFDataRangeTransport> {
  const getPart = (begin: number, end: number): Promise<FilePart> =>
    getFilePart(getDocumentPdf, { params: { id: documentId } }, { begin, end, signal });
  const first = await getPart(0, STEP);
  return new (class extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      withTries(() => getPart(begin, end), signal)
        .then(({ bytes }) => this.onDataRange(begin, bytes))
        .catch(() => {
          if (!signal.aborted) onFailed();
        });
    }
  })(first.total, first.bytes);
}

/** Asks again after a while where the server could not be reached or was too busy. */
async function withTries<T>(exchange: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await exchange();
    } catch (error) {
      const isPassing =
        error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!isPassing || tried >= TRIES || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(tried, Math.random())));
    }
  }
}
