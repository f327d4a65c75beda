// Forms of kinds that no layout of the benchmark was written for: other names of the same facts, other places for them.

import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

/** Labels with their values beside them, a line each. */
function listed(pairs: readonly (readonly [string, string])[]): Placed[] {
  return pairs.flatMap(([label, value], line) => [
    at(label, 40, 200 + 16 * line),
    at(value, 300, 200 + 16 * line),
  ]);
}

describe('an invoice under other names', () => {
  it('is read where it is a demand, a notice or a claim', () => {
    const values = read(
      listed([
        ['Demand number', 'RD-20418'],
        ['Raised on', '4 March 2024'],
        ['Settle on or before', '28 March 2024'],
        ['Tenant reference', 'T-5512'],
        ['L.P.O. No.', 'LP-7781'],
      ]),
    );
    expect(values).toMatchObject({
      'Invoice Number': 'RD-20418',
      'Invoice Date': '2024-03-04',
      'Due Date': '2024-03-28',
      'Customer Number': 'T-5512',
      'Order Number': 'LP-7781',
    });
  });

  it('is read where it is a liquidación, an account to be paid or a charge', () => {
    const values = read(
      listed([
        ['N.º de liquidación', '2024/00817'],
        ['Fecha de liquidación', '04/03/2024'],
        ['Pague antes del', '28/03/2024'],
        ['Cuenta del contribuyente', 'CT-40551'],
      ]),
    );
    expect(values).toMatchObject({
      'Invoice Number': '2024/00817',
      'Invoice Date': '2024-03-04',
      'Due Date': '2024-03-28',
      'Customer Number': 'CT-40551',
    });
  });

  it('has two facts behind one label', () => {
    const values = read(
      listed([
        ['Invoice no./date', '90043318 / 12.03.2024'],
        ['Delivery note no./date', '80017741 / 08.03.2024'],
      ]),
    );
    expect(values).toMatchObject({ 'Invoice Number': '90043318', 'Invoice Date': '2024-03-12' });
  });

  it('is of the company that a mail is from by the first part of its name', () => {
    const values = read([
      at('From:', 40, 40),
      at('Kittiwake Studio <hello@kittiwake.example>', 120, 40),
      at('Invoice number: 2024-118', 40, 120),
      at('Kittiwake Studio LLC, 14 Tanner Row', 40, 500),
    ]);
    expect(values['Seller']).toBe('Kittiwake Studio LLC');
  });
});

describe('what stands at a label', () => {
  it('is under it where the label of something else stands beside it', () => {
    const values = read([
      at('Rate', 40, 300),
      at('Net', 120, 300),
      at('VAT', 220, 300),
      at('Order total', 320, 300),
      at('1,006.41', 440, 300),
      at('20%', 40, 316),
      at('838.68', 120, 316),
      at('167.73', 220, 316),
    ]);
    expect(values).toMatchObject({
      'Net Amount': '838.68',
      'Tax Amount': '167.73',
      'Total Amount': '1006.41',
    });
  });

  it('is no address where a party is asked for, and no number of a customer where the seller is', () => {
    const values = read([
      at('Tulip Home Supplies B.V.', 40, 40),
      at('Landlord TRN', 40, 200),
      at('100455441190040', 200, 200),
      at('Tenant TRN', 40, 216),
      at('100000000000003', 200, 216),
      at('Billing address', 40, 260),
      at('14 Tanner Row', 40, 276),
      at('York YO1 6JB', 40, 292),
    ]);
    expect(values['Buyer']).not.toBe('14 Tanner Row');
    expect(values['Seller Tax Number']).toBe('100455441190040');
  });

  it('is a reference of the buyer beside the number of the invoice, else the number itself', () => {
    const both = read(
      listed([
        ['Invoice number', 'A-1853'],
        ['Reference', '4500088666'],
      ]),
    );
    expect(both).toMatchObject({ 'Invoice Number': 'A-1853', 'Order Number': '4500088666' });
    const only = read(listed([['Our reference', '2024-00871']]));
    expect(only['Invoice Number']).toBe('2024-00871');
  });
});

