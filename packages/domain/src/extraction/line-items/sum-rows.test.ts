// Rows and tables that say in sums what lines say in detail (issue 14: line items; sums within a document).

import { describe, expect, it } from 'vitest';
import { linesOf, saidIn } from '../testing/lines-of-cells.ts';
import { dropSummaries } from './line-sums.ts';
import { dropSums } from './sum-rows.ts';

const COUNTED = ['description', 'quantity', 'price', 'amount'] as const;

function keptOf(texts: readonly (readonly string[])[], roles: Parameters<typeof linesOf>[0] = COUNTED) {
  const lines = linesOf(roles, texts);
  const rows = dropSums(lines.rows, lines.columns, '.');
  return saidIn({ ...lines, rows }).map(({ description }) => description);
}

const MIX = ['Concrete mix', '5.60', '100.00', '560.00'];
const SAND = ['Sand', '4.40', '50.00', '220.00'];
const KERB = ['Kerb mix', '2.00', '30.00', '60.00'];
const BLOCK = ['Block mix', '1.00', '40.00', '40.00'];

describe('a sum among lines', () => {
  it('is none of them, though it counts all of them', () => {
    expect(keptOf([MIX, SAND, ['Lot 763', '10.00', '', '780.00']])).toEqual(['Concrete mix', 'Sand']);
  });

  it('stands behind each group, and one of all at the end', () => {
    const rows = [MIX, SAND, ['North', '', '', '780.00'], KERB, BLOCK, ['South', '', '', '100.00']];
    const names = ['Concrete mix', 'Sand', 'Kerb mix', 'Block mix'];
    expect(keptOf([...rows, ['Both', '', '', '880.00']])).toEqual(names);
  });

  it('stands before the lines that make it', () => {
    const rows = [['Materials', '', '', '780.00'], MIX, SAND, ['Other', '', '', '100.00'], KERB, BLOCK];
    expect(keptOf(rows)).toEqual(['Concrete mix', 'Sand', 'Kerb mix', 'Block mix']);
  });

  it('closes a further group where nothing is counted; what no sum closes is no line', () => {
    const rows = [
      ['Hose', '10'],
      ['Pump', '20'],
      ['North', '30'],
      ['Tap', '5'],
      ['Nut', '6'],
      ['South', '11'],
    ];
    const roles = ['description', 'amount'] as const;
    expect(keptOf([...rows, ['Rounding', '1']], roles)).toEqual(['Hose', 'Pump', 'Tap', 'Nut']);
  });

  it('is of one line alone only where it is called one', () => {
    expect(keptOf([MIX, ['North total', '', '', '560.00']])).toEqual(['Concrete mix']);
    expect(keptOf([MIX, ['Delivery', '', '', '560.00']])).toEqual(['Concrete mix', 'Delivery']);
  });

  it('is a line where it has a price', () => {
    expect(keptOf([MIX, SAND, ['Pump', '', '780.00', '780.00']])).toHaveLength(3);
  });

  it('is a line on a till where its count is that of those above it, since nothing calls it a sum', () => {
    const roles = ['quantity', 'description', 'amount'] as const;
    const rows = [
      ['1', 'Tea', '5.00'],
      ['1', 'Soup', '5.00'],
    ];
    expect(keptOf([...rows, ['2', 'Cake', '10.00']], roles)).toHaveLength(3);
    expect(keptOf([...rows, ['2', 'Table total', '10.00']], roles)).toEqual(['Tea', 'Soup']);
  });
});

describe('a summary beside the detail', () => {
  const SUMMARY = linesOf(
    ['description', 'amount'],
    [
      ['Service charges', '880.00'],
      ['Credits', '0.00'],
    ],
  );
  const DETAIL = linesOf(COUNTED, [MIX, SAND, KERB, BLOCK]);

  it('holds no lines where the detail is a sum of the document by itself', () => {
    expect(dropSummaries([SUMMARY, DETAIL], '.', [880, 968])).toEqual([DETAIL]);
  });

  it('holds lines where all together are a sum, and where nothing adds up', () => {
    expect(dropSummaries([SUMMARY, DETAIL], '.', [1760])).toEqual([SUMMARY, DETAIL]);
    expect(dropSummaries([SUMMARY, DETAIL], '.', [500])).toEqual([SUMMARY, DETAIL]);
  });

  it('is the one with fewer lines where neither is counted', () => {
    const plain = linesOf(
      ['description', 'amount'],
      [
        ['Calls', '500.00'],
        ['Data', '300.00'],
        ['Messages', '80.00'],
      ],
    );
    expect(dropSummaries([SUMMARY, plain], '.', [880])).toEqual([plain]);
  });

  it('never stands for lines that are counted', () => {
    expect(dropSummaries([DETAIL, SUMMARY, SUMMARY], '.', [1760])).toHaveLength(3);
  });
});
