// Tiles of equal size are laid in straight rows (or columns) instead of squarified: edges align, no tile is left over as a sliver,
// and all keep the same area. Where little is lost, every line is as long as the others and the last is not full; else a line with
// one tile more is a little broader, so that its tiles are as large as the others.

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Width to height that suits a ticker over its score. */
const ASPECT = 1.25;
/** A tile narrower or lower than this (CSS pixels, hairline included) cannot hold a ticker; small tiles are made wider and lower for it. */
const NARROWEST = 36;
const LOWEST = 14;
/** What a tile without its ticker weighs in the choice: more than an ugly shape. */
const BLANK_PENALTY = 3;

/** What an empty place at the end weighs, by its share of all, and what it weighs that lines are not aligned with each other. */
const EMPTY_PENALTY = 4;
const OFFSET_PENALTY = 0.2;

interface Grid {
  readonly lines: number;
  readonly rows: boolean;
  /** All lines equally long, the last perhaps not full. */
  readonly even: boolean;
  readonly penalty: number;
}

/** Places equal boxes in the rectangle, in reading order (columns: top to bottom, then right). */
export function tileGrid(boxes: readonly Box[], x0: number, y0: number, x1: number, y1: number): void {
  const { lines, rows, even } = chooseGrid(boxes.length, x1 - x0, y1 - y0);
  const longest = Math.ceil(boxes.length / lines);
  const longer = boxes.length % lines;
  let done = 0;
  for (let line = 0; line < lines; line++) {
    const count = even || longer === 0 || line < longer ? longest : longest - 1;
    const [from, to] = even
      ? [line / lines, (line + 1) / lines]
      : [done / boxes.length, (done + count) / boxes.length];
    for (const [i, box] of boxes.slice(done, done + count).entries()) {
      const [a, b] = [i / count, (i + 1) / count];
      const [left, right, top, bottom] = rows ? [a, b, from, to] : [from, to, a, b];
      box.x0 = x0 + left * (x1 - x0);
      box.x1 = x0 + right * (x1 - x0);
      box.y0 = y0 + top * (y1 - y0);
      box.y1 = y0 + bottom * (y1 - y0);
    }
    done += count;
  }
}

function chooseGrid(count: number, width: number, height: number): Grid {
  const area = (width * height) / count;
  const canHoldTicker = area >= NARROWEST * LOWEST;
  const aspect = canHoldTicker ? Math.max(ASPECT, NARROWEST ** 2 / area) : ASPECT;
  const boxPenalty = (boxWidth: number, boxHeight: number) => {
    const isBlank = canHoldTicker && (boxWidth < NARROWEST || boxHeight < LOWEST);
    return Math.abs(Math.log(boxWidth / boxHeight / aspect)) + (isBlank ? BLANK_PENALTY : 0);
  };
  let best: Grid = { lines: 1, rows: true, even: false, penalty: Infinity };
  for (const rows of [true, false]) {
    const [length, breadth] = rows ? [width, height] : [height, width];
    const penaltyIn = (along: number, across: number) =>
      rows ? boxPenalty(along, across) : boxPenalty(across, along);
    const ideal = breadth / Math.sqrt(rows ? area / aspect : area * aspect);
    for (const lines of linesNear(ideal, count)) {
      const inLine = Math.ceil(count / lines);
      const empty = 1 - count / (inLine * lines);
      // A last line of nothing is no line.
      const evenPenalty =
        inLine * (lines - 1) < count
          ? penaltyIn(length / inLine, breadth / lines) + empty * EMPTY_PENALTY
          : Infinity;
      const unevenPenalty =
        OFFSET_PENALTY + meanPenalty(lines, count, (n) => penaltyIn(length / n, (area * n) / length));
      if (evenPenalty < best.penalty) best = { lines, rows, even: true, penalty: evenPenalty };
      if (unevenPenalty < best.penalty) best = { lines, rows, even: false, penalty: unevenPenalty };
    }
  }
  return best;
}

function linesNear(ideal: number, count: number): number[] {
  const lowest = Math.max(1, Math.floor(ideal) - 2);
  return [0, 1, 2, 3, 4].map((more) => lowest + more).filter((lines) => lines <= count);
}

/** How far the boxes are from the wished shape on average, 0: exactly. */
function meanPenalty(lines: number, count: number, penaltyIn: (inLine: number) => number): number {
  const fewest = Math.floor(count / lines);
  const inLongLines = (count % lines) * (fewest + 1);
  return (inLongLines * penaltyIn(fewest + 1) + (count - inLongLines) * penaltyIn(fewest)) / count;
}
