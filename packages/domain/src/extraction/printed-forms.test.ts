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
});
