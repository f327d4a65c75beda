import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileGrid } from './grid-tiling.ts';

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function tiled(count: number, width: number, height: number): Box[] {
  const boxes = Array.from({ length: count }, () => ({ x0: 0, y0: 0, x1: 0, y1: 0 }));
  tileGrid(boxes, 0, 0, width, height);
  return boxes;
}

const sides = fc.double({ min: 20, max: 1500, noNaN: true });
const counts = fc.integer({ min: 1, max: 400 });
const boxArea = (box: Box) => (box.x1 - box.x0) * (box.y1 - box.y0);
const rounded = (value: number) => Math.round(value * 1000) / 1000;

describe('tileGrid', () => {
  it('fills the rectangle with one box', () => {
    expect(tiled(1, 30, 20)).toEqual([{ x0: 0, y0: 0, x1: 30, y1: 20 }]);
  });

  it('lays boxes in reading order in straight rows', () => {
    const boxes = tiled(6, 150, 80);
    expect(boxes.map((box) => [rounded(box.x0), rounded(box.y0)])).toEqual([
      [0, 0],
      [50, 0],
      [100, 0],
      [0, 40],
      [50, 40],
      [100, 40],
    ]);
  });

  it('makes small tiles wide rather than high, so that a ticker fits', () => {
    for (const box of tiled(3, 84, 46)) expect(box.x1 - box.x0).toBeGreaterThanOrEqual(33);
  });

  it('keeps all boxes inside, equal in area, and none over another', () => {
    fc.assert(
      fc.property(counts, sides, sides, (count, width, height) => {
        const boxes = tiled(count, width, height);
        const first = boxArea(boxes[0] ?? { x0: 0, y0: 0, x1: 0, y1: 0 });
        for (const box of boxes) {
          expect(boxArea(box)).toBeCloseTo(first, 5);
          expect(Math.min(box.x0, box.y0)).toBeGreaterThanOrEqual(0);
          expect(box.x1).toBeLessThanOrEqual(width + 1e-6);
          expect(box.y1).toBeLessThanOrEqual(height + 1e-6);
        }
        // Equal areas that share no inside cannot be more than the rectangle holds; overlap would show in the corners.
        expect(first * count).toBeLessThanOrEqual(width * height * (1 + 1e-9));
        expect(new Set(boxes.map((box) => `${rounded(box.x0)} ${rounded(box.y0)}`)).size).toBe(count);
      }),
    );
  });

  it('leaves at most a quarter of the rectangle empty, and less than a tenth of a large one', () => {
    fc.assert(
      fc.property(counts, sides, sides, (count, width, height) => {
        const used =
          tiled(count, width, height).reduce((sum, box) => sum + boxArea(box), 0) / (width * height);
        expect(used).toBeGreaterThan(count >= 60 ? 0.9 : 0.74);
      }),
    );
  });
});
