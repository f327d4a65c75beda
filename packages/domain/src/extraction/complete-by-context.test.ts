import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { classifyPage } from './classify-page.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { INVOICE } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

it('numbers are told by a word of their label, and never by that of another number', () => {
  const values = read([
    at('Hire invoice', 40, 100),
    at('262274', 160, 100),
    at('Hirer no.', 40, 116),
    at('163520', 160, 116),
    at('Recibo de prima 2022-2956', 40, 300),
  ]);
  expect(values).toMatchObject({ 'Invoice Number': '262274', 'Customer Number': '163520' });
});

it('net, tax and total are told by the rate that is printed', () => {
  const values = read([
    at('Work done', 40, 200),
    at('500.00', 400, 200),
    at('Two days', 40, 216),
    at('250.00', 400, 216),
    at('All in all', 40, 240),
    at('750.00', 400, 240),
    at('plus 20 %', 40, 256),
    at('150.00', 400, 256),
    at('To transfer: amount', 40, 272),
    at('900.00', 400, 272),
  ]);
  expect(values).toMatchObject({ 'Net Amount': '750.00', 'Tax Amount': '150.00', 'Total Amount': '900.00' });
});

it('what the buyer keeps back comes off the total', () => {
  const values = read([
    at('Honorarios', 40, 200),
    at('1.000,00', 400, 200),
    at('IVA 21 %', 40, 216),
    at('210,00', 400, 216),
    at('Retención IRPF 15 %', 40, 232),
    at('-150,00', 400, 232),
    at('Importe para ingresar', 40, 248),
    at('1.060,00', 400, 248),
  ]);
  expect(values).toMatchObject({
    'Net Amount': '1000.00',
    'Tax Amount': '210.00',
    'Total Amount': '1060.00',
  });
});

it('the name under the title of a party stands beside its own label', () => {
  const values = read([
    at('Emisor', 40, 100),
    at('Receptor', 320, 100),
    at('Nombre', 40, 116),
    at('Embalajes Guadiana S.L.', 120, 116),
    at('Nombre', 320, 116),
    at('Servicios Tepeyac, S.A.', 400, 116),
  ]);
  expect(values).toMatchObject({ Seller: 'Embalajes Guadiana S.L.', Buyer: 'Servicios Tepeyac, S.A.' });
});

it('the tax number is that under the seller’s name', () => {
  const values = read([
    at('Tidewater Marine Ltd', 40, 60),
    at('18 Moor Street', 40, 74),
    at('Bill to', 320, 46),
    at('Ashby Quarry Products PLC', 320, 60),
    at('VAT no. GB075654725', 320, 74),
    at('GB308630990', 40, 88),
  ]);
  expect(values['Seller Tax Number']).toBe('GB308630990');
});

it('what is to be paid until a day is an invoice, though it is called a receipt', () => {
  const page = pageOf([
    at('Recibo', 40, 60),
    at('Asegurado', 40, 80),
    at('Frutas Magdalena S.A.', 200, 80),
    at('A pagar antes del', 40, 96),
    at('18-09-2022', 200, 96),
    at('Prima neta', 40, 112),
    at('100,00', 300, 112),
    at('IVA 21 %', 40, 128),
    at('21,00', 300, 128),
    at('Total a pagar', 40, 144),
    at('121,00', 300, 144),
  ]);
  expect(classifyPage(page, SHIPPED_DOCUMENT_TYPES).documentType).toBe('Invoice');
});
