// What tills, taxi meters, carriers, banks and agencies print: summaries of taxes, one item above its total, who sends goods, who signs.

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

describe('amounts', () => {
  it('of a summary of taxes are no total: the amount that was paid is', () => {
    const values = read(
      [
        at('TAX INVOICE', 240, 40),
        at('Net Amt.', 40, 200),
        at('1,498.46', 300, 200),
        at('GST', 40, 260),
        at('Taxable', 200, 260),
        at('Amount', 300, 260),
        at('CGST 9.00%', 40, 274),
        at('1,269.88', 200, 274),
        at('114.29', 300, 274),
        at('SGST 9.00%', 40, 288),
        at('1,269.88', 200, 288),
        at('114.29', 300, 288),
        at('Total', 40, 302),
        at('1,269.88', 200, 302),
        at('228.58', 300, 302),
      ],
      RECEIPT,
    );
    expect(values).toMatchObject({
      'Net Amount': '1269.88',
      'Tax Amount': '228.58',
      'Total Amount': '1498.46',
    });
  });
});

describe('numbers', () => {
  it('stand behind a sign that stands apart from them', () => {
    const values = read([
      at('FACTURA', 400, 40),
      at('#', 40, 100),
      at(':', 130, 100),
      at('FV-000678', 138, 100),
    ]);
    expect(values['Invoice Number']).toBe('FV-000678');
  });

  it('below the name of a bank are accounts, and no customer’s', () => {
    const bank = [at('Banco: Banco Sabana', 40, 400), at('Cuenta n.º: 5635004900', 40, 414)];
    expect(read(bank)['Customer Number']).toBeUndefined();
    expect(read(bank.slice(1))['Customer Number']).toBe('5635004900');
  });

  it('of the seller for taxes may stand near neither party, at their own label', () => {
    const values = read([
      at('Imprenta Gil Navarro, S.L.U.', 400, 40),
      at('Cliente', 40, 106),
      at('Plásticos Cuyo, S.A.', 40, 120),
      at('50016 Zaragoza', 40, 134),
      at('NIF B78481556', 40, 148),
      at('C.I.F.', 250, 190),
      at('A-70613173', 250, 202),
    ]);
    expect(values['Seller Tax Number']).toBe('A-70613173');
  });
});

describe('parties and terms', () => {
  const HEAD = [at('Expreso Yumbo S.A.', 40, 40), at('Carrera 15 No. 93-60, Bogotá D.C.', 40, 54)];
  const SENDER = [at('REMITENTE', 40, 120), at('Plásticos del Cauca', 40, 134)];

  it('who sends goods to somebody else is not the seller', () => {
    const receiver = [at('DESTINATARIO', 240, 120), at('Grupo Anahuatl', 240, 134)];
    expect(read([...HEAD, ...SENDER, ...receiver])['Seller']).toBe('Expreso Yumbo S.A.');
    expect(read(SENDER)['Seller']).toBe('Plásticos del Cauca');
  });

  it('terms stand in brackets behind the day on which they end', () => {
    const due = [at('Due Date', 40, 100), at('27 April 2022 (60 days from invoice date)', 130, 100)];
    expect(read(due)).toMatchObject({
      'Due Date': '2022-04-27',
      'Payment Terms': '60 days from invoice date',
    });
  });
});

describe('reports', () => {
  const readReport = (placed: readonly Placed[]): Record<string, string> =>
    read(placed, CREDIT_RISK_RATING_REPORT);

  it('have what was beside what is, where only the former says so', () => {
    const values = readReport([
      at('RATING', 300, 100),
      at('PRIOR', 450, 100),
      at('LT IDR', 40, 114),
      at('C+ Rating Outlook Developing', 300, 114),
      at('B-', 450, 114),
    ]);
    expect(values).toMatchObject({ 'LT Rating': 'C+', 'Previous LT Rating': 'B-' });
  });

  it('are signed by a name over its office, not by the office beside it', () => {
    const signed = [at('Claire Beaumont', 40, 600), at('Director, Primary Rating Analyst', 40, 612)];
    expect(readReport(signed)['Analyst']).toBe('Claire Beaumont');
    const offices = [
      at('Claire Beaumont', 48, 600),
      at('Credit Analyst', 50, 612),
      at('Chief Manager', 250, 612),
    ];
    expect(readReport(offices)['Analyst']).toBe('Claire Beaumont');
  });

  it('have no sentence for an industry', () => {
    const sentence = at('The business is concentrated: the five largest customers buy half of it.', 40, 300);
    expect(readReport([sentence])['Industry']).toBeUndefined();
    expect(readReport([at('Line of activity / industry', 40, 100), at('Copper', 300, 100)])['Industry']).toBe(
      'Copper',
    );
  });
});
