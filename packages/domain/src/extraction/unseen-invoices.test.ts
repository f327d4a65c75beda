// What invoices of bookkeeping programs, auctions and registers of invoices print that letters do not: slips that go with the money, numbers of whoever is charged, days and ranges
// of an authority, figures printed apart.

import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../digitise/page.ts';
import type { Placed } from '../tables/testing/pages.ts';
import { flushRight, pageOf, pageOfWords, wordsOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { findNameInSentence, isCompanyName, listPartyNames } from './party-names.ts';
import { countIds } from './testing/printed-page.ts';
import { listLines } from './text-lines.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function readPage(page: ReadPage, type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [page], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

const read = (placed: readonly Placed[]): Record<string, string> => readPage(pageOf(placed));

const HEAD = [
  at('Olmo Textiles Ltd', 40, 120),
  at('18 Moor Street', 40, 134),
  at('Brenna Looms Ltd', 300, 40),
  at('4 Quay Road', 300, 54),
  at('Invoice number 4711', 40, 200),
];

describe('whom the money goes to', () => {
  it('sells, though it stands behind the word for a buyer on a slip', () => {
    const slip = [at('PAYMENT ADVICE', 40, 600), at('To: Brenna Looms Ltd', 40, 620)];
    expect(read([...HEAD, ...slip])).toMatchObject({
      Seller: 'Brenna Looms Ltd',
      Buyer: 'Olmo Textiles Ltd',
    });
  });

  it('sells where its account follows', () => {
    const slip = [
      at('Abonar a', 40, 600),
      at('Brenna Looms Ltd', 40, 616),
      at('IBAN GB29 NWBK 6016 1331 9268 19', 40, 632),
    ];
    expect(read([...HEAD, ...slip])).toMatchObject({
      Seller: 'Brenna Looms Ltd',
      Buyer: 'Olmo Textiles Ltd',
    });
  });
});

it('headings of columns name no company, though one of them is a legal form', () => {
  const headings = ['Lot', 'Species', 'BOXES', 'KG', 'Price', 'Amount'];
  const line = headings.map((text, place) => at(text, 40 + 60 * place - (place > 2 ? 20 : 0), 300));
  const names = listPartyNames(listLines(pageOf([at('Boxwood KG', 40, 40), ...line])));
  expect(names.map(({ name }) => name)).toEqual(['Boxwood KG']);
});

it('a currency in capitals stands before an amount that stands apart', () => {
  const values = read([
    at('Invoice number 4711', 40, 100),
    at('NIT 0614-158101', 40, 120),
    at('SUM TO PAY USD', 40, 300),
    at('4,589.74', 400, 300),
  ]);
  expect(values['Currency']).toBe('USD');
});

it('the last day of issue of a range is no day of the invoice', () => {
  const values = read([
    at('Invoice number 000-003-01-52872', 40, 100),
    at('Date of supply and issue: 16 November 2023', 300, 100),
    at('Last day of issue of the range: 13 July 2024', 40, 120),
  ]);
  expect(values).toMatchObject({ 'Invoice Date': '2023-11-16' });
  expect(values['Due Date']).toBeUndefined();
});

describe('numbers', () => {
  it('of whoever is charged are those of the customer', () => {
    const numberAt = (label: string): string | undefined =>
      read([at(label, 40, 300), at('430-1780', 200, 300)])['Customer Number'];
    expect(numberAt('Exhibitor code')).toBe('430-1780');
    expect(numberAt('Cód. comprador')).toBe('430-1780');
    expect(numberAt('N.º pagador')).toBe('430-1780');
    expect(read([at('Referencia cliente', 40, 300), at('430-1780', 200, 300)])['Order Number']).toBe(
      '430-1780',
    );
  });

  it('are one though their figures are printed apart', () => {
    const apart = [...'6058165'].flatMap((text, place) => wordsOf(at(text, 200 + 9 * place, 300)));
    const label = wordsOf(at('Note of fees no.', 40, 300));
    expect(readPage(pageOfWords([...label, ...apart]))['Invoice Number']).toBe('6058165');
  });
});

it('a receipt whose number is in the line under its label, and whose tax number names the country', () => {
  const page = pageOf([
    at('9 May 2025 09:38 · Trans.', 40, 300),
    at('739063615000', 40, 310.5),
    at('R.T.N. 08011997728527', 40, 340),
    at('L 288.62', 40, 360),
  ]);
  expect(readPage(page, RECEIPT)).toMatchObject({ 'Receipt Number': '739063615000', Currency: 'HNL' });
});

it('a company of El Salvador has both its legal forms', () => {
  expect(isCompanyName('Pesca del Faro Ltda. de C.V.')).toBe(true);
  expect(findNameInSentence('lo vende Pesca del Faro Ltda. de C.V. en el puerto')).toBe(
    'Pesca del Faro Ltda. de C.V.',
  );
});

describe('lines', () => {
  const row = (y: number, name: string, ...figures: string[]): Placed[] => [
    at(name, 40, y),
    ...figures.map((figure, place) => flushRight(figure, 380 + 80 * place, y)),
  ];
  const linesOf = (placed: readonly Placed[]): Record<string, string>[] => {
    const { rows, blocks } = extractRows({
      pages: [pageOf(placed)],
      tables: new Map(),
      type: INVOICE,
      newId: countIds(),
    });
    const id = rows.find(({ SSOTKey }) => SSOTKey === 'Line Items')?.Value;
    const block = blocks.find((each) => each.id === id);
    const content = block?.kind === 'table' ? block.content.Value : [];
    return content.map(({ RowValue }) =>
      Object.fromEntries(RowValue.map(({ ColumnSSOT, Value }) => [ColumnSSOT.Value, Value])),
    );
  };
  const headings = row(200, 'Description', 'Quantity', 'Price', 'Amount');

  it('have no customs tariff in their names', () => {
    const lines = linesOf([
      ...headings,
      ...row(220, 'Mechanical seal', '3', '12.00', '36.00'),
      at('Customs tariff 84837826', 40, 232),
      ...row(250, 'Gasket set for the casing', '2', '5.00', '10.00'),
      at('of a pump', 40, 262),
    ]);
    expect(lines.map(({ Description }) => Description)).toEqual([
      'Mechanical seal',
      'Gasket set for the casing of a pump',
    ]);
  });
});
