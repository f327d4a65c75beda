// Small PDFs for tests, written by hand: what stands in them is in sight of the test.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

export interface MadePage {
  /** Instructions of the page; F1 is Helvetica, F2 is Helvetica-Bold. */
  readonly content: string;
  /** Of the sheet: left, bottom, right, top. */
  readonly mediaBox?: readonly number[];
  readonly cropBox?: readonly number[];
  readonly rotate?: number;
  readonly annotations?: readonly MadeAnnotation[];
}

/** Something that lies above a page: a field of a form, a remark. */
export interface MadeAnnotation {
  /** Entries of its dictionary. */
  readonly entries: string;
  /** Instructions that draw it in a box of 200 by 20 points; with `state`, the appearance of that state. Without it the reader must draw it. */
  readonly appearance?: string;
  readonly state?: string;
}

/** Where the first page stands among the objects; each takes two numbers, and what lies above the pages comes after all of them. */
const FIRST_PAGE = 5;
const FIELD_FONT = '/Font << /Helv 3 0 R >>';

/** A PDF of these pages. */
export function makePdf(pages: readonly MadePage[]): Buffer {
  const above: string[] = [];
  const add = (object: string): string => `${FIRST_PAGE + 2 * pages.length + above.push(object) - 1} 0 R`;
  const annotations = pages.map((page) => (page.annotations ?? []).map((each) => addAnnotation(each, add)));
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ');
  const form = `<< /Fields [${annotations.flat().join(' ')}] /DR << ${FIELD_FONT} >> /DA (/Helv 12 Tf 0 g) >>`;
  return writeObjects([
    `<< /Type /Catalog /Pages 2 0 R${annotations.flat().length > 0 ? ` /AcroForm ${form}` : ''} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => [
      pageObject(page, FIRST_PAGE + 1 + 2 * index, annotations[index] ?? []),
      stream(page.content),
    ]),
    ...above,
  ]);
}

function writeObjects(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function addAnnotation(
  { entries, appearance, state }: MadeAnnotation,
  add: (object: string) => string,
): string {
  if (appearance === undefined) return add(`<< /Type /Annot ${entries} >>`);
  const drawn = add(
    stream(appearance, `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << ${FIELD_FONT} >>`),
  );
  const normal = state === undefined ? drawn : `<< /${state} ${drawn} >>`;
  return add(`<< /Type /Annot ${entries} /AP << /N ${normal} >> >>`);
}

function pageObject(
  { mediaBox = [0, 0, 600, 800], cropBox, rotate = 0 }: MadePage,
  content: number,
  annotations: readonly string[],
): string {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox.join(' ')}]${
    cropBox ? ` /CropBox [${cropBox.join(' ')}]` : ''
  } /Rotate ${rotate} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${content} 0 R${
    annotations.length > 0 ? ` /Annots [${annotations.join(' ')}]` : ''
  } >>`;
}

/** Text at a place from the bottom left of the sheet. */
export function textAt(x: number, y: number, text: string, font: 'F1' | 'F2' = 'F1', size = 12): string {
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`;
}

/** The same PDF behind a password, which pdfium sets. */
export async function encryptPdf(pdf: Buffer, password: string): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const module = await init({ wasmBinary: readFileSync(wasm) });
  module.PDFiumExt_Init();
  // The package types two of its module's exports; its memory is one more.
  const { malloc, memory } = module.pdfium.wasmExports as typeof module.pdfium.wasmExports & {
    readonly memory: { readonly buffer: ArrayBuffer };
  };
  const address = malloc(pdf.length);
  new Uint8Array(memory.buffer).set(pdf, address);
  const document = module.FPDF_LoadMemDocument(address, pdf.length, '');
  module.EPDF_SetEncryption(document, password, password, -4);
  const writer = module.PDFiumExt_OpenFileWriter();
  module.PDFiumExt_SaveAsCopy(document, writer);
  const size = module.PDFiumExt_GetFileWriterSize(writer);
  const target = malloc(size);
  module.PDFiumExt_GetFileWriterData(writer, target, size);
  return Buffer.from(new Uint8Array(memory.buffer, target, size));
}
