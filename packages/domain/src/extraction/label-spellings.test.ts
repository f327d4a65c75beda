import { expect, it } from 'vitest';
import { listSpellings } from './label-spellings.ts';

it.each([
  ['invoice number', ['invoice number', 'invoice no', 'inv no', 'inv num']],
  ['numero de factura', ['numero de factura', 'n factura', 'factura n', 'fra num']],
  ['fecha de vencimiento', ['fecha de vencimiento', 'fecha vencimiento', 'f vto', 'fecha del vencimiento']],
  ['date of issue', ['date of issue', 'issue date']],
])('%s is printed in several ways', (name, spellings) => {
  expect(listSpellings(name)).toEqual(expect.arrayContaining(spellings));
});

it('a name without a short form is printed in one way', () => {
  expect(listSpellings('iban')).toEqual(['iban']);
});
