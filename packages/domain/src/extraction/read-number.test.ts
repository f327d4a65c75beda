import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDecimalMark, findCurrency, readNumber, scaleDecimal } from './read-number.ts';

const PRINTED = fc.string({ unit: fc.constantFrom(...'0123456789.,-−–()€$%\u00A0/ aeñJy\u{1F600}\u0000') });

describe('readNumber', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['(123)', '-123'],
    ['$ (1,234)', '-1234'],
    ['($1,234.5)', '-1234.5'],
    ['123-', '-123'],
    ['€ -9,32', '-9.32'],
    ['45,93 €', '45.93'],
    ['0,5', '0.5'],
    ['12,345,678', '12345678'],
    ['1,23,456.00', '123456.00'],
    ['€ 399,00', '399.00'],
    ['RD$ 1,500.00', '1500.00'],
    ['0.001', '0.001'],
    ['€ 1.250,-', '1250'],
    ['450.–', '450'],
    ['Gs. 1.234.567', '1234567'],
    ['Dhs. 1,234.50', '1234.50'],
    ['L 1,250.00', '1250.00'],
    ['B/. 12.50', '12.50'],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)?.value).toBe(value);
  });

  it.each(['', 'abc', '12 items', '1.2.3,4', '2014-04-19', '(', '$'])('takes %s for no number', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('follows the convention of the document where one separator could be either', () => {
    expect(readNumber('1,234')?.value).toBe('1234');
    expect(readNumber('1,234', ',')?.value).toBe('1.234');
    expect(decideDecimalMark(['3,50 €', '1.234,00', '7'])).toBe(',');
  });

  it('knows percent and currency', () => {
    expect(readNumber('12,5 %')).toMatchObject({ value: '12.5', isPercent: true });
    expect(readNumber('£12')?.currency).toBe('GBP');
  });

  it.each([
    ['R1 234.50', 'ZAR'],
    ['S$12.00', 'SGD'],
    ['NZ$ 12.00', 'NZD'],
    ['AU$12.00', 'AUD'],
    ['R$ 12,00', 'BRL'],
    ['$U 12,00', 'UYU'],
    ['Q 12.00', 'GTQ'],
    ['₡ 12', 'CRC'],
  ])('takes %s for an amount of %s', (text, currency) => {
    expect(readNumber(text)).not.toBeNull();
    expect(findCurrency(text)).toBe(currency);
  });

  it('takes no number of a thing for an amount', () => {
    expect(readNumber('R1234')).toBeNull();
    expect(readNumber('Q12')).toBeNull();
  });

  it('reads back what any locale printed', () => {
    const marks = [
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...marks),
        fc.constantFrom('minus', 'brackets'),
        (cents, [thousands, point], negative) => {
          const digits = String(Math.abs(cents)).padStart(3, '0');
          const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
          const printed = `${whole}${point}${digits.slice(-2)}`;
          const signed = cents >= 0 ? printed : negative === 'minus' ? `-${printed}` : `(${printed})`;
          expect(Number(readNumber(signed)?.value)).toBeCloseTo(cents / 100, 2);
        },
      ),
    );
  });

  it('throws on nothing', () => {
    fc.assert(fc.property(PRINTED, (text) => void readNumber(text)));
  });
});

describe('scaleDecimal', () => {
  it.each([
    ['1.5', 6, '1500000'],
    ['-12', 3, '-12000'],
    ['1.2345', 3, '1234.5'],
    ['0', 6, '0'],
  ])('%s times ten to the power of %i', (value, power, scaled) => {
    expect(scaleDecimal(value, power)).toBe(scaled);
  });
});
