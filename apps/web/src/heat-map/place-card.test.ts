import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card.ts';

const screen = { width: 1366, height: 768 };
const card = { width: 260, height: 180 };

describe('placeCard', () => {
  it('stands at the right of the tile, at its height', () => {
    expect(placeCard({ x0: 100, y0: 200, x1: 140, y1: 230 }, card, screen)).toEqual({ x: 150, y: 200 });
  });

  it('stands at the left where the right has no room', () => {
    expect(placeCard({ x0: 1300, y0: 200, x1: 1340, y1: 230 }, card, screen)).toEqual({ x: 1030, y: 200 });
  });

  it('never leaves the window', () => {
    const sides = fc.integer({ min: -200, max: 1600 });
    fc.assert(
      fc.property(sides, sides, fc.nat({ max: 1400 }), fc.nat({ max: 800 }), (x0, y0, width, height) => {
        const { x, y } = placeCard({ x0, y0, x1: x0 + width, y1: y0 + height }, card, screen);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + card.width).toBeLessThanOrEqual(screen.width);
        expect(y + card.height).toBeLessThanOrEqual(screen.height);
      }),
    );
  });

  it('does not cover a tile of the usual size', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1300 }), fc.nat({ max: 700 }), (x0, y0) => {
        const { x } = placeCard({ x0, y0, x1: x0 + 60, y1: y0 + 40 }, card, screen);
        expect(x >= x0 + 60 || x + card.width <= x0).toBe(true);
      }),
    );
  });
});
