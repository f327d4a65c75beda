import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../digitise/page.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { findLines } from './find-lines.ts';
import { readFigure } from './line-figures.ts';
import { isRateOfTax, isTotalName } from './total-labels.ts';

/** What is read of a page without tables whose lines add up to one of the sums. */
function read(lines: readonly Piece[][], sums: readonly number[], isScan = false) {
  const plain = printPage(1, lines);
  const page: ReadPage = isScan
    ? { ...plain, source: 'ocr', words: plain.words.map((word) => ({ ...word, confidence: 0.9 })) }
    : plain;
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  return findLines({ pages: [page], tables: new Map(), type }, '.', sums).lines.flatMap(saidIn);
}

/** Texts in columns: two at the left, the others ending at the right. */
function row(first: string, ...figures: string[]): Piece[] {
  return [[first, 0.1], ...figures.map((figure, at): Piece => [figure, 0.5 + at * 0.12, 'to'])];
}

describe('columns that no heading names', () => {
  it('are the amount behind the last heading that is known', () => {
    const lines = [row('Item', 'Qty', 'Price', 'Sumtotal'), row('Garden hose', '4', '12.50', '50.00')];
    expect(read(lines, [])).toEqual([
      { description: 'Garden hose', quantity: '4', price: '12.50', amount: '50.00' },
    ]);
  });

  it('are the price of which the quantity less a rebate makes the amount', () => {
    const lines = [
      row('Service', 'Hours', 'Wage', 'Rebate', 'Amount'),
      row('Night watch', '8', '20.00', '10%', '144.00'),
      row('Patrol', '2', '25.00', '–', '50.00'),
    ];
    expect(read(lines, []).map(({ quantity, price, amount }) => [quantity, price, amount])).toEqual([
      ['8', '20.00', '144.00'],
      ['2', '25.00', '50.00'],
    ]);
  });

  it('are counts before the names that a heading stands over', () => {
    const counted = (count: string, name: string, price: string, amount: string): Piece[] => [
      [count, 0.1],
      [name, 0.15],
      [price, 0.6, 'to'],
      [amount, 0.8, 'to'],
    ];
    const lines = [
      counted('', 'Garment', 'Each', 'Charge').slice(1),
      counted('2', 'Wool jacket', '8.10', '16.20'),
      counted('5', 'Shirt', '3.00', '15.00'),
    ];
    expect(read(lines, [])).toEqual([
      { description: 'Wool jacket', quantity: '2', price: '8.10', amount: '16.20' },
      { description: 'Shirt', quantity: '5', price: '3.00', amount: '15.00' },
    ]);
  });

  it('are the amounts of a scan that lost its last heading', () => {
    const lines = [
      row('Item', 'Qty', 'Price'),
      row('Brake pads', '2', '65.10', '130.20'),
      row('Valve', '1', '33.00', '33.00'),
      row('Wheel', '4', '20.50', '82.00'),
    ];
    expect(read(lines, [], true).map(({ amount }) => amount)).toEqual(['130.20', '33.00', '82.00']);
  });
});

