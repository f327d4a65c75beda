import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFromScore, bandRange, BANDS, LISTING_STEP, SUMMARY_STEP } from './bands.ts';

const scores = fc.integer({ min: -20_000, max: 20_000 });
const steps = fc.constantFrom(LISTING_STEP, SUMMARY_STEP);

describe('bandOf', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [445, 3],
    [800, 4],
    [1000, 5],
    [1001, 6],
    [9999, 6],
    [-1, -1],
    [-200, -1],
    [-201, -2],
    [-1000, -5],
    [-1001, -6],
  ])('puts %i in band %i on the listing', (score, band) => {
    expect(bandFromScore(score, LISTING_STEP)).toBe(band);
  });

  it.each([
    [100, 1],
    [101, 2],
    [500, 5],
    [501, 6],
    [600, 6],
    [-100, -1],
    [-400, -4],
    [-600, -6],
  ])('puts %i in band %i on the summary page', (score, band) => {
    expect(bandFromScore(score, SUMMARY_STEP)).toBe(band);
  });

  it('mirrors about zero, without a negative zero', () => {
    fc.assert(
      fc.property(scores, steps, (score, step) => {
        expect(bandFromScore(-score, step) + bandFromScore(score, step)).toBe(0);
        expect(Object.is(bandFromScore(score, step), -0)).toBe(false);
      }),
    );
  });

  it('never falls when the score rises', () => {
    fc.assert(
      fc.property(scores, scores, steps, (one, other, step) => {
        expect(bandFromScore(Math.max(one, other), step)).toBeGreaterThanOrEqual(
          bandFromScore(Math.min(one, other), step),
        );
      }),
    );
  });

  it('holds exactly the scores of its range', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom(...BANDS), steps, (score, band, step) => {
        const { over, upTo } = bandRange(band, step);
        const size = Math.abs(score);
        const inRange =
          band === 0
            ? score === 0
            : Math.sign(score) === Math.sign(band) && size > over && size <= (upTo ?? Infinity);
        expect(bandFromScore(score, step) === band).toBe(inRange);
      }),
    );
  });
});
