// What stands with, under and beside the names of lines and is no part of them (issue 14: line items).

import { describe, expect, it } from 'vitest';
import { readTables } from '../../tables/read-tables.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { saidIn } from '../testing/lines-of-cells.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { findLines } from './find-lines.ts';

function read(lines: readonly Piece[][], sums: readonly number[] = []) {
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  const page = printPage(1, lines);
  const tables = new Map([[1, readTables(page)]]);
  return findLines({ pages: [page], tables, type }, '.', sums).lines.flatMap(saidIn);
}

const named = (lines: readonly { readonly description?: string }[]) =>
  lines.map(({ description }) => description);

/** A code, a name, and figures that end in columns. */
function row(code: string, name: string, ...figures: string[]): Piece[] {
  return [[code, 0.05], [name, 0.22], ...figures.map((figure, at): Piece => [figure, 0.6 + at * 0.12, 'to'])];
}

const HEADS = row('PRODUCT NUMBER', 'DESCRIPTION', 'QTY', 'PRICE', 'AMOUNT');

describe('two lines of a heading row', () => {
  it('are one heading where its words part no cells', () => {
    const coded = [
      ['65956383', 'Signature'],
      ['65352640', 'Creative suite'],
    ] as const;
    const lines = coded.map(([code, name]) => row(`${code} 12`, name, '5', '44.42', '222.10'));
    expect(read([row('PRODUCT EDITION', 'DESCRIPTION', 'QTY', 'PRICE', 'AMOUNT'), ...lines])).toEqual(
      coded.map(([, name]) => ({ description: name, quantity: '5', price: '44.42', amount: '222.10' })),
    );
  });

  it('are one heading where a stroke parts two names', () => {
    const heads: Piece[] = [
      ['Passenger / vehicle', 0.1],
      ['Fare', 0.6, 'to'],
      ['Sum', 0.8, 'to'],
    ];
    const fares = [
      ['Child', '9.40'],
      ['Cabin', '11.90'],
      ['Bicycle', '4.41'],
    ] as const;
    const lines = fares.map(([name, fare]): Piece[] => [
      ['1', 0.07],
      [name, 0.1],
      [fare, 0.6, 'to'],
      [fare, 0.8, 'to'],
    ]);
    expect(read([heads, ...lines], [25.71])).toEqual(
      fares.map(([name, fare]) => ({ description: name, quantity: '1', price: fare, amount: fare })),
    );
  });
});

describe('what stands under a name', () => {
  it('is no part of it where it has a label of its own', () => {
    const lines = [
      HEADS,
      row('65956383', 'Signature', '5', '44.42', '222.10'),
      row('', 'Term: 06/06/2019 to 07/06/2019').slice(1),
      row('65352640', 'Creative suite', '2', '99.81', '199.62'),
      row('', 'Licence: KX-12').slice(1),
    ];
    expect(named(read(lines))).toEqual(['Signature', 'Creative suite']);
  });

  it.each([
    'Heat 65V877 · certificate 971142',
    'Delivery note A/17564 of 13 May 2022',
    '61165436 price in town',
    'price in town 79.35',
  ])('is no part of it where it is numbered or priced: %s', (note) => {
    const lines = [
      HEADS,
      row('65956383', 'Cold rolled sheet', '5', '44.42', '222.10'),
      row('', note).slice(1),
      row('65352640', 'Square tube', '2', '99.81', '199.62'),
    ];
    expect(named(read(lines))).toEqual(['Cold rolled sheet', 'Square tube']);
  });

  const dish = (name: string, price: string): Piece[] => [
    [name, 0.1],
    [price, 0.8, 'to'],
  ];
  const UNDER: Piece[] = [['well done', 0.1]];

  it('is a change of it on a till where other names have none', () => {
    const lines = [dish('Margherita', '14.00'), UNDER, dish('Brownie', '6.00')];
    expect(named(read([...lines, dish('Total', '20.00')], [20]))).toEqual(['Margherita', 'Brownie']);
  });
});

it('what stands behind every name and one under the other is a code', () => {
  const coded = (name: string, count: string, amount: string): Piece[] => [
    [name, 0.05],
    ['39269099', 0.26],
    [count, 0.5, 'to'],
    ['2.50', 0.65, 'to'],
    [amount, 0.8, 'to'],
  ];
  const heads: Piece[] = [
    ['Item description', 0.05],
    ['Quantity', 0.5, 'to'],
    ['Price', 0.65, 'to'],
    ['Amount', 0.8, 'to'],
  ];
  const lines = [heads, coded('Pipe clamp 63 mm', '4', '10.00'), coded('Moulded cap 38', '6', '15.00')];
  expect(named(read(lines))).toEqual(['Pipe clamp 63 mm', 'Moulded cap 38']);
});

