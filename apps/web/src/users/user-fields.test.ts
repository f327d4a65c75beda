import { expect, it } from 'vitest';
import { NEW_USER, listUserFaults } from './user-fields.ts';

const GOOD = { ...NEW_USER, email: 'ana@bank.test', name: 'Ana', role: 'r1', clients: ['c1'] };

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
