import { describe, expect, it } from 'vitest';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { hasCorrections, proveFigures } from './prove-figures.ts';

const ROLES = ['description', 'quantity', 'price', 'amount'] as const;

function prove(rows: readonly (readonly string[])[], sums: readonly number[] = []) {
  const lines = proveFigures([linesOf(ROLES, rows)], '.', sums);
  return { said: lines.flatMap(saidIn), isCorrected: hasCorrections(lines), lines };
}

describe('figures of scanned lines', () => {
  it('that nobody can read follow from the rest of their line, and the text stays', () => {
    const { said, lines, isCorrected } = prove([
      ['Valve', 'I', '37.90', '37.90'],
      ['Hose', 'ps', '12.50', '37.50'],
      ['Pipe', '', '3.00', '30.00'],
    ]);
    expect(said.map(({ quantity }) => quantity)).toEqual(['1', '3', '10']);
    expect(isCorrected).toBe(true);
    expect(lines[0]?.rows[1]?.get(1)).toMatchObject({ text: 'ps', value: '3' });
  });

  it('have their counts where OCR lost the column of all of them', () => {
    const known = [
      ['Seats', '5.02', '200.80'],
      ['Archive', '9.62', '9.62'],
    ];
    const said = (rows: readonly (readonly string[])[]) =>
      proveFigures([linesOf(['description', 'price', 'amount'], rows)], '.', []).flatMap(saidIn);
    expect(said(known).map(({ quantity }) => quantity)).toEqual(['40', '1']);
    expect(said([...known, ['Visit', '7.00', '10.00']])[0]).not.toHaveProperty('quantity');
    expect(
      said([
        ['Visit', '9.62', '9.62'],
        ['Call', '7.00', '7.00'],
      ])[0],
    ).not.toHaveProperty('quantity');
  });

  it('of a credit have counts below nothing', () => {
    expect(prove([['Valve', 'S19', '184.71', '-2216.52']]).said).toMatchObject([{ quantity: '-12' }]);
  });

  it('that lost a mark get it back', () => {
    const { said } = prove([
      ['Roller', '24', '98.98', '2,375 52'],
      ['Freight', 'ps', '336 53', '336.53'],
    ]);
    expect(said).toMatchObject([{ amount: '2375.52' }, { quantity: '1', price: '336.53' }]);
  });

  it('that have a mark too many lose it', () => {
    expect(prove([['Pump', '1', '400.554', '400554']]).said).toMatchObject([{ price: '400554' }]);
  });

  it('that are read wrong are told by the sum of all lines', () => {
    const rows = [
      ['Valve', '2', '10.00', '70.00'],
      ['Hose', '3', '12.50', '37.50'],
    ];
    expect(prove(rows, [57.5]).said[0]).toMatchObject({ quantity: '2', price: '10.00', amount: '20.00' });
    expect(prove(rows, [107.5]).said[0]).toMatchObject({ quantity: '7', price: '10.00', amount: '70.00' });
  });

  it('are what the sum asks for, however they were read', () => {
    const rows = [
      ['Valve', '2', '10.00', '20.00'],
      ['Paper', '10', '25.05', '38'],
    ];
    expect(prove(rows, [270.5]).said[1]).toMatchObject({ quantity: '10', price: '25.05', amount: '250.50' });
    expect(prove(rows).said[1]).toMatchObject({ amount: '38' });
  });

  it('that lost their mark before the cents in price and amount alike get it back by the sum', () => {
    const rows = [
      ['Valve', '2', '10.00', '20.00'],
      ['Licence', '1', '125137', '125137'],
    ];
    expect(prove(rows, [1271.37]).said[1]).toMatchObject({ price: '1251.37', amount: '1251.37' });
    expect(prove(rows, [125_157]).said[1]).toMatchObject({ price: '125137', amount: '125137' });
  });

  it('of one line alone follow from its price and what the sum leaves', () => {
    const rows = [
      ['Valve', '2', '10.00', '20.00'],
      ['Skirting', '', '19.70', ''],
    ];
    expect(prove(rows, [39.7]).said[1]).toMatchObject({ quantity: '1', price: '19.70', amount: '19.70' });
    expect(prove(rows, [45]).said[1]).toEqual({ description: 'Skirting', price: '19.70' });
  });

  it('stay as they are where they agree, where several could be wrong, and where one is far from all that would fit', () => {
    const rows = [
      ['Valve', '2', '10.00', '20.00'],
      ['Hose', '2', '10.00', '70.00'],
      ['Pipe', '2', '10.00', '345.67'],
    ];
    const { said, isCorrected } = prove(rows);
    expect(said.map(({ quantity, price, amount }) => [quantity, price, amount])).toEqual(
      rows.map((row) => row.slice(1)),
    );
    expect(isCorrected).toBe(false);
  });

  it('begin with a sign of money that was read as a digit where count and sum prove it, and where no other way is left', () => {
    const rows = [
      ['Trousers', '2', '71,000.97', '2,001.94'],
      ['Shirt', '2', '1282.86', '7565.72'],
      ['Coat', '1', '71,844.04', '1,844.04'],
    ];
    const said = (sums: readonly number[]) =>
      prove(rows, sums).said.map(({ price, amount }) => [price, amount]);
    expect(said([4411.7])).toEqual([
      ['1000.97', '2,001.94'],
      ['282.86', '565.72'],
      ['1844.04', '1,844.04'],
    ]);
    // Without the sum 2 × 1282.86 = 2565.72 is as likely.
    expect(said([])[1]).toEqual(['1282.86', '2565.72']);
    expect(prove([['Photographs', '3', '7282.86', '7848.58']]).said).toMatchObject([
      { price: '282.86', amount: '848.58' },
    ]);
  });

  it('are left alone in lines with a discount', () => {
    const lines = linesOf([...ROLES, 'discount'], [['Valve', 'I', '10.00', '10.00', '']]);
    expect(hasCorrections(proveFigures([lines], '.', []))).toBe(false);
  });
});
