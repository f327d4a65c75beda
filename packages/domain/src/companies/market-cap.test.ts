import { describe, expect, it } from 'vitest';
import { findStoredMarketCap, storedMarketCap } from './market-cap.ts';

describe('a market capitalisation', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.5'],
    ['3,912,345', '3912345'],
    ['0.0014', '0.001'],
    ['10000000', '10000000'],
  ])('written as %s is stored as %s', (written, stored) => {
    expect(findStoredMarketCap(written)).toBe(stored);
  });

  it.each(['0', '0.0004', '-5', '10000000.001', '66410099', '1e6', '12,34', 'large', '1.2.3', 'Infinity'])(
    'is refused where it is no number in range: %s',
    (written) => {
      expect(findStoredMarketCap(written)).toBeNull();
    },
  );

  it('is written without an exponent however small', () => {
    expect(storedMarketCap(0.001)).toBe('0.001');
    expect(storedMarketCap(Number.NaN)).toBeNull();
  });
});
