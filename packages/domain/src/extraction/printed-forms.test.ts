// What printed forms say by their type and by where it stands: headings in one type over values in another, sentences that go on in the next line, blocks under the title of
// another party.

import { describe, expect, it } from 'vitest';
import { listDates } from './read-date.ts';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import type { DocumentType } from './document-type.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });
const bold = (text: string, x: number, y: number): Placed => ({ text, x, y, isBold: true });

function read(placed: readonly Placed[], type: DocumentType): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

const report = (...placed: readonly Placed[]): Record<string, string> =>
  read(placed, CREDIT_RISK_RATING_REPORT);

describe('a row of bold headings', () => {
  const row = (heading: typeof at): Placed[] => [
    heading('Sector', 40, 300),
    heading('Industry', 200, 300),
    heading('Good for tenders of', 400, 300),
    at('Metals', 40, 314),
    at('Steel Structures', 200, 314),
    at('Public works', 400, 314),
  ];

  it('has its values under it, though what is beside a heading is no label that is known', () => {
    expect(report(...row(bold))).toMatchObject({ Sector: 'Metals', Industry: 'Steel Structures' });
  });

  it('is told from labels whose values stand beside them', () => {
    const values = read(
      [
        bold('Paid with', 40, 300),
        at('Transfer', 200, 300),
        bold('Served by', 40, 314),
        at('Rose', 200, 314),
      ],
      RECEIPT,
    );
    expect(values).toMatchObject({ 'Payment Method': 'Transfer' });
  });
});

describe('the day of a report', () => {
  const head = [at('Brightstone Poultry Limited', 40, 80), at('28/07/2021', 440, 60)];

  it('is that at its head, and not one of a sentence', () => {
    const text = [
      at('A bank that is not named here grants a loan of which half was', 40, 400),
      at('drawn on 30 September 2020. Turnover rose.', 40, 414),
    ];
    expect(report(...head, ...text)).toMatchObject({ 'Report Date': '2021-07-28' });
  });

  it('is no day under a title that only has a small word in it', () => {
    const text = [
      at('How conduct bears on credit', 40, 400),
      at('The works were visited on 9 November 2018 and found busy.', 40, 416),
    ];
    expect(report(...head, ...text)).toMatchObject({ 'Report Date': '2021-07-28' });
  });

  it('of the next review may be said by what is done then', () => {
    const text = [at('La calificación se renueva el 4 septiembre 2023.', 40, 400)];
    expect(listDates('4 septiembre 2023', 'DMY')).toHaveLength(1);
    expect(report(...head, ...text)).toMatchObject({ 'Next Review': '2023-09-04' });
  });
});

it('a report is about whom the other party of its head sells to', () => {
  const block = (title: string, name: string, country: string, x: number): Placed[] => [
    at(title, x, 200),
    at('Name', x, 214),
    at(name, x + 70, 214),
    at('Country', x, 228),
    at(country, x + 70, 228),
  ];
  const values = report(
    ...block('Exporter', 'Elorrio Pumps Ltd', 'Spain', 40),
    ...block('Buyer abroad', 'Aysen Salmon Ltd', 'Guatemala', 320),
  );
  expect(values).toMatchObject({ 'Company Name': 'Aysen Salmon Ltd', Country: 'Guatemala' });
});

it('sector and industry may be said by one label, and a person ends with the sentence', () => {
  const values = report(
    at(
      'Sector and industry by its classification: Logistics, Trucking. Analyst at the agency: Kwame Asante. Next',
      40,
      300,
    ),
    at('review: 07-Oct-2021.', 40, 314),
  );
  expect(values).toMatchObject({ Sector: 'Logistics', Industry: 'Trucking', Analyst: 'Kwame Asante' });
});

