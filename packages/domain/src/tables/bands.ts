// Grids that an empty row parts into blocks: frames under each other with the same columns, of which the lower one begins with figures instead of headings
// of its own, are one table (decisions.md section 5).

import type { Piece, Rules } from './shapes.ts';
import { middleX, middleY } from './shapes.ts';

/** The highest that the row between two blocks is, which leaves no room for a title. */
const BAND_EM = 1.5;
const SAME_PLACE_EM = 0.35;

interface Edges {
  readonly top: number;
  readonly bottom: number;
  /** From the left; rules that are drawn twice come twice. */
  readonly xs: readonly number[];
}

/** The frames from the top, those of one table joined. */
export function joinBands(frames: readonly Rules[], words: readonly Piece[], em: number): Rules[] {
  const sorted = frames
    .map((frame) => ({ frame, edges: edgesOf(frame) }))
    .toSorted((a, b) => a.edges.top - b.edges.top);
  const joined: { frame: Rules; edges: Edges }[] = [];
  for (const below of sorted) {
    const above = joined.at(-1);
    const isNext = above !== undefined && isNextBand(above.edges, below.edges, em);
    if (!isNext || !beginsWithFigures(below.frame, below.edges, words)) {
      joined.push(below);
      continue;
    }
    above.frame = {
      across: [...above.frame.across, ...below.frame.across],
      down: [...above.frame.down, ...below.frame.down],
    };
    above.edges = { ...below.edges, top: above.edges.top };
  }
  return joined.map(({ frame }) => frame);
}

function edgesOf({ across, down }: Rules): Edges {
  return {
    top: across.reduce((least, { y }) => Math.min(least, y), Infinity),
    bottom: across.reduce((most, { y }) => Math.max(most, y), -Infinity),
    xs: down.map(({ x }) => x).toSorted((a, b) => a - b),
  };
}

function isNextBand(above: Edges, below: Edges, em: number): boolean {
  const gap = below.top - above.bottom;
  if (gap < 0 || gap > BAND_EM * em || above.xs.length !== below.xs.length) return false;
  return above.xs.every((x, i) => Math.abs(x - (below.xs[i] ?? Infinity)) <= SAME_PLACE_EM * em);
}

/** Figures in its first row, beside the label. */
function beginsWithFigures({ across }: Rules, { top, xs }: Edges, words: readonly Piece[]): boolean {
  const end = across.reduce((least, { y }) => (y > top ? Math.min(least, y) : least), Infinity);
  const [, label = Infinity] = xs;
  return words.some((word) => {
    const isFirst = middleY(word) > top && middleY(word) < end;
    return isFirst && middleX(word) > label && /\d/u.test(word.text);
  });
}
