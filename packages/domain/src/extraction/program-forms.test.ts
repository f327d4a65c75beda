// What forms of widespread programs print: labels in two lines, accounts of banks beside numbers of customers, sums under a summary of taxes, tax numbers at the foot.

import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { classifyPage } from './classify-page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

describe('the number of a customer', () => {
  it('is none of an account at a bank that is named over it', () => {
    const values = read([
      at('Bill-to Customer No.', 40, 200),
      at('430003889', 160, 200),
      at('Bank', 300, 240),
      at('Unity Crest Bank', 400, 240),
      at('Account No.', 300, 254),
      at('4136557693', 400, 254),
    ]);
    expect(values['Customer Number']).toBe('430003889');
  });

  it('stands under its label, where what stands beside it has a label of its own', () => {
    const values = read([
      at('Código de', 40, 200),
      at('Referencia:', 200, 200),
      at('cliente:', 40, 214),
      at('PED196814', 200, 214),
      at('C-1266', 40, 228),
    ]);
    expect(values).toMatchObject({ 'Customer Number': 'C-1266', 'Order Number': 'PED196814' });
  });
});

describe('parties', () => {
  const HEAD = [at('Mobiliario Arrieta S.L.', 40, 40), at('Carrer de Pallars, 193', 40, 54)];
  const BUYER = [
    at('Cliente', 300, 106),
    at('Desarrollos Altamira S.L.U.', 300, 120),
    at('Calle Mayor, 48', 300, 134),
    at('C.I.F.: A50723252', 300, 148),
  ];

  it('have the tax number at the foot where the other one is the buyer’s', () => {
    const foot = [at('www.mobiliarioarrieta.es | CIF: A75997478', 40, 760)];
    expect(read([...HEAD, ...BUYER, ...foot])['Seller Tax Number']).toBe('A75997478');
  });

  it('are companies, and not who of them has the customer in charge', () => {
    const salesman = [at('Vendedor', 40, 200), at('Marta Sanz', 160, 200)];
    expect(read([...HEAD, ...BUYER, ...salesman])['Seller']).toBe('Mobiliario Arrieta S.L.');
  });

  it('have their legal form where a label has them without', () => {
    const values = read([
      at('Adriamar Spedizioni S.p.A.', 40, 40),
      at('Dunham & Reese S.p.A.', 40, 120),
      at('Calata Porto di Massa, varco 3', 40, 134),
      at('CONSIGNEE', 300, 200),
      at('DUNHAM & REESE', 300, 214),
    ]);
    expect(values['Buyer']).toBe('Dunham & Reese S.p.A.');
  });
});

it('the sums under a summary of taxes are its net and its tax', () => {
  const values = read([
    at('Total de la factura', 40, 300),
    at('28.325,67', 240, 300),
    at('Tipo de IVA', 40, 340),
    at('Subtotal (sin IVA)', 160, 340),
    at('Importe IVA', 320, 340),
    at('16 %', 40, 356),
    at('23.403,25', 160, 356),
    at('3.744,52', 320, 356),
    at('8 %', 40, 372),
    at('1.090,65', 160, 372),
    at('87,25', 320, 372),
    at('Total', 40, 388),
    at('24.493,90', 160, 388),
    at('3.831,77', 320, 388),
  ]);
  expect(values).toMatchObject({
    'Net Amount': '24493.90',
    'Tax Amount': '3831.77',
    'Total Amount': '28325.67',
  });
});

it.each([
  ['Mercado Ávila C.A., Valencia, Venezuela', 'Total a pagar', 'Bs. 28.325,67', 'VES'],
  ['Mercado Illimani S.R.L., La Paz', 'Total a pagar', 'Bs. 325,67', 'BOB'],
  ['Farmacia Kielsa Norte S.A., León', 'Total a pagar', 'C$ 518.42', 'NIO'],
  ['Maple Pharmacy Inc., Toronto', 'Total due', 'C$ 518.42', 'CAD'],
])('a sign that two countries write is that of the one: %s', (seller, label, amount, currency) => {
  const placed = [at(seller, 40, 40), at(label, 40, 300), at(amount, 240, 300)];
  expect(read(placed, RECEIPT)['Currency']).toBe(currency);
});

it.each([
  [
    'FACTURA DE CONTADO',
    'Factura N.º: 18303',
    'Total a pagar C$ 518.42',
    'IVA incluido. Forma de pago: Mastercard',
  ],
  ['Malabar Junction Foods', 'Bill No.: CR-16945', 'Dine In: 11', 'Paid via Cash. Thanks, visit again'],
])('a bill that is paid where it is written is a receipt: %s', (...lines) => {
  const page = pageOf(lines.map((text, line) => at(text, 40, 40 + 16 * line)));
  expect(classifyPage(page, SHIPPED_DOCUMENT_TYPES).documentType).toBe('Receipt');
});

describe('a release of an agency', () => {
  const ofReport = (placed: readonly Placed[]): Record<string, string> =>
    read(placed, CREDIT_RISK_RATING_REPORT);

  it('has the ratings of now and before under To and From', () => {
    const values = ofReport([
      at('Ratings reviewed', 40, 300),
      at('To', 240, 300),
      at('From', 320, 300),
      at('Long-term', 40, 316),
      at('B', 240, 316),
      at('B+', 320, 316),
      at('Short-term', 40, 332),
      at('B', 240, 332),
      at('B-', 320, 332),
    ]);
    expect(values).toMatchObject({
      'LT Rating': 'B',
      'Previous LT Rating': 'B+',
      'ST Rating': 'B',
      'Previous ST Rating': 'B-',
    });
  });

  it('says when it was written under a title of what was reviewed', () => {
    const values = ofReport([
      at('Bonny River Terminals Inc. – Ratings Reviewed Following Full-Year Results', 40, 60),
      at('October 8, 2023', 40, 90),
    ]);
    expect(values['Report Date']).toBe('2023-10-08');
    expect(values['Next Review Date'] ?? '').toBe('');
  });

  it('is about a company whose legal form stands in the next line', () => {
    const values = ofReport([
      at('Continental Trust Bank reviews the ratings of Bonny River Terminals', 40, 60),
      at('Private Limited', 40, 74),
      at('Long Term Rating A-', 40, 200),
    ]);
    expect(values['Company Name']).toBe('Bonny River Terminals Private Limited');
  });

  it('is signed by a person, and not by the bank under the office', () => {
    const values = ofReport([
      at('Tomás Lugo', 40, 600),
      at('Analista Líder', 40, 614),
      at('Banco Cordillera', 40, 628),
    ]);
    expect(values['Analyst']).toBe('Tomás Lugo');
  });
});
