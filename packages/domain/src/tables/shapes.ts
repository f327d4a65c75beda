// What the steps of reading tables hand to each other: words, segments and lines in points instead of fractions, so that distances across and
// down compare. Every threshold is a multiple of the type size (em), so that a page drawn larger gives the same tables (decisions.md section 5).

import type { ReadPage, Word } from '../digitise/page.ts';

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Piece extends Bounds {
  readonly text: string;
  readonly size: number;
  /** The width of a space. */
  readonly space: number;
  readonly isBold: boolean;
  readonly confidence: number;
}

/** Words of one line with no wide gap between them. */
export interface Segment extends Bounds {
  readonly words: readonly Piece[];
}

export interface Line extends Bounds {
  readonly words: readonly Piece[];
  readonly size: number;
}

export interface HorizontalRule {
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
}

export interface VerticalRule {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
}

export interface Rules {
  readonly across: readonly HorizontalRule[];
  readonly down: readonly VerticalRule[];
}

/** A cell before it is put into fractions of the page. */
export interface DraftCell extends Bounds {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly confidence: number;
}

export interface DraftTable {
  readonly way: 'grid' | 'text';
  readonly cells: readonly DraftCell[];
  readonly headerRows: number;
}

/** The middle one of the values, the upper of two; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The smallest bounds around all; of nothing, an empty one at the origin. */
export function boundsOf(parts: readonly Bounds[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    x0 = Math.min(x0, part.x0);
    y0 = Math.min(y0, part.y0);
    x1 = Math.max(x1, part.x1);
    y1 = Math.max(y1, part.y1);
  }
  return parts.length === 0 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

/** Middle across, in points. */
export function middleX(part: Bounds): number {
  return (part.x0 + part.x1) / 2;
}

/** Middle down, in points. */
export function middleY(part: Bounds): number {
  return (part.y0 + part.y1) / 2;
}

const TYPICAL_EM = 10;

/** The type size of most words, in points; 10 on a page without words. */
export function typeSize(words: readonly Piece[]): number {
  const size = median(words.map((word) => word.size));
  return size > 0 ? size : TYPICAL_EM;
}

/** The words that run from left to right, in points. A word whose box is empty or not a number is left out. */
export function listPieces(page: ReadPage): Piece[] {
  const pieces = page.words.flatMap((word) => {
    const piece = word.turn === undefined && word.text.trim() !== '' ? toPiece(word, page) : null;
    return piece === null ? [] : [piece];
  });
  const pitch = fixedPitch(pieces);
  return pitch === null ? pieces : pieces.map((piece) => ({ ...piece, space: pitch * piece.size }));
}

/** The width of every character in em, where all are as wide as each other; else null. */
function fixedPitch(pieces: readonly Piece[]): number | null {
  const widths = pieces
    .filter((piece) => piece.text.length >= 3)
    .map((piece) => (piece.x1 - piece.x0) / [...piece.text].length / piece.size);
  const usual = median(widths);
  const same = widths.filter((width) => Math.abs(width - usual) < 0.06 * usual);
  return widths.length >= 20 && same.length >= 0.85 * widths.length ? usual : null;
}

function toPiece(word: Word, page: ReadPage): Piece | null {
  const [x0, y0, x1, y1] = word.box;
  const [left, right] = [x0 * page.width, x1 * page.width];
  const [top, bottom] = [y0 * page.height, y1 * page.height];
  const height = bottom - top;
  if (!(right > left) || !(height > 0) || !Number.isFinite(left + right + top + bottom)) return null;
  const size = word.size * page.height;
  const isLikely = size >= 0.6 * height && size <= 1.7 * height;
  return {
    text: word.text.trim(),
    x0: left,
    y0: top,
    x1: right,
    y1: bottom,
    size: isLikely ? size : 0.9 * height,
    space: 0.25 * (isLikely ? size : 0.9 * height),
    isBold: word.isBold === true,
    confidence: word.confidence,
  };
}

/** Whether all words of a line are bold. */
export function isBold(line: Pick<Line, 'words'>): boolean {
  return line.words.every((word) => word.isBold);
}
