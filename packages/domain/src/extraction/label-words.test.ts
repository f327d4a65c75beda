import { describe, expect, it } from 'vitest';
import { listBeginnings, listLabelWords, matchName, prepareName } from './label-words.ts';

function match(text: string, name: string, isScan: boolean) {
  return matchName(listBeginnings(listLabelWords(text), 0, isScan), 0, prepareName(name), isScan);
}

describe('words of a label', () => {
  it('take an abbreviation with points for one word, and no number of a line', () => {
    expect(listLabelWords('1.2 N.I.F. Nº').map(({ plain }) => plain)).toEqual(['nif', 'n']);
  });
});

describe('a name', () => {
  it.each([
    ['Fa ctu ra 17', 'factura', 3],
    ['Priceeach', 'price each', 1],
    ['C.I.F.: A-1', 'cif', 1],
  ])('is found in %s whatever its spaces are', (text, name, count) => {
    expect(match(text, name, false)).toMatchObject({ count, misread: 0 });
  });

  it.each([
    ['lnvoice nurnber', 'invoice number'],
    ['Payrnent terms', 'payment terms'],
    ['Cédigo de cliente', 'codigo de cliente'],
    ['LVA', 'iva'],
  ])('is known in a scan as %s', (text, name) => {
    expect(match(text, name, true)?.misread).toBeGreaterThan(0);
    expect(match(text, name, false)).toBeNull();
  });

  it('of few letters is not taken for another one', () => {
    expect(match('data', 'date', true)).toBeNull();
    expect(match('Invoice data', 'order number', true)).toBeNull();
  });
});
