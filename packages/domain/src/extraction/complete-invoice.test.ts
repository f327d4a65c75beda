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

describe('an invoice of a layout that nobody has seen', () => {
  const head = [at('Invoice 4711', 40, 40)];

  it('is of the person that heads it, where the only company is whom it is for', () => {
    const values = read([
      pageOf([
        at('Damián Cuevas', 40, 40),
        at('Bv. Oroño 655, 2000 Rosario, Santa Fe', 40, 56),
        at('A la atención de', 40, 120),
        at('Factura n.º 2020-2167', 300, 120),
        at('Inversiones Ñandú S.A.S.', 40, 134),
        at('Ruta 20 km 7,5', 40, 148),
        at('5016 Córdoba', 40, 162),
      ]),
    ]);
    expect(values).toMatchObject({ Seller: 'Damián Cuevas', Buyer: 'Inversiones Ñandú S.A.S.' });
  });

  it('has its own number, and that of the invoice which a sentence refers to is another', () => {
    const values = read([
      pageOf([
        at('Credit no.', 300, 60),
        at('953895951', 400, 60),
        at('Credit date', 300, 76),
        at('14 FEB 2021', 400, 76),
        at('We credit you for goods from our invoice 2021/265 of 05 JAN 2021.', 40, 140),
      ]),
    ]);
    expect(values).toMatchObject({ 'Invoice Number': '953895951', 'Invoice Date': '2021-02-14' });
  });

  it('has its number at the word for number alone, and no day of birth as its date', () => {
    const values = read([
      pageOf([
        at('Factura', 40, 40),
        at('Número', 200, 40),
        at('INV-64738', 300, 40),
        at('Fecha de nacimiento 11/07/1994', 40, 80),
        at('Emitida', 300, 80),
        at('07/04/2021', 400, 80),
      ]),
    ]);
    expect(values).toMatchObject({ 'Invoice Number': 'INV-64738', 'Invoice Date': '2021-04-07' });
  });

  it('takes the last of a row of sums that stand close, and what the tax is of for no tax', () => {
    const sums = [
      pageOf([
        ...head,
        at('Rate', 40, 200),
        at('Net', 90, 200),
        at('VAT', 140, 200),
        at('Gross', 190, 200),
        at('20 %', 40, 216),
        at('150.00', 90, 216),
        at('30.00', 140, 216),
        at('180.00', 190, 216),
        at('5 %', 40, 232),
        at('100.00', 90, 232),
        at('5.00', 140, 232),
        at('105.00', 190, 232),
        at('Total 250.00 35.00 285.00', 40, 248),
      ]),
    ];
    expect(read(sums)).toMatchObject({ 'Total Amount': '285.00', 'Net Amount': '250.00' });
    const onBase = [
      pageOf([...head, at('VAT 20% on', 40, 200), at('400.00', 200, 200), at('80.00', 300, 200)]),
    ];
    expect(read(onBase)).toMatchObject({ 'Tax Amount': '80.00' });
  });

  it('has its net by what the others are to it, whatever it is called, and no number of a house for the customer', () => {
    const values = read([
      pageOf([
        ...head,
        at('Customer', 40, 60),
        at('Ridge Farms Ltd', 40, 74),
        at('4 Hill Lane', 40, 88),
        at('Sum €100.00', 40, 200),
        at('VAT (20%) €20.00', 40, 216),
        at('Please pay €120.00', 40, 232),
      ]),
    ]);
    expect(values).toMatchObject({ 'Net Amount': '100.00', 'Tax Amount': '20.00', 'Total Amount': '120.00' });
    expect(values['Customer Number'] ?? '').toBe('');
  });

  it('ends its terms with their sentence, and no label heads it', () => {
    const values = read([
      pageOf([
        at('Due date / Vencimiento', 40, 40),
        at('12 Jun 2024', 300, 40),
        at('Payment: 14 days net. Next service due in May.', 40, 200),
      ]),
    ]);
    expect(values['Payment Terms']).toBe('14 days net');
    expect(values['Seller'] ?? '').toBe('');
  });
});

it('what is taken off a receipt is no tax of it, and the only amount of a letter of thanks is its total', () => {
  const till = read(
    [
      pageOf([
        at('Subtotal', 40, 100),
        at('56,383.00', 200, 100),
        at('Total savings', 40, 116),
        at('-1,722.00', 200, 116),
        at('To pay', 40, 132),
        at('54,661.00', 200, 132),
      ]),
    ],
    RECEIPT,
  );
  expect(till['Total Amount']).toBe('54661.00');
  expect(till['Tax Amount'] ?? '').toBe('');
  const letter = read(
    [pageOf([at('thank you for your gift of £202.11, received by card.', 40, 100)])],
    RECEIPT,
  );
  expect(letter['Total Amount']).toBe('202.11');
});
