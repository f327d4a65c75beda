// Invoices and receipts of further kinds: labels that say either party, sentences, credit notes, scans with misread signs.

import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { LabelNames } from './labelled-segments.ts';
import { listLabelWords, prepareName } from './label-words.ts';
import { withoutMisreadSign } from './misread-sign.ts';
import { isCompanyName, tidyName } from './party-names.ts';
import { readScanned } from './read-scanned.ts';
import { countIds } from './testing/printed-page.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

/** A scanned text as the value of a field. */
function scanned(field: string, text: string): string | null {
  const key = INVOICE.keys.find((each) => each.field === field);
  if (key === undefined) throw new Error(field);
  return readScanned(text, key, { decimalMark: '.', dateOrder: 'DMY' }, true)?.value ?? null;
}

describe('seller and buyer', () => {
  it('are two: what a label gives to both is the buyer, and the letterhead sells', () => {
    const values = read([
      at('Ovidio Larra Traducciones', 40, 40),
      at('Factura RE-2107', 40, 80),
      at('Para', 300, 80),
      at('Lentes del Valle Ltda.', 300, 96),
      at('Calle 33, casa 1240', 300, 112),
    ]);
    expect(values).toMatchObject({ Seller: 'Ovidio Larra Traducciones', Buyer: 'Lentes del Valle Ltda.' });
  });

  it('are the garage and the owner of the vehicle, where one is repaired', () => {
    const head = [at('Frenos del Istmo S.A.', 40, 40), at('Vía Norte, galera 6', 40, 56)];
    const owner = at('Propietario: Editorial Abeto S.A.', 40, 120);
    const values = read([...head, owner, at('Placa', 40, 150), at('Kilometraje', 200, 150)]);
    expect(values).toMatchObject({ Seller: 'Frenos del Istmo S.A.', Buyer: 'Editorial Abeto S.A.' });
    expect(read([...head, owner])).toMatchObject({ Seller: 'Editorial Abeto S.A.' });
  });

  it('have names of many words before a long legal form, and small words of other languages', () => {
    expect(isCompanyName('Parking Puerta del Mar Norte, S. de R.L. de C.V.')).toBe(true);
    expect(isCompanyName('Garage am Markt GmbH')).toBe(true);
    expect(isCompanyName('we have sent it to Markt GmbH')).toBe(false);
  });

  it('have a sign between two names that OCR takes for another', () => {
    expect(tidyName('Marlow €: Finch Printing AG')).toBe('Marlow & Finch Printing AG');
    expect(tidyName('Route 8 Finch Printing AG')).toBe('Route 8 Finch Printing AG');
  });
});

describe('days of payment', () => {
  it('are named by other words, also over two lines', () => {
    const due = (...lines: string[]): string | undefined =>
      read(lines.map((text, line) => at(text, 40, 200 + 14 * line)))['Due Date'];
    expect(due('Kindly transfer the fee by 30 July 2022. It was a pleasure.')).toBe('2022-07-30');
    expect(due('Le ruego abone los honorarios antes del 6 de octubre de 2021.')).toBe('2021-10-06');
    expect(due('We kindly ask you to remit what you owe before', '6 October 2021. Many thanks.')).toBe(
      '2021-10-06',
    );
    expect(due('We delivered the goods by 30 July 2022.')).toBeUndefined();
  });

  it('are in terms that end with their sentence', () => {
    const values = read([at('Liquidación: 45 días. Revise las ruedas a los 50 km.', 40, 200)]);
    expect(values['Payment Terms']).toBe('45 días');
  });
});

it('the amounts of a credit note are below zero, all three', () => {
  const values = read([
    at('Credit note', 40, 40),
    at('Refunded before anything', 40, 200),
    at('-500.00', 400, 200),
    at('GST 18%', 40, 216),
    at('-90.00', 400, 216),
    at('Sum that you get back in total', 40, 232),
    at('-590.00', 400, 232),
  ]);
  expect(values).toMatchObject({
    'Net Amount': '-500.00',
    'Tax Amount': '-90.00',
    'Total Amount': '-590.00',
  });
});

it('a BIC is known without a label by the country of the account', () => {
  const values = read([
    at('IBAN ES91 2100 0418 4502 0005 1332', 40, 200),
    at('Where to send it', 40, 220),
    at('CAIXESBBXXX', 300, 220),
    at('FACTURAS', 300, 240),
  ]);
  expect(values['BIC']).toBe('CAIXESBBXXX');
});

it('the number of a receipt is no amount, though it stands under its label', () => {
  const values = read(
    [at('Comprobante', 40, 40), at('346.68', 40, 54), at('Serie', 40, 90), at('946-593', 200, 90)],
    RECEIPT,
  );
  expect(values['Receipt Number']).toBe('946-593');
});

it('a day with a name is the number of nothing', () => {
  const values = read([at('Invoice number', 40, 40), at('14/dic/2025', 40, 54)]);
  expect(values['Invoice Number'] ?? '').toBe('');
});

it('the number of a company in its register may have six figures', () => {
  expect(read([at('CRO No. 539010', 40, 700)])['Seller Registration Number']).toBe('539010');
});

describe('values of a scan', () => {
  it('have signs of money that were misread', () => {
    expect(['%2,001.94', '-%6,917.50', 'Y 1,087.43', '=12.50'].map(withoutMisreadSign)).toEqual([
      '2,001.94',
      '-6,917.50',
      '1,087.43',
      '12.50',
    ]);
    expect(['Total 12.50', '12 %', 'A4'].map(withoutMisreadSign)).toEqual(['Total 12.50', '12 %', 'A4']);
    expect(scanned('amount', '-%6,917.50')).toBe('-6917.50');
  });

  it('have small letters among capitals, and an O for a zero', () => {
    expect(scanned('invoice_number', 'Sl-2024-726797')).toBe('SI-2024-726797');
    expect(scanned('invoice_number', '20l4/77')).toBe('2014/77');
    expect(scanned('order_number', 'PEDO78252')).toBe('PED078252');
    expect(scanned('order_number', 'Lote-77')).toBe('Lote-77');
  });
});

it('a name that is almost a label is found by a piece of it that is whole', () => {
  const names = new LabelNames(['payment due date', 'date'].map(prepareName), []);
  const match = (text: string) => names.matchBeginning(listLabelWords(text), true);
  expect(match('Payrnent due date').longest).toBe(3);
  expect(match('Payrnent due date').isExact).toBe(false);
  expect(match('Date').isExact).toBe(true);
  expect(match('Pagnent bue bate').longest).toBe(0);
});