it('what stands beside a charge and is said of something else is no part of it', () => {
  const beside = (label: string, figure: string, text: string): Piece[] => [
    [label, 0.05],
    [figure, 0.45, 'to'],
    [text, 0.6],
  ];
  const lines = [
    beside('Adult single', '31.94', 'Paid by American Express'),
    beside('Seat selection', '7.34', 'Albion Coachlines Ltd'),
    beside('Net', '32.73', '18 Moor Street, Birmingham'),
    beside('Total', '39.28', 'Be at the stop in time'),
  ];
  expect(read(lines, [39.28, 32.73])).toEqual([
    { description: 'Adult single', amount: '31.94' },
    { description: 'Seat selection', amount: '7.34' },
  ]);
});

it('the code of the tax behind the figures of a line makes no total of it', () => {
  const lines = [
    row('ITEM NO.', 'DESCRIPTION', 'QTY', 'PRICE', 'EXTENDED', 'CODE'),
    row('17797', 'Pressure tank', '1', '171.97', '171.97', 'GST'),
    row('T-02488', 'Foot valve', '2', '80.57', '161.14', 'GST'),
    row('', 'GST', '', '', '33.31').filter(([text]) => text !== ''),
  ];
  expect(read(lines)).toEqual([
    { description: 'Pressure tank', quantity: '1', price: '171.97', amount: '171.97' },
    { description: 'Foot valve', quantity: '2', price: '80.57', amount: '161.14' },
  ]);
});

it('a price without an amount behind the lines charges nothing', () => {
  const lines = [
    HEADS,
    row('1', 'Frame', '2', '30.00', '60.00'),
    row('2', 'Lenses', '2', '40.00', '80.00'),
    row('OD', 'Left eye', '', '102').filter(([text]) => text !== ''),
  ];
  expect(named(read(lines))).toEqual(['Frame', 'Lenses']);
});

describe('columns of words', () => {
  const instrument = (...texts: readonly string[]): Piece[] =>
    texts.map((text, at): Piece => (at < 3 ? [text, 0.05 + at * 0.22] : [text, 0.55 + at * 0.11, 'to']));

  it('stay apart where each has a heading of its own that nobody knows', () => {
    const lines = [
      instrument('Certificate', 'Instrument', 'Serial', 'No.', 'Price'),
      instrument('K22-9413', 'Temperature probe Pt100', 'SN 312259', '1', '1,404.75'),
      instrument('K22-3899', 'Digital calliper 150 mm', 'SN 794183', '1', '620.41'),
      instrument('K22-9275', 'Analytical balance 220 g', 'SN 955265', '1', '1,892.34'),
    ];
    expect(named(read(lines, [3917.5]))).toEqual([
      'Temperature probe Pt100',
      'Digital calliper 150 mm',
      'Analytical balance 220 g',
    ]);
  });

  it('describe lines though their heading is also that of a tax', () => {
    const lines = [
      instrument('Ruta', 'Tipo de vuelo', 'Aeronave', 'Horas', 'Importe'),
      instrument('SLTR-SLRY', 'Inspección de línea', 'CP-3019', '3.10', '20,270.78'),
      instrument('SLRY-SLRB', 'Carga externa de material', 'CP-3019', '1.70', '22,384.07'),
    ];
    expect(named(read(lines, [42_654.85]))).toEqual(['Inspección de línea', 'Carga externa de material']);
  });
});

it('of a till a price in whole thousands stands apart from the amount behind it', () => {
  const lines: Piece[][] = [
    [
      ['Sal, humo, tiempo', 0.1],
      ['111,429', 0.8, 'to'],
    ],
    [
      ['Mis primeros cien pájaros', 0.1],
      ['3 @ 71,565 214,695', 0.8, 'to'],
    ],
    [
      ['Total COP', 0.1],
      ['326,124', 0.8, 'to'],
    ],
  ];
  expect(read(lines, [326_124])).toEqual([
    { description: 'Sal, humo, tiempo', amount: '111,429' },
    expect.objectContaining({ description: 'Mis primeros cien pájaros', amount: '214,695' }),
  ]);
});

it('what the sum is of, and what was charged, are no lines', () => {
  const lines: Piece[][] = [
    [
      ['1 Hybrid bicycle, half day', 0.1],
      ['21.73', 0.8, 'to'],
    ],
    [
      ['Charged', 0.1],
      ['21.73', 0.8, 'to'],
    ],
    [
      ['of which net', 0.1],
      ['18.11', 0.8, 'to'],
    ],
    [
      ['of which VAT 20%', 0.1],
      ['3.62', 0.8, 'to'],
    ],
  ];
  expect(read(lines, [21.73, 18.11])).toEqual([
    { description: 'Hybrid bicycle, half day', quantity: '1', amount: '21.73' },
  ]);
});
