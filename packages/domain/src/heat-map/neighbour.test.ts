import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rectangles } from './neighbour.ts';
import { DIRECTIONS, findNeighbour } from './neighbour.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function toRectangles(boxes: readonly Box[]): Rectangles {
  return {
    x0: boxes.map((b) => b[0]),
    y0: boxes.map((b) => b[1]),
    x1: boxes.map((b) => b[2]),
    y1: boxes.map((b) => b[3]),
  };
}

function reachableFrom(rectangles: Rectangles, start: number): Set<number> {
  const seen = new Set([start]);
  for (const tile of seen) {
    for (const direction of DIRECTIONS) {
      const next = findNeighbour(rectangles, tile, direction);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

/** Cuts a box into tiles as a treemap does: straight cuts, again and again, with a margin and a header at some cuts. */
function cut(box: Box, shares: number[], depth: number): Box[] {
  const share = shares.shift();
  const [x0, y0, x1, y1] = box;
  if (share === undefined || depth === 0 || x1 - x0 < 12 || y1 - y0 < 24) return [box];
  const at = 0.2 + 0.6 * share;
  const header = depth % 3 === 0 ? 8 : 0;
  const upright = (share * 1000) % 2 < 1;
  const top = y0 + header;
  const parts: [Box, Box] = upright
    ? [
        [x0, top, x0 + at * (x1 - x0), y1],
        [x0 + at * (x1 - x0), top, x1, y1],
      ]
    : [
        [x0, top, x1, top + at * (y1 - top)],
        [x0, top + at * (y1 - top), x1, y1],
      ];
  const inset = header / 4;
  return parts.flatMap(([a, b, c, d]) =>
    cut([a + inset, b + inset, c - inset, d - inset], shares, depth - 1),
  );
}

const maps = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 90 })
  .map((shares) => cut([0, 0, 900, 500], [...shares], 8));

describe('findNeighbour', () => {
  const grid = toRectangles([
    [0, 0, 10, 10],
    [10, 0, 20, 10],
    [20, 0, 30, 10],
    [0, 10, 10, 20],
    [10, 10, 20, 20],
    [20, 10, 30, 20],
  ]);

  it('moves by one in a grid', () => {
    expect(findNeighbour(grid, 0, 'right')).toBe(1);
    expect(findNeighbour(grid, 1, 'down')).toBe(4);
    expect(findNeighbour(grid, 4, 'left')).toBe(3);
    expect(findNeighbour(grid, 5, 'up')).toBe(2);
  });

  it('stops at the edge', () => {
    expect(findNeighbour(grid, 0, 'left')).toBeNull();
    expect(findNeighbour(grid, 0, 'up')).toBeNull();
    expect(findNeighbour(grid, 5, 'right')).toBeNull();
    expect(findNeighbour(grid, 5, 'down')).toBeNull();
  });

  it('takes the best aligned of equally near tiles', () => {
    const tiles = toRectangles([
      [0, 0, 10, 30],
      [10, 0, 20, 4],
      [10, 4, 20, 26],
      [10, 26, 20, 30],
    ]);
    expect(findNeighbour(tiles, 0, 'right')).toBe(2);
  });

  it('prefers a tile straight ahead to a nearer one at the side', () => {
    const tiles = toRectangles([
      [0, 0, 10, 10],
      [50, 0, 60, 10],
      [12, 11, 22, 21],
    ]);
    expect(findNeighbour(tiles, 0, 'right')).toBe(1);
  });

  it('takes the nearest on that side if none is straight ahead', () => {
    const tiles = toRectangles([
      [0, 0, 10, 10],
      [90, 40, 99, 50],
      [15, 12, 25, 22],
    ]);
    expect(findNeighbour(tiles, 0, 'right')).toBe(2);
  });

  it('never leads back or onto itself', () => {
    fc.assert(
      fc.property(maps, fc.constantFrom(...DIRECTIONS), (boxes, direction) => {
        const rectangles = toRectangles(boxes);
        for (const [i, from] of boxes.entries()) {
          const next = findNeighbour(rectangles, i, direction);
          if (next === null) continue;
          const to = boxes[next] ?? from;
          const moved = {
            right: to[0] - from[2],
            left: from[0] - to[2],
            down: to[1] - from[3],
            up: from[1] - to[3],
          }[direction];
          expect(next).not.toBe(i);
          expect(moved).toBeGreaterThan(-0.1);
        }
      }),
    );
  });

  it('reaches every tile from every tile', () => {
    fc.assert(
      fc.property(maps, fc.nat(), (boxes, start) => {
        expect(reachableFrom(toRectangles(boxes), start % boxes.length).size).toBe(boxes.length);
      }),
      { numRuns: 300 },
    );
  });
});
