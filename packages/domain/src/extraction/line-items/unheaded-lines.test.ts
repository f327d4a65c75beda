import { expect, it } from 'vitest';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { saidIn } from '../testing/lines-of-cells.ts';
import { readProvenLines } from './proven-lines.ts';
import { splitCounts } from './split-counts.ts';
import { listUnheadedTables } from './unheaded-lines.ts';

const amount = (text: string): Piece => [text, 0.9, 'to'];

function read(lines: readonly Piece[][], sum: number) {
  return listUnheadedTables(printPage(1, lines), '.')
    .flatMap((table) => readProvenLines(table, '.', [sum]) ?? [])
    .slice(0, 1)
    .flatMap((each) => saidIn(splitCounts(each, '.')));
}

it('a count that stands apart from its name is a part of it, as in the other lines', () => {
  const lines = [
    [['2 Flat white', 0.1], amount('6.40')],
    [['3', 0.1], ['Oat biscuit', 0.15], amount('6.30')],
    [['1 Lemonade, large', 0.1], amount('3.00')],
    [['TOTAL', 0.1], amount('15.70')],
  ] satisfies Piece[][];
  expect(read(lines, 15.7)).toEqual([
    { description: 'Flat white', quantity: '2', amount: '6.40' },
    { description: 'Oat biscuit', quantity: '3', amount: '6.30' },
    { description: 'Lemonade, large', quantity: '1', amount: '3.00' },
  ]);
});

it('a column of ones before prices that are the amounts is a count, since the amounts are proven', () => {
  const single = (name: string, text: string): Piece[] => [
    [name, 0.1],
    ['1', 0.5],
    [text, 0.7, 'to'],
    amount(text),
  ];
  expect(read([single('Ballpoint', '3.35'), single('Notebook', '6.85')], 10.2)).toEqual([
    { description: 'Ballpoint', quantity: '1', price: '3.35', amount: '3.35' },
    { description: 'Notebook', quantity: '1', price: '6.85', amount: '6.85' },
  ]);
});
