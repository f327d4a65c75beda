// What stands in lists of a form and what is said beside its labels: neither the number nor the day of one line of a list is that of the document, and a text about another
// thing than its label is no value (issue 14, 'CCRR, invoices, receipts').

import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import type { DocumentType } from './document-type.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type: DocumentType): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

const report = (...placed: readonly Placed[]): Record<string, string> =>
  read(placed, CREDIT_RISK_RATING_REPORT);

const column = (x: number, y: number, ...texts: readonly string[]): Placed[] =>
  texts.map((text, line) => at(text, x, y + line * 14));

describe('a list of several', () => {
  it('has numbers of its lines and none of the document', () => {
    const values = read(
      [
        ...column(40, 60, 'Alder Joinery Ltd', 'INVOICE'),
        ...column(40, 200, 'Your ref.', '24-6525-38', '78-6607-44', '65-9911-04'),
        ...column(240, 200, 'Total', '12.00', '14.00', '26.00'),
      ],
      INVOICE,
    );
    expect(values['Order Number'] ?? '').toBe('');
  });

  it('has days of its lines: the report is of the day at its head', () => {
    const days = column(300, 200, 'Date', '11 February 2021', '4 November 2020', '2 May 2020');
    const head = [at('Harbour Tyres Ltd', 40, 60), at('Our view, 23 December 2022', 40, 90)];
    const review = at('Next review: 23 March 2023', 40, 500);
    expect(report(...head, ...days, review)).toMatchObject({
      'Report Date': '2022-12-23',
      'Next Review': '2023-03-23',
    });
  });

  it('of what several agencies say names none that rated in the report', () => {
    const values = report(
      at('Harbour Tyres Ltd', 40, 60),
      ...column(40, 200, 'Agency', 'Norrland', 'Castellan'),
      ...column(240, 200, 'Grade', 'Ba1', 'BB+'),
      ...column(340, 200, 'Date', '11 February 2021', '4 November 2020'),
    );
    expect(values['Rating Agency'] ?? '').toBe('');
    expect(report(at('Agency', 40, 60), at('Norrland', 240, 60))).toMatchObject({
      'Rating Agency': 'Norrland',
    });
  });

  it('has last days of what it lists, beside which a sentence says until when is to be paid', () => {
    const values = read(
      [
        at('Quill & Caliper Ltd', 40, 60),
        at('Invoice M2021-3505, 20 Nov 2021', 40, 90),
        ...column(40, 200, 'Service', 'Trademark renewal'),
        ...column(240, 200, 'Falls due', '19 Jan 2022'),
        ...column(440, 200, 'Amount', '886.01'),
        at('Please let us have your payment no later than 20 Dec 2021.', 40, 400),
      ],
      INVOICE,
    );
    expect(values).toMatchObject({ 'Due Date': '2021-12-20' });
  });
});

it('a dated review is the one that was made, and the next one has its own label', () => {
  const values = report(
    at('Ardmore Rail Components Ltd', 40, 60),
    at('Review dated 2022-04-14', 40, 90),
    ...column(400, 90, 'Next review', '2022-10-11'),
  );
  expect(values).toMatchObject({ 'Report Date': '2022-04-14', 'Next Review': '2022-10-11' });
});

it('the currency is that of the total, and not of what is said of a rate of exchange', () => {
  const values = read(
    [
      at('Agencia Ancón E.I.R.L.', 40, 60),
      at('Factura F010-00007675', 40, 90),
      at('Importe total PEN', 40, 300),
      at('4,246.24', 440, 300),
      at('Tarifa en USD convertida al tipo de cambio 3.7180.', 40, 340),
      at('El contenedor se considera perdido a USD 4,800.00.', 40, 354),
    ],
    INVOICE,
  );
  expect(values).toMatchObject({ Currency: 'PEN' });
});

it('a text with a day is about a paper, and names no buyer', () => {
  const values = read(
    [
      ...column(40, 60, 'Hawkstone Retail Ltd.', '88 Railway Ave', 'Calgary AB T2G 4K1'),
      at('Client', 400, 60),
      at('Your instructions of 31 Oct 2021', 400, 74),
    ],
    INVOICE,
  );
  expect(values['Buyer'] ?? '').not.toContain('instructions');
});

it('a card that one boards with is not what was paid with', () => {
  const values = read(
    [
      at('Tienda Franca S.A.', 40, 60),
      at('Tarjeta de embarque', 40, 100),
      at('RA1320', 300, 100),
      at('A pagar', 40, 300),
      at('135,69', 300, 300),
      at('Mastercard', 40, 314),
      at('135,69', 300, 314),
    ],
    RECEIPT,
  );
  expect(values).toMatchObject({ 'Payment Method': 'Mastercard' });
});

describe('what a company does', () => {
  const about = (text: string): Record<string, string> =>
    report(at('Tejidos Huancayo S.A.S.', 40, 60), at(text, 40, 120));

  it('is said in a sentence, the wider word in parentheses', () => {
    const text = 'La prestataria opera en la industria Residencias asistidas (sector: Sanidad) y crece.';
    expect(about(text)).toMatchObject({ Industry: 'Residencias asistidas', Sector: 'Sanidad' });
    expect(about('It works in the Footwear industry.')).toMatchObject({ Industry: 'Footwear' });
  });

  it('has each of two words at its own label, whatever stands over both', () => {
    const values = report(
      at('Calzados Norte, S.L.', 40, 60),
      at('Actividad', 40, 120),
      at('Sector: Renovables. Industria: Mantenimiento eólico.', 200, 120),
    );
    expect(values).toMatchObject({ Sector: 'Renovables', Industry: 'Mantenimiento eólico' });
  });
});

it('the country of a company may stand in parentheses behind its name', () => {
  const values = report(
    at('Rating report', 40, 40),
    at('Company: Kestrel Point Retail, LLC', 40, 60),
    at('Where we have come out on Kestrel Point Retail, LLC (USA; limit unchanged).', 40, 120),
  );
  expect(values).toMatchObject({ Country: 'USA' });
});

it('an analyst is who stands behind a colon, and no company that says what it does', () => {
  const values = report(
    at('Gestora Puerta de Alcalá, análisis de renta fija', 40, 40),
    at('Calzados Elda Norte, S.L.U.', 40, 60),
    at('Analista: Gonzalo Arrieta', 40, 500),
  );
  expect(values).toMatchObject({ Analyst: 'Gonzalo Arrieta' });
});
