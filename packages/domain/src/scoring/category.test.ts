import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  CATEGORY_RANGES,
  categoryFromScore,
  outlookFromScore,
  trendFromChange,
} from './category.ts';

describe('the category of a short-term score', () => {
  it.each([
    [501, 'Strongly Positive'],
    [500, 'Positive'],
    [1, 'Positive'],
    [0, 'Neutral'],
    [-1, 'Negative'],
    [-500, 'Negative'],
    [-501, 'Strongly Negative'],
  ])('%i thousandths is %s', (score, category) => expect(categoryFromScore(score)).toBe(category));

  it('has ranges that hold exactly the scores of each category', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (score) => {
        const holding = CATEGORIES.filter((category) => {
          const { least, most } = CATEGORY_RANGES[category];
          return (least === null || score >= least) && (most === null || score <= most);
        });
        expect(holding).toEqual([categoryFromScore(score)]);
      }),
    );
  });
});

describe('the summary sentence', () => {
  it.each([
    [101, 'positive'],
    [100, 'slightly positive'],
    [1, 'slightly positive'],
    [0, 'neutral'],
    [-100, 'slightly negative'],
    [-101, 'negative'],
  ])('%i thousandths reads %s', (score, word) => expect(outlookFromScore(score)).toBe(word));
});

describe('the arrow', () => {
  it('points by the sign of the change', () =>
    expect([5, -5, 0].map(trendFromChange)).toEqual(['up', 'down', 'same']));
});
