import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../digitise/page.ts';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { classifyPage } from './classify-page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(pages: ReadPage[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages, tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

describe('what an invoice does not label', () => {
  it('is the seller: its address, its site, its country', () => {
    const values = read([
      pageOf([
        at('Coolblue B.V.', 300, 40),
        at('Weena 664', 300, 54),
        at('3012 CN Rotterdam', 300, 68),
        at('Nederland', 300, 82),
        at('www.tabletcenter.nl', 300, 96),
        at('BTW NL810433941B01', 300, 124),
        at('Factuurnummer: 993548900', 40, 160),
      ]),
    ]);
    expect(values).toMatchObject({
      Seller: 'Coolblue B.V.',
      'Seller Street': 'Weena 664',
      'Seller Postal Code': '3012 CN',
      'Seller Town': 'Rotterdam',
      'Seller Country': 'NL',
      'Seller Website': 'www.tabletcenter.nl',
    });
  });

  it('is the person that it is addressed to', () => {
    const values = read([
      pageOf([
        at('Three Rivers Electric Ltd', 40, 40),
        at('Desmond Achebe', 40, 100),
        at('18 Moor Street', 40, 114),
        at('Birmingham B4 7UL', 40, 128),
        at('Bill number 2022/182', 300, 100),
      ]),
    ]);
    expect(values).toMatchObject({ Seller: 'Three Rivers Electric Ltd', Buyer: 'Desmond Achebe' });
  });

  it('is its period, said in one language or another', () => {
    expect(read([pageOf([at('Billing period: 19 Jan 2022 – 18 Feb 2022', 40, 100)])])).toMatchObject({
      'Period Start': '2022-01-19',
      'Period End': '2022-02-18',
    });
    expect(read([pageOf([at('Free Haut Débit du 1er au 31 Juillet 2015', 40, 100)])])).toMatchObject({
      'Period Start': '2015-07-01',
      'Period End': '2015-07-31',
    });
  });

  it('is the currency of the country whose amounts have a bare sign', () => {
    const of = (line: string): string | undefined =>
      read([pageOf([at(line, 40, 40), at('Total: $ 1,200.50', 40, 60)])])['Currency'];
    expect(of('NIT 904.149.561-8')).toBe('COP');
    expect(of('RFC PBJ030611AB1')).toBe('MXN');
    expect(of('Denver, CO 80223')).toBe('USD');
  });
});

it('net and tax of several rates are added up where only the parts have labels', () => {
  const values = read([
    pageOf([
      at('Base imponible 21 %', 40, 100),
      at('100.00', 300, 100),
      at('IVA 21 %', 40, 114),
      at('21.00', 300, 114),
      at('Base imponible 10 %', 40, 128),
      at('50.00', 300, 128),
      at('IVA 10 %', 40, 142),
      at('5.00', 300, 142),
      at('Total', 40, 156),
      at('176.00', 300, 156),
    ]),
  ]);
  expect(values).toMatchObject({ 'Net Amount': '150.00', 'Tax Amount': '26.00', 'Total Amount': '176.00' });
});

describe('a page without a title that is known', () => {
  it('is an invoice by its labels', () => {
    const page = pageOf([
      at('Fee note: 383209432', 40, 40),
      at('Client order: 3033/22', 40, 54),
      at('Our charges', 40, 100),
      at('41,832.74', 300, 100),
      at('Sales tax', 40, 114),
      at('3,137.46', 300, 114),
      at('Total', 40, 128),
      at('44,970.20', 300, 128),
      at('Tax ID 51-5597134', 40, 200),
    ]);
    expect(classifyPage(page, SHIPPED_DOCUMENT_TYPES).documentType).toBe('Invoice');
  });

  it('is a receipt by narrow paper and few words', () => {
    const words = [at('No. 080943', 10, 30), at('TOTAL', 10, 60), at('$33.31', 90, 60), at('CASH', 10, 90)];
    const slip = { ...pageOf(words), width: 215, height: 468 };
    expect(classifyPage(slip, SHIPPED_DOCUMENT_TYPES).documentType).toBe('Receipt');
    const sheet = { ...slip, width: 612, height: 792 };
    expect(classifyPage(sheet, SHIPPED_DOCUMENT_TYPES).documentType).toBe('Other');
  });
});

it('accents that a scan lost come back, and the row says so', () => {
  const page = pageOf([
    at('Librería Caracol', 40, 40),
    at('Vendedor: Libreria Caracol S.L.', 40, 80),
    at('Fecha del recibo de la compra', 40, 100),
  ]);
  const scan: ReadPage = {
    ...page,
    source: 'ocr',
    words: page.words.map((word) => ({ ...word, confidence: 0.95 })),
  };
  const { rows } = extractRows({ pages: [scan], tables: new Map(), type: RECEIPT, newId: countIds() });
  const seller = rows.find(({ SSOTKey }) => SSOTKey === 'Seller');
  expect(seller).toMatchObject({ Value: 'Librería Caracol S.L.', RawValue: 'Libreria Caracol S.L.' });
  expect(seller?.LookReasons).toContain('corrected-characters');
});
