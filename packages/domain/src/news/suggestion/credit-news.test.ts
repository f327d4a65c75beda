import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandFromTenths, clampToBand, CREDIT_BANDS } from '../severity/credit-bands.ts';
import { chooseBand } from './credit-news.ts';

it.each([
  [-10, 'severe'],
  [-6, 'severe'],
  [-5, 'bad'],
  [-2, 'bad'],
  [-1, 'none'],
  [1, 'none'],
  [2, 'good'],
  [5, 'good'],
  [6, 'strong'],
  [10, 'strong'],
])('a score of %s tenths is %s', (tenths, band) => {
  expect(bandFromTenths(tenths)).toBe(band);
});

it('a score that is moved into a band lies in it, and one that lies there stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 }), fc.constantFrom(...CREDIT_BANDS), (tenths, band) => {
      const moved = Math.round(clampToBand(tenths / 10, band) * 10);
      expect(bandFromTenths(moved)).toBe(band);
      if (bandFromTenths(tenths) === band) expect(moved).toBe(tenths);
    }),
  );
});

it('ordinary news is in no band, whatever its words say', () => {
  expect(chooseBand(Float64Array.from([0.9, 0, 0, 0, 0, 0.2]), -0.6)).toBeNull();
  expect(chooseBand(Float64Array.from([-0.3, 0.4, 0, 0, 0, -0.8]), -0.6)).toBe('bad');
});
