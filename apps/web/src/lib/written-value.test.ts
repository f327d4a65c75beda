import { expect, it } from 'vitest';
import { SPANISH_NAMES } from './spanish-names.ts';
import { writeValue } from './written-value.ts';

const write = (name: string): string => SPANISH_NAMES.get(name) ?? name;

it.each([
  ['country', 'Spain', 'España'],
  ['topic', 'Labour', 'Relaciones laborales'],
])('a %s is written in the language of the page', (field, stored, written) => {
  expect(writeValue(field, stored, write)).toBe(written);
});

it('a value of another field is shown as it is stored, also where it is the name of a country', () => {
  expect(writeValue('companyName', 'Spain', write)).toBe('Spain');
});
