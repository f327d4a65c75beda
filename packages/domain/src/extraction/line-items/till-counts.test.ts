// Counts and prices with the names of some lines only (issue 14: line items).

import { describe, expect, it } from 'vitest';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { splitCounts } from './split-counts.ts';

function read(texts: readonly (readonly string[])[], roles: Parameters<typeof linesOf>[0]) {
  return saidIn(
    splitCounts(
      linesOf(
        roles,
        texts,
        roles.map(() => ''),
      ),
      '.',
    ),
  );
}

const PAIR = ['description', 'amount'] as const;

describe('the price of one stands', () => {
  it('behind a name that its count stands before, in a cell of its own or with it', () => {
    const tabs = { description: 'DISHWASH TABS 40', quantity: '3', price: '12.17', amount: '36.51' };
    const milk = { description: 'MILK 2L', amount: '3.97' };
    expect(
      read(
        [
          ['MILK 2L', '3.97'],
          ['3 x DISHWASH TABS 40 @ 12.17', '36.51'],
        ],
        PAIR,
      ),
    ).toEqual([milk, tabs]);
    const apart = [
      ['MILK 2L', '', '3.97'],
      ['3 x DISHWASH TABS 40', '@ 12.17', '36.51'],
    ];
    expect(read(apart, ['description', '', 'amount'])).toEqual([milk, tabs]);
  });

  it('behind a count with its unit', () => {
    expect(
      read(
        [
          ['MILK 2L', '3.97'],
          ['BANANAS 0.735 kg @ 2.99/kg', '2.20'],
        ],
        PAIR,
      ),
    ).toEqual([
      { description: 'MILK 2L', amount: '3.97' },
      { description: 'BANANAS', quantity: '0.735', price: '2.99', amount: '2.20' },
    ]);
  });

  it('before its count', () => {
    expect(
      read(
        [
          ['MILK 2L', '3.97'],
          ['TABS 4.00 x 2', '8.00'],
        ],
        PAIR,
      )[1],
    ).toMatchObject({
      quantity: '2',
      price: '4.00',
    });
  });

  it('before a name, with its count', () => {
    expect(
      read(
        [
          ['MILK 2L', '3.97'],
          ['2 x 1.50 Bread roll', '3.00'],
        ],
        PAIR,
      )[1],
    ).toEqual({
      description: 'Bread roll',
      quantity: '2',
      price: '1.50',
      amount: '3.00',
    });
  });
});

it('what does not make its amount is no count', () => {
  expect(
    read(
      [
        ['MILK 2L', '3.97'],
        ['3 x TABS 40 @ 12.17', '36.50'],
      ],
      PAIR,
    )[1],
  ).not.toHaveProperty('price');
  expect(
    read(
      [
        ['MILK 2L', '3.97'],
        ['BOLT M8 x 40', '5.00'],
      ],
      PAIR,
    )[1],
  ).not.toHaveProperty('quantity');
});

it('one count before a name says that the others are counts too', () => {
  const lines = read(
    [
      ['2 MILK 2L', '7.94'],
      ['3 TABS @ 12.00', '36.00'],
      ['BREAD', '2.00'],
    ],
    PAIR,
  );
  expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['MILK 2L', '2'],
    ['TABS', '3'],
    ['BREAD', undefined],
  ]);
});
