// Draws a page of a PDF, or a part of it, as pixels.

import { FileFailure } from './file-failure.ts';
import type { PdfPage } from './pdf-page.ts';
import type { Pdfium } from './pdfium.ts';
import type { DrawOrder, ReadLimits } from './reader-orders.ts';
import type { RawPicture } from './straight-picture.ts';

/** Values of pdfium's bitmaps and of its drawing. */
const GREY = 1;
const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const GREY_COLOURS = 0x08;
const RGB_ORDER = 0x10;
const WHITE = 0xff_ff_ff_ff | 0;
const QUARTER = 90;

/** @throws FileFailure 'too-many-pixels', or 'too-much-memory' where there is no room for the pixels */
export function drawPdfPage(
  pdfium: Pdfium,
  page: PdfPage,
  { width: wanted, box, turn, isGrey }: DrawOrder,
  limits: ReadLimits,
): RawPicture {
  const { calls } = pdfium;
  const isSideways = turn === 90 || turn === 270;
  const [wide, high] = isSideways ? [page.height, page.width] : [page.width, page.height];
  const [left, top, right, bottom] = box ?? [0, 0, 1, 1];
  // The whole page as large as the part of it asks for; only the part has pixels.
  const wholeWidth = Math.max(1, Math.round(wanted / Math.max(1e-6, right - left)));
  const wholeHeight = Math.max(1, Math.round((wholeWidth * high) / wide));
  const width = Math.max(1, Math.round(wholeWidth * (right - left)));
  const height = Math.max(1, Math.round(wholeHeight * (bottom - top)));
  if (width * height > limits.pixels)
    throw new FileFailure('too-many-pixels', { pixels: width * height, most: limits.pixels });
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, isGrey ? GREY : BGRX, 0, 0);
  if (bitmap === 0) throw new FileFailure('too-much-memory');
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = WITH_ANNOTATIONS | (isGrey ? GREY_COLOURS : RGB_ORDER);
    const [x, y] = [-Math.round(wholeWidth * left), -Math.round(wholeHeight * top)];
    calls.FPDF_RenderPageBitmap(bitmap, page.address, x, y, wholeWidth, wholeHeight, turn / QUARTER, flags);
    const stride = calls.FPDFBitmap_GetStride(bitmap);
    const channels = isGrey ? 1 : 4;
    const rows = pdfium.bytes(calls.FPDFBitmap_GetBuffer(bitmap), stride * height);
    return { pixels: withoutPadding(rows, stride, width * channels, height), width, height, channels };
  } finally {
    calls.FPDFBitmap_Destroy(bitmap);
  }
}

function withoutPadding(rows: Uint8Array, stride: number, bytes: number, height: number): Buffer {
  if (stride === bytes) return Buffer.from(rows);
  const pixels = Buffer.alloc(bytes * height);
  for (let row = 0; row < height; row += 1)
    pixels.set(rows.subarray(row * stride, row * stride + bytes), row * bytes);
  return pixels;
}
