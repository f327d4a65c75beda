import { describe, expect, it } from 'vitest';
import { findMarketCap, guessMarketCapUnit } from './read-market-cap.ts';

describe('a market capitalisation in a file', () => {
  it.each([
    ['1,234.5', 'millions', '1234.5'],
    ['66410099.00', 'dollars', '66.41'],
    ['950M', 'dollars', '950'],
    ['$2.3bn', 'millions', '2300'],
    ['USD 1.1 T', 'millions', '1100000'],
    ['400K', 'millions', '0.4'],
    ['0.00', 'dollars', ''],
  ] as const)('%s in %s is stored as "%s"', (text, unit, stored) => {
    expect(findMarketCap(text, unit, 'point')).toBe(stored);
  });

  it('takes the decimal sign of the file', () => {
    expect(findMarketCap('1.234,5', 'millions', 'comma')).toBe('1234.5');
  });

  it.each(['Mega Cap', 'n', '-5', '66410099', '1 X', '', `$${'\t'.repeat(50_000)}1X`])(
    'is refused where it is none: %j',
    (text) => {
      expect(findMarketCap(text, 'millions', 'point')).toBeNull();
    },
  );

  it('is taken to be in dollars where one would be too many millions', () => {
    expect(guessMarketCapUnit(['0.00', '66410099.00'], 'point')).toBe('dollars');
    expect(guessMarketCapUnit(['3912345', '12.5', ''], 'point')).toBe('millions');
  });
});
