import { describe, expect, it } from 'vitest';
import { verdictOf, withVerdict } from './verdict.ts';

describe('the verdict of a summary', () => {
  it.each([
    ['Order intake rose 27 %: positive', 'positive'],
    ['Warranty provisions booked: Negative.', 'negative'],
    ['Guidance unchanged - NEUTRAL ', 'neutral'],
    ['A positive surprise', 'neutral'],
    ['', 'neutral'],
    ['positive (unaudited)', 'neutral'],
  ])('%j is %s', (summary, verdict) => {
    expect(verdictOf(summary)).toBe(verdict);
  });
});

describe('a summary with its verdict', () => {
  it.each([
    ['Sales rose', 0.3, 'Sales rose: positive'],
    ['Sales fell.', -0.1, 'Sales fell. Negative.'],
    ['What now?', 0, 'What now? Neutral.'],
    ['An outlook that is negative', 0.8, 'An outlook that is negative'],
  ])('%j at %d is %j', (summary, score, whole) => {
    expect(withVerdict(summary, score)).toBe(whole);
  });

  it('is no longer than a summary may be', () => {
    const whole = withVerdict('x'.repeat(10_000), 1);
    expect([whole.length, verdictOf(whole)]).toEqual([10_000, 'positive']);
  });
});
