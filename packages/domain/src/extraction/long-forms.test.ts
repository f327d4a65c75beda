// Which pages are forms though they have more words than a form has, or none that is known of a title.

import { describe, expect, it } from 'vitest';
import { classifyPage } from './classify-page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import type { Piece } from './testing/printed-page.ts';
import { printPage } from './testing/printed-page.ts';

const typeOf = (lines: readonly Piece[][]): string =>
  classifyPage(printPage(1, lines), SHIPPED_DOCUMENT_TYPES).documentType;

/** Labels over their values, and nothing that says what the page is. */
const HEAD: readonly Piece[][] = [
  [
    ['Account', 0.05],
    ['Due date', 0.25],
    ['Net of tax', 0.45],
    ['VAT 20%', 0.65],
    ['Total to pay', 0.85],
  ],
  [
    ['146814', 0.05],
    ['20 April 2021', 0.25],
    ['1,000.00', 0.45],
    ['200.00', 0.65],
    ['1,200.00', 0.85],
  ],
];

describe('a page of many words', () => {
  it('is a form where they stand in the rows of a table', () => {
    const row: Piece[] = [
      ['7042 5150 North Quay Depot Lane', 0.05],
      ['19 Feb 2021 at 19:31', 0.45],
      ['4 x 12', 0.65],
      ['48.00', 0.85],
    ];
    expect(typeOf([...HEAD, ...Array.from({ length: 38 }, () => row)])).toBe('Invoice');
  });

  it('is none where they are prose', () => {
    const prose: Piece[] = [['what was agreed upon of old between them holds as it is written here', 0.05]];
    expect(typeOf([...HEAD, ...Array.from({ length: 38 }, () => prose)])).toBe('Other');
  });
});

describe('a page without a title', () => {
  const sums: Piece[][] = [
    [
      ['For what was done', 0.05],
      ['400.00', 0.8],
    ],
    [
      ['Add: VAT at 20%', 0.05],
      ['80.00', 0.8],
    ],
    [
      ['In all', 0.05],
      ['480.00', 0.8],
    ],
  ];

  it('is an invoice where three amounts fit each other and it names the account that they go to', () => {
    expect(typeOf([...sums, [['Quayside Savings, GB29 NWBK 6016 1331 9268 19', 0.05]]])).toBe('Invoice');
  });

  it('is none by the amounts alone', () => {
    expect(typeOf(sums)).toBe('Other');
  });
});
