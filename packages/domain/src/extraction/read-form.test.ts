import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { completeInvoice } from './complete-invoice.ts';
import { decideConventions, readForm } from './read-form.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function valuesOf(placed: readonly Placed[], type: typeof INVOICE): Record<string, string> {
  const pages = [pageOf(placed)];
  const found = new Map(readForm(pages, type));
  completeInvoice(pages, found, type, decideConventions(pages));
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
});
