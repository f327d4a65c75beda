// Line items as accounting programs, shops and clouds print them (issue 14: header rows stacked; line items).

import { expect, it } from 'vitest';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { saidIn } from '../testing/lines-of-cells.ts';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { findLines } from './find-lines.ts';

function read(lines: readonly Piece[][], sums: readonly number[] = []) {
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  const pages = [printPage(1, lines)];
  return findLines({ pages, tables: new Map(), type }, '.', sums).lines.flatMap(saidIn);
}

function row(...texts: string[]): Piece[] {
  const places = [0.1, 0.4, 0.6, 0.7, 0.93];
  return texts.flatMap((text, at): Piece[] =>
    text === '' ? [] : [at === 0 ? [text, 0.1] : [text, places[at] ?? 0.95, 'to']],
  );
}

it('headings in two lines are read as one, beside those that take one', () => {
  const lines = [
    row('', '', 'Unit price', '', 'Subtotal'),
    row('Article', 'Qty', '(ex VAT)', 'VAT %', '(ex VAT)'),
    row('Coffee machine', '3', '20.10', '16 %', '60.30'),
    row('Lamp', '1', '10.90', '8 %', '10.90'),
  ];
  expect(read(lines)).toEqual([
    { description: 'Coffee machine', quantity: '3', price: '20.10', taxRate: '16 %', amount: '60.30' },
    { description: 'Lamp', quantity: '1', price: '10.90', taxRate: '8 %', amount: '10.90' },
  ]);
});

it('a heading says what a price is without and stays its name', () => {
  const lines = [
    row('Article', 'Quantity', 'Unit Price Excl. VAT', '', 'Line Amount Excl. VAT'),
    row('Thermostat', '2', '40.50', '', '81.00'),
    row('Visit', '24', '2.00', '', '48.00'),
  ];
  expect(read(lines).map(({ price, amount }) => [price, amount])).toEqual([
    ['40.50', '81.00'],
    ['2.00', '48.00'],
  ]);
});

it('totals end the lines though a note stands beside them', () => {
  const lines = [
    row('Description', 'Qty', 'Rate', '', 'Amount'),
    row('Tree removal', '2', '10.00', '', '20.00'),
    row('Mulch', '4', '1.50', '', '6.00'),
    [...row('Thank you for your business! Please make'), ['SUBTOTAL', 0.78, 'to'], ['26.00', 0.93, 'to']],
    row('cheques payable to the gardeners'),
  ] satisfies Piece[][];
  expect(read(lines).map(({ description, amount }) => [description, amount])).toEqual([
    ['Tree removal', '20.00'],
    ['Mulch', '6.00'],
  ]);
});

it('the number of what is hired and the days it is charged for are no part of its name', () => {
  const lines = [
    row('Description', 'Qty', 'Rate', '', 'Amount'),
    row('Scissor lift', '2', '10.00', '', '20.00'),
    row('Equipment #6744175'),
    row('Log retention', '4', '1.50', '', '6.00'),
    row('15 Oct 2022 – 14 Nov 2022'),
  ];
  expect(read(lines).map(({ description }) => description)).toEqual(['Scissor lift', 'Log retention']);
});

it('the parts of each charge are no charges', () => {
  const part = (name: string, amount: string): Piece[] => [
    [name, 0.13],
    [amount, 0.92, 'to'],
  ];
  const charge = (name: string, amount: string): Piece[][] => [
    row(name, '', '', '', amount),
    part('Charges', amount),
    part('Duty', '0.00'),
  ];
  const lines = [
    ...charge('Service fees', '4.10'),
    part('Credits', '0.00'),
    ...charge('Data transfer', '0.03'),
    ...charge('Computers', '1.85'),
    ...charge('Archive', '2.22'),
  ];
  expect(read(lines, [4.1])).toEqual([
    { description: 'Data transfer', amount: '0.03' },
    { description: 'Computers', amount: '1.85' },
    { description: 'Archive', amount: '2.22' },
  ]);
});