describe('lines', () => {
  it('are none of a summary of taxes, whose rows are rates', () => {
    expect(['A 20 %', 'IVA 21%', '10 % reducido'].map(isRateOfTax)).toEqual([true, true, true]);
    expect(['Fleet rebate 5 %', 'Hourly rate', 'Cotton 100 % white'].map(isRateOfTax)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('stand beside the totals on a ticket, with their counts behind the names', () => {
    const lines = [
      [...row('Bicycle', '1', '34.50'), ['VAT 10%', 0.7], ['5.64', 0.95, 'to']],
      [...row('Single, second class', '2', '27.50'), ['Net', 0.7], ['56.36', 0.95, 'to']],
    ] satisfies Piece[][];
    expect(read(lines, [62])).toEqual([
      { description: 'Bicycle', quantity: '1', amount: '34.50' },
      { description: 'Single, second class', quantity: '2', amount: '27.50' },
    ]);
  });

  it('are one alone where it has a count and its amount is the sum', () => {
    expect(read([row('Annual subscription', '1', '110.75')], [110.75])).toEqual([
      { description: 'Annual subscription', quantity: '1', amount: '110.75' },
    ]);
    expect(read([row('What you owe', '110.75')], [110.75])).toEqual([]);
  });

  it('end before a net amount that has another name, where they add up without it', () => {
    const lines = [
      row('Item', 'Qty', 'Price', 'Amount'),
      row('Coat', '2', '40.00', '80.00'),
      row('Trousers', '3', '20.00', '60.00'),
      row('Cleaning in all', '', '', '117.65'),
    ].map((pieces) => pieces.filter(([text]) => text !== ''));
    expect(read(lines, [140]).map(({ description }) => description)).toEqual(['Coat', 'Trousers']);
  });
});

describe('lines of a scan', () => {
  it('have the amount that their count and price make, where nobody can read it', () => {
    const lines = [
      row('1 Roast chicken', '23.60', '23.60'),
      row('3 Sparkling water', '7.50', 'PELL'),
      row('2 Coffee', '2.40', '4.80'),
    ];
    expect(read(lines, [50.9], true)).toEqual([
      { description: 'Roast chicken', quantity: '1', price: '23.60', amount: '23.60' },
      { description: 'Sparkling water', quantity: '3', price: '7.50', amount: '22.50' },
      { description: 'Coffee', quantity: '2', price: '2.40', amount: '4.80' },
    ]);
    expect(read(lines, [50.9])).toEqual([]);
  });

  it('have the letter of a tax that was read as a figure', () => {
    const lines = [row('PLASTERS', '1:x 4.25', '4.258'), row('COUGH SYRUP', '2 x 8.50', '17.00')];
    expect(read(lines, [21.25], true)).toEqual([
      { description: 'PLASTERS', quantity: '1', price: '4.25', amount: '4.25' },
      { description: 'COUGH SYRUP', quantity: '2', price: '8.50', amount: '17.00' },
    ]);
  });

  it('have figures whose sign of money or ruling was misread', () => {
    const values = ['%2,001.94', '=1,844.04', '-%6,917.50', 'Y 1,087.43', '2|', '1.62|5', '7.32.'].map(
      (text) => readFigure(text, '.')?.value,
    );
    expect(values).toEqual(['2001.94', '1844.04', '-6917.50', '1087.43', '2', '1.62', '7.32']);
    expect(readFigure('|S 8.1%', '.')).toMatchObject({ value: '8.1', isPercent: true });
    expect(readFigure('twenty', '.')).toBeNull();
  });
});

describe('sums', () => {
  it('behind the lines are none, though a text beside them stands in the column of counts', () => {
    const lines = [
      row('Article', 'Packs', 'Price', 'Amount'),
      row('Saline, 500 ml', '5', '32.00', '160.00'),
      row('Pen needles, 5', '2', '20.00', '40.00'),
      row('Received in good order', 'at 16 %', '', '160.00').filter(([text]) => text !== ''),
    ];
    expect(read(lines, [200]).map(({ description }) => description)).toEqual([
      'Saline, 500 ml',
      'Pen needles, 5',
    ]);
  });

  it('are no line alone, where several lines above them make another sum', () => {
    const single = (name: string): Piece[] => [
      ['1', 0.1],
      [name, 0.15],
      ['4.00', 0.65, 'to'],
      ['4.00', 0.9, 'to'],
    ];
    const page = printPage(1, [single('Child'), single('Bicycle'), single('Cabin seat')]);
    const { table } = linesOf(
      ['description', 'amount'],
      [
        ['Fares clear', '10.00'],
        ['VAT 20%', '2.00'],
      ],
    );
    const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
    const { lines } = findLines({ pages: [page], tables: new Map([[1, [table]]]), type }, '.', [10, 12]);
    expect(lines.flatMap(saidIn).map(({ description }) => description)).toEqual([
      'Child',
      'Bicycle',
      'Cabin seat',
    ]);
  });

  it('have their currency behind their names', () => {
    expect(isTotalName('Net amount in NOK')).toBe(true);
    expect(isTotalName('Boots in NOK')).toBe(false);
  });

  it('are those by which a tax is worked out', () => {
    const labels = ['Exempt', 'Zero rated', 'Taxable at 16%', 'Gravado al 12 %', 'Rated capacity'];
    expect(labels.map(isTotalName)).toEqual([true, true, true, true, false]);
  });
});
