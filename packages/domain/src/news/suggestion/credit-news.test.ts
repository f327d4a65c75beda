import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandFromTenths, clampToSide, CREDIT_SIDES, sideFromTenths } from '../severity/credit-bands.ts';
import { chooseCreditSide } from './credit-news.ts';

it.each([
  [-10, 'severe', 'bad'],
  [-6, 'severe', 'bad'],
  [-5, 'bad', 'bad'],
  [-2, 'bad', 'bad'],
  [-1, 'none', 'none'],
  [1, 'none', 'none'],
  [2, 'good', 'good'],
  [5, 'good', 'good'],
  [6, 'strong', 'good'],
  [10, 'strong', 'good'],
])('a score of %s tenths is %s, on the side %s', (tenths, band, side) => {
  expect([bandFromTenths(tenths), sideFromTenths(tenths)]).toEqual([band, side]);
});

it('a score that is moved to a side lies on it, and one that lies there stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 }), fc.constantFrom(...CREDIT_SIDES), (tenths, side) => {
      const moved = Math.round(clampToSide(tenths / 10, side) * 10);
      expect(sideFromTenths(moved)).toBe(side);
      if (sideFromTenths(tenths) === side) expect(moved).toBe(tenths);
    }),
  );
});

it('ordinary news is on no side, whatever its words say', () => {
  expect(chooseCreditSide(Float64Array.from([0.9, 0, 0, 0.2]), -0.7)).toBeNull();
  expect(chooseCreditSide(Float64Array.from([-0.3, -0.4, 0.4, -0.8]), -0.7)).toBe('good');
});