it('amounts of a usual rate that is not printed need two words', () => {
  const values = read([
    at('Figures of this month', 40, 200),
    at('Labour and parts, net', 40, 220),
    at('412.50', 300, 220),
    at('Duty', 40, 236),
    at('82.50', 300, 236),
    at('You owe us', 40, 252),
    at('495.00', 300, 252),
  ]);
  expect(values).toMatchObject({ 'Net Amount': '412.50', 'Tax Amount': '82.50', 'Total Amount': '495.00' });
});

it('what is added to a net amount and is called freight is no tax', () => {
  const values = read([
    at('Merchandise total', 40, 220),
    at('980.25', 300, 220),
    at('Freight', 40, 236),
    at('64.00', 300, 236),
    at('Invoice total', 40, 252),
    at('1,044.25', 300, 252),
  ]);
  expect(values['Tax Amount']).not.toBe('64.00');
});

it('a label that has its value beside it does not go on in the next line', () => {
  const values = read(
    listed([
      ['Fecha', '31/03/2024'],
      ['Compensación', '30/04/2024'],
    ]),
  );
  expect(values).toMatchObject({ 'Invoice Date': '2024-03-31', 'Due Date': '2024-04-30' });
});

it('a receipt of an office or a portal is read by what was collected', () => {
  const values = read(
    listed([
      ['Official receipt no.', 'OR-55121'],
      ['Collected on', '9 May 2024'],
      ['Fees before tax', '50.00'],
      ['VAT 20%', '10.00'],
      ['Amount collected', '60.00'],
      ['Funding source', 'Visa'],
    ]),
    RECEIPT,
  );
  expect(values).toMatchObject({
    'Receipt Number': 'OR-55121',
    'Receipt Date': '2024-05-09',
    'Net Amount': '50.00',
    'Total Amount': '60.00',
    'Payment Method': 'Visa',
  });
});

it('a report names several values behind one label, in any order', () => {
  const page = (...placed: Placed[]) => read(placed, CREDIT_RISK_RATING_REPORT);
  const below = page(
    at('Issuer credit rating (long term / outlook / short term)', 40, 200),
    at('B+ / Stable / C', 40, 216),
  );
  expect(below).toMatchObject({ 'LT Rating': 'B+', Outlook: 'Stable', 'ST Rating': 'C' });
  const behind = page(at('Corto plazo / largo plazo / perspectiva: A- / B / Negativa', 40, 200));
  expect(behind).toMatchObject({ 'ST Rating': 'A-', 'LT Rating': 'B', Outlook: 'Negative' });
});

it('ratings stand behind other columns of the page, under headings of what is in force and what is proposed', () => {
  const values = read(
    [
      at('Costs are in dollars', 40, 200),
      at('Rating', 250, 200),
      at('In force', 340, 200),
      at('Proposed', 430, 200),
      at('Half of sales are, too', 40, 216),
      at('Short term', 250, 216),
      at('C-', 340, 216),
      at('C', 430, 216),
      at('Long term', 250, 232),
      at('C+', 340, 232),
      at('B-', 430, 232),
      at('Outlook', 250, 248),
      at('Stable', 340, 248),
      at('Positive', 430, 248),
    ],
    CREDIT_RISK_RATING_REPORT,
  );
  expect(values).toMatchObject({
    'ST Rating': 'C',
    'Previous ST Rating': 'C-',
    'LT Rating': 'B-',
    'Previous LT Rating': 'C+',
    Outlook: 'Positive',
  });
});

it('a report on a company that is monitored has the days and people of monitoring', () => {
  const values = read(
    listed([
      ['Monitored entity', 'Harinas Cibao S.R.L.'],
      ['Short-term rating', 'B+'],
      ['Long-term rating', 'A-'],
      ['Committee held on', '9 May 2024'],
      ['Certificate valid until', '9 May 2025'],
      ['Surveillance analyst', 'Silvia Monzón'],
    ]),
    CREDIT_RISK_RATING_REPORT,
  );
  expect(values).toMatchObject({
    'Company Name': 'Harinas Cibao S.R.L.',
    'Report Date': '2024-05-09',
    'Next Review': '2025-05-09',
    Analyst: 'Silvia Monzón',
  });
});
