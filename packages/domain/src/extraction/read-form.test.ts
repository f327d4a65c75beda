import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { completeInvoice } from './complete-invoice.ts';
import { readForm } from './read-form.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function valuesOf(placed: readonly Placed[], type: typeof INVOICE): Record<string, string> {
  const pages = [pageOf(placed)];
  const { found: read, conventions } = readForm(pages, type);
  const found = new Map(read);
  completeInvoice(pages, found, type, conventions);
  return Object.fromEntries([...found].map(([key, { value }]) => [key, value]));
}

describe('labels of a form', () => {
  it('stand above their values in a band, where the next label is no value', () => {
    const values = valuesOf(
      [
        at('Invoice no', 40, 100),
        at('Invoice date', 160, 100),
        at('Bill to', 300, 100),
        at('Delivery address', 420, 100),
        at('A-851', 40, 114),
        at('27-Aug-2024', 160, 114),
        at('Ironbridge Corp.', 300, 114),
        at('930 Industrial Pkwy', 420, 114),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({
      'Invoice Number': 'A-851',
      'Invoice Date': '2024-08-27',
      Buyer: 'Ironbridge Corp.',
    });
  });

  it('may be numbered, and may be longer than the name that is known', () => {
    const values = valuesOf(
      [
        at('2.1 Long-term rating: A-', 40, 100),
        at('2.2 Short term: B+', 40, 114),
        at('5.3 Analyst in charge: Margaret Oyelaran', 40, 128),
      ],
      CREDIT_RISK_RATING_REPORT,
    );
    expect(values).toMatchObject({
      'LT Rating': 'A-',
      'ST Rating': 'B+',
      Analyst: 'Margaret Oyelaran',
    });
  });

  it('are of the key with the longer name', () => {
    const values = valuesOf(
      [
        at('Total before tax', 40, 100),
        at('36.25', 300, 100),
        at('Sales tax', 40, 114),
        at('2.99', 300, 114),
        at('Total', 40, 128),
        at('39.24', 300, 128),
      ],
      RECEIPT,
    );
    expect(values).toMatchObject({ 'Net Amount': '36.25', 'Tax Amount': '2.99', 'Total Amount': '39.24' });
  });
});

describe('labels in a line of their own kind', () => {
  it('may follow one another in one segment', () => {
    const values = valuesOf(
      [
        at('Due by: 19 Nov 2019 Terms: 30 days net', 40, 100),
        at('Meseta Bank IBAN: ES91 2100 0418 4502 0005 1332 BIC: CAIXESBB', 40, 114),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({
      'Due Date': '2019-11-19',
      'Payment Terms': '30 days net',
      IBAN: 'ES91 2100 0418 4502 0005 1332',
      BIC: 'CAIXESBB',
    });
  });

  it('are none where a hyphen makes them part of a number', () => {
    const values = valuesOf(
      [
        at('Customer PO', 40, 100),
        at('Due date', 160, 100),
        at('PO-50458', 40, 114),
        at('13-04-2020', 160, 114),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({ 'Order Number': 'PO-50458', 'Due Date': '2020-04-13' });
  });

  it('of the customer leave the tax number to the seller', () => {
    const values = valuesOf(
      [
        at('EIN', 40, 100),
        at('Your tax ID', 160, 100),
        at('64-2541162', 40, 114),
        at('49-7284011', 160, 114),
      ],
      INVOICE,
    );
    expect(values['Seller Tax Number']).toBe('64-2541162');
  });
});

describe('labels and values of other forms', () => {
  it('are the caption under a signature and a date within a sentence', () => {
    const values = valuesOf(
      [
        at(
          'The outlook is Developing. La próxima revisión está prevista para el 18 de noviembre de 2021.',
          40,
          100,
        ),
        at('María José Pardo', 40, 200),
        at('Analista principal', 40, 214),
      ],
      CREDIT_RISK_RATING_REPORT,
    );
    expect(values).toMatchObject({
      Outlook: 'Developing',
      'Next Review': '2021-11-18',
      Analyst: 'María José Pardo',
    });
  });

  it('leave out the address behind a company, and the title before it', () => {
    const placed = [at('Invoice to: Tidewater Marine LLP, 18 Moor Street, Birmingham', 40, 100)];
    expect(valuesOf(placed, INVOICE)).toMatchObject({ Buyer: 'Tidewater Marine LLP' });
    const report = [at('Subject', 40, 100), at('Credit report: Saltmarsh Foods, Inc. (SALT.N)', 140, 100)];
    expect(valuesOf(report, CREDIT_RISK_RATING_REPORT)).toMatchObject({
      'Company Name': 'Saltmarsh Foods, Inc.',
    });
  });

  it('end where the label of the next column begins', () => {
    const values = valuesOf(
      [
        at('Condiciones de pago', 40, 100),
        at('Transferencia a 45 días Pagar antes del', 160, 100),
        at('21/06/2024', 420, 100),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({
      'Payment Terms': 'Transferencia a 45 días',
      'Due Date': '2024-06-21',
    });
  });

  it('do not begin a sentence', () => {
    expect(valuesOf([at('Client since 2009 and glad of it', 40, 100)], INVOICE)).not.toHaveProperty('Buyer');
  });
});

describe('dates that could be read either way', () => {
  const dated = (terms: string): Record<string, string> =>
    valuesOf(
      [
        at('Invoice date: 04/05/2021', 40, 100),
        at('Due date: 05/05/2021', 40, 114),
        at(`Terms: ${terms}`, 40, 128),
      ],
      INVOICE,
    );

  it('are as far apart as the terms of payment say', () => {
    expect(dated('30 days')).toMatchObject({ 'Invoice Date': '2021-04-05', 'Due Date': '2021-05-05' });
    expect(dated('1 day')).toMatchObject({ 'Invoice Date': '2021-05-04', 'Due Date': '2021-05-05' });
  });
});

describe('the seller without a label', () => {
  it('is who the web address and the foot of the page name, not who stands first', () => {
    const values = valuesOf(
      [
        at('Greyfriars Consulting', 40, 30),
        at('Dunmore Freight, Inc.', 40, 80),
        at('77 Harbor Street', 40, 94),
        at('Invoice No. 2025/505', 40, 150),
        at('Greyfriars Consulting, Corp., 2205 W Alameda Ave, Denver', 40, 740),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({ Seller: 'Greyfriars Consulting, Corp.', Buyer: 'Dunmore Freight, Inc.' });
  });
});

describe('what a letter says in sentences', () => {
  const LETTER = [
    at('Orchard Lane Works Ltd | 14 Tanner Row | York YO1 6JB', 40, 60),
    at('Tax Invoice F20/26834', 40, 90),
    at('This invoice dated 24 February 2020 covers services rendered to Fenwick Catering Limited:', 40, 110),
    at('Please pay 121.00 GBP by 5 March 2020 to the account below.', 40, 150),
  ];

  it('is who, what and when', () => {
    expect(valuesOf(LETTER, INVOICE)).toMatchObject({
      Seller: 'Orchard Lane Works Ltd',
      Buyer: 'Fenwick Catering Limited',
      'Invoice Number': 'F20/26834',
      'Invoice Date': '2020-02-24',
      'Due Date': '2020-03-05',
    });
  });
});

describe('who sells and who buys', () => {
  it('is told by the line over the window and the address under it', () => {
    const values = valuesOf(
      [
        at('Marlow Bakery GmbH · Gasse 4 · 4051 Basel', 40, 100),
        at('Bluefern Logistics GmbH', 40, 114),
        at('Rue du Stand 40', 40, 128),
        at('Invoice no. 2020-0611', 40, 180),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({ Seller: 'Marlow Bakery GmbH', Buyer: 'Bluefern Logistics GmbH' });
  });

  it('has the customer number beside the label of the customer', () => {
    const values = valuesOf([at('Invoice to (156349)', 40, 100), at('Ridgeway LLP', 40, 114)], INVOICE);
    expect(values).toMatchObject({ Buyer: 'Ridgeway LLP', 'Customer Number': '156349' });
  });
});

describe('what a receipt does not label', () => {
  it('is the means of payment before its amount, and who it is from', () => {
    const values = valuesOf(
      [
        at('Receipt from Quillon Partners Inc.', 40, 60),
        at('Total', 40, 128),
        at('39.24', 300, 128),
        at('VISA', 40, 142),
        at('39.24', 300, 142),
      ],
      RECEIPT,
    );
    expect(values).toMatchObject({ Seller: 'Quillon Partners Inc.', 'Payment Method': 'Visa' });
  });

  it('is the total that another is with its tax', () => {
    const values = valuesOf(
      [
        at('Total', 40, 100),
        at('31.82', 300, 100),
        at('VAT', 40, 114),
        at('3.55', 300, 114),
        at('Total fare', 40, 128),
        at('35.37', 300, 128),
      ],
      RECEIPT,
    );
    expect(values).toMatchObject({ 'Total Amount': '35.37', 'Tax Amount': '3.55' });
  });

  it('is its number behind a sign, and the tax within the total', () => {
    const values = valuesOf(
      [at('Total amount: $67.89 including Sales tax $5.17', 40, 60), at('09:26 #3005/055 OP 07', 40, 80)],
      RECEIPT,
    );
    expect(values).toMatchObject({
      'Total Amount': '67.89',
      'Tax Amount': '5.17',
      'Receipt Number': '3005/055',
    });
  });
});
