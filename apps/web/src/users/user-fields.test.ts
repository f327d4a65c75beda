import { expect, it } from 'vitest';
import { NEW_USER, listUserFaults } from './user-fields.ts';

const ID = '5f4d9c1e-8a39-4f0e-9d0b-3c1f4f6f9a10';
const GOOD = { ...NEW_USER, email: 'ana@bank.test', name: 'Ana', role: ID, clients: [ID] };

it('finds nothing wrong with a whole user', () => {
  expect(listUserFaults(GOOD, true)).toEqual({});
  expect(listUserFaults({ ...GOOD, clients: [] }, false)).toEqual({});
});

it('asks for e-mail, name and role, and for a client once the role needs one', () => {
  expect(listUserFaults(NEW_USER, true)).toEqual({
    email: 'enterEmail',
    name: 'enterName',
    role: 'enterRole',
  });
  expect(listUserFaults({ ...GOOD, clients: [] }, true)).toEqual({ clients: 'selectClient' });
  expect(listUserFaults({ ...GOOD, name: '  ' }, true)).toEqual({ name: 'enterName' });
});

it.each(['ana', 'ana@', 'ana@bank', 'a na@bank.test', '@bank.test'])(
  'does not take %s for an e-mail address',
  (email) => {
    expect(listUserFaults({ ...GOOD, email }, true)).toEqual({ email: 'enterValidEmail' });
  },
);
