// The order in which a person reads the words of a page (issue 13, Digitise): lines from the top, each from the left; where two or more columns of running
// text stand beside each other, one column after the other. A table is read line by line, so only columns of prose are separated. Words that are turned
// come last, in the order of the file.

import type { Word } from './page.ts';

/** A blank as wide as so many sizes of type ends a piece of a line; so wide and on so many lines it separates columns. */
const PIECE_GAP = 1;
const PROSE_WORDS = 3.5;
const FEWEST_LINES = 4;
/** Two words are on one line where their heights overlap by so much of the lower one. */
const SAME_LINE = 0.5;
const DEEPEST = 6;

interface Piece {
  readonly words: Word[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * All the given words in reading order.
 * @param shape width of the page divided by its height
 */
export function decideReadingOrder(words: readonly Word[], shape: number): Word[] {
  const upright = words.filter(({ turn }) => turn === undefined);
  const turned = words.filter(({ turn }) => turn !== undefined);
  const pieces = linesOf(upright).flatMap((line) => piecesOf(line, shape));
  return [...inOrder(pieces, 0).flatMap(({ words: piece }) => piece), ...turned];
}

/** Words by line from the top, each line from the left. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: { words: Word[]; top: number; bottom: number }[] = [];
  for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.at(-1);
    const overlap = line ? Math.min(line.bottom, word.box[3]) - Math.max(line.top, word.box[1]) : 0;
    const lower = line ? Math.min(line.bottom - line.top, word.box[3] - word.box[1]) : 1;
    if (line && overlap > SAME_LINE * lower) {
      line.words.push(word);
      // The first word gives the line its height, so that a line cannot creep down the page word by word.
    } else lines.push({ words: [word], top: word.box[1], bottom: word.box[3] });
  }
  return lines.map(({ words: line }) => line.toSorted((a, b) => a.box[0] - b.box[0]));
}

const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2;

function piecesOf(line: readonly Word[], shape: number): Piece[] {
  const pieces: Piece[] = [];
  for (const word of line) {
    const [left, top, right, bottom] = word.box;
    const piece = pieces.at(-1);
    if (piece && left - piece.right <= (PIECE_GAP * word.size) / shape) {
      piece.words.push(word);
      piece.right = Math.max(piece.right, right);
      piece.top = Math.min(piece.top, top);
      piece.bottom = Math.max(piece.bottom, bottom);
    } else pieces.push({ words: [word], left, top, right, bottom });
  }
  return pieces;
}

/** Pieces in lines from the top, but columns of prose one after the other. */
function inOrder(pieces: readonly Piece[], depth: number): Piece[] {
  if (depth >= DEEPEST || pieces.length < 2 * FEWEST_LINES) return [...pieces];
  const band = findColumns(pieces);
  if (!band) return [...pieces];
  const { above, left, right, below } = band;
  return [
    ...inOrder(above, depth + 1),
    ...inOrder(left, depth + 1),
    ...inOrder(right, depth + 1),
    ...inOrder(below, depth + 1),
  ];
}

interface Columns {
  readonly above: Piece[];
  readonly left: Piece[];
  readonly right: Piece[];
  readonly below: Piece[];
}

/** The first band of the page in which a blank runs down between two columns of prose. */
function findColumns(pieces: readonly Piece[]): Columns | null {
  const levels = levelsOf(pieces);
  for (const x of gapsOf(pieces)) {
    const band = findBand(levels, x);
    if (!band) continue;
    const isWithin = (piece: Piece) => isBetween(piece, band) && !(piece.left < x && piece.right > x);
    const within = pieces.filter(isWithin);
    const rest = pieces.filter((piece) => !isWithin(piece));
    return {
      above: rest.filter((piece) => middleDown(piece) <= band.from),
      left: within.filter((piece) => piece.right <= x),
      right: within.filter((piece) => piece.left >= x),
      below: rest.filter((piece) => middleDown(piece) > band.from),
    };
  }
  return null;
}

/** Pieces whose middles are equally far down, from the top. */
function levelsOf(pieces: readonly Piece[]): Piece[][] {
  const levels: Piece[][] = [];
  let middle = -1;
  for (const piece of pieces.toSorted((a, b) => middleDown(a) - middleDown(b))) {
    const level = levels.at(-1);
    if (level && middleDown(piece) === middle) level.push(piece);
    else levels.push([piece]);
    middle = middleDown(piece);
  }
  return levels;
}

interface Band {
  readonly from: number;
  readonly to: number;
}

/** The first stretch between two pieces that lie over x, or an end of the page, with prose at both sides of x. */
function findBand(levels: readonly (readonly Piece[])[], x: number): Band | null {
  let from = -1;
  let [left, right] = [NOTHING, NOTHING];
  for (const level of levels) {
    if (!level.some((piece) => piece.left < x && piece.right > x)) {
      for (const piece of level)
        if (piece.right <= x) left = withPiece(left, piece);
        else right = withPiece(right, piece);
      continue;
    }
    const [first] = level;
    const to = first ? middleDown(first) : from;
    if (isProse(left) && isProse(right)) return { from, to };
    from = to;
    [left, right] = [NOTHING, NOTHING];
  }
  return isProse(left) && isProse(right) ? { from, to: 2 } : null;
}

const middleDown = ({ top, bottom }: Piece): number => (top + bottom) / 2;

const isBetween = (piece: Piece, { from, to }: Band): boolean =>
  middleDown(piece) > from && middleDown(piece) < to;

/** Places at which several pieces begin, from the left: where a column may start. */
function gapsOf(pieces: readonly Piece[]): number[] {
  const starts = new Map<number, number>();
  for (const { left } of pieces) {
    const place = Math.round(left * 100);
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  return [...starts]
    .filter(([place, count]) => count >= FEWEST_LINES && place > 15)
    .map(([place]) => place / 100 - 0.0051)
    .toSorted((a, b) => a - b);
}

interface Count {
  readonly pieces: number;
  readonly words: number;
}

const NOTHING: Count = { pieces: 0, words: 0 };

function withPiece({ pieces, words }: Count, piece: Piece): Count {
  return { pieces: pieces + 1, words: words + piece.words.length };
}

function isProse({ pieces, words }: Count): boolean {
  return pieces >= FEWEST_LINES && words / pieces >= PROSE_WORDS;
}
