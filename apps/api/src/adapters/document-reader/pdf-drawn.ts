// What a page draws besides text: straight lines, rectangles and pictures, as shown. Curves and long paths (maps, signatures, charts) are passed over.

import type { DrawnRectangle } from '@vigilo/domain/digitise/page-drawings';
import type { Matrix, PdfPage } from './pdf-page.ts';
import { apply, applyToBox, combine, readMatrix } from './pdf-page.ts';
import type { Pdfium } from './pdfium.ts';

export interface DrawnOnPage {
  readonly rectangles: DrawnRectangle[];
  /** Left, top, right, bottom in points as shown. */
  readonly pictures: (readonly [number, number, number, number])[];
}

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const LINE_TO = 0;
const MOVE_TO = 2;
const WHITE = 250;
/** So many objects and pieces of a page are looked at, so deep. */
const MOST_OBJECTS = 30_000;
const MOST_SEGMENTS = 400;
const DEEPEST_FORM = 8;
/** Points that a line may be off the straight. */
const STRAIGHT = 0.75;

interface Walk {
  readonly pdfium: Pdfium;
  readonly found: DrawnOnPage;
  objects: number;
}

export function listDrawn(pdfium: Pdfium, page: PdfPage): DrawnOnPage {
  const found: DrawnOnPage = { rectangles: [], pictures: [] };
  const walk: Walk = { pdfium, found, objects: 0 };
  const count = pdfium.calls.FPDFPage_CountObjects(page.address);
  for (let index = 0; index < count && walk.objects < MOST_OBJECTS; index += 1)
    visit(walk, pdfium.calls.FPDFPage_GetObject(page.address, index), page.shown, 0);
  return found;
}

function visit(walk: Walk, object: number, outer: Matrix, depth: number): void {
  const { calls, scratch } = walk.pdfium;
  walk.objects += 1;
  const type = calls.FPDFPageObj_GetType(object);
  if (type !== PATH && type !== IMAGE && type !== FORM) return;
  if (calls.FPDFPageObj_GetMatrix(object, scratch) === 0) return;
  const matrix = combine(readMatrix(walk.pdfium), outer);
  if (type === IMAGE) walk.found.pictures.push(applyToBox(matrix, 0, 0, 1, 1));
  else if (type === PATH) addPath(walk, object, matrix);
  else if (depth < DEEPEST_FORM) {
    const count = calls.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && walk.objects < MOST_OBJECTS; index += 1)
      visit(walk, calls.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
  }
}

function addPath(walk: Walk, path: number, matrix: Matrix): void {
  const { calls, scratch } = walk.pdfium;
  const segments = calls.FPDFPath_CountSegments(path);
  if (segments < 2 || segments > MOST_SEGMENTS) return;
  calls.FPDFPath_GetDrawMode(path, scratch, scratch + Int32Array.BYTES_PER_ELEMENT);
  const [isFilled, isStroked] = [walk.pdfium.integer(0) !== 0, walk.pdfium.integer(1) !== 0];
  if (!isFilled && !isStroked) return;
  const isShaded = isFilled && !isWhite(walk.pdfium, path);
  const pieces = listPieces(walk, path, segments, matrix);
  for (const points of pieces) {
    const box = around(points);
    if (!box) continue;
    if (isRectangle(points, box)) {
      if (isStroked || isShaded) walk.found.rectangles.push({ ...box, isFilled: isShaded, isStroked });
    } else if (isStroked) walk.found.rectangles.push(...straightLines(points));
  }
}

function isWhite(pdfium: Pdfium, path: number): boolean {
  const at = (index: number) => pdfium.scratch + index * Int32Array.BYTES_PER_ELEMENT;
  if (pdfium.calls.FPDFPageObj_GetFillColor(path, at(0), at(1), at(2), at(3)) === 0) return false;
  const [red, green, blue, alpha] = [0, 1, 2, 3].map((index) => pdfium.integer(index));
  return alpha === 0 || [red, green, blue].every((value) => (value ?? 0) >= WHITE);
}

type Point = readonly [number, number];

/** The parts of a path between its moves, as points; a part with a curve is left out. */
function listPieces(walk: Walk, path: number, segments: number, matrix: Matrix): Point[][] {
  const { calls, scratch } = walk.pdfium;
  const pieces: Point[][] = [];
  let current: Point[] | null = null;
  for (let index = 0; index < segments; index += 1) {
    const segment = calls.FPDFPath_GetPathSegment(path, index);
    const type = calls.FPDFPathSegment_GetType(segment);
    calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + Float32Array.BYTES_PER_ELEMENT);
    const point = apply(matrix, walk.pdfium.float(0), walk.pdfium.float(1));
    if (type === MOVE_TO) {
      current = [point];
      pieces.push(current);
    } else if (type === LINE_TO) current?.push(point);
    else {
      if (current) pieces.pop();
      current = null;
    }
  }
  return pieces;
}

function around(
  points: readonly Point[],
): { left: number; top: number; right: number; bottom: number } | null {
  if (points.length < 2) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return Object.values(box).every(Number.isFinite) ? box : null;
}

/** Whether every point stands in a corner of the box around them all: a rectangle, or a straight line across or down. */
function isRectangle(
  points: readonly Point[],
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): boolean {
  if (right - left > STRAIGHT && bottom - top > STRAIGHT && points.length < 4) return false;
  const near = (value: number, one: number, other: number) =>
    Math.min(Math.abs(value - one), Math.abs(value - other)) <= STRAIGHT;
  return points.every(([x, y]) => near(x, left, right) && near(y, top, bottom));
}

function straightLines(points: readonly Point[]): DrawnRectangle[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    const box = from && around([from, to]);
    if (!box || Math.min(box.right - box.left, box.bottom - box.top) > STRAIGHT) return [];
    return [{ ...box, isFilled: false, isStroked: true }];
  });
}
