import { describe, expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { tidyName } from './party-names.ts';
import { rememberAccents } from './restore-accents.ts';
import { countIds } from './testing/printed-page.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[], type = INVOICE): Record<string, string> {
  const { rows } = extractRows({ pages: [pageOf(placed)], tables: new Map(), type, newId: countIds() });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

describe('whose an invoice is', () => {
  it('is said by no number that stands beside the label', () => {
    const values = read([
      at('From:', 40, 100),
      at('Number 2021-4075', 300, 100),
      at('Aotea Industrial Pte Ltd', 40, 114),
    ]);
    expect(values['Seller']).toBe('Aotea Industrial Pte Ltd');
  });

  it('is not who it is for the attention of', () => {
    const values = read([
      at('Osprey Analytics LLP', 40, 40),
      at('52 Queen Square', 40, 54),
      at('Attn. Tanglin Fitness Limited', 40, 140),
      at('14 Tanner Row', 40, 154),
    ]);
    expect(values).toMatchObject({ Seller: 'Osprey Analytics LLP', Buyer: 'Tanglin Fitness Limited' });
    const spanish = read([
      at('Arquitectos Del Solar Cía. Ltda.', 40, 40),
      at('Gran Colombia 7-87', 40, 54),
      at('A la atención de Importadora Loja Cía. Ltda.', 40, 140),
      at('Cdla. Kennedy Norte', 40, 154),
    ]);
    expect(spanish).toMatchObject({
      Seller: 'Arquitectos Del Solar Cía. Ltda.',
      Buyer: 'Importadora Loja Cía. Ltda.',
    });
  });

  it('is no clerk, and no heading of its lines', () => {
    const head = [at('Papelería Zurbarán, S.A. de C.V.', 40, 40), at('Av. Vallarta 3233', 40, 54)];
    const clerk = [...head, at('Vendedor 04', 40, 140), at('AGUA CON GAS', 40, 154)];
    expect(read(clerk, RECEIPT)['Seller']).toBe('Papelería Zurbarán, S.A. de C.V.');
    const heading = [...head, at('Vendedor', 40, 140), at('Artículo', 40, 154)];
    expect(read(heading, RECEIPT)['Seller']).toBe('Papelería Zurbarán, S.A. de C.V.');
  });

  it('is its name without specks, with its legal form', () => {
    expect(tidyName('ss Wexcombe Steel Pte Lid')).toBe('Wexcombe Steel Pte Ltd');
    expect(tidyName('de Vries B.V.')).toBe('de Vries B.V.');
  });
});

it('a box at the post office is no order', () => {
  const values = read([at('Invoice 4711', 40, 40), at('PO Box 9043', 40, 100), at('Auckland 1010', 40, 114)]);
  expect(values['Order Number'] ?? '').toBe('');
});

it('a currency is no word of goods in capitals', () => {
  const till = [at('BALLPOINT PEN BLUE', 40, 100), at('2.39', 300, 100), at('Balance', 40, 120)];
  expect(read([...till, at('69.82 €', 300, 120)], RECEIPT)['Currency']).toBe('EUR');
  expect(read([...till, at('TOTAL PEN 69.82', 300, 120)], RECEIPT)['Currency']).toBe('PEN');
});

it('the number of a bar’s tab is that of the receipt, and no means of payment is a numbered check', () => {
  expect(read([at('Tab 0009/819', 40, 100)], RECEIPT)['Receipt Number']).toBe('0009/819');
  const values = read(
    [at('Check #T14-26065', 40, 100), at('VISA DEBIT', 40, 200), at('69.82', 300, 200)],
    RECEIPT,
  );
  expect(values).toMatchObject({ 'Receipt Number': 'T14-26065', 'Payment Method': 'Visa Debit' });
});

it('a rate between amounts parts them', () => {
  const values = read(
    [at('Total', 40, 100), at('$63.87', 300, 100), at('59.00 8.25%', 40, 140), at('4.87', 300, 140)],
    RECEIPT,
  );
  expect(values).toMatchObject({ 'Net Amount': '59.00', 'Tax Amount': '4.87', 'Total Amount': '63.87' });
});

it('amounts that alone add up to the known total are proven by one word', () => {
  const page = (more: readonly Placed[]): Record<string, string> =>
    read(
      [
        at('Flown', 40, 100),
        at('$ 6,202.70', 300, 100),
        at('Taxes and charges', 40, 130),
        at('$ 1,364.59', 300, 130),
        at('Total ticket', 40, 140),
        at('$ 7,567.29', 300, 140),
        ...more,
      ],
      RECEIPT,
    );
  expect(page([])).toMatchObject({ 'Net Amount': '6202.70', 'Tax Amount': '1364.59' });
});

it('capitals have accents only where the document prints some', () => {
  const words = [at('Fecha del recibo de la compra para el cliente', 40, 40), at('CAFE', 40, 60)];
  expect(rememberAccents([pageOf(words)])('Iñiguez Aguila')).toBe('Íñiguez Águila');
  expect(rememberAccents([pageOf(words)])('CAFE')).toBe('CAFE');
  expect(rememberAccents([pageOf(words)])('Electroquimica y telefonia: diseno de la bateria')).toBe(
    'Electroquímica y telefonía: diseño de la batería',
  );
  expect(rememberAccents([pageOf([...words, at('CARTÓN', 40, 80)])])('CAFE MANIPULACION')).toBe(
    'CAFÉ MANIPULACIÓN',
  );
});
