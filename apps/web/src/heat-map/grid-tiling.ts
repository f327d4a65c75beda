// Tiles of equal size are laid in straight rows (or columns) instead of squarified: edges align, no tile is left over as a sliver,
// and all keep the same area. A row with one tile more is a little higher, so that its tiles are as large as the others.

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Width to height that suits a ticker over its score. */
const ASPECT = 1.25;
/** A tile narrower or lower than this (CSS pixels) cannot hold a ticker; small tiles are made wider and lower for it. */
const NARROWEST = 33;
const LOWEST = 13;
/** What a tile without its ticker weighs in the choice: more than an ugly shape. */
const BLANK_STRAIN = 3;

interface Grid {
  readonly lines: number;
  readonly rows: boolean;
  readonly strain: number;
}

/** Places equal boxes in the rectangle, in reading order (columns: top to bottom, then right). */
export function tileGrid(boxes: readonly Box[], x0: number, y0: number, x1: number, y1: number): void {
  const grid = chooseGrid(boxes.length, x1 - x0, y1 - y0);
  const more = boxes.length % grid.lines;
  const fewest = Math.floor(boxes.length / grid.lines);
  let done = 0;
  for (let line = 0; line < grid.lines; line++) {
    const count = line < more ? fewest + 1 : fewest;
    const from = done / boxes.length;
    const to = (done + count) / boxes.length;
    for (let i = 0; i < count; i++) {
      const box = boxes[done + i];
      if (box === undefined) continue;
      const [a, b] = [i / count, (i + 1) / count];
      const [left, right, top, bottom] = grid.rows ? [a, b, from, to] : [from, to, a, b];
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
  const strainOfBox = (along: number, rows: boolean) => {
    const [boxWidth, boxHeight] = rows ? [along, area / along] : [area / along, along];
    const isBlank = canHoldTicker && (boxWidth < NARROWEST || boxHeight < LOWEST);
    return Math.abs(Math.log(boxWidth / boxHeight / aspect)) + (isBlank ? BLANK_STRAIN : 0);
  };
  let best: Grid = { lines: 1, rows: true, strain: Infinity };
  for (const rows of [true, false]) {
    const length = rows ? width : height;
    const ideal = count / (length / Math.sqrt(rows ? area * aspect : area / aspect));
    for (const lines of linesNear(ideal, count)) {
      const strain = meanStrain(lines, count, (inLine) => strainOfBox(length / inLine, rows));
      if (strain < best.strain) best = { lines, rows, strain };
    }
  }
  return best;
}

function linesNear(ideal: number, count: number): number[] {
  const lowest = Math.max(1, Math.floor(ideal) - 1);
  return [0, 1, 2, 3].map((more) => lowest + more).filter((lines) => lines <= count);
}

/** How far the boxes are from the wished shape on average, 0: exactly. */
function meanStrain(lines: number, count: number, strainIn: (inLine: number) => number): number {
  const fewest = Math.floor(count / lines);
  const inLongLines = (count % lines) * (fewest + 1);
  return (inLongLines * strainIn(fewest + 1) + (count - inLongLines) * strainIn(fewest)) / count;
}
