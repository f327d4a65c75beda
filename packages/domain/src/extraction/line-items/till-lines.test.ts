// Lines of tills, web shops, utilities and large programs (issue 14: line items).

import { describe, expect, it } from 'vitest';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { findLines } from './find-lines.ts';
import { readFigure } from './line-figures.ts';
import { splitCounts } from './split-counts.ts';
import { splitModifiers } from './split-modifiers.ts';

function read(lines: readonly Piece[][], sums: readonly number[] = []) {
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  return findLines({ pages: [printPage(1, lines)], tables: new Map(), type }, '.', sums).lines.flatMap(
    saidIn,
  );
}

/** A text at the left, the others ending at the right. */
function row(first: string, ...figures: string[]): Piece[] {
  return [[first, 0.1], ...figures.map((figure, at): Piece => [figure, 0.5 + at * 0.12, 'to'])];
}

describe('one line alone', () => {
  it('is what stands right above a total that it is the whole of, but for what costs nothing', () => {
    const lines = [
      row('Cab', '0375'),
      row('Trip by meter', '24.51'),
      row('Night', '0.00'),
      row('Net', '22.28'),
      row('Total', '24.51'),
    ];
    expect(read(lines, [24.51, 22.28])).toEqual([{ description: 'Trip by meter', amount: '24.51' }]);
    expect(read(lines.slice(0, 3), [24.51])).toEqual([]);
  });

  it('has its count and its price beside it', () => {
    const lines = [row('Seasonal bouquet', '1 x 35.54', '35.54'), row('Total', '', '35.54')];
    expect(read(lines, [35.54])).toEqual([
      { description: 'Seasonal bouquet', quantity: '1', price: '35.54', amount: '35.54' },
    ]);
  });
});

describe('what is no line', () => {
  const HEADS = row('Product', 'Qty', 'Price', 'Amount');
  const HOSE = row('Garden hose', '4', '12.50', '50.00');

  it('costs nothing and is neither counted nor priced', () => {
    expect(read([HEADS, HOSE, row('Handling', '', '', '0.00')])).toHaveLength(1);
    expect(read([HEADS, HOSE, row('Gift wrap', '1', '0.00', '0.00')])).toHaveLength(2);
  });

  it('is a summary of taxes by its heading, and the readings of a meter', () => {
    expect(
      read([row('Tax detail', 'Rate', 'Base', 'Amount'), row('Products', '18 %', '375.60', '67.61')]),
    ).toEqual([]);
    const meter = [
      row('Meter', 'Previous', 'Current', 'm³', 'kWh'),
      row('G481 (read)', '7021', '7284', '263', '3077'),
    ];
    expect(read(meter)).toEqual([]);
  });
});

it('a price says what it is the price of, where that is one', () => {
  expect(readFigure('4.766,51 1 UN', ',')?.value).toBe('4766.51');
  expect(readFigure('12.50 / 1 PC', '.')?.value).toBe('12.50');
  expect(readFigure('12.50 100 PC', '.')).toBeNull();
});

it('counts and prices that only some lines of a till have make their amounts', () => {
  const roles = ['description', '', 'amount'] as const;
  const rows = [
    ['Milk', '', '1.83'],
    ['Bread', '2 x 3.25', '6.50'],
  ];
  expect(saidIn(splitCounts(linesOf(roles, rows), '.'))).toEqual([
    { description: 'Milk', amount: '1.83' },
    { description: 'Bread', quantity: '2', price: '3.25', amount: '6.50' },
  ]);
  const wrong = splitCounts(linesOf(roles, [...rows, ['Rice', '3 x 2.00', '7.00']]), '.');
  expect(saidIn(wrong)[1]).not.toHaveProperty('quantity');
});

it('the rate of tax behind every name is no part of it, one behind some may be', () => {
  const names = (rows: string[][]) =>
    saidIn(splitModifiers(linesOf(['description', 'amount'], rows))).map((line) => line.description);
  const rated = [
    ['DULCE DE LECHE 400G (21,00)', '13.00'],
    ['AGUA SIN GAS (10,50)', '9.00'],
  ];
  expect(names(rated)).toEqual(['DULCE DE LECHE 400G', 'AGUA SIN GAS']);
  expect(names([...rated, ['PAN', '1.00']])[0]).toBe('DULCE DE LECHE 400G (21,00)');
});

it('a column that says the same in every line describes none of them', () => {
  const plan = (name: string, amount: string): Piece[] => [
    [name, 0.1],
    ['Yearly commitment', 0.3],
    ['12', 0.6, 'to'],
    [amount, 0.8, 'to'],
  ];
  const heads: Piece[] = [
    ['Product', 0.1],
    ['Description', 0.3],
    ['Quantity', 0.6, 'to'],
    ['Amount', 0.8, 'to'],
  ];
  expect(
    read([heads, plan('Starter', '120.00'), plan('Business', '480.00')]).map((line) => line.description),
  ).toEqual(['Starter', 'Business']);
});
