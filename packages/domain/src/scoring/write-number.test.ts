import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeExact } from './write-number.ts';

describe('a decimal that is kept as text', () => {
  it.each([
    ['3343000000', 'en', '3,343,000,000'],
    ['3343000000', 'es', '3.343.000.000'],
    ['1234.50', 'es', '1.234,50'],
    ['-0.5', 'en', '−0.5'],
    ['123456789012345678901.25', 'en', '123,456,789,012,345,678,901.25'],
  ])('%s is written in %s as %s', (text, language, written) => {
    expect(writeExact(text, language)).toBe(written);
  });

  it.each(['', 'INV-7', '1,234', '2025-12-31', '1.'])('%s is none', (text) => {
    expect(writeExact(text, 'en')).toBeNull();
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.stringMatching(/^\d{1,9}$/), (whole, fraction) => {
        expect(writeExact(`${whole}.${fraction}`, 'en')?.replaceAll(',', '')).toBe(`${whole}.${fraction}`);
      }),
    );
  });
});
