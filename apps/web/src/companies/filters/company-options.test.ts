import { expect, it } from 'vitest';
import { listCompanyOptions } from './company-options.ts';

const FOUND = [
  { ticker: 'ABBN', companyName: 'ABB' },
  { ticker: 'NESN', companyName: 'Nestlé' },
];
const write = ({ ticker, companyName }: (typeof FOUND)[number]) => `${ticker} - ${companyName}`;

it('offers what was found, by ticker or name', () => {
  expect(listCompanyOptions('ticker', FOUND, [], '', write)).toEqual([
    { value: 'ABBN', text: 'ABBN - ABB' },
    { value: 'NESN', text: 'NESN - Nestlé' },
  ]);
  expect(listCompanyOptions('companyName', FOUND, [], '', write).map(({ value }) => value)).toEqual([
    'ABB',
    'Nestlé',
  ]);
});

it('keeps the chosen ones at hand, first, each once', () => {
  expect(listCompanyOptions('ticker', FOUND, ['ZURN', 'NESN'], ' ', write)).toEqual([
    { value: 'ZURN', text: 'ZURN' },
    { value: 'NESN', text: 'NESN - Nestlé' },
    { value: 'ABBN', text: 'ABBN - ABB' },
  ]);
});

it('offers only what a text finds', () => {
  expect(listCompanyOptions('ticker', FOUND, ['ZURN'], 'n', write).map(({ value }) => value)).toEqual([
    'ABBN',
    'NESN',
  ]);
});
