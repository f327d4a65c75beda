import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

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
