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

it('the class of a tax behind the amounts is none of them, and a count under a name makes its amount', () => {
  const till = (name: string, text: string, count: string): Piece[][] => [
    [[name, 0.1], amount(text)],
    [[count, 0.1]],
  ];
  const lines = [
    ...till('LAVENDER 2L POT', '13.90 1', '5083326637442 2 @ 6.95'),
    ...till('GRASS SEED', '14.20 1', '5018256483487 1 @ 14.20'),
    ...till('OAK LABELS', '4.10 2', '1 @ 4.10'),
  ];
  expect(read(lines, 32.2)).toEqual([
    { description: 'LAVENDER 2L POT', quantity: '2', price: '6.95', amount: '13.90' },
    { description: 'GRASS SEED', quantity: '1', price: '14.20', amount: '14.20' },
    { description: 'OAK LABELS', quantity: '1', price: '4.10', amount: '4.10' },
  ]);
});

it('a count under a name that makes another amount is not its own', () => {
  const lines: Piece[][] = [
    [['OAK LABELS', 0.1], amount('4.10')],
    [['9 @ 7.77', 0.1]],
    [['GRASS SEED', 0.1], amount('2.00')],
  ];
  expect(read(lines, 6.1).map(({ description }) => description)).toEqual(['OAK LABELS', 'GRASS SEED']);
});