describe('an invoice', () => {
  const HEAD = [at('Invoice number 4711', 40, 200), at('Brenna Looms Ltd', 300, 40)];

  it('has the terms of payment without the last day, which is a field of its own', () => {
    const terms = [at('Payment terms', 40, 230), at('60 days net, by 18 April 2021', 200, 230)];
    expect(read([...HEAD, ...terms], INVOICE)).toMatchObject({ 'Payment Terms': '60 days net' });
  });

  it('has no number of an account at a bank for that of the customer', () => {
    const bank = [at('Branch Code: 062', 40, 600), at('Account No.: 0382052539', 40, 614)];
    expect(read([...HEAD, ...bank], INVOICE)['Customer Number'] ?? '').toBe('');
  });

  it('is not dated by when a form became valid', () => {
    const days = [
      at('Fecha inicio vigencia 30 de abril de 2019', 300, 230),
      at('Fecha de emisión: 17 de septiembre de 2019', 40, 250),
    ];
    expect(read([...HEAD, ...days], INVOICE)).toMatchObject({ 'Invoice Date': '2019-09-17' });
  });

  it('is not dated by the note of what was delivered', () => {
    const days = [
      at('Fecha', 40, 230),
      at('19/10/2020', 40, 244),
      at('Albarán 209-26843 de fecha 11/10/2020', 40, 270),
    ];
    expect(read([...HEAD, ...days], INVOICE)).toMatchObject({ 'Invoice Date': '2020-10-19' });
  });

  it('has the number at its head, and not that of the slip at its foot', () => {
    const numbers = [at('Factura', 300, 100), at('2025024991', 420, 100), at('Ref. 1645617607 86', 40, 720)];
    expect(read([at('Junta del Río S.A.', 40, 40), ...numbers], INVOICE)).toMatchObject({
      'Invoice Number': '2025024991',
    });
  });

  it('leaves a reference of the customer to the order where the customer has a number of its own', () => {
    const numbers = [
      at('Customer code', 300, 230),
      at('159613', 420, 230),
      at('Customer reference', 300, 244),
      at('PED134600', 420, 244),
    ];
    expect(read([...HEAD, ...numbers], INVOICE)).toMatchObject({
      'Customer Number': '159613',
      'Order Number': 'PED134600',
    });
    expect(read([...HEAD, ...numbers.slice(2)], INVOICE)).toMatchObject({ 'Customer Number': 'PED134600' });
  });

  it('has the number of an order from a sentence, by its form', () => {
    const text = at('Dated 08/08/2020. On your instruction of 23/07/2020, we refer to PO-26531.', 40, 230);
    expect(read([...HEAD, text], INVOICE)).toMatchObject({ 'Order Number': 'PO-26531' });
  });

  it('has terms of payment by their form, and not the words at a label that are none', () => {
    const label = [at('Payment', 40, 230), at('Window four, weekdays', 200, 230)];
    const foot = at('Goods remain ours. 30 days from invoice date.', 40, 700);
    expect(read([...HEAD, ...label, foot], INVOICE)).toMatchObject({
      'Payment Terms': '30 days from invoice date',
    });
  });

  it('has a net amount for no terms of payment', () => {
    const sums = [at('Net 250.00', 300, 600), at('VAT 50.00', 300, 614), at('Total 300.00', 300, 628)];
    expect(read([...HEAD, ...sums], INVOICE)['Payment Terms'] ?? '').toBe('');
  });

  it("has the seller's tax number where the buyer's stands under the buyer", () => {
    const parties = [
      at('Gladstone Paper Pty Ltd', 300, 120),
      at('Sydney NSW 2000', 300, 134),
      at('A.B.N. 53 283 714 814', 300, 148),
      at('Yarra Colocation Pty. Limited', 40, 400),
      at('Fremantle WA 6959', 40, 414),
      at('ABN 59 199 690 055', 40, 428),
    ];
    const values = read([at('Invoice number 4711', 40, 200), at('Bill to', 300, 106), ...parties], INVOICE);
    expect(values).toMatchObject({ 'Seller Tax Number': '59 199 690 055' });
  });
});

describe('a receipt', () => {
  it('was paid with the card whose last figures it prints', () => {
    const paid = [at('Sum', 40, 300), at('185.47', 300, 300), at('By Mastercard **** 7278', 40, 330)];
    expect(read([at('Receipt 6089', 40, 100), ...paid], RECEIPT)).toMatchObject({
      'Payment Method': 'Mastercard',
    });
  });

  it('has its number at its title, in figures that points part', () => {
    const paid = [at('Total', 40, 300), at('940.143', 300, 300)];
    expect(read([at('Comprobante 50.4717.62148', 300, 100), ...paid], RECEIPT)).toMatchObject({
      'Receipt Number': '50.4717.62148',
    });
  });
});

describe('a report without a label for its day', () => {
  const block = [
    at('Long-term rating', 40, 200),
    at('A-', 160, 200),
    at('Break option', 300, 200),
    at('2021-08-31', 420, 200),
  ];

  it('is of the day at its head, and not of one beside a rating that is of something else', () => {
    expect(report(at('Esker Concrete Ltd.', 40, 60), at('Jun 4, 2019', 440, 40), ...block)).toMatchObject({
      'Report Date': '2019-06-04',
    });
  });

  it('is of the latest day that stands by itself before the next review', () => {
    const text = [
      at('Credit review', 40, 60),
      at('Analyst: Brigid Tamahori · 25 Jun 2022', 40, 80),
      at('Notes of the meeting of 9 Dec 2021 are not handed out again.', 40, 300),
      at('Next review: 22 Dec 2022', 40, 400),
    ];
    expect(report(...text)).toMatchObject({ 'Report Date': '2022-06-25', 'Next Review': '2022-12-22' });
  });
});

it('what stands under a grade may say what it was before', () => {
  const rated = (title: string, now: string, before: string, x: number): Placed[] => [
    at(title, x, 200),
    at(now, x, 216),
    at(`previously ${before}`, x, 232),
  ];
  expect(
    report(...rated('Long-term rating', 'C+', 'B', 40), ...rated('Short-term rating', 'B-', 'C+', 300)),
  ).toMatchObject({
    'Previous LT Rating': 'B',
    'Previous ST Rating': 'C+',
  });
});

it('facts of a register may follow one another as sentences', () => {
  const text = 'País Argentina. Sector Comercio minorista. Industria Tiendas de mejoras del hogar.';
  expect(report(at(text, 40, 300))).toMatchObject({ Sector: 'Comercio minorista' });
});
