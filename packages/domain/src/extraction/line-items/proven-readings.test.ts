// Lines whose figures say what their columns are, whatever stands over them (issue 14: line items): of several ways to read them the one is taken whose figures prove each other.

import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../digitise/page.ts';
import type { ReadTable } from '../../tables/read-table.ts';
import { readTables } from '../../tables/read-tables.ts';
import { tableRows } from '../../tables/table-rows.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import type { DecimalMark } from '../read-number.ts';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { findLines } from './find-lines.ts';
import { listHeadedTables } from './headed-lines.ts';
import { findLineColumns } from './line-columns.ts';
import { listUnheadedTables } from './unheaded-lines.ts';

type Tables = ReadonlyMap<number, readonly ReadTable[]>;

function readPage(page: ReadPage, tables: Tables, sums: readonly number[], mark: DecimalMark = '.') {
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  return findLines({ pages: [page], tables, type }, mark, sums).lines.flatMap(saidIn);
}

function read(lines: readonly Piece[][], sums: readonly number[], mark: DecimalMark = '.') {
  const page = printPage(1, lines);
  return readPage(page, new Map([[1, readTables(page)]]), sums, mark);
}

const figures = (...texts: readonly string[]): Piece[] =>
  texts.map((text, at): Piece => [text, 0.66 + at * 0.12, 'to']);

it('of two tables that add up the one is taken whose counts and prices make its amounts', () => {
  const used = (name: string, ...rest: string[]): Piece[] => [[name, 0.05], ...figures(...rest)];
  const page = printPage(1, [
    used('Launch ramp', '3', '19.89', '59.67'),
    used('Visitor berth, per night', '2', '62.90', '125.80'),
    used('Sum', '', '', '185.47'),
  ]);
  // As a reader of tables has it that takes the columns for one.
  const joined = linesOf(
    ['description', 'amount'],
    [
      ['Launch ramp 3 19.89', '59.67'],
      ['Visitor berth, per night 2 62.90', '125.80'],
    ],
  ).table;
  expect(readPage(page, new Map([[1, [joined]]]), [185.47])).toEqual([
    { description: 'Launch ramp', quantity: '3', price: '19.89', amount: '59.67' },
    { description: 'Visitor berth, per night', quantity: '2', price: '62.90', amount: '125.80' },
  ]);
});

it('a day under a heading is no description where other words of the line are', () => {
  const hired = (...texts: readonly string[]): Piece[] =>
    texts.map((text, at): Piece => (at < 5 ? [text, 0.02 + at * 0.15] : [text, 0.78 + (at - 5) * 0.1, 'to']));
  const lines = [
    hired('Container', 'Kind', 'Discharged', 'Free until', 'Returned', 'Days', 'Per day', 'Amount'),
    hired('BMSU 643815-3', 'open top', '01-Dec-19', '08-Dec-19', '19-Dec-19', '11', '546.97', '6,016.67'),
    hired('BMSU 564090-2', 'flat rack', '01-Dec-19', '08-Dec-19', '13-Dec-19', '5', '720.37', '3,601.85'),
    hired('Subtotal', '', '', '', '', '', '', '9,618.52'),
  ];
  expect(read(lines, [9618.52]).map(({ description, quantity }) => [description, quantity])).toEqual([
    ['open top', '11'],
    ['flat rack', '5'],
  ]);
});

describe('a count', () => {
  it('is a column of ones that have hundredths, though no price is printed', () => {
    const done = (name: string, amount: string): Piece[] => [
      [name, 0.05],
      ['1.00', 0.7, 'to'],
      [amount, 0.9, 'to'],
    ];
    const lines = [
      done('Air filter', '385.44'),
      done('Wiper blades, pair', '465.30'),
      [
        ['Subtotal', 0.05],
        ['850.74', 0.9, 'to'],
      ] satisfies Piece[],
    ];
    expect(read(lines, [850.74])).toEqual([
      { description: 'Air filter', quantity: '1.00', amount: '385.44' },
      { description: 'Wiper blades, pair', quantity: '1.00', amount: '465.30' },
    ]);
  });

  it('has its unit behind it, and makes whole amounts that were rounded', () => {
    const charged = (...[name = '', count = '', price = '', amount = '']: readonly string[]): Piece[] => [
      [name, 0.05],
      [count, 0.35],
      [price, 0.78, 'to'],
      [amount, 0.92, 'to'],
    ];
    const lines = [
      charged('Cargo', 'Cantidad Unidad', 'Tarifa', 'Valor'),
      charged('Mantención de canales', '12,50 acción o mil m³', '8.434', '105.425'),
      charged('Consumo medido', '46,80 acción o mil m³', '13.844', '647.899'),
    ];
    expect(read(lines, [753324], ',')).toEqual([
      { description: 'Mantención de canales', quantity: '12,50', price: '8.434', amount: '105.425' },
      { description: 'Consumo medido', quantity: '46,80', price: '13.844', amount: '647.899' },
    ]);
  });
});

