import { describe, expect, it } from 'vitest';
import { ssotKey } from './document-type.ts';
import { readScanned } from './read-scanned.ts';

const conventions = { decimalMark: '.', dateOrder: 'DMY' } as const;
const amount = ssotKey('Amounts', 'Total', 'amount', '', { dataType: 'currency' });
const date = ssotKey('Document', 'Date', 'date', '', { dataType: 'date' });
const grade = ssotKey('Ratings', 'Rating', 'rating', '', {
  dataType: 'enum',
  allowedValues: ['A', 'B+', 'B'],
});

describe('a value of a scan', () => {
  it.each([
    [amount, '1,2O0.5O', '1200.50'],
    [amount, '£22.763.53', '22763.53'],
    [date, 'l5/O3/2024', '2024-03-15'],
    [grade, '8+', 'B+'],
  ])('of $dataType has its misread characters put right, and says so', (key, text, value) => {
    expect(readScanned(text, key, conventions, true)).toEqual({ value, raw: text, isCorrected: true });
    expect(readScanned(text, key, conventions, false)).toBeNull();
  });

  it('that is a company has its legal form and its sign put right', () => {
    const issuer = ssotKey('Parties', 'Seller', 'issuer', '', { dataType: 'string' });
    const said = (text: string) => readScanned(text, issuer, conventions, true)?.value;
    expect(said('Florería Rosa E.LR.L.')).toBe('Florería Rosa E.I.R.L.');
    expect(said('Cerámicas Onda E.1.R.L.')).toBe('Cerámicas Onda E.I.R.L.');
    expect(said('Marlow €: Finch Ltd')).toBe('Marlow & Finch Ltd');
  });

  it('is not corrected where rulings alone stand beside it', () => {
    expect(readScanned('|26.18|', amount, conventions, true)).toEqual({
      value: '26.18',
      raw: '|26.18|',
      isCorrected: false,
    });
  });

  it('is never made of a word', () => {
    expect(readScanned('Solo', amount, conventions, true)).toBeNull();
    expect(readScanned('SIO', amount, conventions, true)).toBeNull();
  });
});
