import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERDICTS, verdictOf, withChosenVerdict, withVerdict } from './verdict.ts';

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

describe('a summary with a chosen verdict', () => {
  it.each([
    ['Orders rose 27 %.', 'positive', 'Orders rose 27 %. Positive.'],
    ['Orders rose: Positive.', 'negative', 'Orders rose: negative'],
    ['Orders fell. Negative.', 'neutral', 'Orders fell. Neutral.'],
    ['A positive surprise', 'neutral', 'A positive surprise: neutral'],
    ['positive', 'negative', 'negative'],
    ['  ', 'positive', ''],
  ] as const)('%j as %s is %j', (summary, verdict, expected) => {
    expect(withChosenVerdict(summary, verdict)).toBe(expected);
  });

  it('ends with it, and changes no more when it is given again', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...VERDICTS), (summary, verdict) => {
        const given = withChosenVerdict(summary, verdict);
        expect(given === '' ? summary.trim() : verdictOf(given)).toBe(given === '' ? '' : verdict);
        expect(withChosenVerdict(given, verdict)).toBe(given);
      }),
    );
  });
});
