import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRowAt } from './find-row-at.ts';

type Sides = readonly [number, number, number, number];

const placesOf = (page: number, [x0, y0, x1, y1]: Sides) => [
  { page_n: page, scaled_x_start: x0, scaled_y_start: y0, scaled_x_end: x1, scaled_y_end: y1 },
];
const rowAt = (id: string, page: number, value: Sides, label?: Sides) => ({
  id,
  ValueCoordinates: placesOf(page, value),
  DocKeyCoordinates: label === undefined ? [] : placesOf(page, label),
});

describe('what stands where a person points', () => {
  const line = rowAt('line', 1, [0.1, 0.1, 0.9, 0.12]);
  const word = rowAt('word', 1, [0.5, 0.1, 0.6, 0.12]);

  it('is the smallest rectangle there', () => {
    expect(findRowAt([line, word], { page: 1, x: 0.55, y: 0.11 })?.id).toBe('word');
    expect(findRowAt([word, line], { page: 1, x: 0.2, y: 0.11 })?.id).toBe('line');
  });

  it('is on that page only, and nothing where nothing stands', () => {
    expect(findRowAt([line], { page: 2, x: 0.2, y: 0.11 })).toBeUndefined();
    expect(findRowAt([line], { page: 1, x: 0.2, y: 0.5 })).toBeUndefined();
    expect(findRowAt([], { page: 1, x: 0, y: 0 })).toBeUndefined();
  });

  it('is the label where no value stands', () => {
    const total = rowAt('total', 1, [0.5, 0.3, 0.6, 0.32], [0.1, 0.1, 0.3, 0.12]);
    expect(findRowAt([total], { page: 1, x: 0.2, y: 0.11 })?.id).toBe('total');
    expect(findRowAt([total, line], { page: 1, x: 0.2, y: 0.11 })?.id).toBe('line');
  });

  it('is every rectangle from its own middle, where it lies alone', () => {
    const side = fc.double({ min: 0, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, (x, y, width, height) => {
        const row = rowAt('row', 1, [x, y, x + width, y + height]);
        expect(findRowAt([row], { page: 1, x: x + width / 2, y: y + height / 2 })).toBe(row);
      }),
    );
  });
});
