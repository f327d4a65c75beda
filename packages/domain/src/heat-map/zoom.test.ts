import { describe, expect, it } from 'vitest';
import { computeDeepestZoom, countPositionDecimals, MOST_ZOOM } from './zoom.ts';

describe('the deepest zoom', () => {
  it('is 4 where every tile is readable by then', () => {
    expect(computeDeepestZoom(40, 20)).toBe(4);
  });

  it('makes the narrowest and the lowest tile readable', () => {
    expect(computeDeepestZoom(4, 20)).toBe(16);
    expect(computeDeepestZoom(40, 1)).toBe(30);
  });

  it('has an end', () => {
    expect(computeDeepestZoom(0, 0)).toBe(MOST_ZOOM);
  });
});

describe('the decimals of a position', () => {
  it.each([
    [0.9, 3],
    [4, 3],
    [4.1, 4],
    [40, 4],
    [300, 5],
  ])('at zoom %d are %d', (zoom, decimals) => {
    expect(countPositionDecimals(zoom)).toBe(decimals);
  });
});
