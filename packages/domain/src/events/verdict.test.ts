import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERDICTS, completeSummary, verdictFromSummary, withVerdict } from './verdict.ts';

describe('the verdict of a summary', () => {
  it.each([
    ['Order intake rose 27 %: positive', 'positive'],
    ['Warranty provisions booked: Negative.', 'negative'],
    ['Guidance unchanged - NEUTRAL ', 'neutral'],
    ['A positive surprise', 'neutral'],
    ['', 'neutral'],
    ['positive (unaudited)', 'neutral'],
  ])('%j is %s', (summary, verdict) => {
    expect(verdictFromSummary(summary)).toBe(verdict);
  });
});

describe('a summary with a verdict', () => {
  it.each([
    ['Orders rose 27 %.', 'positive', 'Orders rose 27 %. positive'],
    ['Orders rose: Positive.', 'negative', 'Orders rose: negative'],
    ['Orders rose neutral ', 'neutral', 'Orders rose neutral'],
    ['A positive surprise', 'neutral', 'A positive surprise neutral'],
    ['positive', 'negative', 'negative'],
    ['  ', 'positive', ''],
  ] as const)('%j as %s is %j', (summary, verdict, expected) => {
    expect(withVerdict(summary, verdict)).toBe(expected);
  });

  it('ends with it, and is unchanged when it is set again', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...VERDICTS), (summary, verdict) => {
        const given = withVerdict(summary, verdict);
        expect(given === '' ? summary.trim() : verdictFromSummary(given)).toBe(given === '' ? '' : verdict);
        expect(withVerdict(given, verdict)).toBe(given);
      }),
    );
  });

  it('does not exceed the length limit', () => {
    const whole = withVerdict('x'.repeat(10_000), 'positive');
    expect([whole.length, verdictFromSummary(whole)]).toEqual([10_000, 'positive']);
  });
});

describe('a summary as it is stored', () => {
  it.each([
    ['Orders rose 27 %.', 300, 'Orders rose 27 %. positive'],
    ['Orders fell', -100, 'Orders fell negative'],
    ['Orders as expected', 0, 'Orders as expected neutral'],
    ['Orders rose, at a loss: negative', 300, 'Orders rose, at a loss: negative'],
    ['Orders rose', null, 'Orders rose'],
    ['', 300, ''],
  ])('%j of an event with the score %j is %j', (summary, score, expected) => {
    expect(completeSummary(summary, score)).toBe(expected);
  });
});
