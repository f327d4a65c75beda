import { expect, it } from 'vitest';
import { SPANISH_NAMES } from '../lib/spanish-names.ts';
import { writeChange } from './written-change.ts';

const write = (name: string): string => SPANISH_NAMES.get(name) ?? name;

it.each([
  ['country', 'Spain', 'España'],
  ['topic', 'Labour', 'Relaciones laborales'],
])('the audit log writes a %s in the language of the page', (field, stored, written) => {
  expect(writeChange({ field, before: null, after: stored }, write)).toEqual({
    field,
    before: null,
    after: written,
  });
});

it('a value of another field is shown as it was written, also where it is the name of a country', () => {
  const change = { field: 'companyName', before: 'Spain', after: 'Labour' };
  expect(writeChange(change, write)).toBe(change);
});
