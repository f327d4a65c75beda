// A PDF in its reading process: opened within its limits, read page by page, drawn.

import type { ReadPage, Word } from '@vigilo/domain/digitise/page';
import { listDrawings } from '@vigilo/domain/digitise/page-drawings';
import { decideReadingOrder } from '@vigilo/domain/digitise/reading-order';
import { decideTrust } from '@vigilo/domain/digitise/text-trust';
import { decideTurn, turnPage } from '@vigilo/domain/digitise/turning';
import { cutToPage, listWords } from '@vigilo/domain/digitise/word-building';
import type { DocumentFailureCode } from '@vigilo/domain/documents/document-failures';
import { FileFailure } from './file-failure.ts';
import { listCharacters } from './pdf-characters.ts';
import { listDrawn } from './pdf-drawn.ts';
import type { PdfPage } from './pdf-page.ts';
import { applyToBox, withPage } from './pdf-page.ts';
import { drawPdfPage } from './pdf-picture.ts';
import { loadPdfium } from './pdfium.ts';
import type { DrawOrder, PageOfFile, ReadLimits, Turn } from './reader-orders.ts';
import type { RawPicture } from './straight-picture.ts';

export interface FileOfPages {
  readonly pageCount: number;
  read(number: number, turn: Turn): Promise<PageOfFile>;
  draw(number: number, order: DrawOrder): Promise<RawPicture>;
  /** How wide a picture for OCR is drawn: so wide, unless the file has pixels of its own, to which more would add time and nothing to read. */
  decideWidth(number: number, turn: Turn, wanted: number): Promise<number>;
}

/** Of pdfium's FPDF_GetLastError. */
const PASSWORD_ERROR = 4;
const SPACE = 0x20;
const TICKED = '☒';
/** Of the process's memory, what pdfium may have; the rest is Node's and the pictures'. */
const PDFIUM_SHARE = 0.6;
const MEGABYTE = 1024 * 1024;

/** @throws FileFailure */
export async function openPdf(file: Uint8Array, password: string, limits: ReadLimits): Promise<FileOfPages> {
  const pdfium = await loadPdfium(limits.memoryMb * MEGABYTE * PDFIUM_SHARE);
  const address = pdfium.allocate(file.length);
  if (address === 0) throw new FileFailure('too-much-memory');
  pdfium.bytes(address, file.length).set(file);
  const word = pdfium.place(password);
  const load = () => pdfium.calls.FPDF_LoadMemDocument(address, file.length, word);
  let document = load();
  if (document === 0) {
    const { FPDF_GetLastError: lastError } = pdfium.calls;
    throw new FileFailure(
      pdfium.countRefusals() > 0 ? 'too-much-memory' : decideFailure(lastError(), password),
    );
  }
  const pageCount = pdfium.calls.FPDF_GetPageCount(document);
  if (pageCount < 1) throw new FileFailure('no-pages');
  if (pageCount > limits.pages)
    throw new FileFailure('too-many-pages', { pages: pageCount, most: limits.pages });
  const withinMemory = <Result>(number: number, use: (page: PdfPage) => Result): Result => {
    const refusals = pdfium.countRefusals();
    let hasChanged = false;
    try {
      return withPage(pdfium, document, number, (page) => {
        ({ hasChanged } = page.fields);
        return use(page);
      });
    } catch (error) {
      throw pdfium.countRefusals() > refusals ? new FileFailure('too-much-memory', { page: number }) : error;
    } finally {
      if (hasChanged) {
        pdfium.calls.FPDF_CloseDocument(document);
        document = load();
      }
    }
  };
  return {
    pageCount,
    read: async (number, turn) => withinMemory(number, (page) => readPdfPage(pdfium, page, number, turn)),
    draw: async (number, order) => withinMemory(number, (page) => drawPdfPage(pdfium, page, order, limits)),
    decideWidth: async (_number, _turn, wanted) => wanted,
  };
}

function decideFailure(error: number, password: string): DocumentFailureCode {
  if (error === PASSWORD_ERROR) return password === '' ? 'password-needed' : 'password-wrong';
  // No PDF, a broken one, or an encryption that pdfium does not know, where no password would help.
  return 'damaged';
}

function readPdfPage(
  pdfium: Parameters<typeof listCharacters>[0],
  page: PdfPage,
  number: number,
  turn: Turn,
): PageOfFile {
  const characters = listCharacters(pdfium, page);
  const words = listWords(characters, page);
  const drawn = listDrawn(pdfium, page);
  const drawings = listDrawings(drawn.rectangles, page);
  const pictures = drawn.pictures.flatMap(([left, top, right, bottom]) => {
    const box = cutToPage([
      Math.max(0, left / page.width),
      Math.max(0, top / page.height),
      Math.min(1, right / page.width),
      Math.min(1, bottom / page.height),
    ]);
    return box && box[2] > box[0] && box[3] > box[1] ? [box] : [];
  });
  const seen = characters.filter(({ code }) => code !== SPACE);
  const { isTrusted, reason } = decideTrust({
    words,
    characters: seen.length,
    unmapped: seen.filter(({ isUnmapped }) => isUnmapped).length,
    pictures,
    hasDrawings: pdfium.calls.FPDFPage_CountObjects(page.address) > 0,
  });
  const asShown: ReadPage = {
    number,
    width: page.width,
    height: page.height,
    source: words.length + page.fields.ticked.length === 0 ? 'none' : 'text',
    sourceReason: reason,
    turn: 0,
    skew: 0,
    words,
    ...drawings,
    pictures,
  };
  const ticks = page.fields.ticked.flatMap((box) => tickIn(box, page));
  const upright = turnPage(
    { ...asShown, words: [...words, ...ticks] },
    turn === 0 ? decideTurn(words) : turn,
  );
  const inOrder = decideReadingOrder(upright.words, upright.width / upright.height);
  return { page: { ...upright, words: inOrder }, isTrusted };
}

/** A ticked box of a form, as the word that a printed one would be read as. */
function tickIn(
  [left, bottom, right, top]: readonly [number, number, number, number],
  page: PdfPage,
): Word[] {
  const shown = applyToBox(page.shown, left, bottom, right, top);
  const box = cutToPage([
    shown[0] / page.width,
    shown[1] / page.height,
    shown[2] / page.width,
    shown[3] / page.height,
  ]);
  return box ? [{ text: TICKED, box, confidence: 1, size: box[3] - box[1] }] : [];
}
