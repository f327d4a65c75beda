// pdf.js with what it needs from this origin: its worker, tables of characters, fonts and decoders. The library itself comes before its viewer,
// which takes it from the page.

import * as library from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address that the build gives the file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { PDFJS_FILES } from 'virtual:pdfjs-files';

library.GlobalWorkerOptions.workerSrc = worker;

/** What is still being read for a document when it is closed ends with one of these, and the library leaves some of those promises to nobody. */
const CLOSED = /^(?:Worker was (?:terminated|destroyed)|Transport destroyed)/u;
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Error && CLOSED.test(event.reason.message)) event.preventDefault();
});

/** How every document is opened. Parts are asked for as pages are shown: for that pdf.js must neither stream nor fetch ahead. */
export const OPENING = {
  disableStream: true,
  disableAutoFetch: true,
  cMapUrl: `${PDFJS_FILES}cmaps/`,
  standardFontDataUrl: `${PDFJS_FILES}standard_fonts/`,
  wasmUrl: `${PDFJS_FILES}wasm/`,
  // The content security policy allows no WebAssembly; the decoders in JavaScript do the same.
  useWasm: false,
  // Documents look the same on every machine.
  useSystemFonts: false,
  enableXfa: false,
  verbosity: 0,
} as const;

/** The library and its viewer. */
export async function loadPdfjs() {
  return { library, parts: await import('pdfjs-dist/web/pdf_viewer.mjs') };
}
