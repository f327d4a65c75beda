import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { INDUSTRIES } from './industries.ts';
import { SECTORS } from './sectors.ts';
import { COMPANY_NAMES_IN_SPANISH } from './spanish-names.ts';

it('every country, sector and industry of the product has a Spanish name of its own', () => {
  const names = [...COUNTRIES, ...INDUSTRIES].map(({ name }) => name);
  const missing = [...names, ...SECTORS].filter((name) => !COMPANY_NAMES_IN_SPANISH.has(name));
  expect(missing).toEqual([]);
  expect(COMPANY_NAMES_IN_SPANISH.size).toBe(names.length + SECTORS.length);
  for (const list of [INDUSTRIES.map(({ name }) => name), SECTORS]) {
    const spanish = list.map((name) => COMPANY_NAMES_IN_SPANISH.get(name));
    expect(new Set(spanish).size).toBe(list.length);
  }
});

it('names are those that Spanish readers use', () => {
  const inSpanish = (name: string) => COMPANY_NAMES_IN_SPANISH.get(name);
  expect(['Germany', 'United States', 'Energy', 'Coal', 'A tenant’s own'].map(inSpanish)).toEqual([
    'Alemania',
    'Estados Unidos',
    'Energía',
    'Carbón',
    undefined,
  ]);
});
