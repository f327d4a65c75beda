import { expect, it } from 'vitest';
import { listFieldsOfBoth, mergeTypedFields } from './form.ts';

it('keeps what was typed, on what somebody else left, with the version they left', () => {
  const initial = { name: 'Acme', type: 'Public', clients: ['a'], version: 3 };
  const newest = { name: 'Acme Ltd', type: 'Private', clients: ['a', 'b'], version: 4 };
  expect(mergeTypedFields(newest, { ...initial, name: 'Acme Inc', type: ' Public ' }, initial)).toEqual({
    ...newest,
    name: 'Acme Inc',
  });
});

it('names what both have changed, unless they have made the same of it', () => {
  const initial = { name: 'Acme', type: 'Public', city: 'Leeds', version: 3 };
  const newest = { name: 'Acme Ltd', type: 'Private', city: 'Leeds', version: 4 };
  const fields = { ...initial, name: 'Acme Inc', type: 'Private', city: 'York' };
  expect(listFieldsOfBoth(newest, fields, initial)).toEqual(['name']);
});
