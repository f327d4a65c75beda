// Rulings and filled areas from the lines and rectangles that a page draws (issue 13, Digitise; they are kept for reading tables): what is long and thin
// is a ruling, however it was drawn; what is large, filled and not white is a fill; pieces of one line are joined.

import type { Box, Ruling } from './page.ts';
import type { PageSize } from './word-building.ts';

/** A straight piece or a rectangle, in points of the page as shown. */
export interface DrawnRectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether its area is filled with something other than white. */
  readonly isFilled: boolean;
  /** Whether its outline is drawn. */
  readonly isStroked: boolean;
}

export interface Drawings {
  readonly rulings: readonly Ruling[];
  readonly fills: readonly Box[];
}

/** Points. A thinner area is a line; lines so near to each other are one; a gap so wide is drawn over. */
const THIN = 3;
const SAME_LINE = 1.5;
const GAP = 3;
/** Shorter rulings say nothing: points. */
const SHORTEST_ACROSS = 8;
const SHORTEST_DOWN = 6;
/** A fill of nearly the whole page is its background. */
const BACKGROUND = 0.9;
const MOST_RULINGS = 4000;

interface Piece {
  /** Place on the other axis, and ends on its own. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The rulings, joined, and the fills of a page, as fractions of it. */
export function listDrawings(drawn: readonly DrawnRectangle[], page: PageSize): Drawings {
  const across: Piece[] = [];
  const down: Piece[] = [];
  const fills: Box[] = [];
  for (const rectangle of drawn) {
    const { left, top, right, bottom } = rectangle;
    const [width, height] = [right - left, bottom - top];
    if (height <= THIN && width > height) across.push({ at: (top + bottom) / 2, from: left, to: right });
    else if (width <= THIN) down.push({ at: (left + right) / 2, from: top, to: bottom });
    else {
      if (rectangle.isStroked) {
        across.push({ at: top, from: left, to: right }, { at: bottom, from: left, to: right });
        down.push({ at: left, from: top, to: bottom }, { at: right, from: top, to: bottom });
      }
      if (rectangle.isFilled) fills.push(...fillOf(rectangle, page));
    }
  }
  const rulings = [
    ...joined(across, SHORTEST_ACROSS, page.width, page.height).map(({ at, from, to }): Ruling => ({
      from: [from, at],
      to: [to, at],
    })),
    ...joined(down, SHORTEST_DOWN, page.height, page.width).map(({ at, from, to }): Ruling => ({
      from: [at, from],
      to: [at, to],
    })),
  ];
  return { rulings: rulings.slice(0, MOST_RULINGS), fills: fills.slice(0, MOST_RULINGS) };
}

function fillOf({ left, top, right, bottom }: DrawnRectangle, page: PageSize): Box[] {
  const box: Box = [
    cut(left / page.width),
    cut(top / page.height),
    cut(right / page.width),
    cut(bottom / page.height),
  ];
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  return area > 0 && area < BACKGROUND ? [box] : [];
}

/** Pieces on one line that touch or nearly touch become one; what is then too short or off the page is left out. Fractions of the page. */
function joined(pieces: readonly Piece[], shortest: number, along: number, across: number): Piece[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && piece.at - first.at <= SAME_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines
    .flatMap(joinLine)
    .filter(({ from, to }) => to - from >= shortest)
    .filter(({ at, from, to }) => at >= -1 && at <= across + 1 && to > 0 && from < along)
    .map(({ at, from, to }) => ({ at: cut(at / across), from: cut(from / along), to: cut(to / along) }))
    .filter(({ from, to }) => to > from);
}

function joinLine(line: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of line.toSorted((a, b) => a.from - b.from)) {
    const before = whole.at(-1);
    if (before && piece.from - before.to <= GAP)
      whole[whole.length - 1] = { ...before, to: Math.max(before.to, piece.to) };
    else whole.push(piece);
  }
  return whole;
}

const MILLION = 1_000_000;
const cut = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * MILLION) / MILLION;
