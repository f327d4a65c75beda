// Names of lines that are printed or were read in several pieces (issue 14: line items, scans).

import { describe, expect, it } from 'vitest';
import { readTables } from '../../tables/read-tables.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { findLines } from './find-lines.ts';
import { joinNames } from './join-names.ts';
import { findLineColumns } from './line-columns.ts';
import type { TableLines } from './read-lines.ts';
import { splitCounts, splitPairsBehind } from './split-counts.ts';

const PAGE = printPage(1, []);

/** @param asTables whether the page is also read for tables, as most are */
function read(lines: readonly Piece[][], sums: readonly number[] = [], asTables = true) {
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Receipt');
  const page = printPage(1, lines);
  const tables = new Map([[1, asTables ? readTables(page) : []]]);
  return findLines({ pages: [page], tables, type }, '.', sums).lines.flatMap(saidIn);
}

/** The cells of the lines side by side, each as long as its text, with gaps of so many of their heights between them. */
function placed(lines: TableLines, gap: number): TableLines {
  const height = 0.012;
  const rows = lines.rows.map((row, at) => {
    let left = 0.1;
    return new Map(
      [...row].map(([column, cell]) => {
        const right = left + cell.text.length * 0.008;
        const box = [left, at * 0.02, right, at * 0.02 + height] as const;
        left = right + (gap * height * PAGE.height) / PAGE.width;
        return [column, { ...cell, box }];
      }),
    );
  });
  return { ...lines, rows };
}

describe('a part of a name in a column of its own', () => {
  const parted = (first: string, part: string, heading = '') =>
    linesOf(['description', '', 'amount'], [[first, part, '20.54']], ['Details', heading, 'Amount']);
  const namesOf = (lines: TableLines, gap: number) =>
    saidIn(joinNames(placed(lines, gap), PAGE)).map(({ description }) => description);

  it('is joined to it where it stands as near as a word', () => {
    expect(namesOf(parted('Copy paper, box', 'of reams'), 0.5)).toEqual(['Copy paper, box of reams']);
    expect(namesOf(parted('Copy paper, box', 'of reams'), 1)).toEqual(['Copy paper, box']);
    expect(namesOf(parted('Pallet delivery,', 'zone 2'), 1)).toEqual(['Pallet delivery, zone 2']);
  });

  it('stays apart under a heading that is known, and where it is a code of figures', () => {
    expect(namesOf(parted('Copy paper', 'K 28', 'Batch'), 0.5)).toEqual(['Copy paper']);
    expect(namesOf(parted('Copy paper', '39269099'), 0.5)).toEqual(['Copy paper']);
  });
});

describe('a name on the paper of a till', () => {
  it('goes on in the next line where it breaks off, though that would have had room above', () => {
    const lines: Piece[][] = [
      [
        ['Adapter', 0.1],
        ['57.42', 0.8, 'to'],
      ],
      [
        ['Hot sandwich with', 0.1],
        ['6.74', 0.8, 'to'],
      ],
      [['cheese', 0.1]],
      [
        ['Total', 0.1],
        ['64.16', 0.8, 'to'],
      ],
    ];
    const names = ['Adapter', 'Hot sandwich with cheese'];
    expect(read(lines, [64.16]).map(({ description }) => description)).toEqual(names);
    expect(read(lines, [64.16], false).map(({ description }) => description)).toEqual(names);
  });

  it('goes on under its first word, where a count and a price stand before that', () => {
    const lines: Piece[][] = [
      [
        ['1 x 15.23 Model of a plane', 0.1],
        ['15.23', 0.8, 'to'],
      ],
      [
        ['1 x 38.95 Set of', 0.1],
        ['38.95', 0.8, 'to'],
      ],
      // Where 'Set' begins in the line above.
      [['perfumes', 0.1 + 7 * 0.008 + 3 * 0.004]],
      [
        ['Total', 0.1],
        ['54.18', 0.8, 'to'],
      ],
    ];
    expect(read(lines, [54.18], false).map(({ description }) => description)).toEqual([
      'Model of a plane',
      'Set of perfumes',
    ]);
  });

  it('keeps a short first word behind the price of one', () => {
    const lines = linesOf(
      ['description', 'amount'],
      [
        ['1 x 38.95 Set of perfumes', '38.95'],
        ['3 x 7.12 ea Wine', '21.36'],
        ['2 x 5.00 / kg Rice', '10.00'],
      ],
      ['', ''],
    );
    expect(saidIn(splitCounts(lines, '.')).map(({ description }) => description)).toEqual([
      'Set of perfumes',
      'Wine',
      'Rice',
    ]);
  });
});

describe('a quantity and its price in the cell of the name', () => {
  const lines = (second: string) =>
    linesOf(
      ['description', 'amount'],
      [
        ['Cabinet 42U, 3 kVA 4 649.20', '2596.80'],
        [`Vault 10 TB ${second} 234.97`, '704.91'],
      ],
    );

  it('are parted from it where they make the amount of every line', () => {
    expect(saidIn(splitPairsBehind(lines('3'), '.'))).toEqual([
      { description: 'Cabinet 42U, 3 kVA', quantity: '4', price: '649.20', amount: '2596.80' },
      { description: 'Vault 10 TB', quantity: '3', price: '234.97', amount: '704.91' },
    ]);
  });

  it('stay where one of them does not', () => {
    const other = lines('5');
    expect(splitPairsBehind(other, '.')).toBe(other);
  });
});

it('figures within names that begin before their heading are no counts', () => {
  const line = (name: string, amount: string): Piece[] => [
    [name, 0.1],
    [amount, 0.8, 'to'],
  ];
  const lines: Piece[][] = [
    [
      ['Description', 0.3],
      ['Total', 0.8, 'to'],
    ],
    line('Plan with 50 GB - vertex22.net, the year', '113.62'),
    line('Copies of 100 GB - acacia88.net, the year', '58.66'),
    line('Backup of 200 GB - acacia23.net, the year', '114.43'),
  ];
  expect(read(lines).map(({ description }) => description)).toEqual([
    'Plan with 50 GB - vertex22.net, the year',
    'Copies of 100 GB - acacia88.net, the year',
    'Backup of 200 GB - acacia23.net, the year',
  ]);
});

it('of what was ordered and what was delivered the one that makes every amount is the quantity', () => {
  const found = findLineColumns(
    [
      { heading: 'Description', texts: ['Switch', 'Battery', 'Drive', 'Aerial'] },
      { heading: 'Ord', texts: ['2', '15', '12', '4'] },
      { heading: 'Ship', texts: ['2', '12', '12', '4'] },
      { heading: 'Unit', texts: ['59.01', '11.58', '78.49', '10.35'] },
      { heading: 'Extended', texts: ['118.02', '138.96', '941.88', '41.40'] },
    ],
    '.',
  );
  expect(found?.get('quantity')).toBe(2);
});
