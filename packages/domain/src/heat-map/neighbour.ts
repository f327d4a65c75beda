// An arrow key moves to the nearest tile straight ahead (their sides overlap); of equally near ones to the best aligned. If there is none
// straight ahead, it moves to the nearest tile that lies wholly on that side.
// Source: issue 2, 'arrow keys move between tiles'.

/** Corners of all tiles, by tile index; x grows to the right, y downward. */
export interface Rectangles {
  readonly x0: ArrayLike<number>;
  readonly y0: ArrayLike<number>;
  readonly x1: ArrayLike<number>;
  readonly y1: ArrayLike<number>;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Adjacent rectangles may overlap slightly through rounding; less than this counts as touching. */
const SLACK = 0.01;

/** Index of the neighbour of tile `from`, or null at the edge of the map. */
export function findNeighbour(rectangles: Rectangles, from: number, direction: Direction): number | null {
  const turned = turn(rectangles, direction);
  const edge = turned.end(from);
  const low = turned.low(from);
  const high = turned.high(from);
  let best: number | null = null;
  let bestRank: Rank = { ahead: false, gap: Infinity, aside: Infinity };
  for (let i = 0; i < rectangles.x0.length; i++) {
    const gap = turned.start(i) - edge;
    if (i === from || gap < -SLACK) continue;
    const overlap = Math.min(high, turned.high(i)) - Math.max(low, turned.low(i));
    const ahead = overlap > SLACK;
    const aside = ahead ? Math.abs(turned.low(i) + turned.high(i) - low - high) : -overlap;
    const rank = ahead ? { ahead, gap, aside } : { ahead, gap: Math.hypot(gap, aside), aside };
    if (isBetter(rank, bestRank)) [best, bestRank] = [i, rank];
  }
  return best;
}

interface Rank {
  readonly ahead: boolean;
  readonly gap: number;
  readonly aside: number;
}

function isBetter(rank: Rank, best: Rank): boolean {
  if (rank.ahead !== best.ahead) return rank.ahead;
  if (Math.abs(rank.gap - best.gap) > SLACK) return rank.gap < best.gap;
  return rank.aside < best.aside - SLACK;
}

type Measure = (index: number) => number;

/** The rectangles relative to a direction: start and end lie along it, low and high across it. */
function turn(
  { x0, y0, x1, y1 }: Rectangles,
  direction: Direction,
): { start: Measure; end: Measure; low: Measure; high: Measure } {
  const at =
    (values: ArrayLike<number>, sign: number): Measure =>
    (index) =>
      sign * (values[index] ?? Number.NaN);
  const across =
    direction === 'left' || direction === 'right'
      ? { low: at(y0, 1), high: at(y1, 1) }
      : { low: at(x0, 1), high: at(x1, 1) };
  if (direction === 'right') return { start: at(x0, 1), end: at(x1, 1), ...across };
  if (direction === 'left') return { start: at(x1, -1), end: at(x0, -1), ...across };
  return direction === 'down'
    ? { start: at(y0, 1), end: at(y1, 1), ...across }
    : { start: at(y1, -1), end: at(y0, -1), ...across };
}
