import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPPED_DOCUMENT_TYPES } from '../extraction/document-types.ts';
import { countPatternSteps, MOST_STEPS } from './pattern-steps.ts';

const patterns = new Set(SHIPPED_DOCUMENT_TYPES.flatMap(({ keys }) => keys.map(({ pattern }) => pattern)));

describe('the steps of a pattern', () => {
  it.each([
    '(a+)+',
    '(a*)*',
    '(a|a)*',
    '(a|ab|b)*',
    String.raw`^(\w|\d)+$`,
    String.raw`(?:\s*\w+\s*)*`,
    String.raw`^INV-(?:x|x)*$`,
    // Exponential without a star.
    '(a?){30}a{30}',
    '(?:a{1,3}){40}',
    // Of a high power.
    '(?:.*\\d){7}',
    String.raw`\w*\w*\w*\w*\w*`,
    // Within a look-ahead, and characters that no sample has.
    '(?=(a+)+b)x',
    String.raw`(?:[\u3040-\u30ff]|\p{Script=Hiragana})*`,
    // What looks back, and what is too large to be counted.
    String.raw`(a+)\1`,
    '(?<=a)b',
    'a{100000}',
    '(?:a{0,99}){0,99}',
  ])('are too many for %s', (pattern) => {
    expect(countPatternSteps(pattern)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    '[A-Z]{3}',
    String.raw`^INV-\d+(?:/\d{2})?$`,
    String.raw`\d{1,3}(?:,\d{3})*(?:\.\d+)?`,
    String.raw`(?:[A-Z]+-)*\d+`,
    String.raw`[\p{L}\d]+[-/ ]?[\p{L}\d]+[-/ ]?[\p{L}\d]+`,
    String.raw`(?<year>\d{4})-(?:0[1-9]|1[0-2])`,
    ...patterns,
  ])('are few for %s', (pattern) => {
    expect(countPatternSteps(pattern)).toBeLessThanOrEqual(MOST_STEPS);
  });

  it('are counted of any expression that compiles', () => {
    const token = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '(',
      ')',
      '(?:',
      '(?=',
      '|',
      '*',
      '+',
      '?',
      '{2}',
      '{1,}',
      '\\d',
      '^',
      '$',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 9 }), (tokens) => {
        const pattern = tokens.join('');
        try {
          void new RegExp(pattern, 'u');
        } catch {
          return;
        }
        expect(countPatternSteps(pattern)).toBeGreaterThan(0);
      }),
    );
  });
});
