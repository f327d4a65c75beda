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
  for (const x of gapsOf(pieces)) {
    const crossing = pieces.filter((piece) => piece.left < x && piece.right > x);
    const edges = [-1, ...crossing.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b), 2];
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const to = edges[index + 1] ?? 2;
      const within = pieces.filter((piece) => !crossing.includes(piece) && isBetween(piece, from, to));
      const left = within.filter((piece) => piece.right <= x);
      const right = within.filter((piece) => piece.left >= x);
      if (!isProse(left) || !isProse(right)) continue;
      const rest = pieces.filter((piece) => !within.includes(piece));
      const above = rest.filter((piece) => (piece.top + piece.bottom) / 2 <= from);
      return { above, left, right, below: rest.filter((piece) => !above.includes(piece)) };
    }
  }
  return null;
}

const isBetween = ({ top, bottom }: Piece, from: number, to: number): boolean =>
  (top + bottom) / 2 > from && (top + bottom) / 2 < to;

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

function isProse(pieces: readonly Piece[]): boolean {
  if (pieces.length < FEWEST_LINES) return false;
  return pieces.reduce((sum, { words }) => sum + words.length, 0) / pieces.length >= PROSE_WORDS;
}
