// A page of a PDF, opened, and the way from its own coordinates (points from the bottom left of an unturned sheet) to the page as shown
// (points from the top left, cropped and turned).

import { FileFailure } from './file-failure.ts';
import type { MergedFields } from './pdf-fields.ts';
import { mergeFields } from './pdf-fields.ts';
import type { Pdfium } from './pdfium.ts';

export interface PdfPage {
  readonly address: number;
  /** Points, as shown. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the file turns the page. */
  readonly rotation: number;
  /** x' = a x + c y + e, y' = b x + d y + f: to the page as shown. */
  readonly shown: Matrix;
  readonly fields: MergedFields;
}

export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

const QUARTER = 90;

/** @throws FileFailure 'damaged' where the page cannot be opened or has no size. */
export function withPage<Result>(
  pdfium: Pdfium,
  document: number,
  number: number,
  use: (page: PdfPage) => Result,
): Result {
  const { calls } = pdfium;
  const address = calls.FPDF_LoadPage(document, number - 1);
  if (address === 0) throw new FileFailure('damaged', { page: number });
  try {
    const rotation = (((calls.FPDFPage_GetRotation(address) % 4) + 4) % 4) * QUARTER;
    calls.FPDF_GetPageBoundingBox(address, pdfium.scratch);
    const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => pdfium.float(index));
    const [wide, high] = [(right ?? 0) - (left ?? 0), (top ?? 0) - (bottom ?? 0)];
    const isSideways = rotation % (2 * QUARTER) !== 0;
    const [width, height] = isSideways ? [high, wide] : [wide, high];
    if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
      throw new FileFailure('damaged', { page: number });
    const shown = toShown(rotation, left ?? 0, bottom ?? 0, wide, high);
    return use({ address, width, height, rotation, shown, fields: mergeFields(pdfium, address) });
  } finally {
    calls.FPDF_ClosePage(address);
  }
}

function toShown(rotation: number, left: number, bottom: number, wide: number, high: number): Matrix {
  if (rotation === 90) return { a: 0, b: 1, c: 1, d: 0, e: -bottom, f: -left };
  if (rotation === 180) return { a: -1, b: 0, c: 0, d: 1, e: left + wide, f: -bottom };
  if (rotation === 270) return { a: 0, b: -1, c: -1, d: 0, e: bottom + high, f: left + wide };
  return { a: 1, b: 0, c: 0, d: -1, e: -left, f: bottom + high };
}

/** First `inner`, then `outer`. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

export function apply({ a, b, c, d, e, f }: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright rectangle around a transformed one: left, top, right, bottom. */
export function applyToBox(
  { a, b, c, d, e, f }: Matrix,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): [number, number, number, number] {
  return [
    e + Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1),
    f + Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1),
    e + Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1),
    f + Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1),
  ];
}

/** The matrix that a call wrote into the scratch space. */
export function readMatrix(pdfium: Pdfium): Matrix {
  return {
    a: pdfium.float(0),
    b: pdfium.float(1),
    c: pdfium.float(2),
    d: pdfium.float(3),
    e: pdfium.float(4),
    f: pdfium.float(5),
  };
}