it('rows that no table was made of keep what is printed over their columns, and go on in the line below', () => {
  const lot = (name: string, ...rest: string[]): Piece[] => [[name, 0.12], ...figures(...rest)];
  const page = printPage(1, [
    [['Lote', 0.05], ...lot('Descripción', 'Martillo', 'Comisión', 'Total')],
    [['89', 0.05], ...lot('Vista de un puerto, óleo', '1,608.00', '402.00', '2,010.00')],
    [['sobre tela', 0.12]],
    [['106', 0.05], ...lot('Primera edición', '371.00', '92.00', '463.00')],
  ]);
  expect(readPage(page, new Map(), [2473])).toEqual([
    { description: 'Vista de un puerto, óleo sobre tela', amount: '2,010.00' },
    { description: 'Primera edición', amount: '463.00' },
  ]);
  const heads = listUnheadedTables(page, '.').map((table) => tableRows(table)[0]);
  expect(heads[0]).toEqual(['Lote', 'Descripción', 'Martillo', 'Comisión', 'Total']);
});

it('lines under headings end at the sum of all of them, whatever it is called, though words stand in front of it', () => {
  const row = (...texts: readonly string[]): Piece[] =>
    texts.map((text, at): Piece => (at < 2 ? [text, 0.04 + at * 0.06] : [text, 0.6 + at * 0.09, 'to']));
  const below = (before: string, name: string, amount: string): Piece[] => [
    [before, 0.04],
    [name, 0.4],
    [amount, 0.96, 'to'],
  ];
  const page = printPage(1, [
    row('Pos.', 'Material', 'Pieces', 'Quantity', 'Value'),
    row('10', 'Cold rolled sheet', '26', '3,170.00', '70,469.10'),
    row('20', 'Square tube', '42', '2,485.00', '73,680.25'),
    below('Weighbridge ticket 035651', 'Sum of positions', '144,149.35'),
    below('Gross weight 27,835', 'On what was agreed', '23,063.90'),
    [['The surcharge for scrap of the month is within the price', 0.04]],
  ]);
  expect(listHeadedTables(page, '.').map(tableRows)).toEqual([
    [
      ['Pos.', 'Material', 'Pieces', 'Quantity', 'Value'],
      ['10', 'Cold rolled sheet', '26', '3,170.00', '70,469.10'],
      ['20', 'Square tube', '42', '2,485.00', '73,680.25'],
    ],
  ]);
});

it('the names of sums may stand under the heading of the counts, which their product proves', () => {
  const columns = [
    { heading: 'Time of day', texts: ['Morning show', 'Live read', '', '', ''] },
    { heading: 'Spots', texts: ['10', '30', 'Gross airtime', 'Agency share', 'Net airtime'] },
    { heading: 'Rate', texts: ['96.15', '276.74', '', '', ''] },
    { heading: 'Gross', texts: ['961.50', '8,302.20', '9,263.70', '-463.19', '8,800.51'] },
  ];
  expect(findLineColumns(columns, '.')?.get('quantity')).toBe(1);
});

it('a column of units describes nothing, and two products prove their columns though others are misread', () => {
  const columns = [
    { heading: 'Stores', texts: ['Deck brush', 'Rope', 'Rice', 'Helmet'] },
    { heading: 'Unit', texts: ['PCS', 'SET', 'BOX', 'PCS'] },
    { heading: '', texts: ['5', '2', '7', '10'] },
    { heading: '', texts: ['6.29', '1,789.87', '4.86', '15.45'] },
    { heading: 'Value', texts: ['31.45', '3,579.74', '224.30', '154.80'] },
  ];
  const found = findLineColumns(columns, '.');
  expect([found?.get('quantity'), found?.get('price'), found?.get('amount')]).toEqual([2, 3, 4]);
  expect(found?.get('description')).toBe(0);
});
