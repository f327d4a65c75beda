import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../digitise/page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { listChildren } from './list-children.ts';
import type { Piece } from './testing/printed-page.ts';
import { printPage } from './testing/printed-page.ts';

const split = (...pages: ReadPage[]) =>
  listChildren(pages, new Map(), SHIPPED_DOCUMENT_TYPES).map(({ documentType, pages: numbers }) => [
    documentType,
    ...numbers,
  ]);

interface Facts {
  readonly number?: string;
  readonly date?: string;
  readonly total?: string;
  readonly mark?: string;
}

function invoice(page: number, { number, date = '12 May 2024', total, mark }: Facts): ReadPage {
  const pair = (label: string, value: string | undefined): Piece[][] =>
    value === undefined
      ? []
      : [
          [
            [label, 0.05],
            [value, 0.4],
          ],
        ];
  return printPage(page, [
    [['INVOICE', 0.05]],
    ...pair('Invoice number:', number),
    ...pair('Invoice date:', date),
    [['Bill to: Olmo Textiles Ltd', 0.05]],
    [['Payment terms: 30 days', 0.05]],
    [],
    ...pair('Total amount due', total),
    ...(mark === undefined ? [] : [[[mark, 0.4]] satisfies Piece[]]),
  ]);
}

describe('invoices in one file', () => {
  it('are a child document each, by their numbers', () => {
    const pages = ['4711', '4712', '4713'].map((number, at) =>
      invoice(at + 1, { number, total: `${at + 1}00.00` }),
    );
    expect(split(...pages)).toEqual([
      ['Invoice', 1],
      ['Invoice', 2],
      ['Invoice', 3],
    ]);
  });

  it('of several pages stay together, whether the number is repeated or not', () => {
    const three = [
      invoice(1, { number: '4711', mark: 'Page 1 of 3' }),
      invoice(2, { number: '4711', mark: 'Page 2 of 3' }),
      invoice(3, { total: '300.00', mark: 'Page 3 of 3' }),
    ];
    expect(split(...three)).toEqual([['Invoice', 1, 2, 3]]);
    const unmarked = [
      invoice(1, { number: '4711' }),
      invoice(2, { number: '4711' }),
      invoice(3, { total: '300.00' }),
    ];
    expect(split(...unmarked)).toEqual([['Invoice', 1, 2, 3]]);
    expect(split(...three, invoice(4, { number: '4712', total: '9.00' }))).toEqual([
      ['Invoice', 1, 2, 3],
      ['Invoice', 4],
    ]);
  });

  it.each(['Page 1 of 1', 'Página: 1 / 1', 'Pág. 1 de 1'])('begin anew at %s', (mark) => {
    const pages = [1, 2].map((page) => invoice(page, { total: '100.00', mark }));
    expect(split(...pages)).toEqual([
      ['Invoice', 1],
      ['Invoice', 2],
    ]);
  });

  it('without a number are told by another day and another total', () => {
    const first = invoice(1, { total: '100.00' });
    expect(split(first, invoice(2, { date: '3 June 2024', total: '70.00' }))).toHaveLength(2);
    expect(split(first, invoice(2, { date: '3 June 2024' }))).toHaveLength(1);
    expect(split(first, invoice(2, { total: '70.00' }))).toHaveLength(1);
  });

  it('that were scanned are told by their number only where something else is other, too', () => {
    const scan = (page: ReadPage): ReadPage => ({ ...page, source: 'ocr' });
    const first = scan(invoice(1, { number: '4711', total: '100.00' }));
    expect(split(first, scan(invoice(2, { number: '4771' })))).toHaveLength(1);
    expect(split(first, scan(invoice(2, { number: '4712', total: '70.00' })))).toHaveLength(2);
  });

  it('keep the terms behind them', () => {
    const sentence: Piece[] = [
      ['The goods remain the property of the seller until they are paid in full by the buyer', 0.05],
    ];
    const terms = printPage(2, [
      [['General terms and conditions', 0.05]],
      [],
      ...Array.from({ length: 30 }, () => sentence),
    ]);
    expect(split(invoice(1, { number: '4711', total: '100.00' }), terms)).toEqual([['Invoice', 1, 2]]);
    expect(split(terms)).toEqual([['Other', 2]]);
  });
});

it('a page that says it is the second stays with the one before it, though nothing else tells what it is', () => {
  const second = printPage(2, [[['Account activity', 0.05]], [['Page 2 of 2', 0.4]]]);
  const third = printPage(2, [[['Account activity', 0.05]], [['Page 5 of 9', 0.4]]]);
  const first = invoice(1, { number: '4711', total: '100.00' });
  expect(split(first, second)).toEqual([['Invoice', 1, 2]]);
  expect(split(first, third)).toEqual([
    ['Invoice', 1],
    ['Other', 2],
  ]);
});
