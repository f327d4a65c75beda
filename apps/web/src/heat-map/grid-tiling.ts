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
  const rows = bestLines(count, (width / height) / ASPECT);
  const columns = bestLines(count, (height / width) * ASPECT);
  return rows.strain <= columns.strain ? { ...rows, rows: true } : { ...columns, rows: false };
}

/** How many lines keep the boxes nearest to the wished shape; `shape` is the rectangle's length to breadth over the box's. */
function bestLines(count: number, shape: number): { lines: number; strain: number } {
  const ideal = Math.sqrt(count / shape);
  let best = { lines: 1, strain: Infinity };
  for (const lines of new Set([Math.floor(ideal) - 1, Math.floor(ideal), Math.ceil(ideal), Math.ceil(ideal) + 1])) {
    if (lines < 1 || lines > count || !Number.isFinite(lines)) continue;
    const strain = Math.max(strainOf(Math.floor(count / lines), count, shape), strainOf(Math.ceil(count / lines), count, shape));
    if (strain < best.strain) best = { lines, strain };
  }
  return best;
}

/** How far from the wished shape a box is in a line of so many; 0: exactly. */
function strainOf(inLine: number, count: number, shape: number): number {
  return Math.abs(Math.log((shape * count) / (inLine * inLine)));
}
