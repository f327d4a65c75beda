// One amount of a scan that OCR misread and the sum of all tells (issue 14: scans; line items).

import { describe, expect, it } from 'vitest';
import { findDocumentType, SHIPPED_DOCUMENT_TYPES } from '../document-types.ts';
import { saidIn } from '../testing/lines-of-cells.ts';
import type { Piece } from '../testing/printed-page.ts';
import { printPage } from '../testing/printed-page.ts';
import { findLines } from './find-lines.ts';

function read(lines: readonly Piece[][], sums: readonly number[], source: 'ocr' | 'text' = 'ocr') {
  const plain = printPage(1, lines);
  const confidence = source === 'ocr' ? 0.9 : 1;
  const page = { ...plain, source, words: plain.words.map((word) => ({ ...word, confidence })) };
  const type = findDocumentType(SHIPPED_DOCUMENT_TYPES, 'Invoice');
  return findLines({ pages: [page], tables: new Map(), type }, '.', sums).lines.flatMap(saidIn);
}

/** A text at the left, the others ending at the right. */
function row(first: string, ...figures: string[]): Piece[] {
  return [[first, 0.1], ...figures.map((figure, at): Piece => [figure, 0.5 + at * 0.12, 'to'])];
}

const HEADS = row('Service', 'Amount');
const amountsOf = (lines: ReturnType<typeof read>) => lines.map(({ amount }) => amount);

describe('under headings the misread amount', () => {
  const plate = row('Plate', '26.04');
  const review = row('Review', '48.03');

  it('is what the sum leaves, if it is printed alike', () => {
    const lights = row('Headlights', '11:33');
    expect(amountsOf(read([HEADS, lights, review, plate], [85.4]))).toEqual(['11.33', '48.03', '26.04']);
    expect(amountsOf(read([HEADS, lights, review, plate], [112.29]))).toEqual(['48.03', '26.04']);
    expect(amountsOf(read([HEADS, lights, review, plate], [85.4], 'text'))).toEqual(['48.03', '26.04']);
  });

  it('is another figure only where no other amount could be', () => {
    expect(amountsOf(read([HEADS, row('Headlights', '71.33'), review, plate], [85.4]))).toEqual([
      '11.33',
      '48.03',
      '26.04',
    ]);
    // 11.33 for 17.33 leaves as much as 42.03 for 48.03.
    expect(amountsOf(read([HEADS, row('Headlights', '17.33'), review, plate], [85.4]))[0]).toBe('17.33');
    const alike = [row('Headlights', '11.33'), row('Mirrors', '11.33'), row('Plate', '26.04')];
    expect(amountsOf(read([HEADS, ...alike], [54.7]))).toEqual(['11.33', '11.33', '26.04']);
  });
});

it('on a till the lines above the total are known by it, though one of their amounts is misread', () => {
  const lines = [
    row('BANANAS LOOSE', '3.09'),
    row('WHOLEMEAL BREAD', '53'),
    row('FREE RANGE EGGS', '4.32'),
    row('TOTAL', '8.94'),
    row('VISA', '8.94'),
  ];
  expect(read(lines, [8.94, 8.48])).toEqual([
    { description: 'BANANAS LOOSE', amount: '3.09' },
    { description: 'WHOLEMEAL BREAD', amount: '1.53' },
    { description: 'FREE RANGE EGGS', amount: '4.32' },
  ]);
  expect(read(lines, [8.94, 8.48], 'text')).toEqual([]);
  expect(read(lines, [12.5])).toEqual([]);
});

it('a count and a price in one cell are parted where more than half of the lines prove them', () => {
  const lines = [
    row('Visit', '24 83.20', '1996.80'),
    row('Paper', '24-.2055', '493.20'),
    row('Freight', '5 54.05', '270.25'),
  ];
  expect(read(lines, [2760.25]).map(({ quantity }) => quantity)).toEqual(['24', undefined, '5']);
});
